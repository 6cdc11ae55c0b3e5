import Foundation
import Marquee
import Testing

@testable import MarqueeCLI

/// Files of the server as pictures for terminals that draw pixels themselves.
struct PixelPictureTests {
    private let cells = PictureSize(width: 20, height: 15)

    private func picture(_ kind: PixelProtocol, _ bytes: [UInt8]) throws -> TerminalPicture? {
        PixelPictures(kind).picture(ImageRequest(try #require(ImagePath("/a.jpg")), as: .poster, width: 154), bytes, for: cells)
    }

    @Test(arguments: [PixelProtocol.kitty, .inlineImage])
    func `A file that is no whole JPEG is not sent`(_ kind: PixelProtocol) throws {
        #expect(try picture(kind, TestPictures.baseline) != nil)
        let hostile: [[UInt8]] = [
            [], Array("<html>".utf8), Array("\u{1B}_Ga=d\u{1B}\\".utf8), [0xFF, 0xD8, 0xFF], Array(TestPictures.baseline.dropLast(40)),
            [
                0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 1, 0x2C, 0, 0, 0, 0xC8, 8, 2, 0,
                0, 0,
            ],
            TestPictures.resized(TestPictures.baseline, width: 65_000, height: 65_000),
            TestPictures.repeated(TestPictures.progressive, 200),
        ]
        for bytes in hostile { #expect(try picture(kind, bytes) == nil) }
    }

    @Test func `Bytes behind a JPEG reach the terminal in base64 or not at all`() throws {
        let bytes = TestPictures.baseline + Array("\u{1B}]0;title\u{7}\u{1B}\\".utf8)
        let grid = { (picture: TerminalPicture?) throws -> Grid in
            var grid = Grid(width: 30, height: 20)
            grid.place(try #require(picture), cells, x: 1, y: 1, rows: 15)
            return grid
        }
        var (kitty, inline) = (GridWriter(theme: .dark, pixels: .kitty), GridWriter(theme: .dark, pixels: .inlineImage))
        #expect(try !kitty.update(to: grid(picture(.kitty, bytes))).contains("title"))
        let sent = try inline.update(to: grid(picture(.inlineImage, bytes)))
        #expect(!sent.contains("title") && sent.contains(Data(bytes).base64EncodedString()))
    }

    @Test func `A picture has no more pixels and no more bytes than its limit`() throws {
        let large = Pixels(size: PictureSize(width: 900, height: 300), bytes: [UInt8](repeating: 9, count: 900 * 300 * 3))
        let reduced = large.reduced(to: PictureSize(width: 240, height: 360))
        #expect(reduced.size == PictureSize(width: 240, height: 80) && reduced.bytes.count == 240 * 80 * 3)
        #expect(large.reduced(to: PictureSize(width: 900, height: 300)) == large)
        let padded = TestPictures.baseline + [UInt8](repeating: 0, count: PixelPictures.longestFile)
        #expect(try picture(.inlineImage, padded) == nil)
        #expect(try picture(.kitty, padded) != nil)
    }

    @Test func `The same request has the same number`() throws {
        let pictures = PixelPictures(.kitty)
        let requests = try ["/a.jpg", "/b.jpg", "/a.jpg"].map { ImageRequest(try #require(ImagePath($0)), as: .poster, width: 154) }
        let numbers = requests.map { pictures.picture($0, TestPictures.baseline, for: cells)?.number }
        #expect(numbers[0] != nil && numbers[0] == numbers[2] && numbers[0] != numbers[1])
    }

    @Test(arguments: [
        ("kitty(0.42.0)", true), ("kitty(0.28.0)", true), ("kitty(1.0.1)", true), ("ghostty 1.1.3", true), ("kitty(0.27.1)", false),
        ("kitty(", false), ("kitty(x)", false), ("XTerm(390)", false), ("", false),
    ])
    func `The name of a terminal tells whether it knows placeholders`(_ name: String, _ isKnown: Bool) {
        #expect(PixelProtocol.hasPlaceholders(name) == isKnown)
    }

    @Test func `Only a terminal that announces a protocol draws pixels`() {
        func pixels(_ environment: [String: String], hasColor: Bool = true) -> PixelProtocol? {
            PictureSupport(environment, isTerminal: true, hasColor: hasColor).pixels
        }
        #expect(pixels(["TERM": "xterm-kitty"]) == .kitty && pixels(["TERM_PROGRAM": "WezTerm"]) == .inlineImage)
        #expect(pixels(["TERM": "xterm-256color"]) == nil && pixels(["TERM": "xterm-kitty"], hasColor: false) == nil)
        #expect(pixels(["TERM": "xterm-kitty", "TMUX": "/tmp/tmux"]) == nil && pixels(["TERM": "screen", "KITTY_WINDOW_ID": "1"]) == nil)
    }
}
