import Marquee
import MarqueeSandbox
import TestKit
import Testing

/// Lists are made and changed on the server only, and read offline too.
@Suite(.timeLimit(.minutes(5)))
struct ListTests {
    @Test func `a list lives from its making to its end`() async throws {
        try await ClientFixture.with { fixture in
            let client = try await fixture.signedIn()
            let id = try await client.lists.create(NewMediaList(name: "Saturdays", description: "For long evenings"))
            try await client.lists.add(MediaListEntry(list: id, movie: 550))
            try await client.lists.add(MediaListEntry(list: id, movie: 603))
            let list = try await client.lists.details(MediaListPage(id)).value
            #expect(list.name == "Saturdays" && list.description == "For long evenings" && list.createdBy == "viewer")
            #expect(list.items.items.map(\.id) == [.movie(550), .movie(603)] && list.itemCount == 2)
            #expect(try await client.lists.contains(MediaListEntry(list: id, movie: 550)).value)
            #expect(try await !client.lists.contains(MediaListEntry(list: id, movie: 13)).value)
            #expect(try await client.lists.mine(MediaListsPage()).value.items.map(\.name) == ["Saturdays"])

            try await client.lists.remove(MediaListEntry(list: id, movie: 550))
            // The cached list is older than the change, and is asked for again.
            #expect(try await client.lists.details(MediaListPage(id)).value.items.items.map(\.id) == [.movie(603)])
            #expect(try await !client.lists.contains(MediaListEntry(list: id, movie: 550)).value)
            try await client.lists.clear(id)
            #expect(try await client.lists.details(MediaListPage(id)).value.itemCount == 0)
            try await client.lists.delete(id)
            #expect(await failure { try await client.lists.details(MediaListPage(id)) }?.code == .notFound)
            #expect(await failure { try await client.lists.contains(MediaListEntry(list: id, movie: 550)) }?.code == .notFound)
            #expect(await failure { try await client.lists.details(MediaListPage(id), policy: .offline) }?.code == .offline)
            #expect(await failure { try await client.lists.mine(MediaListsPage(), policy: .offline) }?.code == .offline)
            #expect(try await client.lists.mine(MediaListsPage()).value.items == [])
        }
    }

    @Test func `without a server a list is read and not changed, and nothing waits`() async throws {
        try await ClientFixture.with { fixture in
            let client = try await fixture.signedIn()
            let id = try await client.lists.create(NewMediaList(name: "Saturdays"))
            try await client.lists.add(MediaListEntry(list: id, movie: 550))
            _ = try await client.lists.details(MediaListPage(id))
            _ = try await client.lists.mine(MediaListsPage())
            fixture.sandbox.behave(.offline)
            #expect(await failure { try await client.lists.create(NewMediaList(name: "Sundays")) }?.code == .offline)
            #expect(await failure { try await client.lists.add(MediaListEntry(list: id, movie: 603)) }?.code == .offline)
            #expect(await failure { try await client.lists.remove(MediaListEntry(list: id, movie: 550)) }?.code == .offline)
            #expect(await failure { try await client.lists.clear(id) }?.code == .offline)
            #expect(await failure { try await client.lists.delete(id) }?.code == .offline)
            #expect(try await client.library.pending() == [])
            let kept = try await client.lists.details(MediaListPage(id))
            #expect(kept.value.items.items.map(\.id) == [.movie(550)] && kept.isStale)
            #expect(try await client.lists.mine(MediaListsPage(), policy: .offline).value.items.map(\.id) == [id])
            fixture.sandbox.behave(.normal)
            #expect(try await client.lists.details(MediaListPage(id), policy: .fresh).value.itemCount == 1)
        }
    }

