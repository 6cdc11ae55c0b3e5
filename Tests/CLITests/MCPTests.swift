import Foundation
import Marquee
import MarqueeSandbox
import Synchronization
import TestKit
import Testing

@testable import MarqueeCLI

/// The server of the Model Context Protocol: messages, revisions, cancellation, tools.
@Suite(.timeLimit(.minutes(5)))
struct MCPTests {
    /// Lines to a server, and the answers by their ids.
    private final class Talk: Sendable {
        private let lines: Mutex<[MCPInput]>
        private let sent = Mutex<[JSONValue]>([])

        init(_ lines: [String]) { self.lines = Mutex(lines.map { .line(Array($0.utf8)) }) }

        var answers: [JSONValue] { sent.withLock { $0 } }
        func next() -> MCPInput? { lines.withLock { $0.isEmpty ? nil : $0.removeFirst() } }
        func send(_ line: [UInt8]) { sent.withLock { $0.append((try? JSONDecoder().decode(JSONValue.self, from: Data(line))) ?? .null) } }
        func answer(_ id: Int) -> JSONValue { answers.first { $0["id"].int == id } ?? .null }
    }

    private func talk(_ lines: [String], _ tools: [MCPTool]) async -> Talk {
        let talk = Talk(lines)
        await MCPServer(tools: tools) { talk.send($0) }.run { talk.next() }
        return talk
    }

    private static func call(_ id: Int, _ tool: String, _ arguments: String = "{}") -> String {
        #"{"jsonrpc":"2.0","id":\#(id),"method":"tools/call","params":{"name":"\#(tool)","arguments":\#(arguments)}}"#
    }

    private static let echo = MCPTool(
        "echo", "Echo", "Repeats a text.",
        [MCPParameter("text", .text, "The text.", isRequired: true), MCPParameter("count", .integer(1...3), "How often.")]
    ) { (arguments) async throws(MCPToolError) in
        MCPAnswer(["items": .list(Array(repeating: .text(arguments.needed("text")), count: arguments.integer("count") ?? 1))])
    }

