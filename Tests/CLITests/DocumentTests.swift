import Foundation
import MarqueeSandbox
import TestKit
import Testing

@testable import MarqueeCLI

/// What `Docs/CommandLine.md` promises is what the program does: commands, options, statuses, and every field of the JSON.
@Suite(.timeLimit(.minutes(5)))
struct DocumentTests {
    /// Command lines, and the shape that the document gives their JSON.
    static let shapes: [(line: String, shape: String)] = [
        ("home", "home-of-movies"), ("home tv", "home-of-series"), ("list movies popular", "page-of-movies"),
        ("list tv popular", "page-of-series"), ("show movie 550", "movie-details"), ("show tv 1399", "series-details"),
        ("show tv 204370", "series-details"), ("show tv 1399 --season 1", "season-details"),
        ("show tv 1399 --season 1 --episode 1", "episode-details"), ("show person 287", "person-details"),
        ("similar movie 550", "page-of-movies"), ("similar tv 1399", "page-of-series"), ("trending", "page-of-anything"),
        ("trending movies", "page-of-movies"), ("trending tv", "page-of-series"), ("trending people", "page-of-people"),
        ("search fight", "page-of-movies"), ("search --tv thrones", "page-of-series"), ("search --people brad", "page-of-people"),
        ("search --all star", "page-of-anything"), ("search fig --offline", "page-of-movies"), ("suggest s", "suggestions"),
        ("history", "history"), ("cache", "cache"), ("doctor", "findings"), ("about", "about"), ("tour", "tour"),
        ("history clear", "cleared"), ("cache clear", "cleared"), ("sandbox", "sandbox"),
    ]

    /// The same for somebody who signs in. What takes a list's number comes after the list.
    static let signedInShapes: [(line: String, shape: String)] = [
        ("login viewer", "session"), ("account", "account"), ("account use viewer", "session"), ("favorite movie 550", "marked"),
        ("watch tv 1399", "marked"), ("rate movie 550 8.5", "marked"), ("rate tv 1399 7", "marked"),
        ("rate tv 1399 --season 1 --episode 2 9", "marked"), ("rate movie 238 9 --offline", "marked"), ("pending", "pending"),
        ("home", "home-of-movies"), ("list movies popular", "page-of-movies"), ("show movie 550", "movie-details"),
        ("show tv 1399", "series-details"), ("show tv 1399 --season 1", "season-details"),
        ("show tv 1399 --season 1 --episode 2", "episode-details"), ("show person 287", "person-details"),
        ("favorites", "page-of-movies"), ("favorites tv", "page-of-series"), ("watchlist", "page-of-movies"),
        ("watchlist tv", "page-of-series"), ("rated", "page-of-rated-movies"), ("rated tv", "page-of-rated-series"),
        ("rated episodes", "page-of-rated-episodes"), ("lists create Rain", "changed-list"), ("lists add 8300001 550", "changed-list"),
        ("lists", "page-of-lists"), ("lists show 8300001", "list-details"), ("lists check 8300001 550", "list-check"),
        ("lists remove 8300001 550", "changed-list"), ("lists clear 8300001 --yes", "changed-list"),
        ("lists delete 8300001 --yes", "changed-list"), ("sync", "sync"), ("pending retry", "settled"),
        ("pending discard movie 550 rating", "settled"), ("doctor", "findings"), ("login --web --v4", "session"),
        ("recommended", "page-of-movies"), ("recommended tv", "page-of-series"), ("logout --wipe", "signed-out"),
        ("login viewer", "session"), ("logout", "signed-out"), ("logout viewer --wipe", "signed-out"), ("login --guest", "session"),
    ]

