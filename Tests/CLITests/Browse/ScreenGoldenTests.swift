import Foundation
import Testing

@testable import MarqueeCLI

/// What every screen looks like at three widths. `MARQUEE_UPDATE_GOLDENS=1` writes the files anew; then the difference is to be read.
struct ScreenGoldenTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Screens")
    private static let isUpdating = ProcessInfo.processInfo.environment["MARQUEE_UPDATE_GOLDENS"] == "1"

    @Test(arguments: [40, 80, 140])
    func `every screen is drawn as before`(_ width: Int) throws {
        for (name, scene) in BrowseScenes.all {
            let grid = BrowseView.grid(scene, width: width, height: 24)
            let text = (0..<grid.height).map { grid.text(row: $0) }.joined(separator: "\n") + "\n"
            #expect(text.split(separator: "\n").allSatisfy { $0.columns <= width })
            try compare(text, "\(name).\(width).txt")
        }
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).filter { $0.hasSuffix(".\(width).txt") }
        #expect(Set(files) == Set(BrowseScenes.all.map { "\($0.name).\(width).txt" }))
    }

    /// Colors and what is selected, as they are sent.
    @Test(arguments: Theme.allCases)
    func `a screen has the colors of its theme`(_ theme: Theme) throws {
        let scene = try #require(BrowseScenes.all.first { $0.name == "category" }).scene
        var writer = GridWriter(theme: theme)
        let sent = writer.update(to: BrowseView.grid(scene, width: 60, height: 14))
        try compare(sent.replacing("\u{1B}", with: "␛") + "\n", "category.\(theme.rawValue).theme")
    }

    @Test func `no size of a terminal is too small or too large`() {
        for (_, scene) in BrowseScenes.all {
            for (width, height) in [(1, 1), (1, 50), (7, 4), (39, 5), (200, 3), (1_000, 60)] {
                #expect(BrowseView.grid(scene, width: width, height: height).width == width)
            }
        }
    }

    /// Whatever comes from outside, only the program itself sends escape sequences.
    @Test func `hostile titles steer nothing`() {
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

    private func compare(_ text: String, _ file: String) throws {
        let url = Self.folder.appendingPathComponent(file)
        if Self.isUpdating { try text.write(to: url, atomically: true, encoding: .utf8) }
        #expect(try String(contentsOf: url, encoding: .utf8) == text, "\(file) differs")
    }
}
