import Foundation
import MarqueeDomain
import Testing

@testable import MarqueeCLI

/// Golden files of every screen at four widths. `MARQUEE_UPDATE_GOLDENS=1` writes the files; read the difference afterwards.
struct ScreenGoldenTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Screens")
    private static let isUpdating = ProcessInfo.processInfo.environment["MARQUEE_UPDATE_GOLDENS"] == "1"

    @Test(arguments: [40, 80, 140, 200])
    func `Every screen matches its golden file`(_ width: Int) throws {
        for (name, scene) in BrowseScenes.all {
            let grid = BrowseView.grid(scene, width: width, height: 24)
            let text = (0..<grid.height).map { grid.text(row: $0) }.joined(separator: "\n") + "\n"
            #expect(text.split(separator: "\n").allSatisfy { $0.columns <= width })
            try compare(text, "\(name).\(width).txt")
        }
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).filter { $0.hasSuffix(".\(width).txt") }
        #expect(Set(files) == Set(BrowseScenes.all.map { "\($0.name).\(width).txt" }))
    }

    /// The golden files contain the escape sequences of colors and selection.
    @Test(arguments: Theme.allCases)
    func `A screen has the colors of its theme`(_ theme: Theme) throws {
        let scene = try #require(BrowseScenes.all.first { $0.name == "category" }).scene
        var writer = GridWriter(theme: theme)
        let sent = writer.update(to: BrowseView.grid(scene, width: 60, height: 14))
        try compare(sent.replacing("\u{1B}", with: "␛") + "\n", "category.\(theme.rawValue).theme")
    }

    @Test func `Every screen can be drawn at any terminal size`() {
        for (_, scene) in BrowseScenes.all {
            for (width, height) in [(1, 1), (1, 50), (7, 4), (39, 5), (200, 3), (1_000, 60)] {
                #expect(BrowseView.grid(scene, width: width, height: height).width == width)
            }
        }
    }

    /// The titles of the screens contain escape sequences. Only the program itself may send any.
    @Test func `Escape sequences in titles do not reach the terminal`() {
        for (_, scene) in BrowseScenes.all {
            let grid = BrowseView.grid(scene, width: 140, height: 50)
            for row in 0..<grid.height {
                for cell in grid[row: row] {
                    guard let character = cell.character else { continue }
                    #expect(TerminalSanitizer.line(String(character)) == String(character))
                }
            }
        }
    }

    /// A narrow terminal has no room for a picture.
    @Test func `A picture and its placeholder take the same cells beside the text`() throws {
        func scene(_ name: String) throws -> BrowseScene { try #require(BrowseScenes.all.first { $0.name == name }).scene }
        let phases = try ["details-picture", "details-picture-loading", "details-picture-failed"].map { try scene($0) }
        for (width, place) in [(80, 60..<80), (140, 112..<140)] {
            let grids = phases.map { BrowseView.grid($0, width: width, height: 24) }
            let texts = grids.map { grid in (2..<23).map { row in String(grid[row: row].prefix(place.lowerBound).compactMap(\.character)) }
            }
            #expect(Set(texts).count == 1)
            let cells = grids[0][row: 2].dropFirst(place.lowerBound)
            #expect(cells.allSatisfy { $0.character == "▀" && $0.style.pixels != nil } && cells.count == place.count)
            #expect(grids[1][row: 2].dropFirst(place.lowerBound).allSatisfy { $0.character == "░" && $0.style.pixels == nil })
        }
        let narrow = try BrowseView.grid(scene("details"), width: 59, height: 24)
        #expect(phases.allSatisfy { BrowseView.grid($0, width: 59, height: 24) == narrow })
    }

    @Test func `On a narrow screen, tabs have their names as far as there is room`() throws {
        var scene = try #require(BrowseScenes.all.first { $0.name == "category" }).scene
        func tabs(_ width: Int) -> String { BrowseView.grid(scene, width: width, height: 24).text(row: 0) }
        #expect(tabs(80) == " 1 Movies  2 TV  3 Search  4 Library  5 Discover  6 On this device")
        #expect(tabs(40) == " 1 Movies  2 TV  3 Search  4  5  6")
        #expect(tabs(25) == " 1 Movies  2  3  4  5  6")
        scene.tab = 5
        #expect(tabs(40) == " 1 Movies  2  3  4  5  6 On this device")
    }

    /// Cards fill the columns of home, and the lines of a list end before a wide screen does.
    @Test func `On a wide screen, the panel begins where the lines of a list end`() throws {
        for (name, start) in [("category", 99), ("search-results", 99), ("home", 148)] {
            let scene = try #require(BrowseScenes.all.first { $0.name == name }).scene
            let (title, width) = (try #require(scene.page.facts.aside).title, 200)
            let rows = (2..<23).map { BrowseView.grid(scene, width: width, height: 24)[row: $0].dropFirst(start - 1) }
            #expect(rows.allSatisfy { $0.first?.character == " " }, "\(name)")
            #expect(rows.contains { String($0.dropFirst().compactMap(\.character)).hasPrefix(title) }, "\(name)")
        }
    }

    @Test(arguments: [9, 10, 24])
    func `A message leaves the keys readable where the screen has ten rows`(_ height: Int) throws {
        func rows(_ name: String) throws -> [String] {
            let scene = try #require(BrowseScenes.all.first { $0.name == name }).scene
            let grid = BrowseView.grid(scene, width: 80, height: height)
            return (0..<grid.height).map { grid.text(row: $0) }
        }
        let (plain, message) = (try rows("home"), "Fight Club: a favorite.")
        let place = height < 10 ? height - 1 : height - 2
        for (row, text) in try rows("toast").enumerated() { #expect(text == (row == place ? message : plain[row]), "row \(row)") }
    }

    @Test func `A cell of a picture is sent with its colors`() throws {
        let scene = try #require(BrowseScenes.all.first { $0.name == "details-picture" }).scene
        var writer = GridWriter(theme: .dark)
        let sent = writer.update(to: BrowseView.grid(scene, width: 80, height: 24))
        #expect(sent.contains("\u{1B}[3;61H\u{1B}[0;38;2;2;80;120;48;2;10;80;120m▀"))
        #expect(writer.update(to: BrowseView.grid(scene, width: 80, height: 24)).isEmpty)
    }

    private func compare(_ text: String, _ file: String) throws {
        let url = Self.folder.appendingPathComponent(file)
        if Self.isUpdating { try text.write(to: url, atomically: true, encoding: .utf8) }
        #expect(try String(contentsOf: url, encoding: .utf8) == text, "\(file) differs")
    }
}
