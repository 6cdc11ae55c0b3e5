import MarqueeDomain
import TestKit
import Testing

@testable import MarqueeData

@Suite(.timeLimit(.minutes(5)))
struct ShelfTests {
    @Test func `what is known of one mark does not hide what the server's shelf says of another`() async throws {
        let fixture = try await LibraryFixture()
        let tenant = try await fixture.signIn()
        fixture.server.set(.rated(16), on: .movie(550), of: "session 1")
        try await fixture.set(.favorite(true), of: tenant)
        let shelf = try await fixture.marks(of: tenant).shelf(.ratedMovies, ShelfPage())(policy: .fresh)
        #expect(shelf.value.items.map(\.item.id) == [550] && shelf.value.totalResults == 1)
        #expect(shelf.marks[.movie(550)] == Marks(isFavorite: true, rating: Rating(halfPoints: 16), pending: [.favorite]))
    }

    @Test func `what waits is laid over the server's shelf`() async throws {
        let fixture = try await LibraryFixture()
        let tenant = try await fixture.signIn()
        for id in 1...3 { fixture.server.set(.rated(16), on: .movie(id), of: "session 1") }
        try await fixture.set(.rating(nil), on: .movie(1), of: tenant)
        try await fixture.set(.rated(2), on: .movie(2), of: tenant)
        let shelf = try await fixture.marks(of: tenant).shelf(.ratedMovies, ShelfPage())(policy: .fresh).value
        #expect(Dictionary(uniqueKeysWithValues: shelf.items.map { ($0.item.id, $0.rating.halfPoints) }) == [2: 2, 3: 16])
        #expect(shelf.totalResults == 2)
    }

    @Test func `a title index that fails is an event, and the server's shelf is shown without additions`() async throws {
        let fixture = try await LibraryFixture(titles: FailingTitles())
        let tenant = try await fixture.signIn()
        fixture.server.set(.rated(16), on: .movie(1), of: "session 1")
        try await fixture.set(.rated(2), on: .movie(2), of: tenant)
        let shelf = try await fixture.marks(of: tenant).shelf(.ratedMovies, ShelfPage())(policy: .fresh)
        #expect(shelf.value.items.map(\.item.id) == [1] && shelf.value.totalResults == 2)
        #expect(fixture.events.events.contains { $0.kind == .storeFailed(.cache, FailingTitles.failure) })
    }

    @Test func `without a server, a title index that fails hides what it holds, and is an event`() async throws {
        let fixture = try await LibraryFixture(titles: FailingTitles())
        let tenant = try await fixture.signIn()
        try await fixture.set(.rated(2), on: .movie(2), of: tenant)
        let shelf = try await fixture.marks(of: tenant).shelf(.ratedMovies, ShelfPage())(policy: .offline)
        #expect(shelf.value.items.isEmpty && shelf.hiddenItems == 1)
        #expect(fixture.events.events.contains { $0.kind == .storeFailed(.cache, FailingTitles.failure) })
    }

