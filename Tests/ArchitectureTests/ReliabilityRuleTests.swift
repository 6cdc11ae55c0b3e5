import Foundation
import Testing

struct ReliabilityRuleTests {
    /// The scenarios that the executable has, by the names under which it runs them.
    private func scenarios() throws -> [String: String] {
        let files = try Project.files(below: "Sources/Torture")
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

    private func rows() throws -> [String] {
        try Project.file("Docs/Reliability.md").lines.compactMap { line in
            guard line.text.hasPrefix("| `") else { return nil }
            return line.text.split(separator: "`")[1...].first.map(String.init)
        }
    }

    @Test func `every scenario is run, and has a row in the document`() throws {
        let scenarios = try scenarios()
        let table = try Project.file("Sources/Torture/Program/Scenarios.swift").text
        let list = table.components(separatedBy: "[Scenario] = [").last?.components(separatedBy: "]").first ?? ""
        let run = list.split { $0 == "," || $0.isWhitespace }.map(String.init)
        #expect(scenarios.count > 10)
        #expect(run.sorted() == scenarios.keys.sorted())
        #expect(try rows() == run.compactMap { scenarios[$0] })
    }

    @Test func `every row says how to redo it`() throws {
        let text = try Project.file("Docs/Reliability.md").text
        for row in try rows() { #expect(text.contains("`marquee-torture \(row)` |"), "\(row)") }
    }
}
