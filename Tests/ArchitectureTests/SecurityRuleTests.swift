import Foundation
import TestKit
import Testing

/// The proofs that `SECURITY.md` names exist: suites of tests, scenarios of `MarqueeTorture`, and fuzz targets.
@Suite(.ownThread)
struct SecurityRuleTests {
    /// The names in the last cells of tables, and those of suites anywhere.
    private static func proofs(in text: String) -> [String] {
        text.separateLines.flatMap { line -> [String] in
            let cells = line.split(separator: "|")
            let cell = line.hasPrefix("|") ? cells.last.map(String.init) ?? "" : ""
            let rest = line.hasPrefix("|") ? cells.dropLast().joined() : line
            return names(in: cell) + names(in: rest).filter { $0.hasSuffix("Tests") }
        }
    }

    private static func names(in text: String) -> [String] {
        text.matches(of: #/`(?:MarqueeTorture )?([A-Za-z0-9-]+)`/#).map { String($0.output.1) }
    }

    private static func existing() throws -> Set<String> {
        let suites = try Project.files(below: "Tests").flatMap { file in
            file.text.matches(of: #/struct ([A-Za-z0-9]+Tests)\b/#).map { String($0.output.1) }
        }
        let targets = try Project.files(below: "Fuzz/Sources").map { String($0.path.split(separator: "/")[2]) }
        let scenarios = try Project.files(below: "Programs/Torture").flatMap { file in
            file.text.matches(of: #/Scenario\(\s*"([a-z-]+)",/#).map { String($0.output.1) }
        }
        return Set(suites + targets + scenarios)
    }

    @Test func `every proof that the document names exists`() throws {
        let (proofs, existing) = (Self.proofs(in: try Project.file("SECURITY.md").text), try Self.existing())
        #expect(proofs.count > 30)
        #expect(proofs.filter { !existing.contains($0) } == [])
    }

    @Test func `every line of defense has a proof`() throws {
        let lines = try Project.file("SECURITY.md").lines.map(\.text).drop { $0 != "## What Marquee defends against" }.dropFirst()
        let rows = lines.prefix { !$0.hasPrefix("## ") }.filter { $0.hasPrefix("| ") && !$0.hasPrefix("| from") }
        #expect(rows.count > 5)
        #expect(rows.filter { !$0.contains("Tests`") } == [])
    }

    @Test func `names are found in the last cell, and suites anywhere`() {
        let text = "| `a` | b | `OneTests`, `MarqueeTorture two`, `FuzzThree` |\nWiped (`FourTests`, `file`)."
        #expect(Self.proofs(in: text) == ["OneTests", "two", "FuzzThree", "FourTests"])
        #expect(Self.names(in: "`MarqueeTorture wipe`") == ["wipe"])
    }
}
