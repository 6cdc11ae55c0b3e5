import TestKit
import Testing

@Suite(.ownThread)
struct ExtensionNameRuleTests {
    @Test func `a file of an extension carries the name of its type`() throws {
        // The sandbox has one file for each kind of its catalog and for each of its faults, all inside two types.
        let files = try Project.files(below: "Sources").filter { !$0.path.hasPrefix("Sources/Sandbox/") }
        let rule = ExtensionNameRule(files)
        #expect(files.count { $0.path.contains("+") } > 100)
        #expect(files.compactMap(rule.violation) == [])
    }

    private func isFound(_ name: String, _ text: String) -> Bool {
        let type = SourceFile(path: "Sources/Data/A.swift", text: "struct A {\n}\n\nstruct MovieUseCases {\n}\n")
        return ExtensionNameRule([type]).violation(in: SourceFile(path: "Sources/Data/\(name).swift", text: text)) != nil
    }

    @Test func `an extension under another name is found`() {
        #expect(isFound("Pull", "extension A {\n    func pull() {}\n}\n"))
        #expect(isFound("Pull", "extension A {\n}\n\nprivate struct Round {\n}\n\nextension B {\n}\n"))
        #expect(isFound("AB", "extension A {\n    func b() {}\n}\n"))
    }

    @Test func `a slice, an own type and a type of another target have names of their own`() {
        #expect(!isFound("A+Pull", "extension A {\n    func pull() {}\n}\n"))
        #expect(!isFound("Genres", "extension MovieUseCases {\n    var genres: Int { 1 }\n}\n"))
        #expect(!isFound("Options", "extension A {\n    struct Options {\n    }\n}\n"))
        #expect(!isFound("Names", "extension A {\n}\n\nextension B {\n}\n\nextension C {\n}\n"))
        #expect(!isFound("Moment", "extension Date {\n    var moment: Int { 1 }\n}\n"))
    }
}
