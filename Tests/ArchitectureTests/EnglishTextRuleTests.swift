import TestKit
import Testing

@Suite(.ownThread)
struct EnglishTextRuleTests {
    @Test func `no text of a command in English is translated`() throws {
        let files = try Project.files(below: "Programs/CLI")
        for place in EnglishTextRule.places { #expect(files.contains { $0.path.hasPrefix(place) }, "\(place)") }
        #expect(EnglishTextRule.violations(in: files) == [])
    }

    private func violations(_ user: String) -> [String] {
        let text = "extension Texts {\n    static func right(_ x: Int) -> String {\n        language.text(en: \"A\", de: \"B\")\n    }\n}\n"
        return EnglishTextRule.violations(in: [
            SourceFile(path: "Programs/CLI/Texts/A.swift", text: text), SourceFile(path: user, text: "let a = Texts.right(1)"),
        ]).map(\.what)
    }

    @Test func `a planted translation is found`() {
        #expect(violations("Programs/CLI/Commands/Store/A.swift") == ["right(_:) is translated for commands in English"])
        #expect(violations("Programs/CLI/Commands/Show/A.swift") == [])
    }
}
