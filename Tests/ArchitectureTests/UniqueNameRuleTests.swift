import TestKit
import Testing

@Suite(.ownThread)
struct UniqueNameRuleTests {
    /// Names that mean the same thing in two targets, and why both have it.
    private static let allowed = [
        "AccountTable": "The rows of accounts, in the SQL of each engine.",
        "LibraryTables": "The tables of the library, in the SQL of each engine.",
        "HTTPDate": "The date of RFC 9110. The sandbox must not share code with the client that it tests.",
        "Main": "The entry point of each program.",
    ]

    @Test func `a name at the top level has one meaning in all targets`() throws {
        let files = try Project.sources()
        #expect(files.count > 300)
        #expect(UniqueNameRule.violations(in: files, except: Set(Self.allowed.keys)) == [])
        // An exception that is not needed would hide the next violation.
        #expect(Set(UniqueNameRule.violations(in: files).map(\.what)) == Set(Self.allowed.keys))
    }

    @Test(arguments: [
        ("struct MarkTable {}", "public struct MarkTable: Sendable {}", true),
        ("package final class Operation<Answer> {}", "enum Operation {", true),
        ("indirect enum JSON {}", "typealias JSON = String", true),
        ("protocol Row {}", "nonisolated struct Row {}", true),
        ("actor Step {}", "struct Steps {}", false),
        ("struct Outer {\n    struct Row {}\n}", "struct Row {}", false),
        ("private struct Row {}", "struct Row {}", false),
        ("extension Row {}", "struct Row {}", false),
        ("// struct Row {}", "struct Row {}", false),
    ])
    func `a planted name in two targets is found`(first: String, second: String, isFound: Bool) {
        let pair = [SourceFile(path: "Sources/Net/A.swift", text: first), SourceFile(path: "Sources/Sandbox/B.swift", text: second)]
        #expect(UniqueNameRule.violations(in: pair).map(\.path) == (isFound ? pair.map(\.path) : []))
        let one = [SourceFile(path: "Sources/Net/A.swift", text: first), SourceFile(path: "Sources/Net/Wire/B.swift", text: second)]
        #expect(UniqueNameRule.violations(in: one) == [])
    }
}
