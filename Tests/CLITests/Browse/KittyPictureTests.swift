import Foundation
import Marquee
import MarqueeSandbox
import TestKit
import Testing

@testable import MarqueeCLI

/// Pictures of `marquee browse` in a terminal with kitty's graphics.
@Suite(.timeLimit(.minutes(5)))
struct KittyPictureTests {
    private static func browse(_ body: (inout BrowseFixture, inout PixelScreen) async throws -> Void) async throws {
        try await PixelScreen.browse(.kitty, body)
    }

    @Test func `Each picture is sent once, and drawn in its cells`() async throws {
        try await Self.browse { fixture, screen in
            let grid = fixture.grid
            screen.expectShown(grid)
            let numbers = Set(grid.placements.map(\.picture.number))
            #expect(numbers.count > 6 && screen.terminal.pictures.sent == numbers.count)
            #expect(screen.terminal.pictures.kept.count == numbers.count)
            #expect(!fixture.screen.contains("▀") && !fixture.sent.contains("▀"))
        }
    }

    @Test func `A key and an idle screen send no picture again`() async throws {
        try await Self.browse { fixture, screen in
            let first = screen.terminal.pictures.sent
            fixture.type(.right)
            await screen.settle(&fixture)
            // The poster beside the wall is that of another title.
            #expect(screen.terminal.pictures.sent == first + 1)
            let before = fixture.sent.utf8.count
            for key in [Key.left, .right, .left, .right] {
                fixture.type(key)
                await screen.settle(&fixture)
                screen.expectShown(fixture.grid)
            }
            #expect(screen.terminal.pictures.sent == first + 1)
            #expect(fixture.sent.utf8.count - before < 60_000)
            fixture.draw()
            let idle = fixture.sent.utf8.count
            for _ in 1...5 { fixture.take([.changed]) }
            #expect(fixture.sent.utf8.count == idle)
        }
    }

    @Test func `A page and the way back send no picture that the terminal has`() async throws {
        try await Self.browse { fixture, screen in
            let first = screen.terminal.pictures.sent
            fixture.type(.enter)
            await fixture.until("Similar")
            await screen.settle(&fixture)
            // The page has the poster that was beside the wall.
            #expect(fixture.grid.placements.count == 1 && screen.terminal.pictures.sent == first)
            screen.expectShown(fixture.grid)
            fixture.type(.escape)
            await screen.settle(&fixture)
            screen.expectShown(fixture.grid)
            fixture.type(.character("?"))
            screen.follow(fixture)
            #expect(fixture.grid.placements.isEmpty && screen.terminal.parts.allSatisfy { $0.allSatisfy { $0 == nil } })
            fixture.type(.escape)
            await screen.settle(&fixture)
            screen.expectShown(fixture.grid)
            #expect(screen.terminal.pictures.sent == first)
        }
    }

    @Test func `After a resize, pictures have new cells and are not sent again`() async throws {
        try await Self.browse { fixture, screen in
            for size in [(180, 60), (100, 20), (99, 40), (140, 40)] {
                fixture.size = size
                fixture.take([.resized])
                await screen.settle(&fixture)
                screen.expectShown(fixture.grid)
            }
            #expect(screen.terminal.pictures.sent == screen.terminal.pictures.kept.count)
        }
    }

    @Test func `All pictures are deleted when the terminal is given back, and sent when it is taken again`() async throws {
        try await Self.browse { fixture, screen in
            let first = screen.terminal.pictures.sent
            screen.terminal.feed(PixelProtocol.kitty.farewell.utf8)
            #expect(screen.terminal.pictures.kept.isEmpty && screen.terminal.pictures.faults.isEmpty)
            screen.terminal.feed("\u{1B}[2J".utf8)
            fixture.take([.resumed])
            screen.follow(fixture)
            screen.expectShown(fixture.grid)
            #expect(screen.terminal.pictures.sent == 2 * first)
        }
    }

    @Test func `The terminal keeps a limited number of pictures, of which the one seen longest ago is deleted`() {
        var writer = GridWriter(theme: .dark, pixels: .kitty)
        var terminal = TerminalEmulator(width: 60, height: 10)
        for first in stride(from: Int32(1), to: 1_000, by: 10) {
            var grid = Grid(width: 60, height: 10)
            // The first picture is always on the screen.
            for (place, number) in ([1] + Array(first + 1...first + 9)).enumerated() {
                let pixels = Pixels(size: PictureSize(width: 1, height: 1), bytes: [UInt8(number >> 8), UInt8(number & 0xFF), 0])
                let picture = TerminalPicture(number: number, content: .pixels(pixels))
                grid.place(picture, PictureSize(width: 4, height: 3), x: place * 5, y: 1, rows: 10)
            }
            terminal.feed(writer.update(to: grid).utf8)
            for place in 0..<10 { #expect(terminal.parts[3][place * 5 + 3].map { [$0.row, $0.column] } == [2, 3]) }
        }
        let pictures = terminal.pictures
        #expect(pictures.faults.isEmpty && pictures.kept.count == KittyPictures.most && pictures.sent == 901)
        #expect(pictures.kept.keys.allSatisfy(KittyPictures.ids.contains))
        let newest = Set(pictures.kept.values.map { Int($0.bytes[0]) << 8 | Int($0.bytes[1]) })
        #expect(newest.contains(1) && newest.contains(1_000) && newest.subtracting([1]).allSatisfy { $0 > 770 })
    }

    @Test func `The rows and columns of placeholders are one character each`() {
        #expect(KittyGraphics.mostCells == 297)
        for number in 0..<KittyGraphics.mostCells {
            var text = ""
            KittyGraphics.appendPlaceholder(row: number, column: KittyGraphics.mostCells - 1 - number, to: &text)
            #expect(text.count == 1 && text.columns == 1 && text.unicodeScalars.count == 3)
        }
        #expect(Set(KittyGraphics.diacritics).count == KittyGraphics.mostCells)
    }
}
