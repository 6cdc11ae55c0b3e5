import Marquee
import MarqueeSandbox
import TestKit
import Testing

@testable import MarqueeCLI

/// Pictures of `marquee browse` in a terminal with inline images of iTerm2.
@Suite(.timeLimit(.minutes(5)))
struct InlinePictureTests {
    private static func browse(_ body: (inout BrowseFixture, inout PixelScreen) async throws -> Void) async throws {
        try await PixelScreen.browse(.inlineImage, body)
    }

    @Test func `Each picture is drawn once, and whole`() async throws {
        try await Self.browse { fixture, screen in
            screen.expectShown(fixture.grid)
            #expect(fixture.grid.placements.count > 6 && screen.terminal.pictures.inline.count == fixture.grid.placements.count)
            #expect(screen.terminal.pictures.sent == 0)
        }
    }

    @Test func `A key draws only the picture that it changes, and an idle screen none`() async throws {
        try await Self.browse { fixture, screen in
            for key in [Key.right, .left, .right] {
                let before = screen.terminal.pictures.inline.count
                fixture.type(key)
                await screen.settle(&fixture)
                screen.expectShown(fixture.grid)
                // It is the poster beside the wall.
                #expect(screen.terminal.pictures.inline.count == before + 1)
            }
            fixture.draw()
            let (idle, count) = (fixture.sent.utf8.count, screen.terminal.pictures.inline.count)
            for _ in 1...5 { fixture.take([.changed]) }
            #expect(fixture.sent.utf8.count == idle)
            fixture.type(.character("?"), .escape)
            await screen.settle(&fixture)
            #expect(screen.terminal.pictures.inline.count == count)
        }
    }

    @Test func `Pictures are drawn anew after another page and after a resize`() async throws {
        try await Self.browse { fixture, screen in
            var before = screen.terminal.pictures.inline.count
            fixture.type(.character("?"))
            screen.follow(fixture)
            #expect(screen.terminal.parts.allSatisfy { $0.allSatisfy { $0 == nil } })
            fixture.type(.escape)
            await screen.settle(&fixture)
            screen.expectShown(fixture.grid)
            #expect(screen.terminal.pictures.inline.count == before + fixture.grid.placements.count)
            for size in [(180, 60), (100, 20), (140, 40)] {
                fixture.size = size
                fixture.take([.resized])
                await screen.settle(&fixture)
                screen.expectShown(fixture.grid)
            }
            before = screen.terminal.pictures.inline.count
            fixture.take([.resumed])
            screen.follow(fixture)
            #expect(screen.terminal.pictures.inline.count == before + fixture.grid.placements.count)
            screen.expectShown(fixture.grid)
        }
    }

    /// The pictures and the texts are random.
    @Test(arguments: [PixelProtocol.kitty, .inlineImage])
    func `The terminal shows the pictures of each grid, and the texts over them`(_ pixels: PixelProtocol) throws {
        try RandomScreens.run(pixels, frames: 300)
    }
}

/// Random grids on a terminal.
private enum RandomScreens {
    static func run(_ pixels: PixelProtocol, frames: Int) throws {
        var random = SplitMix64(seed: 7)
        var (writer, terminal) = (GridWriter(theme: .dark, pixels: pixels), TerminalEmulator(width: 40, height: 12))
        let words = ["千と千尋", "Fight Club", "a line over a picture", "é"]
        for _ in 0..<frames {
            var grid = Grid(width: 40, height: 12)
            // Pictures of browse do not overlap.
            for place in 0..<3 where Bool.random(using: &random) {
                let number = Int32.random(in: 1...4, using: &random)
                let square = Pixels(size: PictureSize(width: 1, height: 1), bytes: [UInt8(number), 0, 0])
                let picture = TerminalPicture(number: number, content: pixels == .kitty ? .pixels(square) : .file([UInt8(number)]))
                grid.place(
                    picture, PictureSize(width: 6, height: 4), x: place * 13 + Int.random(in: 0...6, using: &random),
                    y: Int.random(in: 0...7, using: &random), rows: 4)
            }
            for _ in 0..<Int.random(in: 0...3, using: &random) {
                grid.put(
                    words[Int.random(in: 0..<words.count, using: &random)], x: Int.random(in: 0..<30, using: &random),
                    y: Int.random(in: 0..<12, using: &random))
            }
            terminal.feed(writer.update(to: grid).utf8)
            let shown = terminal
            #expect(terminal.pictures.faults.isEmpty && terminal.rows == (0..<12).map { grid.text(row: $0) })
            for row in 0..<12 {
                let parts = grid[row: row].map { $0.style.picture.map { [Int($0.row), Int($0.column)] } }
                let isShown = parts == shown.parts[row].map { $0.map { [$0.row, $0.column] } }
                #expect(isShown)
            }
            #expect(writer.update(to: grid).isEmpty)
        }
    }
}
