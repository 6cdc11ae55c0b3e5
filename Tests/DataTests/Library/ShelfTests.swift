import MarqueeDomain
import Testing

@testable import MarqueeData

struct ShelfTests {
    @Test func `what is known of one mark does not hide what the server's shelf says of another`() async throws {
        let stage = try await LibraryStage()
        let tenant = try await stage.signIn()
        stage.server.set(.rated(16), on: .movie(550), of: "session 1")
        try await stage.set(.favorite(true), of: tenant)
        let shelf = try await stage.marks(of: tenant).ratedMovies(ShelfPage())(.fresh)
        #expect(shelf.value.items.map(\.item.id) == [550] && shelf.value.totalResults == 1)
        #expect(shelf.marks[.movie(550)] == Marks(isFavorite: true, rating: Rating(halfPoints: 16), pending: [.favorite]))
    }

    @Test func `what waits is laid over the server's shelf`() async throws {
        let stage = try await LibraryStage()
        let tenant = try await stage.signIn()
        for id in 1...3 { stage.server.set(.rated(16), on: .movie(id), of: "session 1") }
        try await stage.set(.rating(nil), on: .movie(1), of: tenant)
        try await stage.set(.rated(2), on: .movie(2), of: tenant)
        let shelf = try await stage.marks(of: tenant).ratedMovies(ShelfPage())(.fresh).value
        #expect(Dictionary(uniqueKeysWithValues: shelf.items.map { ($0.item.id, $0.rating.halfPoints) }) == [2: 2, 3: 16])
        #expect(shelf.totalResults == 2)
    }
}
