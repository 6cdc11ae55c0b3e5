import TestKit
import Testing

@Suite(.ownThread)
struct NameRuleTests {
    @Test func `no public type has a name that misleads or hides another one`() throws {
        let names = NameRule.refused(in: try Project.file("Docs/Decisions/0001-names.md"))
        #expect(
            names.isSuperset(of: ["Data", "ID", "Task", "Result", "Network", "SortOrder", "HTTPRequest", "HTTPMethod"]) && names.count == 15
        )
        #expect(NameRule.violations(in: try Project.sources(), refusing: names) == [])
    }

    @Test(arguments: [
        "public struct Network {", "public final class Task {}", "public typealias Data = Int", "public protocol Result<A> {",
    ])
    func `a planted type is found`(_ line: String) {
        let file = SourceFile(path: "Sources/Domain/A.swift", text: "import B\n" + line)
        #expect(NameRule.violations(in: [file], refusing: ["Network", "Task", "Data", "Result"]).map(\.line) == [2])
    }

    @Test(arguments: ["    public enum Network {", "struct Network {", "public struct NetworkTime {", "public var network: Network"])
    func `a nested type, a hidden one and a longer name are not`(_ line: String) {
        #expect(NameRule.violations(in: [SourceFile(path: "Sources/Domain/A.swift", text: line)], refusing: ["Network"]).isEmpty)
    }
}
