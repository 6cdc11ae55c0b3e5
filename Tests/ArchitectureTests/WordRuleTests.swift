import TestKit
import Testing

@Suite(.ownThread)
struct WordRuleTests {
    /// Names in which such a word has its usual meaning: `makeRoom` evicts entries of a cache or closes a connection for a new one.
    private static let allowed: Set<String> = ["makeRoom", "canMakeRoom"]

    @Test func `no name has an old word`() throws {
        let files = try (Project.sources() + Project.files(below: "Tests")).filter { !$0.path.contains("/WordRule") }
        #expect(files.count > 300)
        #expect(files.flatMap { WordRule.violations(in: $0, except: Self.allowed) } == [])
    }

    @Test(arguments: [
        ("Sources/Net/CurlLane.swift", "", ["CurlLane: Lane"]), ("A.swift", "final class WakeUpCall {}", ["WakeUpCall: WakeUp"]),
        ("A.swift", "    func askDesk() {}", ["askDesk: Desk"]),
        ("A.swift", "    let sparesFailingServers = true", ["sparesFailingServers: sparesFailingServers"]),
        ("A.swift", "struct Planet { let desktop = Desktop() }", []), ("A.swift", "struct LaneChange {}", ["LaneChange: Lane"]),
        ("A.swift", "struct Airplane {}", []), ("A.swift", "/// func askDesk() {}", []), ("A.swift", "func makeRoom() {}", []),
    ])
    func `a planted word is found, and a word that only contains it is not`(path: String, text: String, found: [String]) {
        let violations = WordRule.violations(in: SourceFile(path: path, text: text), except: Self.allowed)
        #expect(violations.map(\.what) == found)
    }
}
