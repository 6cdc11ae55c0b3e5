import Marquee
import Testing

@testable import MarqueeCLI

/// Texts with a number of things.
struct PluralTests {
    private static let bytes: [(TextLanguage, Int, String)] = [
        (.english, 1, "1 byte"), (.english, 2, "2 bytes"), (.german, 1, "1 Byte"), (.german, 0, "0 Bytes"), (.spanish, 1, "1 byte"),
        (.french, 0, "0 octet"), (.french, 2, "2 octets"), (.japanese, 1, "1 バイト"), (.ukrainian, 1, "1 байт"), (.ukrainian, 3, "3 байти"),
        (.ukrainian, 11, "11 байтів"),
    ]

    @Test func `A number of bytes takes the form of its language`() {
        for (language, count, wanted) in Self.bytes {
            Texts.$language.withValue(language) { #expect(Texts.bytes(count) == wanted) }
        }
    }

    @Test(arguments: TextLanguage.allCases) func `A number that is always behind its label needs no form`(_ language: TextLanguage) {
        Texts.$language.withValue(language) {
            let texts: [(Int) -> String] = [
                Texts.keptPopularMovies, Texts.keptPopularSeries, Texts.keptDiscoveredMovies, Texts.keptDiscoveredSeries,
                { Texts.bytesRemoved("\($0)", from: "a") }, { Texts.catalogReplaced("b", added: "\($0)", removed: "0") },
                { Texts.catalogImported("\($0)") }, { Texts.catalogLeftOut("\($0)") }, { Texts.catalogEnriched("\($0)", "c") },
            ]
            for text in texts {
                #expect(language == .japanese || text(1).contains(/[:—]\h1\b/), "\(text(1))")
            }
        }
    }
}
