import Foundation
import Testing

/// `Docs/Errors.md` holds every code and every reason that the layers can give, and no other.
struct ErrorDocumentTests {
    @Test func `the reasons of the document are those of the code`() throws {
        let given = try ["Domain", "Data", "Net", "Database", "App"].flatMap { try Project.files(below: "Sources/\($0)") }
            .reduce(into: Set()) { $0.formUnion(Self.reasons(in: $1.text)) }
        let document = try Project.file("Docs/Errors.md")
        #expect(given.count > 50)
        #expect(Self.documentedReasons(in: document).symmetricDifference(given).sorted() == ["store.salvaged", "store.userLost", "tmdb.N"])
        #expect(document.text.contains("`store.salvaged`") && document.text.contains("`store.userLost`"))
    }

    @Test func `the codes of the document are those of the code`() throws {
        let codes = try Project.file("Sources/Domain/Kernel/MarqueeError.swift").text.matches(of: #/static let ([a-zA-Z]+) = Code\(/#)
            .map { "." + $0.output.1 }
        let document = try Project.file("Docs/Errors.md")
        #expect(codes.count >= 14)
        #expect(Set(Self.documentedCodes(in: document)) == Set(codes))
    }

    @Test func `a planted reason is found however it is written`() {
        let text = """
            MarqueeError(.server, .init("a.one", "…")), Reason(
                "b.two", "…"), static let x = Self("c.three", "…"), path("d/four"), .init("tmdb.\\(code)", "…")
            """
        #expect(Self.reasons(in: text) == ["a.one", "b.two", "c.three"])
    }

    private static func reasons(in text: String) -> Set<String> {
        Set(text.matches(of: #/(?:init|Reason|Self)\(\s*"((?:[a-z]+\.)?[a-zA-Z]+)",/#).map { String($0.output.1) })
    }

    private static func documentedReasons(in document: SourceFile) -> Set<String> {
        let section = document.text.components(separatedBy: "\n## ").first { $0.hasPrefix("The reasons\n") } ?? ""
        return Set(section.matches(of: #/(?m)^\| `([a-z]+(?:\.[a-zA-Z]+)?)` \|/#).map { String($0.output.1) })
    }

    private static func documentedCodes(in document: SourceFile) -> [String] {
        document.text.matches(of: #/(?m)^\| `(\.[a-zA-Z]+)` \|/#).map { String($0.output.1) }
    }
}
