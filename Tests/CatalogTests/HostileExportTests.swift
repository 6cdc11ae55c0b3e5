import Foundation
import TestKit
import Testing

@testable import MarqueeCatalog

/// Exports with any bytes: an import leaves out what is no entry, and every term of the catalog is found by each of its beginnings.
@Suite(.ownThread)
struct HostileExportTests {
    private let fixture: CatalogFixture

    init() throws { fixture = try CatalogFixture() }

    /// Makes a catalog of lines of any bytes.
    private func made(_ lines: [[UInt8]]) throws -> (summary: ImportSummary, file: CatalogFile) {
        let (source, path) = (fixture.folder.path("movie.json"), fixture.folder.path("made"))
        try Data(lines.joined(separator: [0x0A])).write(to: URL(fileURLWithPath: source))
        try? FileManager.default.removeItem(atPath: path)
        let summary = try CatalogImporter(sources: [CatalogImporter.Source(path: source, kind: 0)], day: 20_261_125).make(at: path)
        return (summary, try CatalogFile(path: path))
    }

    private func line(_ id: Int, _ name: [UInt8]) -> [UInt8] {
        Array(#"{"id":\#(id),"original_title":""#.utf8) + name + Array(#"","popularity":1}"#.utf8)
    }

    @Test(
        "A line whose name is not UTF-8 is left out and counted",
        arguments: [
            Array(repeating: 0x80, count: 60), Array(repeating: 0xBF, count: 2_100), Array(repeating: 0xFF, count: 70), [0x61, 0xC0, 0x80],
            [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0x61, 0xC3], [0xE4, 0xB8],
            [0xF0, 0x9F, 0x98], [0x5C, 0xC3, 0xA9], Array(repeating: 0x61, count: 1_990) + [0xFF],
        ] as [[UInt8]])
    func notUTF8(_ name: [UInt8]) throws {
        let good = (1...40).map { line($0, Array("Good name \($0)".utf8)) }
        let (summary, file) = try made(good + [line(99, name)])
        #expect(summary.unreadable == 1 && file.count == 40)
        #expect(try ExportProbe.check(file) == nil)
    }

    @Test(
        "A line that is not JSON is left out and counted",
        arguments: [
            "a\u{0}b", "\u{1}", "a\tb", "a\u{1F}", #"a\x"#, #"a\'b"#, #"a\u12"#, #"a\u00G0"#, #"a\U0041"#, #"\0"#, #"a\"#,
        ])
    func notJSON(_ name: String) throws {
        let good = (1...40).map { line($0, Array("Good name \($0)".utf8)) }
        let skipped = Array(#"{"id":98,"note":"\#(name)","original_title":"n"}"#.utf8)
        let (summary, file) = try made(good + [line(99, Array(name.utf8)), skipped])
        #expect(summary.unreadable == 2 && file.count == 40)
    }

    @Test("The escapes of JSON are read, and controls among them are spaces")
    func escapes() throws {
        let (summary, file) = try made([line(1, Array(#"\"a\\\/\u0000b\n\tc\u00e9\ud83d\ude00\ud83d"#.utf8))])
        #expect(summary.unreadable == 0)
        #expect(try file.text(0) == "\"a\\/ b  cé😀\u{FFFD}")
    }

    @Test(
        "A name without a visible character is none, and is counted",
        arguments: [
            "", "   ", "\u{200B}", "\u{200B}\u{FEFF}\u{2060}", "\u{202E}\u{200F}", "\u{7F}", "\u{85}\u{9B}", "\u{AD}", "\u{3000}\u{A0}",
            "\u{115F}\u{3164}\u{FFA0}", "\u{FE0F}", "\u{E0041}", "\u{34F}", "\u{2800}", "\u{2028}", #"\u0000\u200b"#, #"\b\f"#,
        ])
    func invisible(_ name: String) throws {
        let good = (1...40).map { line($0, Array("Good name \($0)".utf8)) }
        let (summary, file) = try made(good + [line(99, Array(name.utf8))])
        #expect(summary.nameless == 1 && summary.unreadable == 0 && file.count == 40)
    }

    @Test("A name of few visible characters stays", arguments: ["!", "侍", "\u{200B}é", "👩\u{200D}🚀", "\u{202E}א", "☃\u{FE0F}"])
    func visible(_ name: String) throws {
        let (summary, file) = try made([line(99, Array(name.utf8))])
        #expect(summary.nameless == 0 && file.count == 1)
        #expect(try file.text(0) == name)
    }

    @Test("A name that is cut ends with a whole character, however it is escaped")
    func cutNames() throws {
        let names = ["é", "中", "😀"].flatMap { letter in
            (0..<8).map { String(repeating: "a", count: 1_990 + $0) + String(repeating: letter, count: 4) }
        }
        let lines = names.enumerated().flatMap { index, name in
            let text = name.unicodeScalars.map { scalar in
                scalar.isASCII ? String(scalar) : String(scalar).utf16.map { "\\u" + String($0, radix: 16).leftPadded(to: 4) }.joined()
            }
            return [line(index * 2 + 1, Array(name.utf8)), line(index * 2 + 2, Array(text.joined().utf8))]
        }
        let (summary, file) = try made(lines)
        #expect(summary.unreadable == 0 && file.count == lines.count)
        let buffer = NameBuffer()
        for rank in 0..<file.count {
            let name = try file.name(rank, in: buffer).name
            #expect(name.count <= ExportEntry.longestName && name.count > ExportEntry.longestName - 4)
            #expect(String(validating: name, as: UTF8.self) != nil)
        }
    }

    @Test("Names that share a long word are found by every beginning of it", arguments: [39, 40, 41, 59, 60, 61, 200])
    func longWord(_ length: Int) throws {
        for letter in ["a", "é", "侍", "ж"] {
            let word = String(repeating: letter, count: length)
            let file = try made((1...1_100).map { line($0, Array("\(word) n\($0)".utf8)) }).file
            try file.verify()
            for count in [1, length / 2, length - 1, length] {
                #expect(try file.search(CatalogSearch(String(word.prefix(count)))).total > 0, "\(letter) \(count)")
                #expect(try file.search(CatalogSearch(String(word.prefix(count)) + " " + word)).hits.count >= 0)
            }
            #expect(try ExportProbe.check(file) == nil)
        }
    }

    @Test("Many marks behind a sign make no term longer than the longest")
    func marks() throws {
        let names = ["カ", "七", "𠮷"].flatMap { sign in
            (0..<30).map { sign + String(repeating: "\u{FF9E}", count: $0) + sign + String(repeating: "\u{3099}", count: $0 / 2) }
        }
        let file = try made(names.enumerated().map { line($0 + 1, Array($1.utf8)) }).file
        #expect(try ExportProbe.check(file) == nil)
    }

    @Test("Every beginning of every term of a random export is found", arguments: 1...6)
    func beginnings(_ seed: Int) throws {
        var random = SplitMix64(seed: UInt64(seed))
        let scalars = Array("abcdeéßжか゛ﾞ侍𠮷ﷺ각'-.·?±© \u{301}\u{0}\u{7F}\u{200D}0９".unicodeScalars)
        func text(_ length: ClosedRange<Int>, _ letters: Int) -> String {
            var text = ""
            for _ in 0..<Int.random(in: length, using: &random) {
                text.unicodeScalars.append(scalars[Int.random(in: 0..<min(letters, scalars.count), using: &random)])
            }
            return text
        }
        // Many names share a long word, others one of few words of any length.
        let words = (0..<12).map { text($0 < 6 ? 50...80 : 1...8, $0 % 2 == 0 ? 4 : 40) }
        let names = (0..<2_600).map { index -> String in
            if index % 3 == 0 { return text(1...70, 40) }
            return words[index % 4 == 0 ? Int.random(in: 0..<words.count, using: &random) : 0] + " " + text(1...4, 40)
        }
        let lines = names.enumerated().map { GivenName(id: $0 + 1, name: $1, popularity: Double($0 % 50)).line }
        let file = try made(lines.map { Array($0.utf8) }).file
        #expect(try ExportProbe.check(file) == nil)
    }
}

extension String {
    fileprivate func leftPadded(to count: Int) -> String { String(repeating: "0", count: max(0, count - self.count)) + self }
}
