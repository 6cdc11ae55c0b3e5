import Foundation
import TestKit
import Testing

@testable import MarqueeCLI

/// Text from outside never steers a terminal, and JSON loses nothing of it.
@Suite(.timeLimit(.minutes(5)))
struct HostileTests {
    /// Whether a terminal shows the scalar and does nothing else with it. Joiners hold emoji and some scripts together.
    private func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
        if (0x20...0x7E).contains(scalar.value) { return true }
        if scalar == "\u{200C}" || scalar == "\u{200D}" { return true }
        switch scalar.properties.generalCategory {
        case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator: return false
        default: return !scalar.properties.isBidiControl
        }
    }

    private func steering(_ text: String, allowing allowed: Set<Unicode.Scalar> = []) -> [String] {
        text.unicodeScalars.filter { !isHarmless($0) && !allowed.contains($0) }.map { String($0.value, radix: 16) }
    }

    private func longestRunOfMarks(_ text: String) -> Int {
        var (longest, run) = (0, 0)
        for scalar in text.unicodeScalars {
            switch scalar.properties.generalCategory {
            case .nonspacingMark, .spacingMark, .enclosingMark: run += 1
            default: run = 0
            }
            longest = max(longest, run)
        }
        return longest
    }

    /// A TMDb whose every list holds the hostile titles.
    private func server() throws -> LoopbackServer {
        let rows = HostileTexts.all.enumerated().map { index, text in
            ["id": index + 1, "title": text, "original_title": short(text), "overview": short(text), "vote_count": 1, "vote_average": 5]
                as [String: Any]
        }
        let page: [String: Any] = ["page": 1, "total_pages": 1, "total_results": rows.count, "results": rows]
        var details = rows[0]
        let text = HostileTexts.all.map(short).joined(separator: " ")
        details["title"] = text
        details["tagline"] = text
        details["genres"] = [["id": 1, "name": text]]
        details["credits"] = [
            "cast": [["id": 1, "credit_id": "a", "name": text, "character": text]],
            "crew": [["id": 1, "credit_id": "b", "name": text, "job": "Director", "department": text]],
        ]
        details["similar"] = page
        let (list, one) = (try body(page), try body(details))
        return try LoopbackServer.answering { request, peer in
            peer.reply(body: request.target.hasPrefix("/3/movie/1?") ? one : list)
        }
    }

    /// One enormous title is enough; it need not come in every field.
    private func short(_ text: String) -> String { text.utf8.count > 20_000 ? "short" : text }

    private func body(_ value: [String: Any]) throws -> [UInt8] { Array(try JSONSerialization.data(withJSONObject: value)) }

    private func shell(_ server: LoopbackServer) throws -> Shell {
        try Shell(["TMDB_BASE_URL": server.url(""), "TMDB_ACCESS_TOKEN": "head.body.tail"])
    }

    @Test func `there are a hundred hostile texts, and nearly all of them would steer a terminal`() {
        #expect(HostileTexts.all.count == 100 && Set(HostileTexts.all).count == 100)
        #expect(HostileTexts.all.filter { !steering($0).isEmpty || longestRunOfMarks($0) > 8 }.count > 90)
        #expect(steering("a\u{1B}b\u{202E}\u{9B}") == ["1b", "202e", "9b"])
    }

    @Test(arguments: HostileTexts.all.indices)
    func `a line is harmless, and so are lines`(_ index: Int) {
        let text = HostileTexts.all[index]
        let line = Harmless.line(text)
        #expect(steering(line).isEmpty && longestRunOfMarks(line) <= 8)
        #expect(steering(Harmless.lines(text), allowing: ["\n"]).isEmpty)
        #expect(Harmless.line(line) == line)
    }

    @Test func `what is harmless stays as it is`() {
        for text in ["plain", "千と千尋の神隠し", "기생충", "e\u{301}\u{323}", "हिन्दी", "עברית", "\u{1F468}\u{200D}\u{1F469}", "a\u{A0}b", "Ünïcödé €"] {
            #expect(Array(Harmless.line(text).unicodeScalars) == Array(text.unicodeScalars), "\(text)")
        }
    }

    @Test(arguments: ["home", "list movies popular", "search a", "show movie 1"])
    func `a whole screen is harmless, online and from the store`(_ line: String) async throws {
        let server = try server()
        let shell = try shell(server)
        for line in [line, line + " --offline"] {
            let outcome = await shell.run(line)
            #expect(outcome.status == .success, "\(line): \(outcome.err)")
            #expect(outcome.out.utf8.count > 200, "\(line)")
            #expect(steering(outcome.out + outcome.err, allowing: ["\n"]).isEmpty)
            #expect(longestRunOfMarks(outcome.out) <= 8)
        }
    }

    @Test func `a title never makes a line of its own`() async throws {
        let server = try server()
        let list = try await shell(server).run("list movies popular")
        #expect(list.lines.count == 102)
    }

    @Test func `JSON is harmless too, and reads back to the same text`() async throws {
        let server = try server()
        let shell = try shell(server)
        for line in ["list movies popular --json", "search a --json --offline", "show movie 1 --json"] {
            let outcome = await shell.run(line)
            #expect(outcome.status == .success)
            #expect(steering(outcome.out, allowing: ["\n"]).isEmpty && longestRunOfMarks(outcome.out) <= 8)
            let object = try outcome.object()
            let rows = (object["results"] ?? object["similar"]) as? [[String: Any]] ?? []
            guard !line.contains("search") else { continue }
            #expect(rows.count == 100)
            for (row, text) in zip(rows, HostileTexts.all) {
                for (key, sent) in [("title", text), ("original_title", short(text)), ("overview", short(text))] {
                    let isSame = (row[key] as? String).map { $0.unicodeScalars.elementsEqual(sent.unicodeScalars) } ?? false
                    #expect(isSame, "\(key) of \(row["id"] ?? 0)")
                }
            }
        }
    }

    @Test func `what a person typed is harmless when it comes back`() async throws {
        let shell = try Shell()
        let nowhere = ["TMDB_BASE_URL": "http://127.0.0.1:9", "TMDB_ACCESS_TOKEN": "head.body.tail"]
        for (index, text) in HostileTexts.all.map(short).enumerated() {
            var lines = [[text], ["--" + text], ["home", "--lang", text]]
            if index.isMultiple(of: 10) { lines.append(["search", "zz" + text, "--offline"]) }
            for line in lines {
                let outcome = await shell.run(line, nowhere)
                #expect(!(outcome.out + outcome.err).isEmpty)
                #expect(steering(outcome.out + outcome.err, allowing: ["\n"]).isEmpty)
            }
        }
    }
}
