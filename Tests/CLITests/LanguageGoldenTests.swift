import Foundation
import Marquee
import TestKit
import Testing

@testable import MarqueeCLI

/// A list, the details of a title and an error in languages with wide letters, long words and other letters, at two widths.
/// `MARQUEE_UPDATE_GOLDENS=1` writes the files anew; then the difference is to be read.
@Suite(.timeLimit(.minutes(5)))
struct LanguageGoldenTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Goldens/Languages")
    private static let isUpdating = ProcessInfo.processInfo.environment["MARQUEE_UPDATE_GOLDENS"] == "1"

    private static let languages = [TextLanguage.german, .japanese, .ukrainian]
    private static let lines = [("list", "list movies popular --limit 3"), ("show", "show movie 550"), ("error", "show movie 424242")]
    private static let scenes = [
        "category", "details", "home-error", "library", "library-signed-out", "sign-in", "help", "rating", "upcoming",
    ]

    @Test(arguments: [40, 80])
    func `commands and screens fit in every language`(_ width: Int) async throws {
        var names: Set<String> = []
        for language in Self.languages {
            let shell = try Shell(width: width, isTerminal: true, time: .unwatched)
            for (name, line) in Self.lines {
                let outcome = await shell.run(line, ["NO_COLOR": "1", "LC_ALL": "\(language.rawValue).UTF-8"])
                let text = (outcome.out + outcome.err).replacing(/127\.0\.0\.1:\d{5}/, with: "127.0.0.1:00000")
                names.insert(try compare(text, "\(name).\(language.rawValue).\(width).txt", width))
            }
            for (name, scene) in BrowseScenes.all where Self.scenes.contains(name) {
                var scene = scene
                scene.textLanguage = language
                let grid = BrowseView.grid(scene, width: width, height: 24)
                let text = (0..<grid.height).map { grid.text(row: $0) }.joined(separator: "\n") + "\n"
                names.insert(try compare(text, "browse-\(name).\(language.rawValue).\(width).txt", width))
            }
        }
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).filter { $0.hasSuffix(".\(width).txt") }
        #expect(Set(files) == names)
    }

    private func compare(_ text: String, _ file: String, _ width: Int) throws -> String {
        let url = Self.folder.appendingPathComponent(file)
        if Self.isUpdating {
            try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
            try text.write(to: url, atomically: true, encoding: .utf8)
        }
        #expect(try text == String(contentsOf: url, encoding: .utf8), "\(file)")
        #expect(text.split(separator: "\n").allSatisfy { $0.columns <= width }, "\(file)")
        return file
    }
}
