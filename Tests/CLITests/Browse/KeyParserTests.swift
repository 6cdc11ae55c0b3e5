import TestKit
import Testing

@testable import MarqueeCLI

struct KeyParserTests {
    private static let start = ContinuousClock.now

    private static let rows: [(String, [Key])] = [
        ("a", [.character("a")]), ("é", [.character("é")]), ("千", [.character("千")]), ("🎬", [.character("🎬")]),
        ("\r", [.enter]), ("\n", [.enter]), ("\t", [.tab]), ("\u{7F}", [.backspace]), ("\u{8}", [.backspace]), ("\u{3}", [.control("c")]),
        ("\u{1A}", [.control("z")]),
        ("\u{1B}[A\u{1B}[B\u{1B}[C\u{1B}[D", [.up, .down, .right, .left]), ("\u{1B}OA\u{1B}OF\u{1B}OM", [.up, .end, .enter]),
        ("\u{1B}[1;5C\u{1B}[1;2A\u{1B}O5B", [.right, .up, .down]),
        ("\u{1B}[H\u{1B}[4~\u{1B}[5~\u{1B}[6~\u{1B}[3~", [.home, .end, .pageUp, .pageDown, .delete]),
        ("\u{1B}[Z", [.backTab]), ("\u{0}\u{1E}", []), ("\u{200B}\u{202E}", []), ("\u{1B}[[Ak", [.character("k")]),
        // Alt, which terminals send in five ways.
        ("\u{1B}x", []), ("\u{1B}xq", [.character("q")]), ("\u{1B}éq", [.character("q")]), ("\u{1B}🎬q", [.character("q")]),
        ("\u{1B}\r\u{1B}\u{7F}\u{1B}\tj", [.character("j")]), ("\u{1B}[1;3Aj\u{1B}[3;4~", [.character("j")]),
        ("\u{1B}\u{1B}[Aj\u{1B}\u{1B}OB", [.character("j")]), ("\u{1B}[97;3uj", [.character("j")]),
        ("\u{1B}", [.escape]), ("\u{1B}\u{1B}", [.escape, .escape]), ("\u{1B}\u{1B}\u{1B}", [.escape, .escape, .escape]),
        // Pasted text.
        ("\u{1B}[200~two\nlines\u{1B}[31m\u{1B}[201~q", [.paste("two lines [31m"), .character("q")]),
        ("\u{1B}\u{1B}[200~é\u{1B}[201~", [.escape, .paste("é")]),
        ("\u{1B}[<64;1;1M\u{1B}[<65;1;1M", [.wheel(-3), .wheel(3)]),
        // Another button, a modifier, a movement, and places that no terminal has.
        ("\u{1B}[<2;3;4M\u{1B}[<4;3;4M\u{1B}[<32;3;4M\u{1B}[<0;0;4M\u{1B}[<0;99999;4M\u{1B}[<0;3Mj", [.character("j")]),
        // A mouse, in the three forms of its reports.
        ("\u{1B}[<0;12;7Mj\u{1B}[<0;12;7m", [.click(x: 11, y: 6), .character("j")]), ("\u{1B}[M !!j", [.character("j")]),
        ("\u{1B}[32;9;9Mj", [.character("j")]),
        // Answers of the terminal.
        ("\u{1B}]11;rgb:ffff/8080/0000\u{7}\u{1B}[?62;4c", [.background(red: 1, green: Double(0x8080) / 65_535, blue: 0), .attributes]),
        ("\u{1B}]11;rgb:1e/1e/2e\u{1B}\\", [.background(red: 30.0 / 255, green: 30.0 / 255, blue: 46.0 / 255)]),
        ("\u{1B}P>|kitty(0.42.0)\u{1B}\\\u{1B}[?62;c", [.terminal("kitty(0.42.0)"), .attributes]),
        ("\u{1B}\u{1B}]11;rgb:0/0/0\u{7}", [.escape, .background(red: 0, green: 0, blue: 0)]),
        ("\u{1B}\u{1B}[?6c", [.escape, .attributes]), ("\u{1B}]52;c;c2VjcmV0\u{7}k", [.character("k")]),
        ("\u{1B}_Gi=31;OK\u{1B}\\k", [.character("k")]), ("\u{1B}P1$r0m\u{1B}\\j", [.character("j")]),
        ("\u{1B}P>|XTerm(390)\u{1B}\\j", [.terminal("XTerm(390)"), .character("j")]),
        ("\u{1B}Xtext\u{1B}\\\u{1B}^text\u{1B}\\j", [.character("j")]),
        ("\u{1B}[24;80R\u{1B}[I\u{1B}[O\u{1B}[48;24;80;0;0tj", [.character("j")]), ("\u{1B}[999999z!", [.character("!")]),
        // Strings without an end.
        ("\u{1B}[200~abc\u{3}q", [.paste("abc"), .control("c"), .character("q")]),
        ("\u{1B}]11;rgb:00\u{1B}[Aq", [.up, .character("q")]), ("\u{1B}Pabc\u{3}q", [.control("c"), .character("q")]),
    ]

    @Test(arguments: rows)
    func `Bytes are parsed as keys`(_ text: String, _ keys: [Key]) {
        #expect(Self.keys([Array(text.utf8)]) == keys)
    }

