import TestKit
import Testing

@testable import MarqueeCLI

struct KeyParserTests {
    private static let rows: [(String, [Key])] = [
        ("a", [.character("a")]), ("é", [.character("é")]), ("千", [.character("千")]), ("🎬", [.character("🎬")]),
        ("\r", [.enter]), ("\n", [.enter]), ("\t", [.tab]), ("\u{7F}", [.backspace]), ("\u{8}", [.backspace]), ("\u{3}", [.control("c")]),
        ("\u{1B}[A\u{1B}[B\u{1B}[C\u{1B}[D", [.up, .down, .right, .left]), ("\u{1B}OA\u{1B}OF", [.up, .end]),
        ("\u{1B}[1;5C", [.right]), ("\u{1B}[H\u{1B}[4~\u{1B}[5~\u{1B}[6~\u{1B}[3~", [.home, .end, .pageUp, .pageDown, .delete]),
        ("\u{1B}[Z", [.backTab]), ("\u{1B}x", [.escape, .character("x")]), ("\u{1B}\u{1B}", [.escape]),
        ("\u{1B}[200~two\nlines\u{1B}[31m\u{1B}[201~q", [.paste("two lines [31m"), .character("q")]),
        ("\u{1B}]11;rgb:ffff/8080/0000\u{7}\u{1B}[?62;4c", [.background(red: 1, green: Double(0x8080) / 65_535, blue: 0), .attributes]),
        ("\u{1B}]11;rgb:1e/1e/2e\u{1B}\\", [.background(red: 30.0 / 255, green: 30.0 / 255, blue: 46.0 / 255)]),
        ("\u{1B}]52;c;c2VjcmV0\u{7}k", [.character("k")]), ("\u{1B}[999999z!", [.character("!")]),
        ("\u{1B}P1$r0m\u{1B}\\j", [.character("j")]),
        ("\u{0}\u{1E}", []), ("\u{200B}\u{202E}", []),
    ]

    @Test(arguments: rows)
    func `Bytes are parsed as keys`(_ text: String, _ keys: [Key]) {
        var parser = KeyParser()
        #expect(parser.feed(text.utf8) + parser.flush() == keys + (text == "\u{1B}\u{1B}" ? [.escape] : []))
    }

    @Test func `Keys do not depend on how their bytes arrive`() {
        let bytes = Array("é\u{1B}[1;5C\u{1B}[200~pasted\u{1B}[201~千\u{1B}]11;rgb:0/0/0\u{7}q".utf8)
        var whole = KeyParser()
        let expected = whole.feed(bytes)
        for split in 1..<bytes.count {
            var parser = KeyParser()
            #expect(parser.feed(bytes[..<split]) + parser.feed(bytes[split...]) == expected)
        }
    }

    @Test func `A single escape byte is a key after a pause`() {
        var parser = KeyParser()
        #expect(parser.feed([0x1B]) == [] && parser.isWaiting)
        #expect(parser.flush() == [.escape] && !parser.isWaiting)
        #expect(parser.feed("[A".utf8) == [.character("["), .character("A")])
    }

    @Test func `An incomplete character is dropped after a pause`() {
        var parser = KeyParser()
        #expect(parser.feed([0xE5, 0x8D]) == [] && parser.flush() == [])
        #expect(parser.feed("a".utf8) == [.character("a")])
    }

    @Test func `Any input uses bounded memory, and the keys after it are parsed`() {
        var random = SplitMix64(seed: 7)
        let starts = ["", "\u{1B}[", "\u{1B}]", "\u{1B}P", "\u{1B}[200~", "\u{1B}O"]
        for round in 0..<300 {
            var parser = KeyParser()
            _ = parser.feed(starts[round % starts.count].utf8)
            for _ in 0..<40 {
                for key in parser.feed((0..<200).map { _ in UInt8.random(in: 0...255, using: &random) }) {
                    if case .paste(let text) = key { #expect(text.utf8.count <= 3 * 4_200) }
                    if case .character(let character) = key { #expect(TerminalSanitizer.line(String(character)) == String(character)) }
                }
            }
            #expect(Mirror(reflecting: parser).children.allSatisfy { String(describing: $0.value).utf8.count < 60_000 })
            _ = parser.feed("\u{1B}[201~".utf8)
            _ = parser.feed([0x07])
            _ = parser.flush()
            #expect(parser.feed("q".utf8) == [.character("q")])
        }
    }
}
