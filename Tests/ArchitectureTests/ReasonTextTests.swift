import Foundation
import Testing

/// Every reason that the layers can give is translated, and nothing is that no layer gives.
@Suite(.ownThread)
struct ReasonTextTests {
    @Test func `every reason is translated`() throws {
        let given = try Self.given()
        let translated = try Set(Self.translated().map(\.key))
        #expect(given.count > 120)
        let problem = "a row of ReasonText is missing in Sources/Domain/Texts, or one is left over"
        #expect(given.symmetricDifference(translated).sorted() == [], "\(problem)")
    }

    @Test func `the English text of a translation is the one of the code`() throws {
        let sources = try Self.layers().map(\.text).joined()
        let marked = try Self.translated().compactMap { row in
            Self.composed.contains(row.key) ? nil : row.english.map { (key: row.key, english: $0) }
        }
        #expect(marked.count >= 5)
        for (key, english) in marked {
            let written = sources.firstMatch(of: try Regex("\"\(key)\",\\s*\"((?:[^\"\\\\]|\\\\.)+)\"")).flatMap { $0[1].substring }
            let text = written.map { String($0).replacing(#/\\\((?:[^()]|\([^()]*\))*\)/#, with: "{1}") } ?? ""
            #expect(text == english, "\(key)")
        }
    }

    @Test func `a planted reason without a translation is found`() {
        let text = """
            MarqueeError(.server, .init("a.one", "One.")), Reason(
                "b.two", "Two."), .init("tmdb.\\(code)", "…"), 7: "Seven.",
            """
        #expect(Self.given(in: text) == ["a.one", "b.two", "tmdb.7"])
    }

    /// Reasons whose texts are put together from parts; tests of their layers translate them.
    private static let composed: Set = ["answer.shape", "audience.language"]

    private static func layers() throws -> [SourceFile] {
        try ["Domain", "Data", "Net", "Database", "PostgreSQL", "App", "Presentation"].flatMap { try Project.files(below: "Sources/\($0)") }
            .filter { !$0.path.hasPrefix("Sources/Domain/Texts/") }
    }

    private static func given() throws -> Set<String> { try layers().reduce(into: []) { $0.formUnion(given(in: $1.text)) } }

    /// The keys of reasons in a text, and the numbers of TMDb's codes that have a sentence.
    private static func given(in text: String) -> Set<String> {
        let keys = text.matches(of: #/(?:init|Reason|Self)\(\s*"([a-zA-Z0-9.]+)",\s*[a-z"]/#).map { String($0.output.1) }
        let codes =
            text.contains("\"tmdb.") ? text.matches(of: #/\b([0-9]+): (?:"|MarqueeError\.Reason\.)/#).map { "tmdb.\($0.output.1)" } : []
        return Set(keys.filter { $0.contains(".") || ["cancelled"].contains($0) } + codes)
    }

    private static func translated() throws -> [(key: String, english: String?)] {
        try Project.files(below: "Sources/Domain/Texts").flatMap { file in
            file.text.matches(of: #/ReasonText\(\s*"([a-zA-Z0-9.]+)",\s*(?:en: "([^"]+)")?/#).map {
                (String($0.output.1), $0.output.2.map(String.init))
            }
        }
    }
}
