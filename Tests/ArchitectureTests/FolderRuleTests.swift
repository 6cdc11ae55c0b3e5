import TestKit
import Testing

@Suite(.ownThread)
struct FolderRuleTests {
    /// Read once, as it takes seconds.
    private static let sources = Result { try Project.sources().map { FileNames($0) } }

    @Test(arguments: FolderRule.targets)
    func `folders of a target use each other one way`(_ target: String) throws {
        #expect(FolderRule.violations(in: target, try Self.sources.get()) == [])
    }

    @Test func `the arrows of the sources are seen`() throws {
        let arrows = FolderRule.arrows(in: "Database", try Self.sources.get())
        #expect(arrows.count > 100)
        #expect(arrows.contains { $0.from == "Library" && $0.to == "SQLite" && $0.name == "SQLiteHandle" })
    }

    /// Two folders, of which the second uses the first.
    private func planted(_ first: String, _ second: String = "struct B { let a: A }") -> [FileNames] {
        [
            SourceFile(path: "Sources/X/One/A.swift", text: "struct A { enum Inner { case x } }\n"),
            SourceFile(path: "Sources/X/One/First.swift", text: first),
            SourceFile(path: "Sources/X/Two/B.swift", text: second + "\nprotocol C { associatedtype Thing }\nfunc work() {}\n"),
        ].map { FileNames($0) }
    }

    @Test(arguments: [
        "struct First { let b: B }", "extension B { func f() {} }", "func f() -> some C { 1 }", "let text = \"it is \\(B.self) here\"",
        "func f(_ b: X.B) {}", "func f() { work() }", "struct First<Value: C> {}", "class First: B {}",
        "let x = #\"\"\"\n \\#(B()) \"\"\"#",
    ])
    func `a planted circle is found`(_ text: String) {
        let found = FolderRule.violations(in: "X", planted(text))
        #expect(found.map(\.path) == ["Sources/X"])
        #expect(found.first?.what.hasPrefix("circle of One, Two: ") == true)
    }

    @Test func `a circle by a nested type, over three folders and over the files of no folder is found`() {
        #expect(FolderRule.violations(in: "X", planted("struct First { let b: B }", "struct B { let inner: Inner }")).count == 1)
        let three =
            planted("struct First { let d: D }") + [FileNames(SourceFile(path: "Sources/X/Three/D.swift", text: "struct D { let b: B }"))]
        #expect(FolderRule.violations(in: "X", three).first?.what.hasPrefix("circle of One, Three, Two: ") == true)
        let root = planted("struct First { let d: D }") + [FileNames(SourceFile(path: "Sources/X/D.swift", text: "struct D { let b: B }"))]
        #expect(FolderRule.violations(in: "X", root).first?.what.hasPrefix("circle of ., One, Two: ") == true)
    }

    @Test(arguments: [
        "// B", "/// It goes with ``B``.", "/* B */ struct First {}", "let text = \"B\"",
        "let text = \"\"\"\n    B \"quoted\" B\n    \"\"\"",
        "let text = #\"\\(B)\"#", "struct First<B> { let b: B }", "struct B2 { let b = 1 }", "import struct Other.B",
        "func f() { x.work() }",
        "private struct B {}\nlet b = B()", "let b = 1", "protocol P { associatedtype B }",
    ])
    func `what names nothing of another folder is no arrow`(_ text: String) {
        #expect(FolderRule.violations(in: "X", planted(text)).isEmpty)
    }
}