    /// Each row behind and before other keys, cut at every place, and cut into single bytes. Each pause is as long as the parser waits.
    @Test(arguments: rows)
    func `Keys depend neither on how their bytes arrive nor on pauses between them`(_ text: String, _ keys: [Key]) {
        let bytes = Array("é\(text)".utf8)
        let expected = [Key.character("é")] + keys
        for split in 1..<bytes.count { #expect(Self.keys([Array(bytes[..<split]), Array(bytes[split...])]) == expected, "\(split)") }
        #expect(Self.keys(bytes.map { [$0] }) == expected)
    }

    /// Feeds pieces with pauses that are just too short for the parser to decide, and at last a pause that is long enough.
    private static func keys(_ pieces: [[UInt8]]) -> [Key] {
        var (parser, now, keys) = (KeyParser(), start, [Key]())
        for piece in pieces {
            if let deadline = parser.deadline {
                now = deadline.advanced(by: .nanoseconds(-1))
                keys += parser.expire(at: now)
            } else {
                now = now.advanced(by: .seconds(3_600))
            }
            keys += parser.feed(piece, at: now)
        }
        keys += parser.expire(at: now.advanced(by: .seconds(1)))
        #expect(parser.deadline == nil)
        return keys
    }

    @Test func `A single escape byte is a key after a pause`() {
        var parser = KeyParser()
        #expect(parser.feed([0x1B], at: Self.start) == [] && parser.deadline == Self.start.advanced(by: .milliseconds(50)))
        #expect(parser.expire(at: Self.start.advanced(by: .milliseconds(49))) == [])
        #expect(parser.expire(at: Self.start.advanced(by: .milliseconds(50))) == [.escape] && parser.deadline == nil)
        #expect(parser.feed("[A".utf8, at: Self.start) == [.character("["), .character("A")])
    }

    @Test(arguments: [
        "\u{1B}]11;rgb:00", "\u{1B}P1$r", "\u{1B}_Gi=1", "\u{1B}^a", "\u{1B}Xa", "\u{1B}[1;", "\u{1B}O", "\u{1B}[M!", "\u{E5}",
    ])
    func `What has begun is dropped after a second without a byte, however slowly it came`(_ text: String) {
        var (parser, now) = (KeyParser(), Self.start)
        let bytes = text == "\u{E5}" ? [0xE5, 0x8D] : Array(text.utf8)
        #expect(parser.feed(bytes[..<2], at: now) == [])
        for byte in bytes[2...] {
            now = now.advanced(by: .milliseconds(999))
            #expect(parser.expire(at: now) == [] && parser.feed([byte], at: now) == [])
        }
        #expect(parser.expire(at: now.advanced(by: .milliseconds(999))) == [] && parser.deadline != nil)
        #expect(parser.expire(at: now.advanced(by: .seconds(1))) == [] && parser.deadline == nil)
        #expect(parser.feed("q".utf8, at: now.advanced(by: .seconds(1))) == [.character("q")])
    }

    @Test func `Pasted text without its end is complete after a pause, and the keys after it are parsed`() {
        var (parser, now) = (KeyParser(), Self.start)
        #expect(parser.feed("\u{1B}[200~two".utf8, at: now) == [])
        // Pieces of a slow paste belong together.
        now = now.advanced(by: .milliseconds(2_999))
        #expect(parser.expire(at: now) == [] && parser.feed("\nlines".utf8, at: now) == [])
        #expect(parser.expire(at: now.advanced(by: .milliseconds(2_999))) == [] && parser.deadline == now.advanced(by: .seconds(3)))
        now = now.advanced(by: .seconds(3))
        #expect(parser.expire(at: now) == [.paste("two lines")] && parser.deadline == nil)
        #expect(parser.feed("q\r".utf8, at: now) == [.character("q"), .enter])
        // An end that comes too late is no key.
        #expect(parser.feed("\u{1B}[201~j".utf8, at: now) == [.character("j")])
    }

    @Test func `Any input uses bounded memory, and the keys after it are parsed`() {
        var random = SplitMix64(seed: 7)
        let starts = ["", "\u{1B}[", "\u{1B}]", "\u{1B}P", "\u{1B}[200~", "\u{1B}O"]
        for round in 0..<300 {
            var parser = KeyParser()
            _ = parser.feed(starts[round % starts.count].utf8, at: Self.start)
            for _ in 0..<40 {
                for key in parser.feed((0..<200).map { _ in UInt8.random(in: 0...255, using: &random) }, at: Self.start) {
                    if case .paste(let text) = key { #expect(text.utf8.count <= 3 * 4_200) }
                    if case .character(let character) = key { #expect(TerminalSanitizer.line(String(character)) == String(character)) }
                }
            }
            #expect(Mirror(reflecting: parser).children.allSatisfy { String(describing: $0.value).utf8.count < 60_000 })
            _ = parser.feed("\u{1B}[201~".utf8, at: Self.start)
            _ = parser.expire(at: Self.start.advanced(by: .seconds(1)))
            #expect(parser.feed("q".utf8, at: Self.start) == [.character("q")])
        }
    }
}
