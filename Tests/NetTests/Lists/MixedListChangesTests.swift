import Foundation
import MarqueeData
import MarqueeDomain
import MarqueeNet
import TestKit
import Testing

struct MixedListChangesTests {
    private let titles = MixedListItems(list: 8136, titles: [.movie(550), .tv(1399)])

    @Test func `a list is created, and its number returned`() async throws {
        let scene = WireScene(status: 201, body: #"{"success":true,"status_code":1,"status_message":"x","id":8136}"#)
        #expect(try await TMDBLists(scene.tmdb).create(NewMixedList(name: "Mine"), as: .person) == 8136)
        #expect(scene.transport.requests.map(\.isIdempotent) == [false])
    }

    @Test func `a list is changed, emptied and removed with one request each, which is never repeated`() async throws {
        let scene = WireScene(body: #"{"success":true,"status_code":1,"status_message":"x","id":8136,"items_deleted":3}"#)
        let lists = TMDBLists(scene.tmdb)
        try await lists.update(MixedListUpdate(list: 8136, name: "a"), as: .person)
        try await lists.clearMixedList(8136, as: .person)
        try await lists.deleteMixedList(8136, as: .person)
        #expect(scene.transport.requests.map(\.method) == [.put, .get, .delete])
        // Neither repeated nor sent on a connection that may be dead, on which curl would repeat it.
        #expect(scene.transport.requests.map(\.isIdempotent) == [false, false, false])
        #expect(scene.transport.requests.allSatisfy { $0.headers["If-None-Match"] == nil && $0.isPrivate })
    }

    @Test func `each item has its own outcome, whatever the whole is called`() async throws {
        let body = """
            {"success":true,"status_code":1,"status_message":"x","results":[{"media_id":550,"media_type":"movie","success":true},
             {"media_id":1399,"media_type":"tv","success":false,"error":["Media has been taken","And more"]}]}
            """
        let lists = TMDBLists(WireScene(body: body).tmdb)
        var refused = ListItemOutcome(.tv(1399), isDone: false)
        refused.reasons = ["Media has been taken", "And more"]
        let outcomes = [ListItemOutcome(.movie(550), isDone: true), refused]
        #expect(try await lists.add(titles, as: .person) == outcomes)
        #expect(try await lists.remove(titles, as: .person) == outcomes)
        #expect(try await lists.comment(MixedListComments(list: 8136, comments: [.movie(550): "a"]), as: .person) == outcomes)
    }

    @Test(arguments: [
        (200, #"{"success":false,"status_code":5}"#, MarqueeError.Code.refused), (401, #"{"success":false,"status_code":38}"#, .forbidden),
        (404, #"{"success":false,"status_code":34}"#, .notFound), (400, #"{"success":false,"status_code":18,"errors":["spam"]}"#, .refused),
        (200, "{}", .unreadable), (200, "", .unreadable), (500, "", .server),
    ])
    func `a change that is refused is an error`(_ status: Int, _ body: String, _ code: MarqueeError.Code) async {
        let lists = TMDBLists(WireScene(status: status, body: body).tmdb)
        let errors = [
            await failure(ofAsync: { () async throws(MarqueeError) in _ = try await lists.create(NewMixedList(name: "a"), as: .person) }),
            await failure(ofAsync: { () async throws(MarqueeError) in try await lists.update(MixedListUpdate(list: 1), as: .person) }),
            await failure(ofAsync: { () async throws(MarqueeError) in try await lists.clearMixedList(1, as: .person) }),
            await failure(ofAsync: { () async throws(MarqueeError) in try await lists.deleteMixedList(1, as: .person) }),
            await failure(ofAsync: { () async throws(MarqueeError) in _ = try await lists.add(titles, as: .person) }),
        ]
        for error in errors { #expect(error?.code == code) }
    }

    @Test func `what no list holds, and nothing at all, is not sent`() async {
        let scene = WireScene(body: #"{"success":true,"results":[]}"#)
        let lists = TMDBLists(scene.tmdb)
        let episode = Markable.episode(of: 1399, season: 1, number: 1)
        for (titles, reason) in [([], "list.items"), ([.movie(550), episode], "list.items"), ([.movie(0)], "path.id")] {
            let items = MixedListItems(list: 8136, titles: titles)
            let comments = MixedListComments(list: 8136, comments: Dictionary(uniqueKeysWithValues: titles.map { ($0, "a") }))
            let errors = [
                await failure(ofAsync: { () async throws(MarqueeError) in _ = try await lists.add(items, as: .person) }),
                await failure(ofAsync: { () async throws(MarqueeError) in _ = try await lists.remove(items, as: .person) }),
                await failure(ofAsync: { () async throws(MarqueeError) in _ = try await lists.comment(comments, as: .person) }),
            ]
            for error in errors { #expect(error?.code == .invalidInput && error?.reason.key == reason) }
        }
        #expect(lists.contains(MixedListEntry(list: 8136, title: episode), as: .person).refusal?.reason.key == "list.items")
        let guest = await failure(ofAsync: { () async throws(MarqueeError) in try await lists.clearMixedList(1, as: .guest) })
        #expect(guest?.reason.key == "session.userToken")
        #expect(scene.transport.requests.isEmpty)
    }
}
