import TestKit
import Testing

@Suite(.ownThread)
struct PackageRuleTests {
    /// What only other targets use, by the file that declares it. Each is the border of a module that programs opt in to.
    static let seams: [String: Set<String>] = [:]

    @Test func `what is shared within the package is used by two layers, or is on the list`() throws {
        let files = try Project.sources()
        let found = PackageRule.violations(in: files, allowing: Self.seams)
        #expect(found.map(\.description) == [])
        #expect(PackageRule.needless(in: files, Self.seams).map(\.description) == [])
    }

    @Test func `a declaration that no other layer names is found`() {
        let files = [
            SourceFile(path: "Sources/Net/A/A.swift", text: "package struct A {\n    package private(set) var b = 1\n    package init() {}\n}"),
            SourceFile(path: "Sources/Net/A/B.swift", text: "let a = A().b"),
            SourceFile(path: "Sources/App/C.swift", text: "// b\nlet c = A(text: \"b\")"),
            SourceFile(path: "Programs/CLI/D.swift", text: "let d = A().b"),
        ]
        #expect(PackageRule.violations(in: files, allowing: [:]).map(\.description) == ["Sources/Net/A/A.swift: b"])
        #expect(PackageRule.violations(in: files, allowing: ["Sources/Net/A/A.swift": ["b"]]) == [])
        #expect(PackageRule.needless(in: files, ["Sources/Net/A/A.swift": ["A", "b", "c"]]).map(\.name) == ["A", "c"])
    }
}
