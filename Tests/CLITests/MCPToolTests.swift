import Foundation
import Marquee
import MarqueeSandbox
import TestKit
import Testing

@testable import MarqueeCLI

/// The tools that read, on a sandbox.
@Suite(.timeLimit(.minutes(5)))
struct MCPToolTests: MCPTalking {
    @Test func `every reading tool answers, with its origin`() async throws {
        let calls: [(String, String)] = [
            ("look_up", #"{"text":"game of thrones s1e2"}"#), ("details", #"{"item":"movie/550"}"#), ("details", #"{"item":"tv/1399"}"#),
            ("details", #"{"item":"person/287"}"#), ("details", #"{"item":"collection/10"}"#), ("details", #"{"item":"tv/1399/season/1"}"#),
            ("details", #"{"item":"tv/1399/season/1/episode/1"}"#), ("where_to_watch", #"{"item":"movie/550"}"#),
            ("search", #"{"text":"matrix"}"#), ("search", #"{"text":"matrix","kind":"movie","year":1999}"#),
            ("search", #"{"text":"thrones","kind":"tv"}"#), ("search", #"{"text":"brad","kind":"person"}"#),
            ("discover", #"{"kind":"movie","genres":["drama"],"first_year":1990,"last_year":1999,"minimum_rating":7,"sort":"rating"}"#),
            ("discover", #"{"kind":"tv","sort":"newest"}"#), ("trending", "{}"), ("trending", #"{"kind":"person","window":"day"}"#),
            ("upcoming", #"{"items":["tv/1399"]}"#),
        ]
        try await onSandbox(calls.enumerated().map { Self.call($0, $1.0, $1.1) }) { talk, _, _ in
            for (id, call) in calls.enumerated() {
                let result = talk.answer(id)["result"]
                #expect(result["isError"] == false, "\(call): \(result)")
                #expect(result["structuredContent"]["data"].dictionary?.isEmpty == false, "\(call)")
                #expect(result["content"][0]["text"].string.map { Data($0.utf8).count } ?? .max <= MCPAnswer.mostBytes)
            }
            #expect(talk.answer(0)["result"]["structuredContent"]["data"]["items"][0]["item"] == "tv/1399/season/1/episode/2")
            let movie = talk.answer(1)["result"]["structuredContent"]
            #expect(movie["data"]["title"] == "Fight Club" && movie["origin"] == "server" && movie["isStale"] == false)
            #expect(movie["data"]["directors"] == ["David Fincher"])
            #expect(talk.answer(9)["result"]["structuredContent"]["data"]["items"][0]["item"] == "movie/603")
        }
    }

    @Test func `without a network, cached answers are given with their age, and others are errors`() async throws {
        try await onSandbox([Self.call(1, "details", #"{"item":"movie/550"}"#)]) { talk, sandbox, client in
            #expect(talk.answer(1)["result"]["isError"] == false)
            sandbox.behave(.offline)
            let tools = MCPTools(client: client, policy: .offline, clock: .system)
            let offline = await self.talk(
                [Self.call(1, "details", #"{"item":"movie/550"}"#), Self.call(2, "details", #"{"item":"movie/603"}"#)], tools.all)
            let kept = offline.answer(1)["result"]["structuredContent"]
            #expect(kept["data"]["title"] == "Fight Club" && ["memory", "store"].contains(kept["origin"].string))
            #expect(offline.answer(2)["result"]["isError"] == true)
            #expect(offline.answer(2)["result"]["structuredContent"]["error"]["code"] == "offline")
            let newer = MCPTools(client: client, policy: .freshElseCached, clock: .system)
            let older = await self.talk([Self.call(1, "details", #"{"item":"movie/550"}"#)], newer.all)
            #expect(older.answer(1)["result"]["structuredContent"]["refreshErrorCode"] == "offline")
        }
    }

    @Test func `only a missing session leads to a sign-in, and a missing credential does not`() async throws {
        let calls = [
            (Self.call(1, "details", #"{"item":"movie/550"}"#), false), (Self.call(1, "my_library", #"{"shelf":"watchlist"}"#), true),
        ]
        for (call, needsSession) in calls {
            let client = try await MarqueeClient(environment: [:]) {
                $0.storage = .memory
                if needsSession { $0.credential = try .accessToken("head.body.tail") }
            }
            let talk = await talk([call], MCPTools(client: client, policy: .cached, clock: .system).all)
            let text = talk.answer(1)["result"]["structuredContent"]["error"]["text"].string ?? ""
            #expect(!text.isEmpty && text.contains("login") == needsSession, "\(text)")
            #expect(text.contains("TMDB_ACCESS_TOKEN or TMDB_TOKEN_FILE in the “env”") != needsSession, "\(text)")
            await client.shutdown()
        }
    }

    @Test func `a refused credential names the variables, and no sign-in`() async throws {
        try await onSandbox([]) { _, sandbox, _ in
            let client = try await MarqueeClient(environment: [:]) {
                $0.credential = try .accessToken("head.body.tail")
                $0.baseURL = sandbox.baseURL
                $0.storage = .memory
            }
            let tools = MCPTools(client: client, policy: .cached, clock: .system)
            let answer = await self.talk([Self.call(1, "details", #"{"item":"movie/550"}"#)], tools.all).answer(1)
            let error = answer["result"]["structuredContent"]["error"]
            #expect(error["code"] == "unauthorized" && error["text"].string?.contains("TMDB_ACCESS_TOKEN") == true, "\(error)")
            #expect(error["text"].string?.contains("login") == false)
            await client.shutdown()
        }
    }

    @Test func `references and addresses of pages name their items`() {
        #expect(ItemReference(whole: "tv/1399/season/0") == .season(SeasonReference(series: 1_399, number: 0)))
        #expect(
            ItemReference(whole: "tv/1399/season/1/episode/2")
                == .episode(EpisodeReference(series: 1_399, season: 1, number: 2)))
        #expect(ItemReference(whole: "https://www.themoviedb.org/movie/550-fight-club?language=de") == .movie(550))
        #expect(
            ItemReference(whole: "https://www.themoviedb.org/tv/1399-game-of-thrones/season/1/")
                == .season(SeasonReference(series: 1_399, number: 1)))
        #expect(ItemReference(whole: "collection/10") == .collection(10) && ItemReference(whole: "person/287") == .person(287))
    }

    @Test func `codes of countries and languages are checked, and errors say the values that are allowed`() async throws {
        let lines = [
            Self.call(1, "where_to_watch", #"{"item":"movie/550","country":"germany"}"#),
            Self.call(2, "where_to_watch", #"{"item":"movie/550","country":"de"}"#),
            Self.call(3, "discover", #"{"kind":"movie","original_language":"english"}"#), Self.call(4, "trending", #"{"page":501}"#),
        ]
        try await onSandbox(lines) { talk, _, _ in
            #expect([1, 2, 3, 4].map { talk.answer($0)["result"]["isError"].bool } == [true, false, true, true])
            #expect(talk.answer(2)["result"]["structuredContent"]["data"]["country"] == "DE")
            #expect(talk.answer(4)["result"]["structuredContent"]["error"]["text"].string?.contains("an integer from 1 to 500") == true)
        }
    }
}
