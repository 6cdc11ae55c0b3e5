import Foundation
import MarqueeData
import MarqueeDomain
import MarqueeNet
import TestKit
import Testing

extension PendingSignIn {
    /// A sign-in that was approved.
    static func approved(_ version: ApprovalRequest.Version) -> Self {
        PendingSignIn(version: version, requestToken: Secret(Marker.requestToken), approvalAddress: Secret(""))
    }
}

struct SignInByApprovalTests {
    private typealias Scene = AccountScene

    @Test func `version 3 is approved on a page of its token`() async throws {
        let scene = Scene()
        let pending = try await scene.account.begin(ApprovalRequest(.v3))
        #expect(pending.version == .v3 && pending.requestToken == Secret(Marker.requestToken))
        #expect(pending.approvalAddress.reveal() == "https://www.themoviedb.org/authenticate/\(Marker.requestToken)")
        #expect(pending.expiresAt == Date(timeIntervalSince1970: 1_472_231_079))
        #expect(scene.sent == [Scene.newToken] && scene.bodies.isEmpty)
    }

    @Test func `version 3 comes back to where its address says`() async throws {
        let redirect = "app://back/?a=b&c=%20#d"
        let pending = try await Scene().account.begin(ApprovalRequest(.v3, redirectTo: URL(string: redirect)))
        #expect(
            pending.approvalAddress.reveal()
                == "https://www.themoviedb.org/authenticate/\(Marker.requestToken)?redirect_to=app%3A%2F%2Fback%2F%3Fa%3Db%26c%3D%2520%23d")
        let parts = try #require(URLComponents(string: pending.approvalAddress.reveal()))
        #expect(parts.queryItems == [URLQueryItem(name: "redirect_to", value: redirect)] && parts.fragment == nil)
    }

    @Test func `version 4 tells the server where to come back to`() async throws {
        for (redirect, body) in [("app://back/?a=b&c=d", #"{"redirect_to":"app://back/?a=b&c=d"}"#), (nil, "{}")] {
            let scene = Scene()
            let pending = try await scene.account.begin(ApprovalRequest(.v4, redirectTo: redirect.flatMap { URL(string: $0) }))
            #expect(pending.version == .v4 && pending.requestToken == Secret(Marker.userToken) && pending.expiresAt == nil)
            #expect(pending.approvalAddress.reveal() == "https://www.themoviedb.org/auth/access?request_token=\(Marker.userToken)")
            #expect(scene.sent == [Scene.newUserRequest] && scene.bodies == [body])
        }
    }

    @Test func `another server has pages of its own`() async throws {
        let server = try Server(baseURL: "http://127.0.0.1:8080/3", webURL: "http://127.0.0.1:8080/web/")
        let v3 = try await Scene(server: server).account.begin(ApprovalRequest(.v3))
        #expect(v3.approvalAddress.reveal() == "http://127.0.0.1:8080/web/authenticate/\(Marker.requestToken)")
        let v4 = try await Scene(server: server).account.begin(ApprovalRequest(.v4))
        #expect(v4.approvalAddress.reveal() == "http://127.0.0.1:8080/web/auth/access?request_token=\(Marker.userToken)")
    }

    @Test func `version 4 is not asked with a v3 key`() async throws {
        let scene = Scene(credential: try .apiKey(Marker.key))
        for call in [true, false] {
            let error = await failure(ofAsync: { () async throws(MarqueeError) in
                if call {
                    _ = try await scene.account.begin(ApprovalRequest(.v4))
                } else {
                    _ = try await scene.account.complete(.approved(.v4))
                }
            })
            #expect(error?.code == .unauthorized && error?.reason.key == "credential.tokenNeeded")
        }
        #expect(scene.sent.isEmpty)
        _ = try await scene.account.begin(ApprovalRequest(.v3))
        #expect(scene.sent == [Scene.newToken])
    }

    @Test func `what was approved in version 3 becomes a session`() async throws {
        let scene = Scene()
        let grant = try await scene.account.complete(.approved(.v3))
        #expect(grant.authorization == UserAuthorization(kind: .account, session: Secret(Marker.session), accountID: 548))
        #expect(grant.username == "travisbell")
        #expect(scene.sent == [Scene.newSession, Scene.currentAccount])
        #expect(scene.bodies == [#"{"request_token":"\#(Marker.requestToken)"}"#])
    }

    @Test func `what was approved in version 4 becomes a session with a token`() async throws {
        let scene = Scene()
        let grant = try await scene.account.complete(.approved(.v4))
        #expect(grant == UserGrant(authorization: .person, username: "travisbell"))
        #expect(scene.sent == [Scene.newUserToken, Scene.convert, Scene.currentAccount])
        #expect(scene.bodies == [#"{"request_token":"\#(Marker.requestToken)"}"#, #"{"access_token":"\#(Marker.userToken)"}"#])
        #expect(scene.transport.requests.allSatisfy { $0.headers["Authorization"] == "Bearer " + Marker.token })
    }

    @Test(arguments: [
        (ApprovalRequest.Version.v3, Scene.newSession, [Scene.newSession]),
        (.v3, Scene.currentAccount, [Scene.newSession, Scene.currentAccount, Scene.deleteSession]),
        (.v4, Scene.newUserToken, [Scene.newUserToken]),
        (.v4, Scene.convert, [Scene.newUserToken, Scene.convert, Scene.deleteUserToken]),
        (
            .v4, Scene.currentAccount,
            [Scene.newUserToken, Scene.convert, Scene.currentAccount, Scene.deleteSession, Scene.deleteUserToken]
        ),
    ])
    func `a step that fails ends what the earlier ones made`(_ version: ApprovalRequest.Version, _ step: String, _ sent: [String]) async {
        for (status, body) in [(500, ""), (401, #"{"success":false,"status_code":17,"failure":true}"#), (200, "{}"), (0, "")] {
            for undoing in [200, 503] {
                let undone = (undoing, #"{"success":true}"#)
                let scene = Scene([step: (status, body), Scene.deleteSession: undone, Scene.deleteUserToken: undone])
                let error = await failure(ofAsync: { () async throws(MarqueeError) in try await scene.account.complete(.approved(version)) }
                )
                #expect(error?.operation == step)
                #expect(scene.sent == sent)
            }
        }
    }

    @Test(arguments: [
        (ApprovalRequest.Version.v3, 401, 17, MarqueeError.Code.unauthorized), (.v4, 422, 41, .refused), (.v3, 401, 33, .unauthorized),
        (.v4, 401, 33, .unauthorized),
    ])
    func `what is not approved yet, or no longer good, says so`(
        _ version: ApprovalRequest.Version, _ status: Int, _ tmdbCode: Int, _ code: MarqueeError.Code
    ) async {
        let answer = (status, #"{"success":false,"status_code":\#(tmdbCode)}"#)
        let scene = Scene([Scene.newSession: answer, Scene.newUserToken: answer])
        let error = await failure(ofAsync: { () async throws(MarqueeError) in try await scene.account.complete(.approved(version)) })
        #expect(error?.code == code && error?.tmdbCode == tmdbCode)
        #expect(scene.sent.count == 1)
    }
}
