import Foundation
import MarqueeCZlib
import Synchronization
import TestKit
import Testing

@testable import MarqueeCatalog

/// Exports that cost more than their names: long names, many words, and bytes that are no entries.
@Suite(.ownThread)
struct ImportBoundTests {
    private let fixture: CatalogFixture

    init() throws { fixture = try CatalogFixture() }

    private func gzip(_ bytes: [UInt8]) throws -> [UInt8] {
        var stream = z_stream()
        try #require(marquee_gzip_begin(&stream, 6) == Z_OK)
        defer { deflateEnd(&stream) }
        var (input, output) = (bytes, [UInt8](repeating: 0, count: bytes.count + 1_000))
        let count: Int? = input.withUnsafeMutableBufferPointer { input in
            output.withUnsafeMutableBufferPointer { output in
                (stream.next_in, stream.avail_in) = (input.baseAddress, UInt32(input.count))
                (stream.next_out, stream.avail_out) = (output.baseAddress, UInt32(output.count))
                return deflate(&stream, Z_FINISH) == Z_STREAM_END ? output.count - Int(stream.avail_out) : nil
            }
        }
        return Array(output.prefix(try #require(count)))
    }

    private func source(_ bytes: [UInt8]) throws -> CatalogImporter.Source {
        let path = fixture.folder.path("movie.json")
        try Data(bytes).write(to: URL(fileURLWithPath: path))
        return CatalogImporter.Source(path: path, kind: 0)
    }

    private func make(_ bytes: [UInt8], _ change: (inout CatalogImporter) -> Void = { _ in }) throws -> (ImportSummary, Data) {
        var importer = CatalogImporter(sources: [try source(bytes)], day: 20_261_125)
        change(&importer)
        let path = fixture.folder.path("made")
        try? FileManager.default.removeItem(atPath: path)
        let summary = try importer.make(at: path)
        return (summary, try Data(contentsOf: URL(fileURLWithPath: path)))
    }

    private func lines(_ count: Int, _ name: (Int) -> String = { "name \($0)" }) -> [UInt8] {
        Array((1...count).map { GivenName(id: $0, name: name($0)).line + "\n" }.joined().utf8)
    }

    @Test("A batch and a run of words end at a number of bytes, too, and the file is the same")
    func batches() throws {
        let bytes = lines(60) { number in (0..<249).map { String(number * 250 + $0, radix: 16) }.joined(separator: " ") }
        let runs = Mutex<[String]>([])
        let (_, small) = try make(bytes) { importer in
            importer.batchBytes = 16 << 10
            importer.calls.failure = { call in
                if case .create(let path) = call { runs.withLock { $0.append(path) } }
                return nil
            }
        }
        // Each name has more than a thousand bytes, and as a rule 250 terms of a hundred bytes.
        #expect(runs.withLock { $0.filter { $0.contains(".entries") }.count } >= 4)
        #expect(runs.withLock { $0.filter { $0.contains(".terms") }.count } >= 30)
        #expect(try make(bytes).1 == small)
        #expect(try fixture.leftovers == [])
    }

    @Test("Bytes that are no entries are read to a bound only, packed or not")
    func other() throws {
        let other: [[UInt8]] = [
            Array(repeating: 0x0A, count: 20 << 20), Array(repeating: 0x20, count: 20 << 20),
            Array(String(repeating: "{\"id\":1}\n", count: 2 << 20).utf8),
        ]
        for bytes in other {
            let whole = try gzip(lines(40) + bytes)
            let unpacked = Mutex(0)
            #expect(throws: ImportFailure.self, "\(bytes.prefix(10))") {
                try make(whole) { importer in
                    importer.isCancelled = {
                        unpacked.withLock { $0 += 1 }
                        return false
                    }
                }
            }
            // A piece has half a mebibyte, and the whole file forty of them.
            #expect(unpacked.withLock { $0 } < 36)
            #expect(throws: ImportFailure.self) { try make(lines(40) + bytes.prefix(2 << 20)) }
        }
        #expect(try make(lines(40) + Array(repeating: 0x0A, count: 1_000)).0.counts == [0: 40])
        #expect(try fixture.leftovers == [])
    }

    @Test("Long entries of a long text that is not wanted are no export")
    func padded() throws {
        let text = String(repeating: "x", count: 60_000)
        let bytes = Array((1...200).map { #"{"id":\#($0),"x":"\#(text)","original_title":"n"}"# + "\n" }.joined().utf8)
        #expect(throws: ImportFailure.unreadableLines(file: 1, count: 0)) { try make(bytes) }
    }

    @Test("An import is cancelled inside of a file that has no line")
    func cancelled() throws {
        let whole = try gzip(Array(repeating: 0x7B, count: 8 << 20))
        let counter = CallCounter()
        #expect(throws: ImportFailure.cancelled) { try make(whole) { $0.isCancelled = { counter.next() > 5 } } }
        #expect(try fixture.leftovers == [])
    }

    @Test("A byte order mark before the first entry is skipped, also in pieces, and elsewhere it is none")
    func byteOrderMark() throws {
        let (mark, entry) = ([0xEF, 0xBB, 0xBF] as [UInt8], lines(1))
        #expect(try make(mark + lines(40)).0.counts == [0: 40])
        for (bytes, count) in [(mark + lines(40), 40), (mark + Array(entry.dropLast()), 1), (mark + [0x0A] + lines(40), 40)] {
            #expect(try make(gzip(bytes)).0.counts == [0: count])
            // Each member is a piece.
            #expect(try make(gzip([bytes[0]]) + gzip([bytes[1]]) + gzip(Array(bytes.dropFirst(2)))).0.counts == [0: count])
        }
        let (summary, _) = try make(lines(40) + mark + entry)
        #expect(summary.unreadable == 1)
        for bytes in [mark, Array(mark.prefix(2)), mark + Array("x".utf8), mark + mark + entry, [0xFF, 0xFE, 0x7B, 0]] as [[UInt8]] {
            #expect(throws: ImportFailure.self) { try make(bytes) }
        }
    }

    @Test("Zeros behind a gzip, or between two, are accepted, and other bytes are not", arguments: [1, 512, 600_000])
    func padding(_ count: Int) throws {
        let (half, zeros) = (try gzip(lines(40)), [UInt8](repeating: 0, count: count))
        #expect(try make(half + zeros).0.counts == [0: 40])
        #expect(try make(half + zeros + half).0.repeated == 40)
        #expect(throws: ImportFailure.damaged(file: 1)) { try make(half + zeros + [1, 2, 3]) }
    }
}
