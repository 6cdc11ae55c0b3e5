import Foundation
import MarqueeData
import MarqueeDomain
import MarqueeNet
import TestKit
import Testing

struct MediaListChangesTests {
    private let entry = MediaListEntry(list: 3, movie: 550)

    @Test func `a list is created, and its number returned`() async throws {
        let body = #"{"status_message":"Made.","success":true,"status_code":1,"list_id":5861}"#
        let scene = WireScene(status: 201, body: body)
        #expect(try await TMDBLists(scene.tmdb).create(NewMediaList(name: "Mine"), as: .person) == 5861)
        #expect(scene.transport.requests.map(\.isIdempotent) == [false])
    }

    @Test(arguments: ["{}", #"{"success":true}"#, #"{"success":true,"list_id":0}"#, #"{"success":true,"list_id":"x"}"#])
    func `a list without a number was not made, as far as is known`(_ body: String) async {
        let lists = TMDBLists(WireScene(body: body).tmdb)
        let error = await failure(ofAsync: { () async throws(MarqueeError) in try await lists.create(NewMediaList(name: "a"), as: .person) }
        )
        #expect(error?.code == .unreadable)
    }

    @Test(arguments: [#"{"status_code":12,"status_message":"x"}"#, #"{"status_code":13}"#])
    func `a list is changed with one request, which is never repeated`(_ body: String) async throws {
        let scene = WireScene(status: 201, body: body)
        let lists = TMDBLists(scene.tmdb)
        try await lists.add(entry, as: .person)
        try await lists.remove(entry, as: .person)
        try await lists.clear(3, as: .person)
        try await lists.delete(3, as: .person)
        #expect(scene.transport.requests.map(\.isIdempotent) == [false, false, false, false])
    }

    @Test(arguments: [(404, #"{"success":false,"status_code":34}"#, true), (200, "{}", false), (503, "", false)])
    func `where the server says that it failed to remove a list, it is asked whether it did`(
        status: Int, body: String, isGone: Bool
    ) async throws {
        let scene = WireScene()
        scene.transport.answer { (request) throws(TransportError) in
            request.method == .delete
                ? TransportResponse(status: 500, body: Data(#"{"success":false,"status_code":11}"#.utf8))
                : TransportResponse(status: status, body: Data(body.utf8))
        }
        let error = await failure(ofAsync: { () async throws(MarqueeError) in
            try await TMDBLists(scene.tmdb).delete(3, as: .person)
        })
        #expect(error?.tmdbCode == (isGone ? nil : 11))
        #expect(scene.transport.requests.map(\.method) == [.delete, .get])
    }

    @Test(arguments: [
        (403, #"{"success":false,"status_code":8}"#, MarqueeError.Code.refused), (404, #"{"success":false,"status_code":34}"#, .notFound),
        (200, #"{"success":false,"status_code":21}"#, .notFound), (401, #"{"success":false,"status_code":38}"#, .forbidden),
        (400, #"{"success":false,"status_code":29}"#, .refused), (200, "{}", .unreadable), (200, #"{"success":true}"#, .unreadable),
        (200, "", .unreadable), (500, "", .server),
    ])
    func `a change that is refused is an error`(_ status: Int, _ body: String, _ code: MarqueeError.Code) async {
        let lists = TMDBLists(WireScene(status: status, body: body).tmdb)
        let errors = [
            await failure(ofAsync: { () async throws(MarqueeError) in try await lists.add(entry, as: .person) }),
            await failure(ofAsync: { () async throws(MarqueeError) in try await lists.remove(entry, as: .person) }),
            await failure(ofAsync: { () async throws(MarqueeError) in try await lists.clear(3, as: .person) }),
            await failure(ofAsync: { () async throws(MarqueeError) in try await lists.delete(3, as: .person) }),
        ]
        for error in errors { #expect(error?.code == code) }
    }

    @Test func `a guest has no lists, and nothing is sent`() async {
        let scene = WireScene(body: #"{"success":true,"list_id":1}"#)
        let lists = TMDBLists(scene.tmdb)
        let errors = [
            await failure(ofAsync: { () async throws(MarqueeError) in _ = try await lists.create(NewMediaList(name: "a"), as: .guest) }),
            await failure(ofAsync: { () async throws(MarqueeError) in try await lists.add(entry, as: .guest) }),
            await failure(ofAsync: { () async throws(MarqueeError) in try await lists.remove(entry, as: .guest) }),
            await failure(ofAsync: { () async throws(MarqueeError) in try await lists.clear(3, as: .guest) }),
            await failure(ofAsync: { () async throws(MarqueeError) in try await lists.delete(3, as: .guest) }),
            lists.lists(MediaListsPage(), as: .guest).refusal,
        ]
        for error in errors { #expect(error?.code == .forbidden && error?.reason.key == "session.guest") }
        #expect(scene.transport.requests.isEmpty)
    }

    @Test(arguments: [0, -7, Int.min])
    func `what cannot be is not sent`(_ id: Int) async {
        let scene = WireScene(body: #"{"success":true}"#)
        let lists = TMDBLists(scene.tmdb)
        for entry in [MediaListEntry(list: id, movie: 1), MediaListEntry(list: 1, movie: id)] {
            for error in [
                await failure(ofAsync: { () async throws(MarqueeError) in try await lists.add(entry, as: .person) }),
                await failure(ofAsync: { () async throws(MarqueeError) in try await lists.remove(entry, as: .person) }),
            ] { #expect(error?.reason.key == "path.id") }
        }
        let error = await failure(ofAsync: { () async throws(MarqueeError) in try await lists.delete(id, as: .person) })
        #expect(error?.reason.key == "path.id")
        #expect(scene.transport.requests.isEmpty)
    }
}
