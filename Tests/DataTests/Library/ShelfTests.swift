import MarqueeDomain
import TestKit
import Testing

@testable import MarqueeData

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
        #expect(fixture.events.events.contains { $0.kind == .storeFailed(FailingTitles.failure) })
    }

    @Test func `without a server, a title index that fails does not hide why nothing can be shown`() async throws {
        let fixture = try await LibraryFixture(titles: FailingTitles())
        let tenant = try await fixture.signIn()
        try await fixture.set(.rated(2), on: .movie(2), of: tenant)
        let error = await #expect(throws: MarqueeError.self) {
            try await fixture.marks(of: tenant).shelf(.ratedMovies, ShelfPage())(policy: .offline)
        }
        #expect(error?.code == .offline)
        #expect(fixture.events.events.contains { $0.kind == .storeFailed(FailingTitles.failure) })
    }
}

/// An index on a disk that is failing.
private struct FailingTitles: TitleDAO {
    static let failure = MarqueeError(.storage, .test)

    func titles(matching query: TitleQuery) async throws(MarqueeError) -> TitleHits { throw Self.failure }
    func suggestions(for text: String, server: String, language: String, limit: Int) async throws(MarqueeError) -> [SuggestedTitle] {
        throw Self.failure
    }
    func titles(
        of references: [MediaReference], server: String, language: String
    ) async throws(MarqueeError) -> [MediaReference: IndexedTitle] { throw Self.failure }
}
