import Foundation
import Testing

/// Docs/Calls.md shows every use case of a client and every call form that is compiled, and none besides.
struct CallCoverageTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    private func text(_ path: String) throws -> String {
        try String(contentsOf: Self.root.appendingPathComponent(path), encoding: .utf8)
    }

    /// The groups of use cases that a client has, by the name of their type.
    private func groups() throws -> [String: String] {
        let property = /^    public var (\w+): (\w+UseCases)\b/.anchorsMatchLineEndings()
        let matches = try text("Sources/App/MarqueeClient.swift").matches(of: property)
        return Dictionary(uniqueKeysWithValues: matches.map { (String($0.2), String($0.1)) })
    }

    /// The use cases that Domain publishes, as `movies.details`.
    private func useCases() throws -> Set<String> {
        let groups = try groups()
        var found: Set<String> = []
        let domain = Self.root.appendingPathComponent("Sources/Domain")
        for path in FileManager.default.subpaths(atPath: domain.path) ?? [] where path.hasSuffix(".swift") {
            var group: String?
            for line in try text("Sources/Domain/" + path).split(separator: "\n") {
                if let opened = line.firstMatch(of: /^(?:extension|public struct) (\w+)/) { group = groups[String(opened.1)] }
                if line == "}" { group = nil }
                guard let group, let member = line.firstMatch(of: /^    public (?:var|func) (\w+)/) else { continue }
                found.insert("\(group).\(member.1)")
            }
        }
        return found
    }

    @Test func `every use case of a client has its forms`() throws {
        let document = try text("Docs/Calls.md")
        let useCases = try useCases()
        #expect(useCases.count > 50)
        for useCase in useCases.sorted() {
            #expect(document.contains("marquee.\(useCase)("), "\(useCase) is missing in Docs/Calls.md")
        }
    }

    @Test func `every compiled form stands in the document`() throws {
        let lines = Set(try text("Docs/Calls.md").split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) })
        let compiled = try text("Tests/LifeTests/Documentation/CallForms.swift").split(separator: "\n")
            .map { $0.trimmingCharacters(in: .whitespaces) }.filter { $0.contains("marquee.") }
        #expect(compiled.count > 150)
        for form in compiled { #expect(lines.contains(form), "\(form)") }
    }
}
