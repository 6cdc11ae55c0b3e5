import MarqueeSandbox
import Testing

/// The lists of movies that users keep.
struct UserListTests {
    private func list(_ sandbox: Sandbox, _ session: String, _ name: String = "Heists") throws -> Int {
        let body = #"{"name":"\#(name)","description":"Plans that fail.","language":"en"}"#
        let answer = try sandbox.send("POST", "/3/list?session_id=\(session)", body)
        guard let id = try answer.object["list_id"] as? Int else { throw ClientError.unreadable }
        return id
    }

    @Test func `a list is made, filled, read and deleted`() async throws {
        try await withSandbox(Sandbox.Options(pageSize: 2)) { sandbox in
            let session = try sandbox.session()
            let made = try sandbox.send("POST", "/3/list?session_id=\(session)", #"{"name":"Heists","description":"Plans that fail."}"#)
            #expect(try made.verdict == [201, 1])
            #expect(try Set(made.object.keys) == ["success", "status_code", "status_message", "list_id"])
            let path = "/3/list/\(try #require(try made.object["list_id"] as? Int))"
            for id in [550, 11, 603] {
                #expect(try sandbox.send("POST", "\(path)/add_item?session_id=\(session)", #"{"media_id":\#(id)}"#).verdict == [201, 12])
            }
            let first = try sandbox.ask(path).object
            let keys: Set = [
                "created_by", "description", "favorite_count", "id", "items", "item_count", "iso_639_1", "name", "poster_path", "page",
                "total_pages", "total_results",
            ]
            #expect(Set(first.keys) == keys)
            #expect(first["created_by"] as? String == "viewer" && first["item_count"] as? Int == 3 && first["total_pages"] as? Int == 2)
            let items = try #require(first["items"] as? [[String: Any]])
            #expect(items.map { $0["id"] as? Int } == [550, 11] && items.allSatisfy { $0["media_type"] as? String == "movie" })
            let second = try sandbox.ask("\(path)?page=2").object["items"] as? [[String: Any]]
            #expect(second?.map { $0["id"] as? Int } == [603])

            #expect(try sandbox.ask("\(path)/item_status?movie_id=603").object["item_present"] as? Bool == true)
            #expect(try sandbox.ask("\(path)/item_status?movie_id=278").object["item_present"] as? Bool == false)
            #expect(try sandbox.ask("\(path)/item_status").verdict == [422, 5])
            #expect(try sandbox.send("POST", "\(path)/remove_item?session_id=\(session)", #"{"media_id":550}"#).verdict == [200, 13])
            #expect(try sandbox.ask(path).object["item_count"] as? Int == 2)
            #expect(try sandbox.send("DELETE", "\(path)?session_id=\(session)").verdict == [201, 12])
            #expect(try sandbox.ask(path).verdict == [404, 34])
        }
    }

    @Test func `what cannot be done to a list has its own code`() async throws {
        try await withSandbox { sandbox in
            let session = try sandbox.session()
            let path = "/3/list/\(try list(sandbox, session))"
            func verdict(_ method: String, _ end: String, _ body: String = "") throws -> [Int?] {
                try sandbox.send(method, "\(path)/\(end)session_id=\(session)", body).verdict
            }
            #expect(try verdict("POST", "add_item?", #"{"media_id":550}"#) == [201, 12])
            #expect(try verdict("POST", "add_item?", #"{"media_id":550}"#) == [403, 8])
            #expect(try verdict("POST", "add_item?", #"{"media_id":1}"#) == [404, 34])
            #expect(try verdict("POST", "add_item?", "{}") == [422, 5])
            #expect(try verdict("POST", "remove_item?", #"{"media_id":11}"#) == [404, 34])
            #expect(try verdict("POST", "clear?") == [400, 29])
            #expect(try verdict("POST", "clear?confirm=false&") == [400, 29])
            #expect(try sandbox.ask(path).object["item_count"] as? Int == 1)
            #expect(try verdict("POST", "clear?confirm=true&") == [201, 12])
            #expect(try sandbox.ask(path).object["item_count"] as? Int == 0)
            for body in ["{}", #"{"name":""}"#, #"{"name":" \t\n"}"#, #"{"name":7}"#, #"{"name":"A","description":7}"#] {
                #expect(try sandbox.send("POST", "/3/list?session_id=\(session)", body).verdict == [422, 5])
            }
            #expect(try sandbox.ask("/3/list/1").verdict == [404, 34])
            #expect(try sandbox.ask("/3/list/x").verdict == [404, 34])
        }
    }

    @Test func `others may read a list and not write to it`() async throws {
        try await withSandbox(Sandbox.Options(accounts: [.viewer, .critic])) { sandbox in
            let (mine, other, guest) = (try sandbox.session(), try sandbox.session(of: "critic"), try sandbox.guestSession())
            let path = "/3/list/\(try list(sandbox, mine))"
            let writes = [("POST", "\(path)/add_item", #"{"media_id":550}"#), ("POST", "\(path)/clear", ""), ("DELETE", path, "")]
            for (method, path, body) in writes {
                #expect(try sandbox.send(method, "\(path)?confirm=true&session_id=\(other)", body).verdict == [401, 38])
                #expect(try sandbox.send(method, "\(path)?confirm=true&guest_session_id=\(guest)", body).verdict == [401, 3])
                #expect(try sandbox.send(method, "\(path)?confirm=true", body).verdict == [401, 17])
            }
            #expect(try sandbox.ask(path).status == 200)
            #expect(try sandbox.ask(path, bearer: nil).verdict == [401, 7])
        }
    }

    @Test func `an account has its own lists, in pages`() async throws {
        try await withSandbox(Sandbox.Options(pageSize: 2, accounts: [.viewer, .critic])) { sandbox in
            let (mine, other) = (try sandbox.session(), try sandbox.session(of: "critic"))
            let ids = try ["A", "B", "C"].map { try list(sandbox, mine, $0) }
            _ = try list(sandbox, other, "D")
            _ = try sandbox.send("POST", "/3/list/\(ids[0])/add_item?session_id=\(mine)", #"{"media_id":550}"#)
            let page = try sandbox.ask("/3/account/4242/lists?session_id=\(mine)")
            #expect(try page.ids == Array(ids[..<2]) && page.object["total_results"] as? Int == 3)
            let row = try #require(try page.rows.first)
            let keys: Set = ["description", "favorite_count", "id", "item_count", "iso_639_1", "list_type", "name", "poster_path"]
            #expect(Set(row.keys) == keys && row["item_count"] as? Int == 1 && row["poster_path"] is String)
            #expect(try sandbox.ask("/3/account/4242/lists?session_id=\(mine)&page=2").ids == [ids[2]])
            #expect(try sandbox.ask("/3/account/4242/lists?session_id=\(other)").verdict == [401, 3])
            sandbox.add(.viewer)
            #expect(try sandbox.ask("/3/list/\(ids[0])").verdict == [404, 34])
            #expect(try sandbox.ask("/3/account/17/lists?session_id=\(other)").object["total_results"] as? Int == 1)
            #expect(try sandbox.ask("/3/account/4242/lists?session_id=\(mine)").verdict == [401, 3])
        }
    }
}
