import Foundation
import Testing

@testable import MarqueeSandbox

/// Every operation of TMDb, as `Docs/Coverage.md` lists them, is offered.
struct ReachTests {
    private static let operations: [String] = {
        let file = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../Docs/Coverage.md").standardized
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        return text.matches(of: #/\n\| `([A-Z]+ \/[^`]*)`/#).map { String($0.output.1) }
    }()

    @Test func `all operations are known`() {
        #expect(Self.operations.count == 177 && Set(Self.operations).count == 177)
    }

    @Test(arguments: operations) func `each operation is offered`(operation: String) async throws {
        try await withSandbox { sandbox in
            let stage = try Stage(sandbox, operation)
            let answer = try sandbox.send(stage.method, stage.target, stage.body, bearer: stage.bearer)
            #expect((200..<300).contains(answer.status), "\(answer.status) \(answer.text)")
        }
    }

    /// An account with marks and a list, and its request to an operation.
    private struct Stage {
        let method: String
        let target: String
        let body: String
        let bearer: String

        init(_ sandbox: Sandbox, _ operation: String) throws {
            let (session, guest, user) = (try sandbox.session(), try sandbox.guestSession(), try sandbox.userToken())
            let isFour = operation.contains(" /4/")
            for path in ["movie/550", "tv/1399", "tv/1399/season/1/episode/2"] {
                for rater in ["session_id=\(session)", "guest_session_id=\(guest)"] {
                    _ = try sandbox.send("POST", "/3/\(path)/rating?\(rater)", #"{"value":8}"#)
                }
            }
            let list = try Self.list(sandbox, isFour ? user : session, isFour)
            let values = [
                "account_id": "4242", "account_object_id": Sandbox.Account.viewer.objectID, "collection_id": "10",
                "company_id": "1", "credit_id": "52fe4250c3a36847f80149f7", "episode_id": "63056", "episode_number": "2",
                "external_id": "tt0137523", "guest_session_id": guest, "keyword_id": "818", "list_id": "\(list)", "movie_id": "550",
                "network_id": "49", "person_id": "287", "review_id": "0" + String(repeating: "0", count: 20) + "226",
                "season_id": "3624", "season_number": "1", "series_id": "1399", "time_window": "day",
                "tv_episode_group_id": "5e" + String(repeating: "0", count: 19) + "577",
            ]
            let token = try Self.token(sandbox, isFour)
            let words = operation.split(separator: " ", maxSplits: 1).map(String.init)
            method = words[0]
            target =
                values.reduce(words[1]) { $0.replacingOccurrences(of: "{\($1.key)}", with: $1.value) }
                + "?session_id=\(session)&request_token=\(token)&query=fight&external_source=imdb_id&movie_id=550&media_id=550"
                + "&media_type=movie&confirm=true"
            bearer = isFour && !words[1].hasPrefix("/4/auth") ? user : Sandbox.accessToken
            let id = words[1].hasSuffix("add_item") ? 11 : 550
            // An operation ignores unknown parameters.
            let members = """
                "request_token":"\(token)","access_token":"\(user)","session_id":"\(session)","username":"viewer","password":"popcorn",
                "media_type":"movie","media_id":\(id),"favorite":true,"watchlist":true,"value":8,"name":"Rain","iso_639_1":"en",
                "items":[{"media_type":"movie","media_id":550,"comment":"x"}]
                """
            body = method == "GET" ? "" : "{\(members)}"
        }

        private static func list(_ sandbox: Sandbox, _ secret: String, _ isFour: Bool) throws -> Int {
            let made =
                isFour
                ? try sandbox.send("POST", "/4/list", #"{"name":"Rain","iso_639_1":"en"}"#, bearer: secret)
                : try sandbox.send("POST", "/3/list?session_id=\(secret)", #"{"name":"Rain"}"#)
            let id = try #require(try made.object[isFour ? "id" : "list_id"] as? Int)
            if isFour {
                let items = #"{"items":[{"media_type":"movie","media_id":550}]}"#
                _ = try sandbox.send("POST", "/4/list/\(id)/items", items, bearer: secret)
            } else {
                _ = try sandbox.send("POST", "/3/list/\(id)/add_item?session_id=\(secret)", #"{"media_id":550}"#)
            }
            return id
        }

        /// A request token that is approved.
        private static func token(_ sandbox: Sandbox, _ isFour: Bool) throws -> String {
            guard isFour else {
                let token = try sandbox.requestToken()
                sandbox.approve(token, as: "viewer")
                return token
            }
            let token = try #require(try sandbox.send("POST", "/4/auth/request_token").object["request_token"] as? String)
            sandbox.approve(token, as: "viewer")
            return token
        }
    }
}
