import Testing

@testable import MarqueeCLI

/// A terminal that draws pixels itself, and that follows what `marquee browse` sends.
struct PixelScreen {
    var terminal: TerminalEmulator
    private var fed = 0

    init(_ fixture: BrowseFixture) { terminal = TerminalEmulator(width: fixture.size.width, height: fixture.size.height) }

    /// Handles events until all pictures on the screen are loaded and drawn, and follows them.
    mutating func settle(_ fixture: inout BrowseFixture) async {
        while true {
            fixture.take([.changed])
            let scene = fixture.loop.session.scene
            let seen = BrowseView.screen(scene, width: fixture.size.width, height: fixture.size.height).seen
            let isWallShown = seen.pictures.allSatisfy { scene.wallPictures?.image($0) != nil }
            if isWallShown, scene.picture.map({ $0.image != nil }) ?? true { break }
            await fixture.takeNext()
        }
        fixture.take([.changed])
        follow(fixture)
    }

    /// Passes to the terminal what was sent since the last time, and returns it.
    @discardableResult
    mutating func follow(_ fixture: BrowseFixture) -> String {
        if (terminal.width, terminal.height) != fixture.size { terminal.resize(width: fixture.size.width, height: fixture.size.height) }
        let new = fixture.sent.utf8.dropFirst(fed)
        fed += new.count
        terminal.feed(new)
        return String(decoding: Array(new), as: UTF8.self)
    }

    /// Whether the terminal shows the texts of a grid and its pictures, each of them in its cells.
    func expectShown(_ grid: Grid, sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(terminal.pictures.faults.isEmpty, sourceLocation: sourceLocation)
        #expect(terminal.rows == (0..<grid.height).map { grid.text(row: $0) }, sourceLocation: sourceLocation)
        var ids: [Int32: Set<Int>] = [:]
        var wrong: [String] = []
        for row in 0..<grid.height {
            for (column, cell) in grid[row: row].enumerated() {
                let (part, shown) = (cell.style.picture, terminal.parts[row][column])
                if part.map({ [Int($0.row), Int($0.column)] }) != shown.map({ [$0.row, $0.column] }) { wrong.append("\(row), \(column)") }
                if let part, let shown { ids[part.number, default: []].insert(shown.id) }
            }
        }
        #expect(wrong.isEmpty, sourceLocation: sourceLocation)
        // A picture has one id, unless it was drawn at several places.
        for placement in grid.placements {
            for id in ids[placement.picture.number] ?? [] {
                let isRight: Bool
                switch placement.picture.content {
                case .pixels(let pixels): isRight = terminal.pictures.kept[id].map { Array($0.bytes) == pixels.bytes } ?? false
                case .file(let bytes): isRight = Array(terminal.pictures.inline[id].bytes) == bytes
                }
                #expect(isRight, sourceLocation: sourceLocation)
            }
        }
    }
}

extension BrowseFixture {
    /// The screen as the program has drawn it.
    var grid: Grid { BrowseView.grid(loop.session.scene, width: size.width, height: size.height) }
}

extension PixelScreen {
    /// Runs a test with `browse` on a terminal that draws pixels itself, after its first screen has all pictures.
    static func browse(
        _ pixels: PixelProtocol, _ body: (inout BrowseFixture, inout PixelScreen) async throws -> Void
    ) async throws {
        try await BrowseFixture.with(pictures: .full, pixels: pixels) { fixture in
            fixture.size = (140, 40)
            await fixture.until("▸ Now Playing")
            await fixture.untilAccountIsKnown()
            var screen = PixelScreen(fixture)
            await screen.settle(&fixture)
            try await body(&fixture, &screen)
        }
    }
}
