import Foundation
import Testing

/// `Docs/Errors.md` holds every code and every reason that the layers can give, and no other.
@Suite(.ownThread)
struct ErrorDocumentTests {
    @Test func `the reasons of the document are those of the code`() throws {
        let given = try Self.layers().reduce(into: Set()) { $0.formUnion(Self.reasons(in: $1.text)) }
        let document = try Project.file("Docs/Errors.md")
        #expect(given.count > 50)
        #expect(Self.documentedReasons(in: document).symmetricDifference(given).sorted() == ["store.salvaged", "store.userLost", "tmdb.N"])
        #expect(document.text.contains("`store.salvaged`") && document.text.contains("`store.userLost`"))
    }

    @Test func `no reason is written where the check does not look`() throws {
        // The names of events look the same, and have a table of their own.
        for file in try Self.layers() where !file.path.hasSuffix("/EventName.swift") {
            let hidden = Self.texts(in: file.text).subtracting(Self.reasons(in: file.text)).subtracting(Self.otherTexts)
            #expect(hidden == [], "\(file.path) has what looks like the key of a reason, or a text to be named here")
        }
    }

    @Test func `no key and no text of a reason is written twice`() throws {
        let reasons = try Self.layers().flatMap { Self.written(in: $0.text) }
        #expect(reasons.count > 80)
        #expect(Self.twice(in: reasons.map(\.key)) == [] && Self.twice(in: reasons.map(\.text)) == [])
    }

    @Test func `a planted reason that is written twice is found`() {
        let text = """
            MarqueeError(.server, .init("a.one", "One.")), Reason(
                "b.two", "Two."), static let x = Self("a.one", "Three."), .init("c", "Two.")
            """
        let reasons = Self.written(in: text)
        #expect(Self.twice(in: reasons.map(\.key)) == ["a.one"] && Self.twice(in: reasons.map(\.text)) == ["Two."])
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
                "b.two", "…"), static let x = Self("c.three", "…"), path("d/four"), .init("tmdb.\\(code)", "…"),
            .init("signIn.five", "…"), .init("f.part.six7", "…"), .init(isOdd ? "g.seven" : "h.eight", "…")
            """
        #expect(Self.reasons(in: text) == ["a.one", "b.two", "c.three", "signIn.five", "f.part.six7"])
        #expect(Self.texts(in: text).subtracting(Self.reasons(in: text)) == ["g.seven", "h.eight"])
    }

    /// Texts of the same form that name something else.
    private static let otherTexts: Set = ["marquee.user", "marquee.decodingReport"]

    /// Where reasons are given, without their translations.
    private static func layers() throws -> [SourceFile] {
        try ["Domain", "Data", "Net", "Database", "PostgreSQL", "App"].flatMap { try Project.files(below: "Sources/\($0)") }
            .filter { !$0.path.hasPrefix("Sources/Domain/Texts/") }
    }

    private static func reasons(in text: String) -> Set<String> {
        Set(text.matches(of: #/(?:init|Reason|Self)\(\s*"([a-zA-Z0-9.]+)",/#).map { String($0.output.1) })
    }

    /// The keys and texts of reasons, wherever they are written. A text of TMDb's codes stands without a key.
    private static func written(in text: String) -> [(key: String, text: String)] {
        text.matches(of: #/(?:init|Reason|Self)\(\s*"([a-zA-Z0-9.]+)",\s*"((?:[^"\\]|\\.)+)"/#).map {
            (String($0.output.1), String($0.output.2))
        }
    }

    private static func twice(in texts: [String]) -> [String] {
        var seen: Set<String> = []
        return Set(texts.filter { !seen.insert($0).inserted }).sorted()
    }

    /// Texts in the form of a key with a dot in it, wherever they stand.
    private static func texts(in text: String) -> Set<String> {
        Set(text.matches(of: #/"([a-zA-Z][a-zA-Z0-9]*\.[a-zA-Z0-9]+)"/#).map { String($0.output.1) })
    }

    private static func documentedReasons(in document: SourceFile) -> Set<String> {
        let section = document.text.components(separatedBy: "\n## ").first { $0.hasPrefix("The reasons\n") } ?? ""
        return Set(section.matches(of: #/(?m)^\| `([a-zA-Z0-9.]+)` \|/#).map { String($0.output.1) })
    }

    private static func documentedCodes(in document: SourceFile) -> [String] {
        document.text.matches(of: #/(?m)^\| `(\.[a-zA-Z]+)` \|/#).map { String($0.output.1) }
    }
}