    @Test func `an answer that was under way when the list was changed counts as stale`() async throws {
        try await ClientFixture.with { fixture in
            let id = try await fixture.signedIn().lists.create(NewMediaList(name: "Saturdays"))
            let gate = Gate()
            let client = try await fixture.client {
                $0.transport = HoldingTransport(gate: gate, path: "/3/list/\(id)?", holdsAnswers: true)
            }
            let earlier = Task { try await client.lists.details(MediaListPage(id)) }
            await gate.arrivals(1)
            try await client.lists.add(MediaListEntry(list: id, movie: 550))
            let later = Task { try await client.lists.details(MediaListPage(id)) }
            gate.open()
            let old = try await earlier.value
            #expect(old.value.items.items == [] && old.isStale)
            #expect(try await later.value.value.items.items.map(\.id) == [.movie(550)])
            #expect(try await client.lists.details(MediaListPage(id)).value.items.items.map(\.id) == [.movie(550)])
        }
    }

    @Test func `a list that was changed by a call that is cancelled counts as stale in the store`() async throws {
        try await ClientFixture.with { fixture in
            let gate = Gate()
            let client = try await fixture.signedIn {
                $0.transport = HoldingTransport(gate: gate, path: "/add_item", holdsAnswers: true)
            }
            let id = try await client.lists.create(NewMediaList(name: "Saturdays"))
            #expect(try await client.lists.details(MediaListPage(id)).value.items.items == [])
            let adding = Task { try await client.lists.add(MediaListEntry(list: id, movie: 550)) }
            await gate.arrivals(1)
            adding.cancel()
            gate.open()
            _ = await adding.result
            let later = try await fixture.client().lists.details(MediaListPage(id))
            #expect(later.origin == .server && later.value.items.items.map(\.id) == [.movie(550)])
        }
    }

    @Test func `a list read in a person's name shows that person's marks`() async throws {
        try await ClientFixture.with(Sandbox.Options(accounts: [.viewer, .second])) { fixture in
            let client = try await fixture.signedIn()
            let viewer = try #require(try await client.account.current())
            let id = try await client.lists.create(NewMediaList(name: "Saturdays"))
            try await client.lists.add(MediaListEntry(list: id, movie: 550))
            try await client.library.setFavorite(.movie(550))
            let second = try await client.account.signIn(username: "second", password: Secret("nachos"))
            try await client.library.rate(.movie(550), 3)
            let ofViewer = try await client.user(viewer).lists.details(MediaListPage(id)).marks(on: .movie(550))
            #expect(ofViewer == Marks(isFavorite: true, pending: [.favorite]))
            let ofSecond = try await client.user(second).lists.details(MediaListPage(id)).marks(on: .movie(550))
            #expect(ofSecond == Marks(rating: Rating(halfPoints: 6), pending: [.rating]))
        }
    }

    @Test func `a write whose answer is lost is not repeated`() async throws {
        try await ClientFixture.with { fixture in
            let client = try await fixture.signedIn { $0.retries = 2 }
            fixture.sandbox.script([.lostAnswer])
            #expect(await failure { try await client.lists.create(NewMediaList(name: "Once")) }?.code == .offline)
            #expect(try await client.lists.mine(MediaListsPage()).value.items.map(\.name) == ["Once"])
        }
    }

    @Test func `lists of others are read and not changed`() async throws {
        try await ClientFixture.with(Sandbox.Options(accounts: [.viewer, .second])) { fixture in
            let client = try await fixture.signedIn()
            let id = try await client.lists.create(NewMediaList(name: "Mine"))
            let other = try await fixture.client { $0.storage = .memory }
            #expect(try await other.lists.details(MediaListPage(id)).value.name == "Mine")
            #expect(await failure { try await other.lists.delete(id) }?.reason.key == "session.none")
            _ = try await other.account.signIn(username: "second", password: Secret("nachos"))
            let error = await failure { try await other.lists.delete(id) }
            #expect(error?.code == .forbidden && error?.tmdbCode == 38)
            // That is about this list, and not about the session.
            #expect(try await other.account.current()?.state == .active)
            #expect(await failure { try await client.lists.create(NewMediaList(name: "  ")) }?.reason.key == "list.name")
        }
    }
}
