import Foundation
import TestKit
import Testing

/// `Docs/Errors.md` holds every code and every reason that the layers can give, and no other.
@Suite(.ownThread)
struct ErrorDocumentTests {
    @Test func `the reasons of the document are those of the code`() throws {
        let given = try Set(Self.layers().flatMap { ReasonRule.given(in: $0.text) }.map(\.key))
        let document = try Project.file("Docs/Errors.md")
        #expect(given.count > 50)
        #expect(Self.documentedReasons(in: document).symmetricDifference(given).sorted() == ["store.salvaged", "store.userLost", "tmdb.N"])
        #expect(document.text.contains("`store.salvaged`") && document.text.contains("`store.userLost`"))
    }

    @Test func `the reasons for visitors are those of the code`() throws {
        let code = try Project.file("Sources/Domain/Texts/ReasonTexts+Visitors.swift").text.matches(of: #/"([a-zA-Z0-9.]+)"/#)
        let paragraphs = try Project.file("Docs/Errors.md").text.split(separator: "\n\n")
        let list = try #require(paragraphs.first { $0.hasPrefix("These reasons are for visitors:") })
        let document = list.matches(of: #/`([a-zA-Z0-9.]+)`/#)
        #expect(code.count > 30 && document.map(\.output.1) == code.map(\.output.1))
    }

    @Test func `no reason is written where the check does not look`() throws {
        // The names of events look the same, and have a table of their own.
        for file in try Self.layers() where !file.path.hasSuffix("/MarqueeEvent+Name.swift") {
            let hidden = ReasonRule.keys(in: file.text).subtracting(ReasonRule.given(in: file.text).map(\.key)).subtracting(Self.otherTexts)
            #expect(hidden == [], "\(file.path) has what looks like the key of a reason, or a text to be named here")
        }
    }

    @Test func `no key of a reason is written twice`() throws {
        let keys = try Self.layers().flatMap { ReasonRule.given(in: $0.text) }.map(\.key)
        #expect(keys.count > 80 && Self.twice(in: keys) == [])
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
            MarqueeError(.server, .init("a.one")), Reason(
                "b.two", ["n": "\\(n)"]), static let x = Self("c.three"), path("d/four"), .init("tmdb.\\(code)"),
            .init("signIn.five"), .init("f.part.six7"), .init(isOdd ? "g.seven" : "h.eight")
            """
        #expect(ReasonRule.given(in: text).map(\.key) == ["a.one", "b.two", "c.three", "signIn.five", "f.part.six7"])
        #expect(ReasonRule.keys(in: text).subtracting(ReasonRule.given(in: text).map(\.key)) == ["g.seven", "h.eight"])
        #expect(Self.twice(in: ["a", "b", "a"]) == ["a"])
    }

    /// Texts of the same form that name something else.
    private static let otherTexts: Set = [
        "marquee.user", "marquee.decodingReport", "certification.gte", "certification.lte",
        // The sites of addresses.
        "themoviedb.org", "imdb.com", "wikidata.org", "facebook.com", "instagram.com", "tiktok.com", "twitter.com", "x.com",
    ]

    /// Where reasons are given that users of the client can meet.
    private static func layers() throws -> [SourceFile] { try ReasonRule.layers().filter { !$0.path.hasPrefix("Sources/Presentation/") } }

    private static func twice(in texts: [String]) -> [String] {
        var seen: Set<String> = []
        return Set(texts.filter { !seen.insert($0).inserted }).sorted()
    }

    private static func documentedReasons(in document: SourceFile) -> Set<String> {
        let section = document.text.components(separatedBy: "\n## ").first { $0.hasPrefix("The reasons\n") } ?? ""
        return Set(section.matches(of: #/(?m)^\| `([a-zA-Z0-9.]+)` \|/#).map { String($0.output.1) })
    }

    private static func documentedCodes(in document: SourceFile) -> [String] {
        document.text.matches(of: #/(?m)^\| `(\.[a-zA-Z]+)` \|/#).map { String($0.output.1) }
    }
}
