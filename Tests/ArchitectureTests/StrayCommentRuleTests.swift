import TestKit
import Testing

@Suite(.ownThread)
struct StrayCommentRuleTests {
    @Test func `every comment describes its declaration`() throws {
        let files = try Project.sources()
        #expect(files.flatMap(SourceDeclaration.all).count { !$0.documentation.isEmpty } > 5000)
        #expect(files.flatMap(StrayCommentRule.violations) == [])
    }

    private func violations(_ text: String) -> [String] {
        StrayCommentRule.violations(in: SourceFile(path: "Sources/Domain/A.swift", text: text)).map(\.what)
    }

    @Test(arguments: [
        ("struct A {\n    /// Creates an A.\n    var b = 1\n}", "b has the comment of an initializer"),
        ("/// Reads.\n///\n/// - Parameter c: C.\nfunc a(b: Int) {}", "a(b:) has no parameter c"),
        ("/// Reads.\n///\n/// - Parameters:\n///   - b: B.\n///   - c: C.\nfunc a(b: Int, _ d: Int) {}", "a(b:_:) has no parameter c"),
        ("/// Reads.\n///\n/// - Parameter c: C.\nvar a = 1", "a has no parameters"),
        (
            "/// Starts an A. Its name is B.\n/// The year of the first release.\nvar year = 1",
            "year has two comments, the second one from “The” on"
        ),
    ])
    func `a planted comment of another declaration is found`(_ text: String, _ what: String) {
        #expect(violations(text) == [what])
    }

    @Test(arguments: [
        "struct A {\n    /// Creates an A.\n    init() {}\n}", "/// Creates an A.\nfunc a() -> A {}",
        "extension AUseCases {\n    /// Creates a list.\n    var create: CreateA { CreateA() }\n}",
        "/// Reads.\n///\n/// - Parameter c: C.\nfunc a(b c: Int) {}", "/// Reads. Writes,\n/// and\n/// Deletes.\nfunc a() {}",
        "/// Reads.\n///\n/// Writes.\nfunc a() {}", "/// \(String(repeating: "a", count: 132)).\n/// Then more.\nfunc a() {}",
    ])
    func `a comment of its own is none`(_ text: String) {
        #expect(violations(text) == [])
    }
}
