import Foundation
import Marquee
import MarqueeSandbox
import TestKit
import Testing

@testable import MarqueeTransfer

@Suite("Titles of other services")
struct MatchTests {
    private func title(_ name: String, _ year: Int? = nil, _ kind: MediaKind? = nil, _ edit: (inout ImportTitle) -> Void = { _ in })
        -> ImportTitle
    {
        var title = ImportTitle(name, year: year, kind: kind)
        edit(&title)
        return title
    }

    private func match(_ title: ImportTitle, _ client: MarqueeClient) async throws -> String {
        switch try await TitleMatcher(client: client).match(title) {
        case .matched(let candidate): candidate.item.text
        case .ambiguous(let all): "? " + all.map(\.item.text).joined(separator: " ")
        case .notFound: "not found"
        case .failed: "failed"
        }
    }

    @Test("A title is found by its ids, whatever its name in another language")
    func ids() async throws {
        try await TransferFixture.with { fixture in
            let client = try await fixture.client(signsIn: false)
            let rows: [(ImportTitle, String)] = [
                (title("The Quiet Harbor", 2019) { $0.imdbID = "tt9000001" }, "movie/8000001"),
                (title("Der stille Hafen", 2019) { $0.imdbID = "tt9000001" }, "movie/8000001"),
                (title("") { $0.imdbID = "tt9000001" }, "movie/8000001"),
                (title("Harbor Lights", 2018, .tv) { $0.tvdbID = 403 }, "tv/8100002"),
                (title("Harbor Lights: Part 2", 2018, .tv) { $0.imdbID = "tt9000082" }, "tv/8100002/1x2"),
                (title("Salt and Rope", 2021, .movie) { $0.tmdbID = 8_000_002 }, "movie/8000002"),
                (title("Blue Fox", 2015) { $0.tmdbID = 8_000_005 }, "movie/8000005"),
                (
                    title("Harbor Lights", 2018, .tv) {
                        ($0.tmdbID, $0.season, $0.episode) = (8_100_002, 1, 3)
                    }, "tv/8100002/1x3"
                ),
            ]
            for (title, expected) in rows { #expect(try await match(title, client) == expected, "\(title)") }
        }
    }

    @Test("An id that leads to another title is not believed, and one that leads nowhere costs nothing but a request")
    func wrongIDs() async throws {
        try await TransferFixture.with { fixture in
            let client = try await fixture.client(signsIn: false)
            let rows: [(ImportTitle, String)] = [
                // The id of another movie: the name and the year find the right one.
                (title("Salt and Rope", 2021, .movie) { $0.imdbID = "tt9000001" }, "movie/8000002"),
                (title("A Third One", 1990, .movie) { $0.imdbID = "tt9000001" }, "? movie/8000001"),
                (title("A Third One", nil, .tv) { $0.tvdbID = 403 }, "? tv/8100002"),
                (title("Salt and Rope", 2021, .movie) { $0.imdbID = "tt9999999" }, "movie/8000002"),
                (title("Salt and Rope", 2021, .movie) { $0.tmdbID = 9_999_999 }, "movie/8000002"),
                (title("Salt and Rope", 2021, .movie) { ($0.tmdbID, $0.imdbID) = (9_999_999, "tt9000002") }, "movie/8000002"),
                (title("", nil, .movie) { $0.tmdbID = 9_999_999 }, "not found"),
            ]
            for (title, expected) in rows { #expect(try await match(title, client) == expected, "\(title)") }
        }
    }

    @Test("A name is not guessed: a twin, another year or another kind is a question")
    func names() async throws {
        try await TransferFixture.with { fixture in
            try fixture.add(movie: 8_000_010, "Rocky Shore II", "1999-01-01")
            let client = try await fixture.client(signsIn: false)
            let rows: [(ImportTitle, String)] = [
                (title("Salt and Rope", 2021), "movie/8000002"),
                (title("Salt and Rope", 2020), "movie/8000002"), (title("Salt and Rope", 2022, .movie), "movie/8000002"),
                (title("Salt and Rope", 2019), "? movie/8000002"), (title("Salt and Rope", 2024, .movie), "? movie/8000002"),
                (title("Alone at Sea", 2010, .movie), "? movie/8000003 movie/8000004"),
                (title("Alone at Sea", 2012, .movie), "movie/8000004"),
                (title("Alone at Sea", nil, .movie), "? movie/8000003 movie/8000004"),
                (title("Blue Fox", 2015, .movie), "movie/8000005"), (title("Blue Fox", 2015, .tv), "tv/8100001"),
                // An export of films that does not say the kind.
                (title("Blue Fox", 2015) { $0.isFilm = true }, "movie/8000005"),
                (title("Four Nights", 2020) { $0.isFilm = true }, "? tv/8100003"),
                // A table that does not say it.
                (title("Blue Fox", 2015), "? movie/8000005 tv/8100001"), (title("Four Nights", 2020), "tv/8100003"),
                (title("Der stille Hafen", 2019, .movie) { $0.originalName = "The Quiet Harbor" }, "movie/8000001"),
                (title("Four Nights", 2020, .movie), "not found"), (title("Blue Fox"), "? movie/8000005 tv/8100001"),
                (title("Rocky Shore 2", 1999), "movie/8000010"),
                (title("Nothing of This Name", 2001), "not found"), (title("Salt", 2021, .movie), "? movie/8000002"),
                (title("The Quiet Harbor", nil, .movie), "movie/8000001"),
            ]
            for (title, expected) in rows { #expect(try await match(title, client) == expected, "\(title)") }
        }
    }

    @Test("Of a name with more titles than a page, those of the year are searched")
    func frequentName() async throws {
        var options = Sandbox.Options()
        options.pageSize = 3
        try await TransferFixture.with(options) { fixture in
            for number in 0..<12 { try fixture.add(movie: 8_200_000 + number, "Storm", "\(1950 + 5 * number)-01-01") }
            let client = try await fixture.client(signsIn: false)
            #expect(try await match(title("Storm", 1985, .movie), client) == "movie/8200007")
            #expect(try await match(title("Storm", 1986, .movie), client) == "movie/8200007")
            #expect(try await match(title("Storm", 1988, .movie), client).hasPrefix("? "))
            #expect(try await match(title("Storm", nil, .movie), client).hasPrefix("? "))
        }
    }

    @Test("A title is asked for once, also by a later client, and without a server the stored answers do")
    func stored() async throws {
        try await TransferFixture.with { fixture in
            let client = try await fixture.client(signsIn: false)
            let titles = [
                title("The Quiet Harbor", 2019, .movie) { $0.imdbID = "tt9000001" }, title("Salt and Rope", 2021, .movie),
                title("Harbor Lights", 2018, .tv) { $0.tvdbID = 403 }, title("Blue Fox", 2015, .movie) { $0.tmdbID = 8_000_005 },
            ]
            for title in titles { #expect(try await match(title, client).hasPrefix("?") == false) }
            #expect(fixture.lookUps == 4)
            // Answers are used although they are no longer fresh.
            await client.shutdown(deadline: .seconds(10))
            fixture.clock.advance(by: .seconds(40 * 86_400))
            let later = try await fixture.client(signsIn: false)
            for title in titles { #expect(try await match(title, later).hasPrefix("?") == false) }
            #expect(fixture.lookUps == 4)
            await fixture.sandbox.stop()
            for title in titles { #expect(try await match(title, later).hasPrefix("?") == false) }
        }
    }
}
