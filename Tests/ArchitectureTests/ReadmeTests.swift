import Foundation
import TestKit
import Testing

/// The commands of the README are commands of the programs, and the page stays short.
@Suite(.ownThread)
struct ReadmeTests {
    @Test func `every command of the README is documented`() throws {
        let (readme, commands) = (try Project.file("README.md").text, try Project.file("Docs/CommandLine.md").text)
        let runs = readme.matches(of: /swift run marquee ([^`\n#]+)/).map { $0.1.split(separator: " ").map(String.init) }
        #expect(runs.count > 8)
        for words in runs {
            if let command = words.first, !command.hasPrefix("-") { #expect(commands.contains("| `\(command)` |"), "\(command)") }
            for option in words.filter({ $0.hasPrefix("--") }) { #expect(commands.contains(option), "\(option)") }
        }
    }

    @Test func `every scenario of the README has its promise in Reliability`() throws {
        let (readme, promises) = (try Project.file("README.md").text, try Project.file("Docs/Reliability.md").text)
        let scenarios = readme.matches(of: /swift run MarqueeTorture ([\w-]+)/).map { String($0.1) }
        #expect(scenarios.count >= 3)
        for scenario in scenarios { #expect(promises.contains("| `\(scenario)` |"), "\(scenario)") }
    }

    @Test func `the README leads to every page of Docs that it needs, in two hundred lines`() throws {
        let readme = try Project.file("README.md")
        #expect(readme.lines.count < 200)
        let pages = try Project.files(below: "Docs", ["md"]).map(\.path).filter { $0.split(separator: "/").count == 2 }
        let others = try Project.files(below: "Docs", ["md"]).map(\.text)
        for page in pages {
            let name = page.dropFirst("Docs/".count)
            #expect(readme.text.contains("](\(page)") || others.contains { $0.contains("](\(name)") }, "\(page)")
        }
    }
}