    @Test func `without a server, what was never seen here is counted and not shown`() async throws {
        let fixture = try await LibraryFixture(titles: CountedTitles(known: 1...1))
        let tenant = try await fixture.signIn()
        await #expect { try await fixture.marks(of: tenant).shelf(.favoriteMovies, ShelfPage())(policy: .offline) } throws: {
            ($0 as? MarqueeError)?.code == .offline
        }
        for id in 1...2 { try await fixture.set(.favorite(true), on: .movie(id), of: tenant) }
        let shelf = try await fixture.marks(of: tenant).shelf(.favoriteMovies, ShelfPage())(policy: .offline)
        #expect(shelf.value.items.map(\.id) == [1] && shelf.hiddenItems == 1)
        #expect(shelf.value.totalResults == 2 && shelf.value.totalPages == 1)
        try await fixture.set(.favorite(false), on: .movie(1), of: tenant)
        let unseen = try await fixture.marks(of: tenant).shelf(.favoriteMovies, ShelfPage())(policy: .offline)
        #expect(unseen.value.items.isEmpty && unseen.value.totalResults == 1 && unseen.hiddenItems == 1)
    }

    @Test func `without a server, only the titles of a page are looked up for it`() async throws {
        let titles = CountedTitles(known: 1...50)
        let fixture = try await LibraryFixture(titles: titles)
        let tenant = try await fixture.signIn()
        for id in 1...45 { try await fixture.set(.favorite(true), on: .movie(id), of: tenant) }
        for (number, ids) in [(1, 26...45), (2, 6...25), (3, 1...5)] {
            let before = titles.lookUps.noted.count
            let shelf = try await fixture.marks(of: tenant).shelf(.favoriteMovies, ShelfPage(.newestFirst, page: number))(policy: .offline)
            #expect(shelf.value.items.map(\.id) == ids.reversed() && shelf.value.totalPages == 3 && shelf.value.totalResults == 45)
            #expect(titles.lookUps.noted.dropFirst(before) == [ids.count])
        }
        let oldest = try await fixture.marks(of: tenant).shelf(.favoriteMovies, ShelfPage(.oldestFirst, page: 3))(policy: .offline)
        #expect(oldest.value.items.map(\.id) == Array(41...45))
    }

    @Test func `a page from memory costs no look at the marks of the store`() async throws {
        let fixture = try await LibraryFixture()
        let tenant = try await fixture.signIn()
        fixture.server.set(.rated(16), on: .movie(1), of: "session 1")
        let library = fixture.marks(of: tenant)
        _ = try await library.shelf(.ratedMovies, ShelfPage())()
        let looks = fixture.library.asked(.version)
        #expect(try await library.shelf(.ratedMovies, ShelfPage())().origin == .memory)
        #expect(fixture.library.asked(.version) == looks)
        try await fixture.set(.rated(2), on: .movie(1), of: tenant)
        #expect(try await library.shelf(.ratedMovies, ShelfPage())().value.items.map(\.rating.halfPoints) == [2])
        let other = try await LibraryFixture(beside: fixture)
        try await other.set(.rated(4), on: .movie(1), of: tenant)
        fixture.clock.advance(by: .seconds(1))
        #expect(try await library.shelf(.ratedMovies, ShelfPage())().value.items.map(\.rating.halfPoints) == [4])
    }
}

/// An index that knows some movies, and notes how many it is asked for at a time.
private struct CountedTitles: TitleDAO {
    let known: ClosedRange<Int>
    let lookUps = Happenings<Int>()

    func save(_ titles: [IndexedTitle]) async throws(MarqueeError) {}
    func titles(matching query: TitleQuery) async throws(MarqueeError) -> TitleHits { TitleHits(total: 0, titles: []) }
    func suggestions(
        for text: String, server: String, language: String, includesAdult: Bool, limit: Int
    ) async throws(MarqueeError) -> [SuggestedTitle] { [] }
    func titles(
        of references: [MediaReference], server: String, language: String
    ) async throws(MarqueeError) -> [MediaReference: IndexedTitle] {
        lookUps.note(references.count)
        var found: [MediaReference: IndexedTitle] = [:]
        for reference in references where known.contains(reference.id) {
            found[reference] = IndexedTitle(
                server: server, reference: reference, language: language, title: "Movie \(reference.id)", originalTitle: "")
        }
        return found
    }
    func texts(of query: TextQuery) async throws(MarqueeError) -> [MediaReference: [Translation]] { [:] }
}

/// An index on a disk that is failing.
private struct FailingTitles: TitleDAO {
    static let failure = MarqueeError(.storage, .test)

    func save(_ titles: [IndexedTitle]) async throws(MarqueeError) {}
    func titles(matching query: TitleQuery) async throws(MarqueeError) -> TitleHits { throw Self.failure }
    func suggestions(
        for text: String, server: String, language: String, includesAdult: Bool, limit: Int
    ) async throws(MarqueeError) -> [SuggestedTitle] {
        throw Self.failure
    }
    func titles(
        of references: [MediaReference], server: String, language: String
    ) async throws(MarqueeError) -> [MediaReference: IndexedTitle] { throw Self.failure }
    func texts(of query: TextQuery) async throws(MarqueeError) -> [MediaReference: [Translation]] {
        throw Self.failure
    }
}
