import Foundation
import MarqueeData
import MarqueeDomain
import Testing

@testable import MarqueeNet

/// Some of TMDb's texts name signs as HTML does.
struct CharacterReferenceTests {
    @Test(arguments: [
        ("A&amp;E", "A&E"), ("Kool &amp; the Gang", "Kool & the Gang"), ("&lt;b&gt;", "<b>"),
        ("&quot;a&quot; &#39;b&#039; &apos;c&#x27;", #""a" 'b' 'c'"#),
        ("a&nbsp;b", "a\u{A0}b"), ("&amp;lt;", "&lt;"), ("&amp;amp;", "&amp;"), ("&", "&"), ("a & b; c", "a & b; c"), ("&;", "&;"),
        ("&unknown;", "&unknown;"), ("&amp", "&amp"), ("&&amp;", "&&"), ("?a=1&lt=2", "?a=1&lt=2"), ("é&amp;é", "é&é"),
    ])
    func `a named sign is read once`(_ text: String, _ expected: String) {
        #expect(CharacterReferences.decoded(in: text) == expected)
    }

    @Test func `the texts of answers are read so, escaped or not`() throws {
        let json = Data(#"{"id": 1, "title": "A&amp;E", "overview": "\u0026amp; \"&lt;\"", "tagline": "none"}"#.utf8)
        let details = try TMDBMovies(WireScene().tmdb).details(1).adapt(json).value
        #expect(details.title == "A&E" && details.overview == #"& "<""# && details.tagline == "none")
    }
}
