import Foundation
import Testing

@testable import MarqueeTransfer

@Suite("ZIP archives")
struct ZipArchiveTests {
    private func contents(_ data: Data, limit: Int = 1 << 20) throws(ZipArchive.Failure) -> [String: String] {
        let archive = try ZipArchive(data)
        var contents: [String: String] = [:]
        for entry in archive.entries {
            contents[entry.name] = String(decoding: try archive.content(of: entry, limit: limit), as: UTF8.self)
        }
        return contents
    }

    private func failure(_ data: Data, limit: Int = 1 << 20) -> ZipArchive.Failure? {
        do throws(ZipArchive.Failure) {
            _ = try contents(data, limit: limit)
            return nil
        } catch {
            return error
        }
    }

    @Test("Packed and stored files are read, whatever the comment at the end")
    func files() throws {
        var zip = ZipWriter(["a.csv": "one", "folder/b.csv": String(repeating: "two,", count: 50_000)])
        zip.entries[0].isPacked = false
        zip.entries.append(.init(name: "folder/", content: Data(), isPacked: false))
        zip.comment = "made by a service"
        let contents = try contents(zip.data)
        #expect(contents["a.csv"] == "one")
        #expect(contents["folder/b.csv"]?.utf8.count == 200_000)
        #expect(contents.count == 2)
    }

    @Test("Sizes of 64 bits are read")
    func wideSizes() throws {
        var zip = ZipWriter(["a.csv": "one", "b.csv": "two"])
        zip.entries[1].isWide = true
        #expect(try contents(zip.data) == ["a.csv": "one", "b.csv": "two"])
    }

    @Test("An archive with a password is locked")
    func locked() {
        var zip = ZipWriter(["a.csv": "one"])
        zip.entries[0].flags = 1
        #expect(failure(zip.data) == .locked)
    }

    @Test("An unknown method is named")
    func unknownMethod() {
        var zip = ZipWriter(["a.csv": "one"])
        zip.entries[0].method = 14
        #expect(failure(zip.data) == .unknownMethod)
    }

    @Test("A file that unpacks to more than it states, or than the limit, is refused")
    func bomb() {
        var zip = ZipWriter(["a.csv": String(repeating: "0", count: 4 << 20)])
        #expect(failure(zip.data, limit: 1 << 20) == .tooLarge)
        zip.entries[0].statedSize = 10
        #expect(failure(zip.data, limit: 1 << 20) == .tooLarge)
        #expect(failure(zip.data, limit: 8 << 20) == .damaged)
    }

    @Test("An archive that is cut anywhere, or has a wrong byte anywhere, is read or refused")
    func damage() throws {
        var zip = ZipWriter(["a.csv": "Const,Your Rating\r\ntt0137523,9\r\n", "b.csv": "x"])
        zip.entries[1].isWide = true
        let whole = zip.data
        for length in 0..<whole.count { #expect(failure(whole.prefix(length)) != nil, "cut at \(length)") }
        var changed = 0
        for place in 0..<whole.count {
            for mask: UInt8 in [0x01, 0x80, 0xFF] {
                var bytes = whole
                bytes[place] ^= mask
                // A changed name is a name; a changed content is noticed.
                if let read = try? contents(bytes) { changed += read.values.contains("x") ? 0 : 1 }
            }
        }
        #expect(changed == 0)
    }

    @Test("Bytes that are no archive are refused")
    func noArchive() {
        #expect(failure(Data()) == .damaged)
        #expect(failure(Data("PK\u{3}\u{4}".utf8)) == .damaged)
        #expect(failure(Data(repeating: 0x50, count: 70_000)) == .damaged)
    }

    @Test("Bytes that are unpacked in vain are subtracted from those of the archive")
    func sum() throws {
        var zip = ZipWriter(["a.csv": String(repeating: "0", count: 1 << 20), "b.csv": String(repeating: "0", count: 1 << 20)])
        zip.entries[0].statedSize = 10
        let archive = try ZipArchive(zip.data)
        var left = 3 << 19
        #expect(throws: ZipArchive.Failure.damaged) { try archive.content(of: archive.entries[0], limit: 1 << 20, &left) }
        #expect(left == 1 << 19)
        #expect(throws: ZipArchive.Failure.tooLarge) { try archive.content(of: archive.entries[1], limit: 1 << 20, &left) }
    }

    @Test("A file that is no text is not unpacked to its end, whatever its name", arguments: [true, false])
    func binary(isPacked: Bool) throws {
        var zip = ZipWriter()
        zip.entries = [.init(name: "big.csv", content: Data((0..<1 << 20).map { UInt8($0 % 7) }), isPacked: isPacked)]
        let archive = try ZipArchive(zip.data)
        var left = 2 << 20
        #expect(throws: ZipArchive.Failure.notText) { try archive.content(of: archive.entries[0], limit: 2 << 20, &left) }
        #expect(left == 2 << 20)
        let rows = ImportedRows([
            ImportFile(name: "all.zip", content: zip.data), ImportFile(name: "own.csv", content: zip.entries[0].content),
        ])
        #expect(rows.troubles == ["all.zip/big.csv:- notText", "own.csv:- notText"])
        #expect(!TextDecoding.isBinary(Array("Title\u{1}\n".utf8)[...]))
        let wide = "Title,Year\nSalt,2021\n".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        #expect(!TextDecoding.isBinary(wide[...]))
    }

    @Test("Of a large table without a known header, only the beginning is read")
    func unknownTable() throws {
        // All of it would have an open quote.
        let rows = ImportedRows("big.csv", "What,Ever\n" + String(repeating: "1,2\n", count: 100_000) + "1,\"2\n")
        #expect(rows.problems.map(\.reason) == [.unknownFile])
        let known = "Title,Year,Watchlist\n" + String(repeating: "Salt,2021,yes\n", count: 40_000)
        #expect(ImportedRows("big.csv", known).rows.count == 40_000)
    }
}
