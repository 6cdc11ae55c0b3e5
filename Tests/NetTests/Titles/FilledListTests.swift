import Foundation
import MarqueeData
import MarqueeDomain
import MarqueeNet
import Synchronization
import TestKit
import Testing

/// Rows of lists whose texts come from the index of titles, without a request.
struct FilledListTests {
    /// An index that counts its queries.
    private final class Index: TitleDAO {
        /// The number of titles of each query.
        let queries = Mutex<[Int]>([])
        let known: [MediaReference: [IndexedTitle]]
        let clock = ManualClock()

        init(_ known: [IndexedTitle]) { self.known = Dictionary(grouping: known, by: \.reference) }

        func save(_ titles: [IndexedTitle]) async throws(MarqueeError) {}
        func titles(matching query: TitleQuery) async throws(MarqueeError) -> TitleHits { TitleHits(total: 0, titles: []) }
        func suggestions(
            for text: String, server: String, language: String, includesAdult: Bool, limit: Int
        ) async throws(MarqueeError) -> [SuggestedTitle] { [] }
        func titles(
            of references: [MediaReference], server: String, language: String
        ) async throws(MarqueeError) -> [MediaReference: IndexedTitle] { [:] }
        func texts(of query: TextQuery) async throws(MarqueeError) -> [MediaReference: [Translation]] {
            queries.withLock { $0.append(query.titles.count) }
            clock.advance(by: .seconds(30))
            return known.filter { query.titles.contains($0.key) }.mapValues { $0.map(\.translation) }
        }
    }

    private static func indexed(_ reference: MediaReference, _ language: String, _ title: String, _ overview: String = "") -> IndexedTitle {
        IndexedTitle(
            server: Server.tmdb.name, reference: reference, language: language, title: title, originalTitle: "原題", overview: overview)
    }

    /// Four movies: complete, without an overview, with the original title only, and without both.
    static let rows = """
        {"id": 1, "title": "Eins", "original_title": "One", "original_language": "en", "overview": "A"},
        {"id": 2, "title": "Two", "original_title": "Two", "original_language": "en", "overview": ""},
        {"id": 3, "title": "原題", "original_title": "原題", "original_language": "ja", "overview": "A"},
        {"id": 4, "title": "原題", "original_title": "原題", "original_language": "ja", "overview": ""}
        """

    private static let page = #"{"page": 1, "total_pages": 1, "total_results": 4, "results": [\#(rows)]}"#

    private let index = Index([
        Self.indexed(.movie(1), "en-US", "One", "C"), Self.indexed(.movie(2), "en-US", "Two", "C"),
        Self.indexed(.movie(2), "fr-FR", "Deux", "B"), Self.indexed(.movie(3), "en-US", "Three"),
        Self.indexed(.movie(4), "fr-FR", "原題", "B"),
        Self.indexed(.movie(4), "en-US", "Four", "C"), Self.indexed(.tv(2), "en-US", "Series", "S"),
        Self.indexed(.movie(2), "de-DE", "Two"),
    ])

    private func scene(_ languages: LanguageChain, _ body: String = page) throws -> WireScene {
        WireScene(body: body, audience: try Audience(languages: languages))
    }

