import Foundation
import Marquee
import MarqueeSandbox
import Synchronization
import TestKit
import Testing

@testable import MarqueeCLI
/// The server of the Model Context Protocol: messages, revisions, cancellation, bounds.
@Suite(.timeLimit(.minutes(5)))
struct MCPTests: MCPTalking {
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
        let talk = MCPTalk([Self.call(1, "wait"), Self.call(1, "wait")])
        let cancels = MCPTalk([
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
        let talk = MCPTalk((1...40).map { Self.call($0, "wait") } + [#"{"jsonrpc":"2.0","id":99,"method":"ping"}"#])
        let cancels = MCPTalk((1...40).map { #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":\#($0)}}"# })
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
        let lines = MCPTalk(ids.map { #"{"jsonrpc":"2.0","id":\#($0),"method":"ping"}"# })
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
        let talk = MCPTalk((1...40).map { Self.call($0, "wait") } + [#"{"jsonrpc":"2.0","id":99,"method":"ping"}"#])
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
}
