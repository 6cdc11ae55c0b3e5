import Foundation
import MarqueeSandbox
import Testing

/// The journal of writes, and their outcomes on a bad network.
struct WriteTests {
    private let mark = #"{"media_type":"movie","media_id":550,"favorite":true}"#

    private func favorites(_ sandbox: Sandbox) -> [Int] { sandbox.library(of: "viewer").favoriteMovies }

    private func until(_ isTrue: () -> Bool) async throws {
        while !isTrue() {
            try Task.checkCancellation()
            await Task.yield()
        }
    }

    @Test func `writes are told in order, with who sent them and what came of it`() async throws {
        try await withSandbox { sandbox in
            let (session, guest) = (try sandbox.session(), try sandbox.guestSession())
            let before = sandbox.writes.count
            _ = try sandbox.send(
                "POST", "/3/account/4242/favorite?session_id=\(session)", " {\"media_type\":\"movie\", \"favorite\":true,\"media_id\":550}")
            _ = try sandbox.send("POST", "/3/movie/11/rating?guest_session_id=\(guest)", #"{"value":7}"#)
            _ = try sandbox.send("POST", "/3/movie/11/rating?session_id=0", #"{"value":"#)
            _ = try sandbox.send("DELETE", "/3/movie/11/rating?session_id=\(session)")
            #expect(
                Array(sandbox.writes.dropFirst(before)) == [
                    .init(
                        account: "viewer", method: "POST", path: "/3/account/4242/favorite",
                        body: #"{"favorite":true,"media_id":550,"media_type":"movie"}"#, status: 201),
                    .init(account: "guest", method: "POST", path: "/3/movie/11/rating", body: #"{"value":7}"#, status: 201),
                    .init(account: "", method: "POST", path: "/3/movie/11/rating", body: "", status: 401),
                    .init(account: "viewer", method: "DELETE", path: "/3/movie/11/rating", body: "", status: 404),
                ])
            #expect(sandbox.counters.writes == before + 4 && before == 1)
        }
    }

    @Test func `a lost answer leaves the write done`() async throws {
        try await withSandbox { sandbox in
            let path = "/3/account/4242/favorite?session_id=\(try sandbox.session())"
            sandbox.script([.lostAnswer])
            #expect(throws: ClientError.ended) { try sandbox.send("POST", path, mark) }
            #expect(favorites(sandbox) == [550] && sandbox.writes.last?.status == 201 && sandbox.log.last?.status == 0)
            #expect(try sandbox.send("POST", path, mark).verdict == [201, 12])
            #expect(Sandbox.Behavior("lost-answer") == .lostAnswer)
        }
    }

    @Test(arguments: [
        Sandbox.Behavior.status(503), .rateLimited(retryAfter: 1), .offline, .fault(.reset), .fault(.emptyReply), .fault(.unauthorized),
        .fault(.html),
    ])
    func `an outage leaves the write undone`(_ behavior: Sandbox.Behavior) async throws {
        try await withSandbox { sandbox in
            let path = "/3/account/4242/favorite?session_id=\(try sandbox.session())"
            let before = (sandbox.writes.count, sandbox.counters.writes)
            sandbox.script([behavior])
            _ = try? sandbox.send("POST", path, mark)
            #expect(favorites(sandbox) == [] && sandbox.writes.count == before.0 && sandbox.counters.writes == before.1 + 1)
        }
    }

    @Test(arguments: [Sandbox.Fault.truncated, .resetInBody, .garbage, .badGzip, .noContent, .errorBody])
    func `a spoiled answer leaves the write done`(_ fault: Sandbox.Fault) async throws {
        try await withSandbox { sandbox in
            let path = "/3/account/4242/favorite?session_id=\(try sandbox.session())"
            sandbox.script([.fault(fault)])
            _ = try? sandbox.send("POST", path, mark)
            #expect(favorites(sandbox) == [550] && fault.carriesOutWrites)
        }
    }

    @Test(.timeLimit(.minutes(5))) func `a closed gate holds writes, in order, and nothing else`() async throws {
        try await withSandbox { sandbox in
            let session = try sandbox.session()
            sandbox.gate(writes: true)
            // So many that they are not in order by chance.
            let values = [3, 9, 6, 1, 8, 2, 10, 4, 7, 5]
            var clients: [Client] = []
            for (count, value) in values.enumerated() {
                let client = try Client(port: sandbox.port)
                let bytes = Array(#"{"value":\#(value)}"#.utf8)
                try client.send(Sandbox.write("POST", "/3/movie/550/rating?session_id=\(session)", bytes: bytes))
                clients.append(client)
                try await until { sandbox.heldWrites > count }
            }
            #expect(sandbox.library(of: "viewer").ratedMovies == [:] && sandbox.heldWrites == values.count)
            #expect(try sandbox.ask("/3/account?session_id=\(session)").status == 200)
            let other = try sandbox.session()
            #expect(try sandbox.send("DELETE", "/3/authentication/session", #"{"session_id":"\#(other)"}"#).status == 200)
            sandbox.gate(writes: false)
            for client in clients { #expect(try client.answer().status == 201) }
            #expect(sandbox.library(of: "viewer").ratedMovies == [550: 5])
            let bodies = sandbox.writes.filter { $0.path.hasSuffix("/rating") }.map(\.body)
            #expect(bodies == values.map { #"{"value":\#($0)}"# })
            #expect(sandbox.heldWrites == 0)
        }
    }

    @Test(.timeLimit(.minutes(5))) func `a held write outlives its client, and neither offline nor the end`() async throws {
        try await withSandbox { sandbox in
            let bytes = Sandbox.write("POST", "/3/account/4242/favorite?session_id=\(try sandbox.session())", bytes: Array(mark.utf8))
            func hold() async throws {
                sandbox.gate(writes: true)
                let client = try Client(port: sandbox.port)
                try client.send(bytes)
                try await until { sandbox.heldWrites == 1 }
            }
            try await hold()
            sandbox.gate(writes: false)
            try await until { sandbox.heldWrites == 0 }
            #expect(favorites(sandbox) == [550])

            sandbox.edit("viewer") { $0.favoriteMovies = [] }
            try await hold()
            sandbox.behave(.offline)
            try await until { sandbox.heldWrites == 0 }
            sandbox.behave(.normal)
            sandbox.gate(writes: false)
            #expect(favorites(sandbox) == [])

            try await hold()
            await sandbox.stop()
            #expect(sandbox.heldWrites == 0 && favorites(sandbox) == [])
        }
    }

    @Test func `writes of many clients at once are all kept`() async throws {
        try await withSandbox { sandbox in
            let session = try sandbox.session()
            let ids = try sandbox.ask("/3/movie/popular").ids
            try await withThrowingTaskGroup(of: Int.self) { group in
                for id in ids {
                    group.addTask {
                        let body = #"{"media_type":"movie","media_id":\#(id),"favorite":true}"#
                        return try sandbox.send("POST", "/3/account/4242/favorite?session_id=\(session)", body).status
                    }
                }
                for try await status in group { #expect(status == 201) }
            }
            #expect(ids.count == 20 && favorites(sandbox).sorted() == ids.sorted())
            // The journal has them in the order of their execution.
            let told = sandbox.writes.compactMap { write in ids.first { id in write.body.contains(#""media_id":\#(id),"#) } }
            #expect(told == favorites(sandbox))
        }
    }

    @Test func `two hundred accounts are never mixed up`() async throws {
        let accounts = (1...200).map { Sandbox.Account(username: "user\($0)", password: "popcorn", id: $0) }
        try await withSandbox(Sandbox.Options(accounts: accounts)) { sandbox in
            let sessions = try accounts.map { try sandbox.session(of: $0.username) }
            let client = try Client(port: sandbox.port)
            for round in 0..<10 {
                for (account, session) in zip(accounts, sessions) {
                    let body = #"{"value":\#(1 + (account.id + round) % 10)}"#
                    let head = Sandbox.request(
                        "/3/movie/550/rating?session_id=\(session)", method: "POST",
                        headers: [Sandbox.json, "Content-Length: \(body.utf8.count)"])
                    try client.send(head + body)
                    guard try client.answer().status == 201 else { throw ClientError.unreadable }
                }
            }
            for account in accounts {
                #expect(sandbox.library(of: account.username).ratedMovies == [550: Double(1 + (account.id + 9) % 10)])
            }
            #expect(sandbox.writes.count == 1_000 && sandbox.counters.writes == 2_200)
        }
    }
}
