import Foundation
import MarqueeData
import MarqueeDomain
import MarqueeNet
import TestKit
import Testing

struct SignInTests {
    private typealias Scene = AccountScene
    private let credentials = LoginCredentials(username: "travisbell", password: Secret(Marker.password))

    @Test func `a user name and a password become a session in four steps`() async throws {
        let scene = Scene()
        let grant = try await scene.account.signIn(credentials)
        #expect(
            grant
                == UserGrant(
                    authorization: UserAuthorization(kind: .account, session: Secret(Marker.session), accountID: 548),
                    username: "travisbell"))
        #expect(scene.sent == [Scene.newToken, Scene.login, Scene.newSession, Scene.currentAccount])
        #expect(
            scene.bodies == [
                #"{"password":"\#(Marker.password)","request_token":"\#(Marker.requestToken)","username":"travisbell"}"#,
                #"{"request_token":"\#(Marker.requestToken)"}"#,
            ])
        #expect(scene.transport.requests.prefix(3).allSatisfy { !$0.isIdempotent })
        let addresses = scene.transport.requests.map(\.url).joined()
        #expect(!addresses.contains(Marker.password) && !addresses.contains(Marker.requestToken))
    }

    /// A step that fails, and the requests after it.
    @Test(arguments: [
        (Scene.newToken, [Scene.newToken]), (Scene.login, [Scene.newToken, Scene.login]),
        (Scene.newSession, [Scene.newToken, Scene.login, Scene.newSession]),
        (Scene.currentAccount, [Scene.newToken, Scene.login, Scene.newSession, Scene.currentAccount, Scene.deleteSession]),
    ])
    func `a step that fails ends the sign-in, and the session that an earlier one made`(_ step: String, _ sent: [String]) async {
        for (status, body) in [(401, #"{"success":false,"status_code":30}"#), (503, ""), (200, "<html>"), (0, "")] {
            for undoing in [200, 500] {
                let scene = Scene([step: (status, body), Scene.deleteSession: (undoing, #"{"success":true}"#)])
                let error = await failure(ofAsync: { () async throws(MarqueeError) in try await scene.account.signIn(credentials) })
                #expect(error?.operation == step)
                #expect(error?.tmdbCode == (status == 401 ? 30 : nil))
                #expect(scene.sent == sent)
                #expect(!sent.contains(Scene.deleteSession) || scene.bodies.last == #"{"session_id":"\#(Marker.session)"}"#)
            }
        }
    }

    @Test(.timeLimit(.minutes(5)))
    func `a sign-in that is cancelled halfway ends its session too, and does not wait for it`() async {
        let (released, hold) = AsyncStream.makeStream(of: Void.self)
        let (undone, undo) = AsyncStream.makeStream(of: Void.self)
        let scene = Scene()
        scene.transport.answer { (request) async throws(TransportError) in
            // Nothing can be sent in a cancelled task.
            if Task.isCancelled { throw TransportError(.cancelled, "") }
            switch request.operation {
            case Scene.newToken, Scene.login: return Self.answer(#"{"request_token":"\#(Marker.requestToken)"}"#)
            case Scene.newSession: return Self.answer(#"{"session_id":"\#(Marker.session)"}"#)
            case Scene.deleteSession:
                for await _ in released {}
                undo.yield()
                return Self.answer(#"{"success":true}"#)
            default:
                withUnsafeCurrentTask { $0?.cancel() }
                throw TransportError(.cancelled, "")
            }
        }
        let credentials = credentials
        let signIn = Task { await failure(ofAsync: { () async throws(MarqueeError) in try await scene.account.signIn(credentials) }) }
        // A sign-in that waited would do so until the time limit.
        let error = await withTaskCancellationHandler {
            await signIn.value
        } onCancel: {
            hold.finish()
        }
        #expect(error?.code == .cancelled && !Task.isCancelled)
        hold.finish()
        var ends = undone.makeAsyncIterator()
        #expect(await ends.next() != nil)
        #expect(scene.sent.last == Scene.deleteSession)
    }

    @Test(arguments: [
        (30, MarqueeError.Code.unauthorized, 401), (31, .unauthorized, 401), (32, .unauthorized, 401), (33, .unauthorized, 401),
        (26, .refused, 400), (45, .forbidden, 403),
    ])
    func `a refused sign-in says why`(_ tmdbCode: Int, _ code: MarqueeError.Code, _ status: Int) async {
        let scene = Scene([Scene.login: (status, #"{"success":false,"status_code":\#(tmdbCode),"status_message":"m4rker"}"#)])
        let error = await failure(ofAsync: { () async throws(MarqueeError) in try await scene.account.signIn(credentials) })
        #expect(error?.code == code && error?.tmdbCode == tmdbCode && error?.reason.key == "tmdb.\(tmdbCode)")
        #expect(error.map { "\($0)".contains("m4rker") } == false)
    }

    @Test(arguments: [
        #"{"success":false}"#, #"{"success":false,"request_token":"\#(Marker.requestToken)"}"#, #"{"failure":true,"status_code":17}"#,
        #"{"success":false,"status_code":17,"failure":true,"session_id":"x"}"#,
    ])
    func `an answer of success that says no is a no`(_ body: String) async {
        for step in [Scene.newToken, Scene.login, Scene.newSession] {
            let scene = Scene([step: (200, body)])
            let error = await failure(ofAsync: { () async throws(MarqueeError) in try await scene.account.signIn(credentials) })
            #expect(error?.operation == step && error?.status == 200)
            #expect(error?.code == (body.contains("17") ? .unauthorized : .refused))
            #expect(scene.sent.last == step)
        }
    }

    @Test(arguments: ["", " ", "a b", "a\r\nX: y", "a/b", "..", ".a", "é", "a\0", String(repeating: "a", count: 4_097)])
    func `a token that could not be sent back is not taken`(_ token: String) async throws {
        let text = String(decoding: try JSONEncoder().encode(token), as: UTF8.self)
        let answers = [
            Scene.newToken: #"{"request_token":\#(text)}"#, Scene.newSession: #"{"session_id":\#(text)}"#,
            Scene.newGuest: #"{"guest_session_id":\#(text)}"#,
            Scene.newUserToken: #"{"access_token":\#(text),"account_id":"a"}"#,
        ]
        for (step, body) in answers {
            let scene = Scene([step: (200, body)])
            let error = await failure(ofAsync: { () async throws(MarqueeError) in
                switch step {
                case Scene.newGuest: try await scene.account.signInAsGuest()
                case Scene.newUserToken: try await scene.account.complete(.approved(.v4))
                default: try await scene.account.signIn(credentials)
                }
            })
            #expect(error?.code == .unreadable && error?.operation == step)
            #expect(scene.sent.last == step)
        }
    }

    @Test func `a guest gets a session at once`() async throws {
        let scene = Scene()
        let grant = try await scene.account.signInAsGuest()
        #expect(grant.authorization == .guest && grant.username.isEmpty)
        #expect(grant.expiresAt == Date(timeIntervalSince1970: 1_472_315_200))
        #expect(scene.sent == [Scene.newGuest])
        #expect(scene.transport.requests.allSatisfy { !$0.isIdempotent })
        let brief = Scene([Scene.newGuest: (200, #"{"guest_session_id":"abc","expires_at":"soon"}"#)])
        #expect(try await brief.account.signInAsGuest().expiresAt == nil)
    }

    private static func answer(_ body: String) -> TransportResponse { TransportResponse(status: 200, body: Data(body.utf8)) }
}
