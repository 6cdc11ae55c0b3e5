import Foundation
import Testing

@testable import MarqueeCLI

/// The sequences for terminals that show pictures themselves.
struct PictureProtocolTests {
    private let place = PictureSize(width: 20, height: 15)

    @Test func `a small picture is one sequence of kitty's protocol`() {
        let pixels = Pixels(size: PictureSize(width: 1, height: 2), bytes: [1, 2, 3, 4, 5, 6])
        #expect(KittyGraphics.show(pixels, in: place) == "\u{1B}_Ga=T,q=2,f=24,s=1,v=2,c=20,r=15,m=0;AQIDBAUG\u{1B}\\")
    }

    @Test(arguments: [1, 3_071, 3_072, 3_073, 6_144, 10_000])
    func `a large one is several, none of them longer than the protocol allows`(_ count: Int) throws {
        let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0) }
        let parts = KittyGraphics.show(png: bytes, in: place).components(separatedBy: "\u{1B}\\")
        #expect(parts.last == "")
        var base64 = ""
        for (index, part) in parts.dropLast().enumerated() {
            let halves = part.components(separatedBy: ";")
            let isLast = index == parts.count - 2
            #expect(halves.count == 2 && halves[1].count <= 4_096 && (isLast || halves[1].count % 4 == 0))
            #expect(halves[0] == "\u{1B}_G" + (index == 0 ? "a=T,q=2,f=100,c=20,r=15," : "q=2,") + "m=\(isLast ? 0 : 1)")
            base64 += halves[1]
        }
        #expect(Data(base64Encoded: base64) == Data(bytes))
    }

    @Test func `iTerm2 is sent the file as it is`() {
        #expect(
            InlineImage.show([0xFF, 0xD8, 0xFF], in: place)
                == "\u{1B}]1337;File=inline=1;size=3;width=20;height=15;preserveAspectRatio=1:/9j/\u{7}")
    }

    private func shown(_ environment: [String: String], _ bytes: [UInt8], hasColor: Bool = true) -> String? {
        PictureSupport(environment, isTerminal: true, hasColor: hasColor).text(for: bytes, within: place)
    }

    /// The beginning of a picture 300 pixels wide and 200 high; terminals that take PNG decode the rest.
    private let png: [UInt8] = [
        0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 1, 0x2C, 0, 0, 0, 0xC8, 8, 2, 0, 0, 0,
    ]

    @Test func `each way takes what it can show, in its shape`() throws {
        let (kitty, iterm, blocks) = (["TERM": "xterm-kitty"], ["LC_TERMINAL": "iTerm2"], ["COLORTERM": "truecolor"])
        let jpeg = TestPictures.baseline
        #expect(try #require(shown(kitty, jpeg)).hasPrefix("\u{1B}_Ga=T,q=2,f=24,s=16,v=24,c=16,r=12,m=0;"))
        #expect(try #require(shown(kitty, png)).hasPrefix("\u{1B}_Ga=T,q=2,f=100,c=20,r=7,m=0;"))
        #expect(try #require(shown(iterm, jpeg)).hasPrefix("\u{1B}]1337;File=inline=1;size=\(jpeg.count);width=16;height=12;"))
        #expect(try #require(shown(iterm, png)).hasPrefix("\u{1B}]1337;File=inline=1;size=\(png.count);width=20;height=7;"))
        let rows = try #require(shown(blocks, jpeg)).split(separator: "\n")
        #expect(rows.count == 12 && rows.allSatisfy { $0.filter { $0 == "▀" }.count == 16 })
        #expect(shown(blocks, png) == nil)
    }

    @Test(arguments: [
        (nil, 20, 15), (PictureSize(width: 8, height: 16), 20, 15), (PictureSize(width: 10, height: 24), 20, 13),
        (PictureSize(width: 10, height: 12), 12, 15),
    ])
    func `A picture keeps its shape in cells of any shape`(_ cell: PictureSize?, _ columns: Int, _ rows: Int) {
        let cells = PictureSize.cells(
            for: PictureSize(width: 342, height: 513), within: PictureSize(width: 20, height: 16), cell: cell)
        #expect(cells == PictureSize(width: columns, height: rows))
    }

    @Test func `A picture of small cells has fewer pixels`() throws {
        let support = PictureSupport(["TERM": "xterm-kitty"], isTerminal: true, hasColor: true)
        let text = support.text(for: TestPictures.baseline, within: place, cell: PictureSize(width: 3, height: 6))
        #expect(try #require(text).hasPrefix("\u{1B}_Ga=T,q=2,f=24,s=16,v=24,c=16,r=12,m=0;"))
    }

    @Test(arguments: [
        (UInt16(800), UInt16(480), PictureSize(width: 10, height: 20) as PictureSize?), (0, 0, nil), (80, 24, nil), (800, 120, nil),
        (800, 65_535, nil), (65_535, 480, nil),
    ])
    func `The size of a cell is the one that the terminal reports, if a font can have it`(
        _ width: UInt16, _ height: UInt16, _ cell: PictureSize?
    ) {
        let size = winsize(ws_row: 24, ws_col: 80, ws_xpixel: width, ws_ypixel: height)
        #expect(PictureSize(cellOf: size) == cell)
        #expect(PictureSize(cellOf: winsize(ws_row: 0, ws_col: 0, ws_xpixel: width, ws_ypixel: height)) == nil)
    }

    @Test func `what is no picture, or must not be shown, is not`() {
        for environment in [["TERM": "xterm-kitty"], ["LC_TERMINAL": "iTerm2"], [:]] {
            #expect(shown(environment, TestPictures.baseline, hasColor: false) == nil)
            for bytes in [[], Array("<html>".utf8), Array(png.prefix(23)), [0xFF, 0xD8, 0xFF, 0xE0]] as [[UInt8]] {
                #expect(shown(environment, bytes) == nil)
            }
        }
    }
}
