import Marquee
import MarqueeSandbox
import TestKit
import Testing

/// Lists of movies and series, through version 4: made and changed on the server only, and read offline too.
@Suite(.timeLimit(.minutes(5)))
struct MixedListTests {
    private func signedIn(_ fixture: ClientFixture, retries: Int? = nil) async throws -> MarqueeClient {
        let client = try await fixture.client { if let retries { $0.retries = retries } }
        try await Sender.accountOfVersion4.signIn(client, fixture.sandbox)
        return client
    }

    @Test func `a list lives from its making to its end`() async throws {
        try await ClientFixture.with { fixture in
            let client = try await signedIn(fixture)
            let lists = client.mixedLists
            let id = try await lists.create(name: "Saturdays", description: "For long evenings")
            let added = try await lists.add(MixedListItems(list: id, titles: [.movie(550), .tv(1399), .movie(1), .movie(603)]))
            #expect(added.map(\.isDone) == [true, true, false, true] && added[2].title == .movie(1) && added[2].reasons.count == 1)
            let again = try await lists.add(MixedListItems(list: id, titles: [.movie(550)]))
            #expect(again.map(\.isDone) == [false])
            let list = try await lists.details(id).value
            #expect(list.name == "Saturdays" && list.description == "For long evenings" && list.createdBy?.username == "viewer")
            #expect(list.items.items.map(\.id) == [.movie(550), .tv(1399), .movie(603)] && list.numberOfItems == 3 && list.isPublic)
            #expect(list.sortBy == .ascending(.originalOrder) && list.comments.isEmpty)

            let comments = MixedListComments(list: id, comments: [.movie(550): "Twice", .movie(13): "Not here"])
            #expect(try await lists.comment(comments).map(\.isDone) == [false, true])
            #expect(try await lists.details(id).value.comments == [.movie(550): "Twice"])
            #expect(
                try await lists.details(id, sortBy: .descending(.title)).value.items.items.map(\.id) == [
                    .movie(603), .tv(1399), .movie(550),
                ])
            #expect(try await lists.contains(MixedListEntry(list: id, title: .tv(1399))).value)
            #expect(try await !lists.contains(MixedListEntry(list: id, title: .tv(1396))).value)

            try await lists.update(MixedListUpdate(list: id, name: "Sundays", isPublic: false, sortBy: .ascending(.releaseDate)))
            let mine = try await lists.mine().value.items
            #expect(mine.map(\.id) == [id] && mine.map(\.name) == ["Sundays"] && mine.map(\.numberOfItems) == [3] && !mine[0].isPublic)
            #expect(mine[0].runtime > 0 && mine[0].createdAt != nil)
            #expect(try await lists.details(id).value.items.items.map(\.id) == [.movie(603), .movie(550), .tv(1399)])

            #expect(try await lists.remove(MixedListItems(list: id, titles: [.movie(550)])).map(\.isDone) == [true])
            #expect(try await !lists.contains(MixedListEntry(list: id, title: .movie(550))).value)
            try await lists.clear(id)
            #expect(try await lists.details(id).value.numberOfItems == 0)
            try await lists.delete(id)
            #expect(await failure { try await lists.details(id) }?.code == .notFound)
            #expect(await failure { try await lists.details(id, policy: .offline) }?.code == .offline)
            #expect(try await lists.mine().value.items == [])
        }
    }

    @Test func `a private list is shown to its creator, and what the creator read to nobody else`() async throws {
        try await ClientFixture.with { fixture in
            let client = try await signedIn(fixture)
            let id = try await client.mixedLists.create(NewMixedList(name: "Mine", isPublic: false))
            #expect(try await client.mixedLists.details(id).value.name == "Mine")
            let visitor = client.anonymous
            let error = await failure { try await visitor.mixedLists.details(id) }
            #expect(error?.code == .forbidden && error?.tmdbCode == 39)
            #expect(await failure { try await visitor.mixedLists.details(id, policy: .offline) }?.code == .offline)
            try await client.mixedLists.update(MixedListUpdate(list: id, isPublic: true))
            #expect(try await visitor.mixedLists.details(id).value.name == "Mine")
        }
    }

    @Test func `a session of version 3 reads public lists, and changes none`() async throws {
        try await ClientFixture.with { fixture in
            let client = try await fixture.signedIn()
            let id = try await client.lists.create(name: "Mine")
            #expect(try await client.mixedLists.details(id).value.name == "Mine")
            for error in [
                await failure { try await client.mixedLists.create(name: "More") }, await failure { try await client.mixedLists.clear(id) },
                await failure { try await client.mixedLists.mine() },
                await failure { try await client.mixedLists.contains(MixedListEntry(list: id, title: .movie(550))) },
            ] { #expect(error?.code == .unauthorized && error?.reason.key == "session.userToken") }
            #expect(await failure { try await client.mixedLists.create(name: " \n") }?.reason.key == "list.name")
            #expect(await failure { try await client.mixedLists.update(MixedListUpdate(list: id, name: "")) }?.reason.key == "list.name")
        }
    }

    @Test func `a change through one version is seen through the other`() async throws {
        try await ClientFixture.with { fixture in
            let client = try await signedIn(fixture)
            let id = try await client.mixedLists.create(name: "Both")
            #expect(try await client.lists.details(id).value.itemCount == 0)
            #expect(try await client.lists.mine().value.items.map(\.itemCount) == [0])
            _ = try await client.mixedLists.details(id)
            _ = try await client.mixedLists.add(MixedListItems(list: id, titles: [.tv(1399)]))
            #expect(try await client.lists.details(id).value.items.items.map(\.id) == [.tv(1399)])
            #expect(try await client.lists.mine().value.items.map(\.itemCount) == [1])
            try await client.lists.add(MediaListEntry(list: id, movie: 550))
            #expect(try await client.mixedLists.details(id).value.items.items.map(\.id) == [.tv(1399), .movie(550)])
        }
    }

    @Test func `without a server a list is read and not changed, and nothing waits`() async throws {
        try await ClientFixture.with { fixture in
            let client = try await signedIn(fixture)
            let id = try await client.mixedLists.create(name: "Saturdays")
            _ = try await client.mixedLists.add(MixedListItems(list: id, titles: [.movie(550)]))
            _ = try await client.mixedLists.details(id)
            fixture.sandbox.behave(.offline)
            let items = MixedListItems(list: id, titles: [.movie(550)])
            for error in [
                await failure { try await client.mixedLists.create(name: "More") }, await failure { try await client.mixedLists.clear(id) },
                await failure { try await client.mixedLists.delete(id) }, await failure { try await client.mixedLists.add(items) },
                await failure { try await client.mixedLists.remove(items) },
                await failure { try await client.mixedLists.update(MixedListUpdate(list: id, name: "Other")) },
            ] { #expect(error?.code == .offline) }
            #expect(try await client.library.pending() == [])
            let kept = try await client.mixedLists.details(id)
            #expect(kept.value.items.items.map(\.id) == [.movie(550)] && kept.isStale)
            fixture.sandbox.behave(.normal)
            #expect(try await client.mixedLists.details(id, policy: .fresh).value.numberOfItems == 1)
        }
    }

    @Test func `emptying a list, whose method only reads, is neither repeated nor answered from a cache`() async throws {
        try await ClientFixture.with { fixture in
            let client = try await signedIn(fixture, retries: 2)
            let id = try await client.mixedLists.create(name: "Once")
            func clears() -> Int { fixture.sandbox.writes.filter { $0.path == "/4/list/\(id)/clear" }.count }
            try await client.mixedLists.clear(id)
            try await client.mixedLists.clear(id)
            #expect(clears() == 2)
            _ = try await client.mixedLists.add(MixedListItems(list: id, titles: [.movie(550)]))
            fixture.sandbox.script([.lostAnswer])
            #expect(await failure { try await client.mixedLists.clear(id) }?.code == .offline)
            #expect(clears() == 3)
            // It may have been done all the same, and so it was.
            #expect(try await client.mixedLists.details(id).value.numberOfItems == 0)
        }
    }
}
