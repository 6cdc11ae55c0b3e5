import Foundation
import MarqueeSandbox
import Testing

/// Signing in and out as version 4 does it, and the rights of a user's own token.
struct AccessTokenTests {
    private let access = "/4/auth/access_token"

    @Test func `an approved token becomes one access token`() async throws {
        try await withSandbox { sandbox in
            let request = try sandbox.send("POST", "/4/auth/request_token", #"{"redirect_to":"marquee://done"}"#)
            let token = try #require(try request.object["request_token"] as? String)
            #expect(request.status == 200 && token.split(separator: ".").count == 3)
            let body = #"{"request_token":"\#(token)"}"#
            #expect(try sandbox.send("POST", access, body).verdict == [422, 41])
            #expect(sandbox.approve(token, as: "viewer"))
            let answer = try sandbox.send("POST", access, body)
            #expect(try Set(answer.object.keys) == ["success", "status_code", "status_message", "account_id", "access_token"])
            #expect(try answer.object["account_id"] as? String == Sandbox.Account.viewer.objectID)
            let claims = try Self.claims(of: try #require(try answer.object["access_token"] as? String))
            #expect(claims["sub"] as? String == Sandbox.Account.viewer.objectID)
            #expect(try Self.claims(of: token)["sub"] == nil)
            #expect(try sandbox.send("POST", access, body).verdict == [401, 33])
        }
    }

    private static func claims(of token: String) throws -> [String: Any] {
        var payload = String(token.split(separator: ".")[1]).replacing("-", with: "+").replacing("_", with: "/")
        payload += String(repeating: "=", count: (4 - payload.count % 4) % 4)
        let json = try #require(Data(base64Encoded: payload))
        return try #require(try JSONSerialization.jsonObject(with: json) as? [String: Any])
    }

    @Test func `tokens of the two versions are not mixed up`() async throws {
        try await withSandbox { sandbox in
            let three = try sandbox.requestToken()
            let four = try #require(try sandbox.send("POST", "/4/auth/request_token").object["request_token"] as? String)
            #expect(sandbox.approve(three, as: "viewer") && sandbox.approve(four, as: "viewer"))
            #expect(try sandbox.send("POST", access, #"{"request_token":"\#(three)"}"#).verdict == [401, 33])
            #expect(try sandbox.send("POST", "/3/authentication/session/new", #"{"request_token":"\#(four)"}"#).verdict == [401, 33])
        }
    }

    @Test func `an access token is converted to a session`() async throws {
        try await withSandbox { sandbox in
            let token = try sandbox.userToken()
            let answer = try sandbox.send("POST", "/3/authentication/session/convert/4", #"{"access_token":"\#(token)"}"#)
            let session = try #require(try answer.object["session_id"] as? String)
            #expect(try Set(answer.object.keys) == ["success", "session_id"])
            #expect(try sandbox.ask("/3/account?session_id=\(session)").object["username"] as? String == "viewer")
            let unknown = try sandbox.send("POST", "/3/authentication/session/convert/4", #"{"access_token":"a.b.c"}"#)
            #expect(try unknown.verdict == [401, 35])
        }
    }

    @Test func `an access token is deleted and revoked`() async throws {
        try await withSandbox { sandbox in
            let (deleted, revoked) = (try sandbox.userToken(), try sandbox.userToken())
            let path = "/4/account/\(Sandbox.Account.viewer.objectID)/movie/recommendations"
            #expect(try sandbox.ask(path, bearer: deleted).status == 200)
            #expect(try sandbox.send("DELETE", access, #"{"access_token":"\#(deleted)"}"#).verdict == [200, 13])
            #expect(try sandbox.ask(path, bearer: deleted).verdict == [401, 7])
            #expect(try sandbox.send("DELETE", access, #"{"access_token":"\#(deleted)"}"#).verdict == [401, 35])
            #expect(try sandbox.ask(path, bearer: revoked).status == 200)
            sandbox.revokeSessions(of: "viewer")
            #expect(try sandbox.ask(path, bearer: revoked).verdict == [401, 7])
        }
    }

    @Test func `only the application signs in`() async throws {
        try await withSandbox { sandbox in
            let user = try sandbox.userToken()
            for bearer in [user, nil, "wrong", Sandbox.apiKey] {
                #expect(try sandbox.send("POST", "/4/auth/request_token", bearer: bearer).verdict == [401, 7])
            }
            #expect(try sandbox.ask("/4/nothing", bearer: nil).verdict == [401, 7])
            #expect(try sandbox.ask("/4/nothing").verdict == [404, 34])
            #expect(try sandbox.send("POST", "/4/auth/request_token", #"{"redirect_to":"javascript:alert(1)"}"#).verdict == [422, 5])
        }
    }

    @Test func `recommendations are what the account has not marked`() async throws {
        try await withSandbox(Sandbox.Options(pageSize: 500, accounts: [.viewer, .critic])) { sandbox in
            let token = try sandbox.userToken()
            let path = "/4/account/\(Sandbox.Account.viewer.objectID)"
            let movies = try sandbox.ask("\(path)/movie/recommendations", bearer: token).ids
            let series = try sandbox.ask("\(path)/tv/recommendations", bearer: token).ids
            #expect(movies.contains(550) && movies.contains(603) && movies.contains(278) && series.contains(1399))
            sandbox.edit("viewer") { library in
                library.favoriteMovies = [550]
                library.watchlistMovies = [603]
                library.ratedMovies = [278: 9]
                library.ratedTV = [1399: 8.5]
            }
            let less = try sandbox.ask("\(path)/movie/recommendations", bearer: token).ids
            #expect(less == movies.filter { ![550, 603, 278].contains($0) })
            #expect(try sandbox.ask("\(path)/tv/recommendations", bearer: token).ids == series.filter { $0 != 1399 })

            let other = "/4/account/\(Sandbox.Account.critic.objectID)/movie/recommendations"
            #expect(try sandbox.ask(other, bearer: token).verdict == [401, 3])
            #expect(try sandbox.ask("\(path)/movie/recommendations").verdict == [401, 3])
            sandbox.setStatus(of: "viewer", .suspended)
            #expect(try sandbox.ask("\(path)/movie/recommendations", bearer: token).verdict == [403, 45])
        }
    }
}
