import Foundation
import MarqueeCatalog
import MarqueeDomain

/// Imports of packed exports that are cut or have a wrong bit.
struct CatalogDamages {
    let count: Int

    func run(_ run: ScenarioRun) async throws -> String {
        let scratch = try Scratch()
        let days = try CatalogDays(in: scratch.path)
        let inspection = CatalogInspection(days: days)
        let folder = scratch.file("cache")
        _ = try await CatalogDevice.folder(folder).make(onProgress: { _ in }) { _ in days.imports[0] }
        let packed = GzipMember.packing(CatalogDays.lines(of: CatalogDevice.days[1]))
        let path = scratch.file("movie_ids.json.gz")
        var refused = 0
        for number in 0..<count {
            var bytes = packed
            if number.isMultiple(of: 2) {
                bytes = Array(bytes.prefix(run.random.pick(0...bytes.count - 1)))
            } else {
                bytes[run.random.pick(0...bytes.count - 1)] ^= UInt8(1 << run.random.pick(0...7))
            }
            try Files.write(Data(bytes), to: path)
            var wanted = CatalogImport(files: [path])
            wanted.day = Day(CatalogDevice.days[1])
            let damaged = wanted
            var made: Int?
            do throws(MarqueeError) {
                _ = try await CatalogDevice.folder(folder).make(onProgress: { _ in }) { _ in damaged }
                // Some bits of a gzip have no meaning.
                made = 1
            } catch {
                refused += 1
                run.expect(error.code == .invalidInput, "damaged export \(number): \(error.code), \(error.reason.text)")
            }
            for complaint in await inspection.complaints(folder, made: made, next: 0) {
                run.expect(false, "damaged export \(number): \(complaint)")
            }
        }
        run.expect(refused > 0, "no damaged export was ever refused")
        return "\(refused) of \(count) damaged exports refused"
    }
}

/// A gzip file of one member, which is not compressed: every byte of it counts.
private enum GzipMember {
    static func packing(_ data: Data) -> [UInt8] {
        let length = UInt16(data.count)
        var packed: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 255, 1]
        for bytes in [bytes(length), bytes(~length), Array(data), bytes(checksum(data)), bytes(UInt32(data.count))] { packed += bytes }
        return packed
    }

    private static func bytes<Number: FixedWidthInteger>(_ number: Number) -> [UInt8] {
        withUnsafeBytes(of: number.littleEndian) { Array($0) }
    }

    private static func checksum(_ data: Data) -> UInt32 {
        var sum = UInt32.max
        for byte in data {
            sum ^= UInt32(byte)
            for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
        }
        return ~sum
    }
}