    @Test func `the help stands in it, and every command with its options and shapes`() async throws {
        let document = try Document()
        let help = try await Shell(width: 120).run("--help").out
        #expect(document.text.contains("```text\n\(help)```\n"))
        #expect(document.commands.map(\.name) == Command.all.map(\.name))
        for (documented, command) in zip(document.commands, Command.all) {
            #expect(documented.options == command.options.map { "--" + $0.rawValue }, "\(command.name)")
            let shown = (Self.shapes + Self.signedInShapes).filter { $0.line.split(separator: " ").first.map(String.init) == command.name }
                .map(\.shape)
            #expect(Set(documented.shapes) == Set(shown), "\(command.name)")
        }
    }

    @Test func `every field is documented, and every documented field comes`() async throws {
        let document = try Document()
        var check = ShapeCheck(document: document)
        try await rarities(&check)
        let shell = try Shell()
        for (line, shape) in Self.shapes {
            let outcome: Shell.Outcome
            if line == "sandbox" {
                let running = Task { await shell.run("sandbox --json") }
                running.cancel()
                outcome = await running.value
            } else {
                outcome = await shell.run(line + " --json")
            }
            #expect(outcome.status == .success, "\(line): \(outcome.err)")
            check.value(try outcome.json(), "[x](#\(shape))", at: line)
        }
        try await CLIFixture.with { fixture in
            for (line, shape) in Self.signedInShapes {
                let outcome = await fixture.run(line + " --json")
                #expect(outcome.status == .success, "\(line): \(outcome.err)")
                check.value(try outcome.json(), "[x](#\(shape))", at: line)
            }
        }
        try await troubles(&check)
        #expect(check.problems == [])
        #expect(check.unseen == [])
    }

    /// What is said of changes only when they cannot be sent, or are refused.
    private func troubles(_ check: inout ShapeCheck) async throws {
        let server = try await Sandbox.start()
        let shell = try Shell(["TMDB_BASE_URL": server.baseURL.absoluteString, "TMDB_ACCESS_TOKEN": Sandbox.accessToken])
        _ = await shell.run("login viewer", typing: [CLIFixture.password])
        _ = await shell.run("favorite movie 424242")
        server.behave(.offline)
        _ = await shell.run("favorite movie 550")
        for (line, shape) in [("pending", "pending"), ("sync", "sync"), ("logout", "signed-out")] {
            check.value(try await shell.run(line + " --json").json(), "[x](#\(shape))", at: line)
        }
        await server.stop()
    }

