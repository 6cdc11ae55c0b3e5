import MarqueeCZlib
import Foundation
import TestKit
import Testing

@testable import MarqueeCatalog

@Suite(.ownThread)
struct CatalogImportTests {
    private let fixture: CatalogFixture

    init() throws { fixture = try CatalogFixture() }

    private func summary(_ sources: [CatalogImporter.Source]) throws(ImportFailure) -> (ImportSummary, CatalogFile?) {
        let path = fixture.folder.path("made")
        let summary = try CatalogImporter(sources: sources, day: 20_261_125).make(at: path)
        return (summary, try? CatalogFile(path: path))
    }

    private func file(_ bytes: some Sequence<UInt8>, _ name: String = "movie.json") throws -> CatalogImporter.Source {
        let path = fixture.folder.path(name)
        try Data(bytes).write(to: URL(fileURLWithPath: path))
        return CatalogImporter.Source(path: path, kind: 0)
    }

    private func names(_ file: CatalogFile?) throws -> [String] {
        let file = try #require(file)
        return try (0..<file.count).map { try file.text($0) }
    }

    @Test("The same names give the same bytes, in any order, in batches of any size, with one thread or two")
    func sameBytes() throws {
        var source = RandomNames(seed: 5, vocabulary: 300)
        var names = source.names(2_000)
        // An id that comes twice, with the same popularity and with another.
        names.append(GivenName(id: names[4].id, name: "Twice", popularity: names[4].popularity))
        names.append(GivenName(kind: names[9].kind, id: names[9].id, name: "Twice more", popularity: 44))
        let first = try Data(contentsOf: URL(fileURLWithPath: fixture.make(names, as: "first")))
        var random = SplitMix64(seed: 1)
        for (number, (batch, threads)) in [(1_000_000, 1), (7, 2), (500, 1), (400, 2)].enumerated() {
            names.shuffle(using: &random)
            let path = try fixture.make(names, as: "other\(number)", batchSize: batch, threads: threads)
            #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == first)
        }
        #expect(try fixture.leftovers == [])
    }

    @Test("Names come by popularity, then by id, and people do not crowd out titles")
    func order() throws {
        var names = (0..<6).map { GivenName(id: $0 + 1, name: "m\($0)", popularity: 1) }
        names += (0..<60).map { GivenName(kind: 2, id: $0 + 1, name: "p\($0)", popularity: 1_000 - Double($0)) }
        let all = try self.names(try fixture.open(names))
        #expect(all.filter { $0.hasPrefix("m") } == ["m0", "m1", "m2", "m3", "m4", "m5"])
        #expect(all.prefix(9).filter { $0.hasPrefix("m") }.count == 6)
    }

    @Test("An id that is in a file for adults is for adults only, whichever file comes first", arguments: [true, false])
    func adults(_ adultsFirst: Bool) throws {
        let plain = try file(GivenName(id: 7, name: "Plain", popularity: 5).line.utf8, "a.json")
        var adult = try file(GivenName(id: 7, name: "Adult", popularity: 1).line.utf8, "b.json")
        adult.isAdult = true
        let (summary, made) = try summary(adultsFirst ? [adult, plain] : [plain, adult])
        #expect(try names(made) == ["Plain"])
        #expect(summary.adult == 1 && summary.repeated == 1)
        #expect(try #require(made).search(CatalogSearch("plain")).hits.isEmpty)
    }

    @Test("Escapes, half surrogates, long names and unknown members are read")
    func lines() throws {
        let lines = [
            #"{"id":1,"original_title":"A \"b\" \\ \/ \u00e9\ud83d\ude00","popularity":1e1}"#,
            #"{ "popularity" : 9.5 , "extra":{"a":[1,"}"]}, "original_title" : "Tab\tand\nline", "id" : 2 }"#,
            #"{"id":3,"original_title":"half \ud800 pair","popularity":8}"#,
            #"{"id":4,"original_title":"\#(String(repeating: "é", count: 3_000))","popularity":7}"#,
        ]
        let (summary, made) = try summary([try file(lines.joined(separator: "\n").utf8)])
        let all = try names(made)
        #expect(summary.unreadable == 0)
        #expect(all[0] == "A \"b\" \\ / é😀")
        #expect(all[1] == "Tab and line")
        #expect(all[2] == "half \u{FFFD} pair")
        #expect(all[3] == String(repeating: "é", count: 1_000))
    }

