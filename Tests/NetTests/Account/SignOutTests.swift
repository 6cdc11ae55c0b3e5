import MarqueeData
import MarqueeDomain
import MarqueeNet
import TestKit
import Testing

struct SignOutTests {
    private typealias Scene = AccountScene
    private let plain = UserAuthorization(kind: .account, session: Secret(Marker.session), accountID: 548)

    @Test func `a session is ended, and with it the token that it came about through`() async throws {
        let scene = Scene()
        try await scene.account.end(plain)
        #expect(scene.sent == [Scene.deleteSession] && scene.bodies == [#"{"session_id":"\#(Marker.session)"}"#])
        try await scene.account.end(.person)
        #expect(scene.sent.suffix(2) == [Scene.deleteSession, Scene.deleteUserToken])
        #expect(scene.bodies.last == #"{"access_token":"\#(Marker.userToken)"}"#)
        #expect(scene.transport.requests.last?.headers["Authorization"] == "Bearer " + Marker.token)
    }

    @Test func `a guest's session is left to end by itself`() async throws {
        let scene = Scene()
        try await scene.account.end(.guest)
        #expect(scene.sent.isEmpty)
    }

    @Test(arguments: [(401, 3), (401, 17), (404, 6), (404, 34), (404, 37), (401, 14), (401, 33), (401, 35), (200, 17)])
    func `what the server no longer knows is ended`(_ status: Int, _ tmdbCode: Int) async throws {
        let gone = (status, #"{"success":false,"status_code":\#(tmdbCode)}"#)
        let scene = Scene([Scene.deleteSession: gone, Scene.deleteUserToken: gone])
        try await scene.account.end(.person)
        #expect(scene.sent == [Scene.deleteSession, Scene.deleteUserToken])
    }

    @Test(arguments: [
        (503, ""), (401, #"{"success":false,"status_code":7}"#), (403, #"{"success":false,"status_code":45}"#), (0, ""),
        (200, #"{"success":false}"#), (200, "{}"), (200, ""), (200, "<html>"),
    ])
    func `a session that cannot be ended is reported, and the others are ended`(_ status: Int, _ body: String) async {
        for broken in [Scene.deleteSession, Scene.deleteUserToken] {
            let scene = Scene([broken: (status, body)])
            let error = await failure(ofAsync: { () async throws(MarqueeError) in try await scene.account.end(.person) })
            #expect(error?.operation == broken)
            #expect(scene.sent == [Scene.deleteSession, Scene.deleteUserToken])
        }
    }

    @Test func `of two failures the first is thrown`() async {
        let scene = Scene([Scene.deleteSession: (503, ""), Scene.deleteUserToken: (500, "")])
        let error = await failure(ofAsync: { () async throws(MarqueeError) in try await scene.account.end(.person) })
        #expect(error?.status == 503)
    }
}
