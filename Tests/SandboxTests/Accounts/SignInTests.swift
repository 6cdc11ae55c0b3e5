import Foundation
import MarqueeSandbox
import Synchronization
import Testing

/// Signing in and out as version 3 does it.
struct SignInTests {
    private let login = "/3/authentication/token/validate_with_login"
    private let newSession = "/3/authentication/session/new"

    @Test func `a token is handed out with the address to approve it at`() async throws {
        let clock = Date(timeIntervalSince1970: 1_472_227_479)
        try await withSandbox(Sandbox.Options(clock: { clock })) { sandbox in
            let answer = try sandbox.ask("/3/authentication/token/new")
            let token = try #require(try answer.object["request_token"] as? String)
            #expect(answer.status == 200 && token.utf8.count == 40 && token.allSatisfy(\.isHexDigit))
            #expect(try Set(answer.object.keys) == ["success", "expires_at", "request_token"])
            #expect(try answer.object["expires_at"] as? String == "2016-08-26 17:04:39 UTC")
            #expect(answer.headers["authentication-callback"] == "\(sandbox.baseURL)/authenticate/\(token)")
            #expect(answer.headers["cache-control"] == nil && answer.headers["etag"] == nil)
        }
    }

    @Test func `an approved token makes one session`() async throws {
        try await withSandbox { sandbox in
            let token = try sandbox.requestToken()
            let body = #"{"request_token":"\#(token)"}"#
            let early = try sandbox.send("POST", newSession, body)
            #expect(try early.verdict == [401, 17])
            #expect(try early.object["failure"] as? Bool == true)
            #expect(sandbox.approve(token, as: "viewer"))
            let answer = try sandbox.send("POST", newSession, body)
            let session = try #require(try answer.object["session_id"] as? String)
            #expect(try Set(answer.object.keys) == ["success", "session_id"])
            #expect(answer.status == 200 && session.utf8.count == 40)
            #expect(try sandbox.ask("/3/account?session_id=\(session)").status == 200)
            #expect(try sandbox.send("POST", newSession, body).verdict == [401, 33])
            #expect(!sandbox.approve(token, as: "viewer"))
        }
    }

    @Test func `a name and a password approve a token`() async throws {
        try await withSandbox { sandbox in
            let token = try sandbox.requestToken()
            func body(_ username: String, _ password: String, _ token: String) -> String {
                #"{"username":"\#(username)","password":"\#(password)","request_token":"\#(token)"}"#
            }
            #expect(try sandbox.send("POST", login, body("viewer", "peanuts", token)).verdict == [401, 30])
            #expect(try sandbox.send("POST", login, body("nobody", "popcorn", token)).verdict == [401, 30])
            #expect(try sandbox.send("POST", login, body("viewer", "", token)).verdict == [400, 26])
            #expect(try sandbox.send("POST", login, #"{"request_token":"\#(token)"}"#).verdict == [400, 26])
            #expect(try sandbox.send("POST", login, #"{"username":"viewer","password":"popcorn"}"#).verdict == [422, 5])
            #expect(try sandbox.send("POST", login, body("viewer", "popcorn", "0123")).verdict == [401, 33])
            #expect(try sandbox.send("POST", newSession, #"{"request_token":"\#(token)"}"#).verdict == [401, 17])

            let answer = try sandbox.send("POST", login, body("viewer", "popcorn", token))
            #expect(answer.status == 200)
            #expect(try answer.object["request_token"] as? String == token)
            #expect(try Set(answer.object.keys) == ["success", "expires_at", "request_token"])
            #expect(try sandbox.send("POST", newSession, #"{"request_token":"\#(token)"}"#).status == 200)
        }
    }

    @Test func `tokens live an hour`() async throws {
        let seconds = Mutex(1_700_000_000.0)
        let clock: @Sendable () -> Date = { Date(timeIntervalSince1970: seconds.withLock { $0 }) }
        try await withSandbox(Sandbox.Options(clock: clock)) { sandbox in
            let kept = try sandbox.requestToken()
            let late = try sandbox.requestToken()
            seconds.withLock { $0 += 3_599 }
            #expect(sandbox.approve(kept, as: "viewer"))
            #expect(try sandbox.send("POST", newSession, #"{"request_token":"\#(kept)"}"#).status == 200)
            seconds.withLock { $0 += 1 }
            #expect(!sandbox.approve(late, as: "viewer"))
            #expect(try sandbox.send("POST", newSession, #"{"request_token":"\#(late)"}"#).verdict == [401, 33])
        }
    }

