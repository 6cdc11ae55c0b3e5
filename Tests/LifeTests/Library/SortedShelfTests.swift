import Foundation
import Marquee
import MarqueeSandbox
import TestKit
import Testing

/// Shelves in any order, through version 4.
@Suite(.timeLimit(.minutes(5)))
struct SortedShelfTests {
    @Test func `a shelf is read in each order`() async throws {
        try await ClientFixture.with { fixture in
            let client = try await fixture.client()
            try await Sender.accountOfVersion4.signIn(client, fixture.sandbox)
            fixture.sandbox.edit("viewer") { $0.favoriteMovies = [603, 550, 11] }
            func ids(_ page: SortedShelfPage) async throws -> [Int] {
                try await client.library.sortedFavoriteMovies(page).value.items.map(\.id)
            }
            #expect(try await ids(SortedShelfPage(.ascending(.createdAt))) == [603, 550, 11])
            #expect(try await ids(SortedShelfPage(.descending(.createdAt))) == [11, 550, 603])
            // Fight Club, Star Wars, The Matrix: 1999-10-15, 1977-05-25, 1999-03-31.
            #expect(try await ids(SortedShelfPage(.ascending(.title))) == [550, 11, 603])
            #expect(try await ids(SortedShelfPage(.ascending(.releaseDate))) == [11, 603, 550])
            #expect(try await ids(SortedShelfPage(.descending(.voteAverage))).first == 550)
        }
    }

    @Test func `marks not yet sent are seen in the marks, and not in the rows`() async throws {
        try await ClientFixture.with { fixture in
            let client = try await fixture.client()
            try await Sender.accountOfVersion4.signIn(client, fixture.sandbox)
            fixture.sandbox.edit("viewer") { $0.watchlistTV = [1399] }
            _ = try await client.library.sortedWatchlistTV()
            fixture.sandbox.behave(.offline)
            try await client.library.rate(.tv(1399), 9)
            let shelf = try await client.library.sortedWatchlistTV(policy: .offline)
            #expect(shelf.value.items.map(\.id) == [1399] && shelf.marks(on: .tv(1399)).pending == [.rating])
        }
    }

    @Test func `ratings have their time`() async throws {
        let now = Date(timeIntervalSince1970: 1_800_000_000)
        try await ClientFixture.with(Sandbox.Options(clock: { now })) { fixture in
            let client = try await fixture.client()
            try await Sender.accountOfVersion4.signIn(client, fixture.sandbox)
            #expect(try await client.library.sortedRatedMovies().value.items == [])
            try await client.library.rate(.movie(550), 8.5)
            _ = try await client.library.send()
            // A page from before the change is asked for again.
            let rated = try await client.library.sortedRatedMovies().value.items
            #expect(rated.map(\.item.id) == [550] && rated.map(\.rating.halfPoints) == [17] && rated.map(\.ratedAt) == [now])
            #expect(try await client.library.ratedMovies().value.items.map(\.ratedAt) == [nil])
        }
    }

    @Test func `a session of version 3 and a guest have no such shelves`() async throws {
        try await ClientFixture.with { fixture in
            let client = try await fixture.signedIn()
            let error = await failure { try await client.library.sortedRatedTV() }
            #expect(error?.code == .unauthorized && error?.reason.key == "session.userToken")
            _ = try await client.account.signInAsGuest()
            #expect(await failure { try await client.library.sortedRatedTV() }?.reason.key == "session.guest")
        }
    }
}