    /// Fields that are there only when something fails, or that the sandbox does not have.
    private func rarities(_ check: inout ShapeCheck) async throws {
        let server = try LoopbackServer.answering { request, peer in
            switch request.target.prefix(while: { $0 != "?" }) {
            case "/3/movie/popular", "/3/tv/popular": peer.reply(#"{"page": 1, "total_pages": 1, "total_results": 0, "results": []}"#)
            case "/3/person/1": peer.reply(#"{"id": 1, "name": "x", "birthday": "1950-01-01", "deathday": "2000-01-01"}"#)
            case "/3/tv/1": peer.reply(#"{"id": 1, "name": "x", "next_episode_to_air": {"id": 1, "name": "x", "air_date": "2000-01-01"}}"#)
            default: peer.reply(404)
            }
        }
        let shell = try Shell(["TMDB_BASE_URL": server.url(""), "TMDB_ACCESS_TOKEN": "head.body.tail"])
        for (line, shape) in [
            ("home", "home-of-movies"), ("home tv", "home-of-series"), ("show person 1", "person-details"), ("show tv 1", "series-details"),
        ] {
            check.value(try await shell.run(line + " --json").json(), "[x](#\(shape))", at: line)
        }
    }

    @Test func `an error leaves standard output empty, with JSON too`() async throws {
        let outcome = try await Shell().run("show movie 424242 --json")
        #expect(outcome.status == .notFound && outcome.out.isEmpty && outcome.err.contains("hint: "))
    }

    @Test func `a planted field, a missing one and one of another kind are found`() throws {
        var check = ShapeCheck(document: try Document())
        check.value(["cleared": true, "planted": 1], "[x](#cleared)", at: "a")
        check.value([String: Any](), "[x](#cleared)", at: "b")
        check.value(["cleared": "yes"], "[x](#cleared)", at: "c")
        check.value(["text": "x", "searched_at": "today"], "[x](#recent-search)", at: "d")
        #expect(
            check.problems == [
                "a: planted is not documented", "b: cleared is missing", "c.cleared is no boolean", "d.searched_at is no moment",
            ])
        #expect(check.unseen.contains("movie.id") && !check.unseen.contains("cleared.cleared"))
    }
}

/// The document, taken apart.
struct Document {
    struct Field {
        let name: String
        let isOptional: Bool
        let value: String
    }

    let text: String
    let commands: [(name: String, options: [String], shapes: [String])]
    let shapes: [String: [Field]]

    init() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        text = try String(contentsOf: root.appendingPathComponent("Docs/CommandLine.md"), encoding: .utf8)
        let sections = text.components(separatedBy: "\n### ")
        commands = Self.rows(sections[0]).map {
            ($0[0], $0[1].split(separator: " ").map(String.init).filter { $0 != "–" }, Self.links($0[2]))
        }
        shapes = Dictionary(
            uniqueKeysWithValues: sections.dropFirst().map { section in
                let name = section.prefix { $0 != "\n" }.split(separator: " ").joined(separator: "-")
                let fields = Self.rows(section).map { row in
                    Field(name: row[0].filter { $0 != "?" }, isOptional: row[0].hasSuffix("?"), value: row[1])
                }
                return (name, fields)
            })
    }

    /// The rows of the tables in a text without their headings, each cell without its backticks.
    private static func rows(_ text: String) -> [[String]] {
        text.components(separatedBy: "\n").filter { $0.hasPrefix("| `") }.map { line in
            line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces).filter { $0 != "`" } }
        }
    }

    static func links(_ text: String) -> [String] {
        text.components(separatedBy: "](#").dropFirst().map { String($0.prefix { $0 != ")" }) }
    }
}

/// Holds JSON against the shapes of the document, and notes which fields it has seen.
struct ShapeCheck {
    let document: Document
    private(set) var problems: [String] = []
    private var seen: Set<String> = []

    init(document: Document) { self.document = document }

    /// Fields of the document that no value had.
    var unseen: [String] {
        document.shapes.flatMap { shape, fields in fields.map { "\(shape).\($0.name)" } }.filter { !seen.contains($0) }.sorted()
    }

    mutating func value(_ value: Any, _ type: String, at place: String) {
        if type.hasPrefix("list of ") {
            guard let list = value as? [Any] else { return note("\(place) is no list") }
            for element in list { self.value(element, String(type.dropFirst("list of ".count)), at: place) }
        } else if let shape = Document.links(type).first {
            object(value, shape, at: place)
        } else if !isOfKind(value, type) {
            note("\(place) is no \(type)")
        }
    }

    private mutating func object(_ value: Any, _ shape: String, at place: String) {
        guard let object = value as? [String: Any], let fields = document.shapes[shape] else { return note("\(place) is no \(shape)") }
        for key in object.keys.sorted() where !fields.contains(where: { $0.name == key }) { note("\(place): \(key) is not documented") }
        for field in fields {
            guard let value = object[field.name] else {
                if !field.isOptional { note("\(place): \(field.name) is missing") }
                continue
            }
            seen.insert("\(shape).\(field.name)")
            self.value(value, field.value, at: "\(place).\(field.name)")
        }
    }

    private func isOfKind(_ value: Any, _ kind: String) -> Bool {
        switch kind {
        case "string": value is String
        case "integer": value is Int
        case "number": value is Double
        case "boolean": value is Bool
        case "day": (value as? String)?.wholeMatch(of: /\d{4}-\d\d-\d\d/) != nil
        case "moment": (value as? String)?.wholeMatch(of: /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ/) != nil
        default: false
        }
    }

    private mutating func note(_ problem: String) { problems.append(problem) }
}
