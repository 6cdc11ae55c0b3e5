import Foundation
import TestKit
import Testing

@Suite(.ownThread)
struct ReliabilityRuleTests {
    /// The scenarios that the executable has, by the names under which it runs them.
    private func scenarios() throws -> [String: String] {
        let files = try Project.files(below: "Programs/Torture")
        let pairs = files.flatMap { file in
            file.text.components(separatedBy: "static let ").dropFirst().compactMap { rest -> (String, String)? in
                let words = rest.split(whereSeparator: \.isWhitespace).prefix(4).joined(separator: " ")
                let parts = words.components(separatedBy: " = Scenario( \"")
                guard parts.count == 2, let name = parts[1].components(separatedBy: "\"").first else { return nil }
                return (parts[0], name)
            }
        }
        return Dictionary(pairs, uniquingKeysWith: { $1 })
    }

    /// On Linux, Foundation's `Process.run` reads past a directory entry of `/proc/self/fd`, which ends a process with many descriptors now
    /// and then, and all tests are one process.
    @Test func `no test starts a program with Foundation's Process`() throws {
        let files = try Project.files(below: "Tests").filter { !$0.path.hasPrefix("Programs/Torture/") }
        #expect(files.count > 500)
        #expect(files.filter { $0.text.contains(/\bProcess\(\)/) }.map(\.path) == [])
    }

    private func rows() throws -> [String] {
        try Project.file("Docs/Reliability.md").lines.compactMap { line in
            guard line.text.hasPrefix("| `") else { return nil }
            return line.text.split(separator: "`")[1...].first.map(String.init)
        }
    }

    @Test func `every scenario is run, and has a row in the document`() throws {
        let scenarios = try scenarios()
        let table = try Project.file("Programs/Torture/Program/Scenarios.swift").text
        let list = table.components(separatedBy: "[Scenario] = [").last?.components(separatedBy: "]").first ?? ""
        let run = list.split { $0 == "," || $0.isWhitespace }.map(String.init)
        #expect(scenarios.count > 10)
        #expect(run.sorted() == scenarios.keys.sorted())
        #expect(try rows() == run.compactMap { scenarios[$0] })
    }

    /// The promise of each scenario of a source text, by the scenario's name.
    private func promises(in text: String) -> [String: String] {
        let scenario = /Scenario\(\s*"([a-z-]+)",\s*(?:"""\n([\s\S]*?)\n\s*"""|"([^"]*)")/
        let pairs = text.matches(of: scenario).map { match -> (String, String) in
            let lines = (match.2 ?? match.3 ?? "").split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
            return (String(match.1), lines.map { $0.hasSuffix("\\") ? String($0.dropLast()) : $0 }.joined())
        }
        return Dictionary(pairs, uniquingKeysWith: { $1 })
    }

    /// The scenarios whose promise is not the one in the document.
    private func differences(_ promises: [String: String], _ document: String) -> [String] {
        promises.filter { !document.contains("| `\($0.key)` | \($0.value) |") }.keys.sorted()
    }

    @Test func `every scenario promises what its row in the document says`() throws {
        let promises = promises(in: try Project.files(below: "Programs/Torture").map(\.text).joined(separator: "\n"))
        #expect(promises.keys.sorted() == (try rows()).sorted())
        #expect(differences(promises, try Project.file("Docs/Reliability.md").text) == [])
    }

    @Test func `a promise that differs from its row is found`() {
        let text = #"""
            static let one = Scenario(
                "one", "All is well.", quick: 1)
            static let two = Scenario(
                "two",
                """
                All is well, \
                or not.
                """,
            """#
        let promises = promises(in: text)
        #expect(promises == ["one": "All is well.", "two": "All is well, or not."])
        #expect(differences(promises, "| `one` | All is well. | x |\n| `two` | All is well. | x |") == ["two"])
    }

    @Test func `every row says how to redo it`() throws {
        let text = try Project.file("Docs/Reliability.md").text
        for row in try rows() { #expect(text.contains("`MarqueeTorture \(row)` |"), "\(row)") }
    }
}
