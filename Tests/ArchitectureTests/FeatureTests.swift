import Foundation
import Testing

/// The table of features names tests and golden files that exist.
struct FeatureTests {
    @Test func `Each row of the page about features names tests and golden files that exist`() throws {
        let rows = try Project.file("Docs/Features.md").lines.map(\.text).filter { $0.hasPrefix("| ") && !$0.hasPrefix("| feature ") }
        #expect(rows.count == 48)
        let files = try Project.files(below: "Tests") + Project.files(below: "Examples/Cinema/Tests")
        let tests = files.map(\.text).joined()
        for row in rows {
            let cells = row.split(separator: "|", omittingEmptySubsequences: false)
            let names = (cells.dropLast().last ?? "").matches(of: /`([^`]+)`/).map { String($0.1) }
            #expect(!names.isEmpty && cells.count == 5, "\(row)")
            for name in names {
                if name.hasSuffix(".txt") {
                    let golden = Project.root.appendingPathComponent("Tests/CLITests/Browse/" + name)
                    #expect(FileManager.default.fileExists(atPath: golden.path), "\(name)")
                } else {
                    #expect(tests.contains("func `\(name)`") || tests.contains("@Test(\"\(name)\""), "\(name)")
                }
            }
            for place in cells[2].split(separator: ",").map({ $0.trimmingCharacters(in: .whitespaces) }) {
                #expect(["SDK", "terminal", "site"].contains(place), "\(row)")
            }
        }
    }
}