    @Test func `each text of each row comes from the best language that the index has`() async throws {
        let scene = try scene("de-DE, fr, en")
        let reader = Reader(titles: index)
        let read = reader.read(TMDBMovies(scene.tmdb).list(.popular()))
        let movies = try await read().value.items
        #expect(movies.map(\.title) == ["Eins", "Two", "Three", "Four"])
        #expect(movies.map(\.overview) == ["A", "B", "A", "B"])
        #expect(
            movies.map(\.textLanguages) == [nil, [.overview: "fr-FR"], [.title: "en-US"], [.title: "en-US", .overview: "fr-FR"]])
        #expect(scene.transport.requests.count == 1 && index.queries.withLock { $0 } == [3])
        #expect(try await read().value.items == movies)
        #expect(scene.transport.requests.count == 1 && index.queries.withLock { $0 } == [3])
    }

    @Test func `an answer is as old as the server's part of it`() async throws {
        let scene = try scene("de-DE, fr, en")
        let reader = Reader(titles: index, clock: index.clock.wall)
        let began = index.clock.wall.now()
        let fetched = try await reader.read(TMDBMovies(scene.tmdb).list(.popular()))()
        #expect(fetched.age == .seconds(30) && fetched.fetchedAt == began)
    }

    @Test func `without gaps, without fallback languages, and without an index nothing is looked up`() async throws {
        let full =
            #"{"page": 1, "results": [{"id": 1, "title": "Eins", "original_title": "One", "original_language": "en", "overview": "A"}]}"#
        _ = try await Reader(titles: index).read(TMDBMovies(scene("de, en", full).tmdb).list(.popular()))()
        let alone = try await Reader(titles: index).read(TMDBMovies(scene("de").tmdb).list(.popular()))().value.items
        #expect(alone.map(\.overview) == ["A", "", "A", ""] && index.queries.withLock { $0.isEmpty })
        let unindexed = try await Reader().read(TMDBMovies(scene("de, en").tmdb).list(.popular()))().value.items
        #expect(unindexed.map(\.overview) == ["A", "", "A", ""] && unindexed.allSatisfy { $0.textLanguages == nil })
    }

    @Test func `a title stays for a reader of its language`() async throws {
        for (chain, titles) in [("ja-JP, en", ["Eins", "Two", "原題", "原題"]), ("de, ja, en", ["Eins", "Two", "原題", "原題"])] {
            let movies = try await Reader(titles: index).read(
                TMDBMovies(scene(LanguageChain(text: chain)).tmdb).list(.popular()))().value.items
            #expect(movies.map(\.title) == titles)
        }
    }

    @Test func `a failing index leaves the rows as they are`() async throws {
        struct Failing: TitleDAO {
            func save(_ titles: [IndexedTitle]) async throws(MarqueeError) {}
            func titles(matching query: TitleQuery) async throws(MarqueeError) -> TitleHits { TitleHits(total: 0, titles: []) }
            func suggestions(
                for text: String, server: String, language: String, includesAdult: Bool, limit: Int
            ) async throws(MarqueeError) -> [SuggestedTitle] { [] }
            func titles(
                of references: [MediaReference], server: String, language: String
            ) async throws(MarqueeError) -> [MediaReference: IndexedTitle] { [:] }
            func texts(of query: TextQuery) async throws(MarqueeError) -> [MediaReference: [Translation]] {
                throw MarqueeError(.storage, .init("test", "No."))
            }
        }
        let events = EventLog()
        let reader = Reader(titles: Failing(), onEvent: events.handler)
        let movies = try await reader.read(TMDBMovies(scene("de, en").tmdb).list(.popular()))().value.items
        #expect(movies.map(\.overview) == ["A", "", "A", ""])
        #expect(events.events.contains { if case .storeFailed = $0.kind { true } else { false } })
    }

    /// Each answer that lists titles, with one movie without an overview.
    @Test func `every list fills its rows`() async throws {
        let row =
            #"{"id": 2, "media_type": "movie", "credit_id": "c", "title": "Two", "original_title": "Two", "original_language": "en", "overview": "", "genre_ids": []}"#
        let list = #"{"page": 1, "total_pages": 1, "total_results": 1, "results": [\#(row)]}"#
        let whole = """
            {"id": 5, "name": "N", "title": "T", "page": 1, "results": [\(row)], "items": [\(row)], "parts": [\(row)], "movie_results": [\(row)], "tv_results": [], "person_results": [],
             "tv_season_results": [], "tv_episode_results": [],
             "cast": [\(row)], "crew": [\(row)], "similar": \(list), "recommendations": \(list),
             "combined_credits": {"cast": [\(row)], "crew": [\(row)]}}
            """
        let tmdb = try scene("de, fr", whole).tmdb
        let reader = Reader(titles: index)
        func check(_ movie: Movie?, _ name: String) {
            #expect(movie?.overview == "B" && movie?.textLanguages == [.overview: "fr-FR"], "\(name)")
        }
        check(try await reader.read(TMDBTrending(tmdb).movies(Trending(.day)))().value.items.first, "trending")
        if case .movie(let movie)? = try await reader.read(TMDBTrending(tmdb).all(Trending(.day)))().value.items.first {
            check(movie, "all")
        } else {
            Issue.record("The mixed list is empty.")
        }
        let details = try await reader.read(TMDBMovies(tmdb).details(5))().value
        check(details.similar?.items.first, "similar")
        check(details.recommendations?.items.first, "recommendations")
        check(try await reader.read(TMDBMovies(tmdb).collection(5, including: []))().value.movies.first, "collection")
        let credits = try await reader.read(TMDBPeople(tmdb).details(5))().value.combinedCredits
        for credit in [credits?.cast.first, credits?.crew.first] {
            if case .movie(let movie)? = credit?.item { check(movie, "credits") } else { Issue.record("A credit is missing.") }
        }
        check(try await reader.read(TMDBSearch(tmdb).find(.imdb("tt0000001")))().value.movieResults.first, "find")
        check(try await reader.read(TMDBSearch(tmdb).movies("two"))().value.items.first, "search")
    }
}
