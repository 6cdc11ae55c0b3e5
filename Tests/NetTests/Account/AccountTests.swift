import Foundation
import MarqueeData
import MarqueeDomain
import MarqueeNet
import TestKit
import Testing

struct AccountTests {
    @Test func `an account is read to the last field, under its number`() async throws {
        let scene = AccountScene()
        let remote = scene.account.account(of: .person)
        #expect(remote.isPrivate && remote.refusal == nil && remote.key.operation == AccountScene.account)
        guard case .body(let body, _, let lifetime) = try await remote.fetch(nil) else {
            Issue.record("No body came.")
            return
        }
        #expect(lifetime == .seconds(300))
        let adapted = try remote.adapt(body)
        #expect(
            adapted.value
                == edited(Account(id: 548, username: "travisbell")) {
                    $0.name = "Travis Bell"
                    $0.language = "en"
                    $0.country = "CA"
                    $0.includesAdult = true
                    $0.avatarPath = ImagePath("/xy44UvpbTgzs9kWmp4C3fEaCl5h.png")
                    $0.gravatarHash = "c9e9fc152ee756a900db85757c29815d"
                })
        #expect(adapted.value.avatarPath != nil && adapted.dropped == 0)
        #expect(scene.transport.requests.map(\.url) == ["https://api.themoviedb.org/3/account/548?session_id=\(Marker.session)"])
    }

    @Test(arguments: [
        (#"{"id": 548}"#, 0), (#"{"id": 548, "username": null, "name": null, "avatar": null, "include_adult": null}"#, 0),
        (#"{"id": 548, "avatar": {"gravatar": null, "tmdb": {"avatar_path": null}}}"#, 0), (#"{"id": 548, "avatar": {}}"#, 0),
        (#"{"id": 548, "avatar": "broken"}"#, 1), (#"{"id": 548, "avatar": {"gravatar": 7, "tmdb": []}}"#, 2),
        (#"{"id": 548, "avatar": {"gravatar": {"hash": ""}, "tmdb": {"avatar_path": "https://evil.example/x"}}}"#, 1),
    ])
    func `what an account lacks does no harm`(_ json: String, _ dropped: Int) throws {
        let adapted = try AccountScene().account.account(of: .person).adapt(Data(json.utf8))
        #expect(adapted.value == Account(id: 548, username: ""))
        #expect(adapted.dropped == dropped)
    }

    @Test(arguments: ["{}", #"{"username": "x"}"#, #"{"id": null}"#, #"{"success": true}"#])
    func `what is no account is unreadable`(_ json: String) {
        let remote = AccountScene().account.account(of: .person)
        let error = failure(of: { () throws(MarqueeError) in try remote.adapt(Data(json.utf8)).dropped })
        #expect(error?.code == .unreadable)
    }

    @Test func `a guest has no account, and nothing is sent`() async {
        let scene = AccountScene()
        let remote = scene.account.account(of: .guest)
        #expect(remote.refusal?.code == .forbidden && remote.refusal?.reason.key == "session.guest")
        await #expect(throws: MarqueeError.self) { try await remote.fetch(nil) }
        #expect(scene.sent.isEmpty)
    }

    @Test func `a session tells whose it is`() async throws {
        let scene = AccountScene()
        let grant = try await scene.account.grant(of: Secret(Marker.session))
        #expect(grant.username == "travisbell" && grant.expiresAt == nil)
        #expect(grant.authorization == UserAuthorization(kind: .account, session: Secret(Marker.session), accountID: 548))
        #expect(scene.sent == [AccountScene.currentAccount])
    }

    @Test func `a session that is not the person's to give is not ended`() async {
        let scene = AccountScene([AccountScene.currentAccount: (401, #"{"success":false,"status_code":3}"#)])
        let error = await failure(ofAsync: { () async throws(MarqueeError) in try await scene.account.grant(of: Secret("x")) })
        #expect(error?.tmdbCode == 3 && error?.meansSessionRefused == true)
        #expect(scene.sent == [AccountScene.currentAccount])
    }

    @Test(arguments: ["a&b=c#d?e/../f%2F", "x\r\nHost: evil.example", "\0", "é\u{202E}"])
    func `whatever stands in a session stays in its place`(_ text: String) async throws {
        let scene = AccountScene()
        _ = try await scene.account.grant(of: Secret(text))
        let request = try #require(scene.transport.requests.first)
        let query = try #require(URLComponents(string: request.url)?.queryItems)
        #expect(query == [URLQueryItem(name: "session_id", value: text)])
        #expect(request.headers.fields.map(\.name) == ["Accept", "Authorization"])
    }

    @Test func `a session is checked by asking for its account`() async throws {
        let scene = AccountScene()
        try await scene.account.check(.person)
        #expect(scene.sent == [AccountScene.account])
        let revoked = AccountScene([AccountScene.account: (401, #"{"success":false,"status_code":17}"#)])
        let error = await failure(ofAsync: { () async throws(MarqueeError) in try await revoked.account.check(.person) })
        #expect(error?.code == .unauthorized && error?.meansSessionRefused == true)
    }

    @Test(arguments: [
        (200, #"{"page":1,"results":[],"total_pages":1,"total_results":0}"#, Int?.none), (404, #"{"success":false,"status_code":34}"#, nil),
        (404, "", 404), (404, #"{"success":false,"status_code":37}"#, 404), (401, #"{"success":false,"status_code":3}"#, 401),
        (503, "", 503),
    ])
    func `a guest's session is checked by asking for what was rated, which may be nothing yet`(
        _ status: Int, _ body: String, _ refused: Int?
    ) async {
        let scene = AccountScene(["GET /3/guest_session/{guest_session_id}/rated/movies": (status, body)])
        let error = await failure(ofAsync: { () async throws(MarqueeError) in try await scene.account.check(.guest) })
        #expect(error?.status == refused)
        #expect(scene.sent == ["GET /3/guest_session/{guest_session_id}/rated/movies"])
    }
}
