import Foundation
import MarqueeSandbox
import Testing

/// Lists as version 4 has them.
struct MixedUserListTests {
    @Test func `a list says the same in other types than lists of lists`() async throws {
        try await withSandbox { sandbox in
            let token = try sandbox.userToken()
            let made = try sandbox.send("POST", "/4/list", #"{"name":"Heists","iso_639_1":"de","public":0}"#, bearer: token)
            #expect(try made.verdict == [201, 1])
            let path = "/4/list/\(try #require(try made.object["id"] as? Int))"
            let items = #"{"items":[{"media_type":"movie","media_id":550,"comment":"lost"},{"media_type":"tv","media_id":1399}]}"#
            let added = try sandbox.send("POST", path + "/items", items, bearer: token)
            #expect(try added.verdict == [200, 1])
            #expect((try added.object["results"] as? [[String: Any]])?.compactMap { $0["success"] as? Bool } == [true, true])
            let list = try sandbox.ask(path, bearer: token).object
            #expect(list["public"] as? Bool == false && list["sort_by"] as? String == "original_order.asc" && list["runtime"] is Int)
            #expect((list["comments"] as? [String: Any])?.keys.sorted() == ["movie:550", "tv:1399"])
            #expect((list["comments"] as? [String: Any])?["movie:550"] is NSNull)
            #expect((list["created_by"] as? [String: Any])?["username"] as? String == "viewer")
            let rows = try sandbox.ask("/4/account/\(Sandbox.Account.viewer.objectID)/lists", bearer: token).rows
            let row = try #require(rows.first)
            #expect(row["public"] as? Int == 0 && row["sort_by"] is Int && row["number_of_items"] as? Int == 2)
            #expect(row["runtime"] is String && row["revenue"] is Int)
        }
    }

    @Test func `a flag that is no number is not heard when a list is made`() async throws {
        try await withSandbox { sandbox in
            let token = try sandbox.userToken()
            let made = try sandbox.send("POST", "/4/list", #"{"name":"A","public":false}"#, bearer: token)
            let path = "/4/list/\(try #require(try made.object["id"] as? Int))"
            #expect(try sandbox.ask(path).object["public"] as? Bool == true)
            #expect(try sandbox.send("PUT", path, #"{"public":false}"#, bearer: token).verdict == [201, 12])
            #expect(try sandbox.ask(path).verdict == [401, 39])
            #expect(try sandbox.ask(path, bearer: token).object["public"] as? Bool == false)
        }
    }

    @Test func `what cannot be done to a list has its own code`() async throws {
        try await withSandbox(Sandbox.Options(accounts: [.viewer, .critic])) { sandbox in
            let (token, other) = (try sandbox.userToken(), try sandbox.userToken(of: "critic"))
            let made = try sandbox.send("POST", "/4/list", #"{"name":"A"}"#, bearer: token)
            let path = "/4/list/\(try #require(try made.object["id"] as? Int))"
            for (method, end) in [
                ("PUT", ""), ("DELETE", ""), ("GET", "/clear"), ("POST", "/items"), ("PUT", "/items"), ("DELETE", "/items"),
            ] {
                let verdicts = try [other, Sandbox.accessToken].map { try sandbox.send(method, path + end, "{}", bearer: $0).verdict }
                #expect(verdicts == [[401, 38], [401, 3]], "\(method) \(end)")
            }
            #expect(try sandbox.send("POST", path + "/items", "{}", bearer: token).verdict == [422, 5])
            #expect(try sandbox.send("POST", "/4/list", #"{"name":" "}"#, bearer: token).verdict == [422, 5])
            #expect(try sandbox.send("POST", "/4/list", #"{"name":"A","sort_by":"mood.asc"}"#, bearer: token).verdict == [422, 5])
            #expect(try sandbox.ask(path + "?sort_by=mood.asc").verdict == [422, 5])
            #expect(try sandbox.ask(path + "/item_status?media_type=tv&media_id=1399", bearer: token).verdict == [404, 34])
            #expect(try sandbox.ask("/4/list/1", bearer: token).verdict == [404, 34])
        }
    }

    @Test func `emptying a list is a write`() async throws {
        try await withSandbox { sandbox in
            let token = try sandbox.userToken()
            let made = try sandbox.send("POST", "/4/list", #"{"name":"A"}"#, bearer: token)
            let path = "/4/list/\(try #require(try made.object["id"] as? Int))"
            _ = try sandbox.send("POST", path + "/items", #"{"items":[{"media_type":"tv","media_id":1399}]}"#, bearer: token)
            #expect(try sandbox.ask(path + "/clear", bearer: token).object["items_deleted"] as? Int == 1)
            #expect(try sandbox.ask(path).object["item_count"] as? Int == 0)
            let last = try #require(sandbox.writes.last)
            #expect(last.method == "GET" && last.path == path + "/clear" && last.account == "viewer")
        }
    }
}
