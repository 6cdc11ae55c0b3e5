import Foundation
import Marquee
import MarqueeSandbox
import TestKit
import Testing

@testable import MarqueeCLI

/// The tools that set marks and read shelves, on a sandbox.
@Suite(.timeLimit(.minutes(5)))
struct MCPMarkTests: MCPTalking {
    @Test func `a mark is set one at a time, and can be taken back`() async throws {
        let lines = [
            Self.call(1, "mark", #"{"item":"movie/550","rating":8.5}"#),
            Self.call(2, "mark", #"{"item":"movie/550","rating":8.5,"favorite":true}"#),
            Self.call(3, "mark", #"{"item":"person/287","favorite":true}"#),
            Self.call(4, "mark", #"{"item":"movie/550"}"#), Self.call(5, "mark", #"{"item":"movie/550","rating":8.3}"#),
        ]
        try await onSandbox(signsIn: true, lines) { talk, sandbox, client in
            let marked = talk.answer(1)["result"]["structuredContent"]["data"]
            #expect(
                marked["after"]["rating"].double == 8.5 && marked["isSent"] == true && marked["undo"]["arguments"]["rating"].double == 0)
            for id in 2...5 { #expect(talk.answer(id)["result"]["isError"] == true, "\(id)") }
            #expect(sandbox.library(of: "viewer").ratedMovies[550] == 8.5)
            let undo = String(decoding: JSONValue.object(marked["undo"]["arguments"].dictionary ?? [:]).line, as: UTF8.self)
            let tools = MCPTools(client: client, policy: .cached, clock: .system)
            let more = await self.talk([Self.call(1, "mark", undo), Self.call(2, "my_library", #"{"shelf":"rated"}"#)], tools.all)
            #expect(more.answer(1)["result"]["structuredContent"]["data"]["after"] == .object([:]))
            #expect(sandbox.library(of: "viewer").ratedMovies[550] == nil)
            #expect(more.answer(2)["result"]["isError"] == false)
        }
    }

    @Test(arguments: [
        "tv/1399/season/-1", "tv/1399/season/99999999999999999999/episode/1", "tv/1399/episode/1", "movie/550/season/1/episode/1",
        "movie/550/credits", "tv/1399/../../movie/603", "movie/550 ", "movie/0", "movie/-1", "movie/550/", "/movie/550", "movie/٥٥٠",
        "https://www.themoviedb.org.evil.example/movie/550", "file:///movie/550", "//www.themoviedb.org/movie/550", "company/1",
        "https://www.themoviedb.org/movie/550/cast", "movie/550-fight-club", "tv/1399/season/1/episode/x",
    ])
    func `a reference that is not understood as a whole changes nothing`(_ reference: String) async throws {
        let argument = String(decoding: JSONValue.text(reference).line, as: UTF8.self)
        try await onSandbox(signsIn: true, [Self.call(1, "mark", #"{"item":\#(argument),"rating":4}"#)]) { talk, sandbox, client in
            #expect(talk.answer(1)["result"]["structuredContent"]["error"]["code"] == "invalidInput")
            #expect(sandbox.library(of: "viewer").ratedMovies.isEmpty && sandbox.library(of: "viewer").ratedTV.isEmpty)
            let pending = try await client.library.pending()
            #expect(pending.isEmpty)
        }
    }

    @Test func `marks that come at once are set in their order, each with its own outcome`() async throws {
        try await onSandbox(signsIn: true, (1...6).map { Self.call($0, "mark", #"{"item":"movie/550","rating":\#($0)}"#) }) {
            talk, sandbox, _ in
            for id in 1...6 {
                let data = talk.answer(id)["result"]["structuredContent"]["data"]
                #expect(data["after"]["rating"].int == id && data["before"]["rating"].int == (id == 1 ? nil : id - 1), "\(id): \(data)")
            }
            #expect(sandbox.library(of: "viewer").ratedMovies[550] == 6)
        }
    }

    @Test func `a mark that TMDb refuses leaves nothing, and another device's mark is the one before`() async throws {
        try await onSandbox(signsIn: true, [Self.call(1, "mark", #"{"item":"movie/424242","watchlist":true}"#)]) { talk, sandbox, client in
            #expect(talk.answer(1)["result"]["structuredContent"]["error"]["code"] == "notFound")
            let pending = try await client.library.pending()
            #expect(pending.isEmpty)
            let tools = MCPTools(client: client, policy: .cached, clock: .system)
            _ = await self.talk([Self.call(1, "mark", #"{"item":"movie/278","rating":5}"#)], tools.all)
            sandbox.edit("viewer") { $0.ratedMovies[278] = 3 }
            let more = await self.talk([Self.call(1, "mark", #"{"item":"movie/278","rating":9}"#)], tools.all)
            let data = more.answer(1)["result"]["structuredContent"]["data"]
            #expect(data["before"]["rating"].int == 3 && data["undo"]["arguments"]["rating"].int == 3, "\(data)")
        }
    }

    @Test func `without an account, a mark and a shelf are refused, and nothing is stored`() async throws {
        let lines = [
            Self.call(1, "mark", #"{"item":"movie/550","favorite":true}"#), Self.call(2, "my_library", #"{"shelf":"watchlist"}"#),
            Self.call(3, "upcoming"),
        ]
        try await onSandbox(lines) { talk, sandbox, _ in
            for id in 1...3 {
                let result = talk.answer(id)["result"]
                #expect(result["isError"] == true && result["structuredContent"]["error"]["code"] == "unauthorized", "\(result)")
            }
            #expect(sandbox.counters.writes == 0)
        }
    }
}
