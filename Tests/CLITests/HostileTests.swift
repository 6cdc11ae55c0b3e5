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

    /// A TMDb whose every list holds the hostile titles, and whose every detail is made of them.
    private func server() throws -> LoopbackServer {
        let answers = try Self.answers.get()
        let whole = ["/3/movie/1", "/3/tv/1", "/3/person/1", "/3/find/tt0000001", "/3/company/1", "/3/keyword/1", "/3/collection/1"]
        return try LoopbackServer.answering { request, peer in
            let path = request.target.prefix { $0 != "?" }
            let isDetails = whole.contains(String(path)) || path.hasPrefix("/3/tv/1/season/")
            switch path {
            case "/3/configuration": peer.reply(body: answers.configuration)
            case "/3/movie/1/watch/providers": peer.reply(body: answers.offers)
            case "/3/movie/popular": peer.reply(body: answers.popular)
            default: peer.reply(body: isDetails ? answers.one : answers.list)
            }
        }
    }

    /// The answers of that server, written once for all tests.
    private struct Answers {
        let popular, list, one, configuration, offers: [UInt8]
    }

    private static let answers = Result { try HostileTests().answers() }

    private func answers() throws -> Answers {
        let sizes = ["backdrop_sizes", "logo_sizes", "poster_sizes", "profile_sizes", "still_sizes"].map { ($0, ["w342"] as Any) }
        let images = Dictionary(
            uniqueKeysWithValues: sizes + [("base_url", "http://127.0.0.1/"), ("secure_base_url", "https://127.0.0.1/")])
        return Answers(
            popular: try body(page(rows(longest: .max))), list: try body(page(rows())), one: try body(details),
            configuration: try body(["images": images]), offers: try body(["id": 1, "results": self.offers]))
    }

    /// The hostile texts as the titles and names of rows; longer ones than wanted are short.
    private func rows(longest: Int = 12_000) -> [[String: Any]] {
        HostileTexts.all.enumerated().map { index, full in
            let (text, name) = (full.utf8.count > longest ? "short" : full, short(full))
            let kinds = ["movie", "tv", "person"]
            return [
                "id": index + 1, "title": text, "original_title": short(text), "name": name, "original_name": short(text),
                "overview": short(text), "vote_count": 1, "vote_average": 5, "media_type": kinds[index % 3], "genre_ids": [] as [Int],
                "character": short(text),
                "job": short(text), "season_number": 1, "episode_number": index, "credit_id": "\(index)",
                "known_for_department": short(text), "known_for": [["id": 1, "media_type": "movie", "title": short(text)]],
            ]
        }
    }

    private func page(_ rows: [[String: Any]]) -> [String: Any] {
        ["page": 1, "total_pages": 1, "total_results": rows.count, "results": rows]
    }

    /// A movie, a series, a season, an episode and a person at once.
    private var details: [String: Any] {
        let text = HostileTexts.all.map(short).joined(separator: " ")
        let rows = rows(longest: 500)
        var details = rows[0]
        for field in [
            "title", "name", "tagline", "overview", "biography", "place_of_birth", "known_for_department", "homepage", "status",
            "headquarters",
            "description", "imdb_id",
        ] { details[field] = text }
        details["genres"] = [["id": 1, "name": text]]
        details["episode_number"] = 1
        details["birthday"] = "1950-01-01"
        for field in ["credits", "aggregate_credits", "combined_credits"] {
            details[field] = ["cast": rows, "crew": rows.map { $0.merging(["job": "Director"]) { _, job in job } }]
        }
        for field in ["seasons", "episodes", "guest_stars"] { details[field] = rows }
        for field in ["last_episode_to_air", "next_episode_to_air"] { details[field] = rows[1] }
        for field in ["similar", "recommendations"] { details[field] = page(rows) }
        for field in ["movie_results", "tv_results", "person_results", "tv_season_results", "tv_episode_results", "parts"] {
            details[field] = rows.prefix(9).map { $0.merging(["show_id": 1]) { $1 } }
        }
        details["networks"] = [["id": 1, "name": text]]
        details["created_by"] = [["id": 1, "credit_id": "1", "name": text]]
        details["watch/providers"] = ["results": offers]
        details["videos"] = [
            "results": rows.prefix(9).map {
                ["id": $0["credit_id"] ?? "", "name": $0["name"] ?? "", "key": "k", "site": "YouTube", "type": "Trailer"]
            }
        ]
        details["reviews"] = page(
            rows.prefix(9).map { ["id": $0["credit_id"] ?? "", "author": $0["name"] ?? "", "content": $0["name"] ?? ""] })
        details["content_ratings"] = ["results": [["iso_3166_1": "US", "rating": text]]]
        details["release_dates"] = [
            "results": [
                ["iso_3166_1": "US", "release_dates": [["certification": text, "release_date": "1999-10-15T00:00:00.000Z", "type": 3]]]
            ]
        ]
        return details
    }

    /// Providers of hostile names, in an unused country and in that of the person.
    private var offers: [String: Any] {
        let providers = HostileTexts.all.enumerated().map { ["provider_id": $0, "provider_name": short($1)] }
        return ["US": ["flatrate": providers, "link": "\u{1B}[2J"], "\u{1B}[": ["buy": providers]]
    }

    /// One enormous title is enough, and one storm of marks; they need not come in every field.
    private func short(_ text: String) -> String { text.utf8.count > 500 ? "short" : text }

    private func body(_ value: [String: Any]) throws -> [UInt8] { Array(try JSONSerialization.data(withJSONObject: value)) }

    private func shell(_ server: LoopbackServer, width: Int = 120, isTerminal: Bool = false) throws -> Shell {
        try Shell(
            ["TMDB_BASE_URL": server.url(""), "TMDB_ACCESS_TOKEN": "head.body.tail"], width: width, isTerminal: isTerminal,
            time: .unwatched)
    }

    /// Every command that shows something from outside, and how much of it at least.
    static let lines = [
        "home", "home tv", "list movies popular", "list tv popular", "show movie 1", "show tv 1", "show tv 1 --season 1",
        "show tv 1 --season 1 --episode 1", "show person 1", "similar movie 1", "similar tv 1", "trending", "trending movies",
        "trending tv", "trending people", "search a", "search --tv a", "search --people a", "search --movies a",
        "search --collections a", "search --companies a", "search --keywords a", "show movie 1 --reviews", "discover movies", "discover tv",
        "find tt1", "company 1", "keyword 1", "collection 1", "providers movie 1",
    ]

    /// Without the escape sequences that are our own.
    private func withoutColors(_ text: String) -> String {
        text.replacing(/\u{1B}\[(?:0|1|2|31|32)m/.matchingSemantics(.unicodeScalar), with: "")
    }

    @Test func `there are a hundred hostile texts, and nearly all of them would steer a terminal`() {
        #expect(HostileTexts.all.count == 100 && Set(HostileTexts.all).count == 100)
        #expect(HostileTexts.all.filter { !steering($0).isEmpty || longestRunOfMarks($0) > 8 }.count > 90)
        #expect(steering("a\u{1B}b\u{202E}\u{9B}") == ["1b", "202e", "9b"])
    }

    @Test(arguments: HostileTexts.all.indices)
    func `a line is harmless, and so are lines`(_ index: Int) {
        let text = HostileTexts.all[index]
        let line = TerminalSanitizer.line(text)
        #expect(steering(line).isEmpty && longestRunOfMarks(line) <= 8)
        #expect(steering(TerminalSanitizer.lines(text), allowing: ["\n"]).isEmpty)
        #expect(TerminalSanitizer.line(line) == line)
    }

    @Test func `what is harmless stays as it is`() {
        for text in ["plain", "千と千尋の神隠し", "기생충", "e\u{301}\u{323}", "हिन्दी", "עברית", "\u{1F468}\u{200D}\u{1F469}", "a\u{A0}b", "Ünïcödé €"] {
            #expect(Array(TerminalSanitizer.line(text).unicodeScalars) == Array(text.unicodeScalars), "\(text)")
        }
    }

    @Test(arguments: lines, [60, 120])
    func `a whole screen is harmless, online and from the store, in color and without`(_ line: String, _ width: Int) async throws {
        let server = try server()
        let shell = try shell(server, width: width, isTerminal: width == 60)
        for line in [line, line + " --offline"] {
            let outcome = await shell.run(line)
            #expect(outcome.status == .success, "\(line): \(outcome.err)")
            #expect(outcome.out.utf8.count > 200, "\(line)")
            let text = withoutColors(outcome.out + outcome.err)
            #expect(steering(text, allowing: ["\n"]).isEmpty && longestRunOfMarks(text) <= 8)
            #expect((text != outcome.out + outcome.err) == (width == 60))
            if width == 60 { #expect(text.split(separator: "\n").allSatisfy { $0.columns <= 60 }, "\(line)") }
        }
    }

    @Test func `what is suggested and what was searched for is harmless too`() async throws {
        let server = try server()
        let shell = try shell(server, isTerminal: true)
        for text in HostileTexts.all where text.utf8.count < 500 { _ = await shell.run(["search", "--", text]) }
        for (line, least) in [("history", 10), ("suggest a", 1), ("suggest c", 1), ("cache", 5), ("doctor", 4)] {
            for option in ["", " --json"] {
                let outcome = await shell.run(line + option)
                let text = withoutColors(outcome.out + outcome.err)
                #expect(outcome.status == .success && outcome.lines.count >= least, "\(line): \(outcome)")
                #expect(steering(text, allowing: ["\n"]).isEmpty && longestRunOfMarks(text) <= 8, "\(line)")
                if option.isEmpty { #expect(outcome.lines.count <= 20) }
            }
        }
    }

    /// A TMDb on which the account and its lists are named by hostile texts.
    private func people() throws -> LoopbackServer {
        let name = HostileTexts.all.map(short).joined(separator: " ")
        let account = try body(["id": 1, "username": name, "name": name, "iso_639_1": "en\u{1B}[2J", "iso_3166_1": "\u{9B}31m"])
        let lists = try body(
            page(
                HostileTexts.all.enumerated().map { index, text in
                    ["id": index + 1, "name": short(text), "description": text.utf8.count > 12_000 ? "short" : text, "item_count": index]
                }))
        let episodes = try body(
            page(rows(longest: 500).map { $0.merging(["show_id": 1, "rating": 8, "account_rating": ["value": 8]]) { $1 } }))
        let list = try body(
            details.merging([
                "created_by": name, "description": name, "item_count": 1, "page": 1, "total_pages": 1, "total_results": 1,
                "items": rows(longest: 500),
            ]) { $1 })
        let rated = try body(page(rows(longest: 500).map { $0.merging(["rating": 8]) { $1 } }))
        return try LoopbackServer.answering { request, peer in
            switch request.target.prefix(while: { $0 != "?" }) {
            case "/3/authentication/token/new", "/3/authentication/token/validate_with_login":
                peer.reply(#"{"success": true, "request_token": "0123456789abcdef0123456789abcdef01234567"}"#)
            case "/3/authentication/session/new":
                peer.reply(#"{"success": true, "session_id": "0123456789abcdef0123456789abcdef01234567"}"#)
            case "/3/account", "/3/account/1": peer.reply(body: account)
            case "/3/account/1/lists": peer.reply(body: lists)
            case "/3/account/1/rated/tv/episodes": peer.reply(body: episodes)
            case let path where path.hasPrefix("/3/account/1/"): peer.reply(body: rated)
            case let path where path.hasPrefix("/3/list/") && request.method == "GET": peer.reply(body: list)
            case let path where path.hasSuffix("/rating"):
                peer.reply(404, #"{"success": false, "status_code": 34, "status_message": "\u001b[2J"}"#)
            default: peer.reply(#"{"success": true, "status_code": 1, "list_id": 7}"#)
            }
        }
    }

    @Test(arguments: [60, 120])
    func `names of people and of lists are harmless, and marks beside hostile titles too`(_ width: Int) async throws {
        let server = try people()
        let shell = try shell(server, width: width, isTerminal: width == 60)
        let login = await shell.run("login person", typing: ["popcorn"])
        #expect(login.status == .success && login.out.utf8.count > 150, "\(login)")
        _ = await shell.run("rate movie 1 8")
        _ = await shell.run("favorite movie 1 --offline")
        for (line, least) in [
            ("account", 900), ("doctor", 150), ("pending", 50), ("lists", 1_000), ("lists show 1", 1_000), ("favorites", 1_000),
            ("watchlist tv", 1_000), ("rated", 1_000), ("rated tv", 1_000), ("rated episodes", 1_000),
            ("lists create \u{1B}[2J\u{202E}x", 10),
            ("account use \u{9B}31m", 0), ("logout", 150), ("account", 0),
        ] {
            for option in line == "logout" ? [""] : ["", " --json"] {
                let outcome = await shell.run(line + option)
                #expect(outcome.out.utf8.count >= least, "\(line + option): \(outcome)")
                let text = withoutColors(outcome.out + outcome.err)
                #expect(steering(text, allowing: ["\n"]).isEmpty && longestRunOfMarks(text) <= 8, "\(line + option)")
                if width == 60, option.isEmpty { #expect(text.split(separator: "\n").allSatisfy { $0.columns <= 60 }, "\(line)") }
            }
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
        for line in Self.lines {
            let outcome = await shell.run(line + " --json")
            #expect(outcome.status == .success, "\(line)")
            #expect(steering(outcome.out, allowing: ["\n"]).isEmpty && longestRunOfMarks(outcome.out) <= 8)
            let object = try outcome.object()["value"] as? [String: Any] ?? [:]
            guard line == "list movies popular" else { continue }
            let rows = object["items"] as? [[String: Any]] ?? []
            #expect(rows.count == 100)
            for (row, text) in zip(rows, HostileTexts.all) {
                for (key, sent) in [("title", text), ("originalTitle", short(text)), ("overview", short(text))] {
                    // A title of more than 1 KiB is cut.
                    let isSame =
                        (row[key] as? String).map { shown in
                            sent.utf8.count <= 1_024
                                ? shown.unicodeScalars.elementsEqual(sent.unicodeScalars)
                                : !shown.isEmpty && shown.utf8.count <= 1_024 && sent.unicodeScalars.starts(with: shown.unicodeScalars)
                        } ?? false
                    #expect(isSame, "\(key) of \(row["id"] ?? 0)")
                }
            }
        }
    }

    @Test func `what a person typed is harmless when it comes back`() async throws {
        // The pauses between the tries take no time.
        let shell = try Shell(time: ManualTime(jumps: true).source)
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