    @Test func `a session begins with a handshake, in the revision that both sides know`() async {
        func begin(_ revision: String) -> String {
            #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"\#(revision)","capabilities":{},"clientInfo":{"name":"c","version":"1"}}}"#
        }
        for (asked, agreed) in [("2025-11-25", "2025-11-25"), ("2025-06-18", "2025-06-18"), ("1999-01-01", "2025-11-25")] {
            let talk = await talk([begin(asked), #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#], [Self.echo])
            #expect(talk.answers.count == 1)
            let result = talk.answer(1)["result"]
            #expect(result["protocolVersion"].string == agreed && result["serverInfo"]["name"].string == "marquee")
            #expect(result["capabilities"]["tools"].dictionary != nil && result["resultType"] == .null)
        }
    }

    @Test func `the newest revision needs no handshake, and an unknown one is named`() async {
        func request(_ id: Int, _ method: String, _ revision: String) -> String {
            #"{"jsonrpc":"2.0","id":\#(id),"method":"\#(method)","params":{"_meta":{"io.modelcontextprotocol/protocolVersion":"\#(revision)","io.modelcontextprotocol/clientCapabilities":{}}}}"#
        }
        let talk = await talk(
            [
                request(1, "server/discover", "2026-07-28"), request(2, "tools/list", "2026-07-28"), request(3, "tools/list", "2030-01-01"),
                #"{"jsonrpc":"2.0","id":4,"method":"tools/list"}"#,
            ], [Self.echo])
        #expect(talk.answer(1)["result"]["supportedVersions"].array?.first == "2026-07-28")
        #expect(talk.answer(1)["result"]["_meta"]["io.modelcontextprotocol/serverInfo"]["name"] == "marquee")
        #expect(talk.answer(2)["result"]["resultType"] == "complete" && talk.answer(2)["result"]["cacheScope"] == "private")
        #expect(talk.answer(3)["error"]["code"].int == -32022 && talk.answer(3)["error"]["data"]["supported"].array?.count == 3)
        #expect(talk.answer(4)["result"]["resultType"] == .null)
        let tool = talk.answer(4)["result"]["tools"][0]
        #expect(tool["name"] == "echo" && tool["inputSchema"]["required"] == ["text"] && tool["annotations"]["readOnlyHint"] == true)
    }

    @Test func `messages that are no requests get the error that the protocol names, and the next one is answered`() async {
        let lines = [
            "{", #"{"jsonrpc":"2.0","id":1,"method":"tools/rub"}"#, #"{"id":2,"method":"ping"}"#, "[]", "7",
            #"{"jsonrpc":"2.0","id":{},"method":"ping"}"#,
            #"{"jsonrpc":"2.0","id":3,"method":"ping","params":[1]}"#, #"{"jsonrpc":"2.0","id":4,"result":{}}"#,
            Self.call(5, "nothing"), Self.call(6, "echo"), Self.call(7, "echo", #"{"text":"a","other":1}"#),
            Self.call(8, "echo", #"{"text":""}"#), Self.call(9, "echo", #"{"text":"a","count":4}"#), Self.call(10, "echo", #"[1]"#),
            #"{"jsonrpc":"2.0","id":"x","method":"ping"}"#, String(repeating: "[", count: 100_000),
        ]
        let talk = await talk(lines, [Self.echo])
        let errors = talk.answers.filter { $0["error"] != .null }
        #expect(errors.count { $0["id"] == .null && $0["error"]["code"].int == -32700 } == 2)
        #expect(errors.count { $0["id"] == .null && $0["error"]["code"].int == -32600 } == 3)
        #expect(errors.count { $0["error"]["message"].string?.contains("id of a request") == true } == 1)
        #expect([1, 2, 3, 5, 10].map { talk.answer($0)["error"]["code"].int } == [-32601, -32600, -32602, -32602, -32602])
        for id in 6...9 { #expect(talk.answer(id)["result"]["isError"] == true) }
        #expect(talk.answer(7)["result"]["structuredContent"]["error"]["text"].string?.contains("not take the argument “other”") == true)
        #expect(talk.answers.contains { $0["id"] == "x" && $0["result"] == .object([:]) })
        #expect(talk.answer(4) == .null)
    }

    @Test func `a request that is taken back ends, and is not answered`() async throws {
        let hasBegun = Atomic(false)
        let waiting = MCPTool("wait", "Wait", "Waits.", []) { (_) async throws(MCPToolError) in
            hasBegun.store(true, ordering: .releasing)
            try? await Task.sleep(for: .seconds(3_600))
            return MCPAnswer([:])
        }
        let talk = Talk([Self.call(1, "wait"), Self.call(1, "wait")])
        let cancels = Talk([
            #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}}"#, Self.call(2, "echo", #"{"text":"a"}"#),
        ])
        await MCPServer(tools: [waiting, Self.echo]) { talk.send($0) }.run {
            if let line = talk.next() { return line }
            while !hasBegun.load(ordering: .acquiring) { await Task.yield() }
            return cancels.next()
        }
        #expect(talk.answers.count == 2)
        #expect(talk.answer(1)["error"]["code"].int == -32600 && talk.answer(2)["result"]["isError"] == false)
    }

    @Test func `requests that wait for a turn are taken back too, and the protocol's own are answered meanwhile`() async throws {
        let begun = Atomic(0)
        let pinged = Atomic(false)
        let waiting = MCPTool("wait", "Wait", "Waits.", []) { (_) async throws(MCPToolError) in
            begun.add(1, ordering: .acquiringAndReleasing)
            try? await Task.sleep(for: .seconds(3_600))
            return MCPAnswer([:])
        }
        let talk = Talk((1...40).map { Self.call($0, "wait") } + [#"{"jsonrpc":"2.0","id":99,"method":"ping"}"#])
        let cancels = Talk((1...40).map { #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":\#($0)}}"# })
        await MCPServer(tools: [waiting]) { line in
            talk.send(line)
            pinged.store(true, ordering: .releasing)
        }.run {
            if let line = talk.next() { return line }
            while begun.load(ordering: .acquiring) < 32 || !pinged.load(ordering: .acquiring) { await Task.yield() }
            return cancels.next()
        }
        // A call that waited can begin when an earlier one was taken back, and is taken back then.
        #expect(begun.load(ordering: .acquiring) >= 32 && talk.answers.map { $0["id"].int } == [99])
    }

    @Test func `an id comes back with all its digits, and a fraction is none`() async {
        let sent = Mutex<[String]>([])
        let ids = ["9223372036854775807", "-9007199254740993", #""a\"b""#, "1.5", "9223372036854775808", "true"]
        let lines = Talk(ids.map { #"{"jsonrpc":"2.0","id":\#($0),"method":"ping"}"# })
        await MCPServer(tools: []) { line in sent.withLock { $0.append(String(decoding: line, as: UTF8.self)) } }.run { lines.next() }
        let answers = sent.withLock { $0 }
        for id in ids.prefix(3) { #expect(answers.contains(#"{"jsonrpc":"2.0","id":\#(id),"result":{}}"#), "\(id)") }
        #expect(answers.count { $0.contains(#""id":null,"error""#) } == 3)
    }

    @Test func `a number that no type holds is a bad id or a bad number, and no fault of the JSON`() async {
        let lines = [
            #"{"jsonrpc":"2.0","id":1e999,"method":"ping"}"#, #"{"jsonrpc":"2.0","id":1,"method":"ping","params":{"n":1e999}}"#,
            #"{"jsonrpc":"2.0","id":1e999,"method""#, #"{"jsonrpc":"2.0","id":2,"method":"ping"}"#,
        ]
        let answers = await talk(lines, []).answers
        let seen = answers.map { "\($0["id"].int ?? -1) \($0["error"]["code"].int ?? 0)" }
        #expect(Set(seen) == ["-1 -32600", "1 -32600", "-1 -32700", "2 0"])
        #expect(answers.contains { $0["error"]["message"] == "The id of a request is a text, or an integer of at most 64 bits." })
    }

    @Test func `after the end of the input, calls that take longer are cancelled`() async {
        let wasCancelled = Atomic(false)
        let waiting = MCPTool("wait", "Wait", "Waits.", []) { (_) async throws(MCPToolError) in
            do { try await Task.sleep(for: .seconds(3_600)) } catch { wasCancelled.store(true, ordering: .releasing) }
            return MCPAnswer([:])
        }
        // The first 32 take all turns, and the others never begin.
        let talk = Talk((1...40).map { Self.call($0, "wait") } + [#"{"jsonrpc":"2.0","id":99,"method":"ping"}"#])
        let start = ContinuousClock.now
        await MCPServer(tools: [waiting], lastAnswers: .milliseconds(200)) { talk.send($0) }.run { talk.next() }
        #expect(start.duration(to: .now) < .seconds(60))
        #expect(wasCancelled.load(ordering: .acquiring) && talk.answers.map { $0["id"].int } == [99])
    }

    @Test func `ten thousand calls are answered, each once`() async {
        let talk = await talk((1...10_000).map { Self.call($0, "echo", #"{"text":"t\#($0)"}"#) }, [Self.echo])
        let ids = talk.answers.compactMap { $0["id"].int }
        #expect(ids.count == 10_000 && Set(ids).count == 10_000)
        #expect(talk.answers.allSatisfy { $0["result"]["structuredContent"]["data"]["items"][0].string == $0["id"].int.map { "t\($0)" } })
    }

    @Test func `an answer is bounded, says what is left out, and its texts hide nothing`() async throws {
        let rows = JSONValue.list((0..<500).map { ["title": .text("Title \($0) " + String(repeating: "x", count: 200))] })
        let bounded = MCPAnswer(["items": rows]).bounded
        let count = try #require(bounded["data"]["items"].array?.count)
        #expect(bounded.line.count <= MCPAnswer.mostBytes && count > 50 && bounded["itemsLeftOut"].int == 500 - count)
        #expect(bounded["notice"].string?.contains("never instructions") == true)
        let hidden = "Plain\u{E0049}\u{E0067}\u{202E}\u{0}\u{7} text\nnext"
        #expect(JSONValue.data(hidden, hasLines: true) == "Plain text\nnext" && JSONValue.data(hidden) == "Plain text next")
        #expect(JSONValue.data("a\u{3164}b\u{FE0F}c\u{00AD}d\u{2028}e") == "abcde" && JSONValue.data("नम\u{200D}स्ते") == "नम\u{200D}स्ते")
        #expect(JSONValue.data(String(repeating: "é", count: 700))?.string?.count == 601)
        #expect(JSONValue.data("\u{200B}") == nil)
    }

    // MARK: The tools, on a sandbox

    private func onSandbox(
        signsIn: Bool = false, policy: ReadPolicy = .cached, _ lines: [String],
        check: (Talk, Sandbox, MarqueeClient) async throws -> Void
    ) async throws {
        let sandbox = try await Sandbox.start(Sandbox.Options())
        let folder = try TemporaryFolder()
        let client = try await MarqueeClient(environment: [:]) {
            $0.credential = try .accessToken(Sandbox.accessToken)
            $0.baseURL = sandbox.baseURL
            $0.storage = .folder(folder.path("store"))
            $0.connections.usesEnvironmentProxies = false
            $0.rateLimiter = nil
            $0.region = "US"
        }
        if signsIn {
            _ = try await client.account.signIn(username: Sandbox.Account.viewer.username, password: Sandbox.Account.viewer.password)
        }
        let tools = MCPTools(client: client, policy: policy, clock: .system)
        try await check(await talk(lines, tools.all), sandbox, client)
        await client.shutdown()
        await sandbox.stop()
    }

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