    @Test("Lines without a name or an id, and an id twice, are counted and left out")
    func counts() throws {
        var lines = (1...40).map { GivenName(id: $0, name: "n\($0)").line }
        lines += [
            #"{"id":50,"original_title":"  "}"#, #"{"id":51,"original_title":null}"#, #"{"id":-1,"original_title":"x"}"#,
            GivenName(id: 1, name: "n1").line,
        ]
        let (summary, made) = try summary([try file(lines.joined(separator: "\n").utf8)])
        #expect(made?.count == 40)
        // The ids of a kind are bits, with one for each name.
        let bits = try #require(made).ids(0)
        #expect((0..<bits.count * 8).filter { bits[$0 / 8] >> UInt8($0 % 8) & 1 == 1 } == Array(1...40))
        #expect((summary.nameless, summary.unreadable, summary.repeated) == (2, 1, 1))
    }

    @Test("The ids of a kind are those of its names only, and a kind without names has none")
    func ids() throws {
        // The greatest id of all takes the most bits.
        let wanted = [0: [7, 1 << 26], 2: [1, 7, 8], 6: [3]]
        let names = wanted.flatMap { (kind, ids) in
            ids.map { GivenName(kind: kind, id: $0, name: "name \($0)", isAdult: $0 == 7, isVideo: kind == 0) }
        }
        let file = try fixture.open(names)
        for kind in 0..<CatalogLists.adult {
            let bits = try file.ids(kind)
            var ids: [Int] = []
            for byte in bits.indices where bits[byte] != 0 {
                ids += (0..<8).filter { bits[byte] >> UInt8($0) & 1 == 1 }.map { byte * 8 + $0 }
            }
            #expect(ids == (wanted[kind] ?? []), "\(kind)")
        }
        var search = CatalogSearch("name")
        (search.includesAdult, search.kinds) = (true, [0])
        #expect(try file.search(search).hits.map { [$0.id, $0.isAdult ? 1 : 0, $0.isVideo ? 1 : 0] } == [[7, 1, 1], [1 << 26, 0, 1]])
    }

    @Test("A gzip of one member or of several is read, and a cut, damaged or foreign file is refused")
    func gzip() throws {
        let lines = (1...2_000).map { GivenName(id: $0, name: "name number \($0)").line + "\n" }.joined()
        let half = lines.utf8.count / 2
        let bytes = Array(lines.utf8)
        let whole = try #require(packed(bytes))
        let two = try #require(packed(Array(bytes[..<half]))) + (try #require(packed(Array(bytes[half...]))))
        for packed in [whole, two] { #expect(try summary([file(packed)]).1?.count == 2_000); unlink(fixture.folder.path("made")) }
        #expect(throws: ImportFailure.cut(file: 1)) { try summary([try file(whole.dropLast(20))]) }
        #expect(throws: ImportFailure.foreign(file: 1)) { try summary([try file("<?xml version=\"1.0\"?><Error/>".utf8)]) }
        #expect(throws: ImportFailure.empty) { try summary([try file([])]) }
        #expect(throws: ImportFailure.damaged(file: 1)) { try summary([try file(whole.prefix(40) + [0, 1, 2, 3] + whole.dropFirst(44))]) }
        #expect(throws: ImportFailure.unreadableLines(file: 1, count: 30)) {
            try summary([try file(Array(String(repeating: "{\"id\":0}\n", count: 30).utf8))])
        }
        #expect(try fixture.leftovers == [])
        #expect(!FileManager.default.fileExists(atPath: fixture.folder.path("made")))
    }

    @Test("An import that is cancelled leaves nothing", arguments: 1...6)
    func cancelled(_ after: Int) throws {
        var source = RandomNames(seed: 9, vocabulary: 50)
        let names = source.names(400)
        let counted = CallCounter()
        var importer = CatalogImporter(sources: try fixture.files(names), day: 20_261_125)
        importer.batchSize = 100
        importer.isCancelled = { counted.next() > after }
        #expect(throws: ImportFailure.cancelled) { try importer.make(at: fixture.folder.path("made")) }
        #expect(try fixture.leftovers == [])
        #expect(!FileManager.default.fileExists(atPath: fixture.folder.path("made")))
    }

    private func packed(_ bytes: [UInt8]) -> [UInt8]? {
        var stream = z_stream()
        guard marquee_gzip_begin(&stream, 6) == Z_OK else { return nil }
        defer { deflateEnd(&stream) }
        var (input, output) = (bytes, [UInt8](repeating: 0, count: bytes.count + 1_000))
        let count: Int? = input.withUnsafeMutableBufferPointer { input in
            output.withUnsafeMutableBufferPointer { output in
                (stream.next_in, stream.avail_in) = (input.baseAddress, UInt32(input.count))
                (stream.next_out, stream.avail_out) = (output.baseAddress, UInt32(output.count))
                return deflate(&stream, Z_FINISH) == Z_STREAM_END ? output.count - Int(stream.avail_out) : nil
            }
        }
        return count.map { Array(output[..<$0]) }
    }
}