    @Test func `tokens are denied, made to expire and unknown`() async throws {
        try await withSandbox { sandbox in
            let denied = try sandbox.requestToken()
            sandbox.deny(denied)
            #expect(!sandbox.approve(denied, as: "viewer"))
            #expect(try sandbox.send("POST", newSession, #"{"request_token":"\#(denied)"}"#).verdict == [401, 17])
            let expired = try sandbox.requestToken()
            #expect(sandbox.approve(expired, as: "viewer"))
            sandbox.expireTokens()
            #expect(try sandbox.send("POST", newSession, #"{"request_token":"\#(expired)"}"#).verdict == [401, 33])
            #expect(try sandbox.send("POST", newSession, #"{"request_token":"0123"}"#).verdict == [401, 33])
            #expect(!sandbox.approve("0123", as: "viewer"))
            #expect(!sandbox.approve(try sandbox.requestToken(), as: "nobody"))
        }
    }

    @Test func `signing out ends the session`() async throws {
        try await withSandbox { sandbox in
            let (session, other) = (try sandbox.session(), try sandbox.session())
            let answer = try sandbox.send("DELETE", "/3/authentication/session", #"{"session_id":"\#(session)"}"#)
            #expect(answer.status == 200 && answer.text == #"{"success":true}"#)
            #expect(try sandbox.ask("/3/account?session_id=\(session)").verdict == [401, 3])
            #expect(try sandbox.ask("/3/account?session_id=\(other)").status == 200)
            #expect(try sandbox.send("DELETE", "/3/authentication/session", #"{"session_id":"\#(session)"}"#).verdict == [404, 37])
        }
    }

    @Test func `revoking ends all sessions of one account`() async throws {
        try await withSandbox(Sandbox.Options(accounts: [.viewer, .critic])) { sandbox in
            let sessions = [try sandbox.session(), try sandbox.session(), try sandbox.session(of: "critic")]
            sandbox.revokeSessions(of: "viewer")
            let statuses = try sessions.map { try sandbox.ask("/3/account?session_id=\($0)").status }
            #expect(statuses == [401, 401, 200])
        }
    }

    @Test(arguments: [(Sandbox.Account.Status.disabled, [401, 31]), (.unverified, [401, 32]), (.suspended, [403, 45])])
    func `a refused sign-in has a reason`(status: Sandbox.Account.Status, verdict: [Int?]) async throws {
        try await withSandbox { sandbox in
            let session = try sandbox.session()
            let (pending, approved) = (try sandbox.requestToken(), try sandbox.requestToken())
            #expect(sandbox.approve(approved, as: "viewer"))
            sandbox.setStatus(of: "viewer", status)
            let body = #"{"username":"viewer","password":"popcorn","request_token":"\#(pending)"}"#
            #expect(try sandbox.send("POST", login, body).verdict == verdict)
            #expect(!sandbox.approve(pending, as: "viewer"))
            let later = try sandbox.ask("/3/account?session_id=\(session)")
            let exchange = try sandbox.send("POST", newSession, #"{"request_token":"\#(approved)"}"#)
            #expect(try status == .unverified ? later.status == 200 : later.verdict == verdict)
            #expect(try status == .unverified ? exchange.status == 200 : exchange.verdict == verdict)
            sandbox.setStatus(of: "viewer", .active)
            #expect(try sandbox.send("POST", login, body).status == 200)
            #expect(try sandbox.ask("/3/account?session_id=\(session)").status == 200)
        }
    }

    @Test func `the same seed makes the same secrets and another seed makes others`() async throws {
        func secrets(_ seed: UInt64) async throws -> [String] {
            var secrets: [String] = []
            try await withSandbox(Sandbox.Options(seed: seed)) { sandbox in
                secrets = [try sandbox.session(), try sandbox.guestSession(), try sandbox.userToken()]
            }
            return secrets
        }
        let (first, again, other) = (try await secrets(1), try await secrets(1), try await secrets(2))
        #expect(first == again)
        #expect(zip(first, other).allSatisfy { $0 != $1 })
        #expect(first.map(\.utf8.count)[..<2] == [40, 32])
    }

    @Test func `signing in needs the application's credential`() async throws {
        try await withSandbox { sandbox async throws in
            #expect(try sandbox.ask("/3/authentication/token/new", bearer: nil).verdict == [401, 7])
            #expect(try sandbox.ask("/3/authentication/token/new?api_key=\(Sandbox.apiKey)", bearer: nil).status == 200)
        }
    }
}
