import Foundation
import MarqueeCZlib

/// Writes an archive as download pages do.
struct ZipWriter {
    struct Entry {
        var name: String
        var content: Data
        var isPacked = true
        var flags: UInt16 = 0
        var method: UInt16?
        /// The size that the archive states, if it is not the true one.
        var statedSize: UInt32?
        var isWide = false
    }

    var entries: [Entry] = []
    var comment = ""

    init(_ files: [String: String] = [:]) {
        entries = files.sorted { $0.key < $1.key }.map { Entry(name: $0.key, content: Data($0.value.utf8)) }
    }

    var data: Data {
        var (all, directory) = (Data(), Data())
        for entry in entries {
            let packed = entry.isPacked ? Self.deflated(entry.content) : entry.content
            let method = entry.method ?? (entry.isPacked ? 8 : 0)
            let checksum = entry.content.withUnsafeBytes { UInt32(crc32_z(0, $0.bindMemory(to: UInt8.self).baseAddress, $0.count)) }
            let size = entry.statedSize ?? UInt32(entry.content.count)
            let place = UInt32(all.count)
            let name = Data(entry.name.utf8)
            all.append32(0x0403_4B50)
            for number in [20, entry.flags, method, 0, 0] { all.append16(number) }
            for number in [checksum, UInt32(packed.count), size] { all.append32(number) }
            all.append16(UInt16(name.count))
            all.append16(0)
            all += name + packed
            var extra = Data()
            if entry.isWide {
                extra.append16(1)
                extra.append16(16)
                for number in [size, UInt32(packed.count)] {
                    extra.append32(number)
                    extra.append32(0)
                }
            }
            directory.append32(0x0201_4B50)
            for number in [20, 20, entry.flags, method, 0, 0] { directory.append16(number) }
            let wide: UInt32 = 0xFFFF_FFFF
            for number in [checksum, entry.isWide ? wide : UInt32(packed.count), entry.isWide ? wide : size] { directory.append32(number) }
            for number in [UInt16(name.count), UInt16(extra.count), 0, 0, 0] { directory.append16(number) }
            directory.append32(0)
            directory.append32(place)
            directory += name + extra
        }
        let place = UInt32(all.count)
        all += directory
        all.append32(0x0605_4B50)
        for number in [0, 0, UInt16(entries.count), UInt16(entries.count)] { all.append16(number) }
        all.append32(UInt32(directory.count))
        all.append32(place)
        all.append16(UInt16(comment.utf8.count))
        return all + Data(comment.utf8)
    }

    private static func deflated(_ content: Data) -> Data {
        var stream = z_stream()
        guard marquee_deflate_begin(&stream, 6) == Z_OK else { return Data() }
        defer { deflateEnd(&stream) }
        var input = [UInt8](content)
        var output = [UInt8](repeating: 0, count: Int(compressBound(UInt(input.count))) + 64)
        let count = input.withUnsafeMutableBufferPointer { input in
            output.withUnsafeMutableBufferPointer { output in
                (stream.next_in, stream.avail_in) = (input.baseAddress, UInt32(input.count))
                (stream.next_out, stream.avail_out) = (output.baseAddress, UInt32(output.count))
                _ = deflate(&stream, Z_FINISH)
                return output.count - Int(stream.avail_out)
            }
        }
        return Data(output[..<count])
    }
}

extension Data {
    fileprivate mutating func append16(_ number: UInt16) { append(contentsOf: [UInt8(number & 0xFF), UInt8(number >> 8)]) }
    fileprivate mutating func append32(_ number: UInt32) {
        append16(UInt16(number & 0xFFFF))
        append16(UInt16(number >> 16))
    }
}
