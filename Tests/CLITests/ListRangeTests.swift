import Foundation
import Marquee
import MarqueeSandbox
import Synchronization
import TestKit
import Testing

@testable import MarqueeCLI

/// One page of a list, so many rows, or all of them.
@Suite(.timeLimit(.minutes(5)))
struct ListRangeTests {
    /// A TMDb with 7 pages of 3 movies, of which each begins with the last movie of the page before; the asked pages are noted.
    private func server(failingAt broken: Int = 0) throws -> (LoopbackServer, asked: Asked) {
        let asked = Asked()
        let server = try LoopbackServer.answering { request, peer in
            let page = request.target.firstMatch(of: /[?&]page=(\d+)/).flatMap { Int($0.1) } ?? 1
            asked.note(page)
            guard page != broken else {
                peer.reply(500)
                return
            }
            let rows = (0..<3).map { "{\"id\": \(page * 2 - 1 + $0), \"title\": \"M\(page * 2 - 1 + $0)\"}" }.joined(separator: ", ")
            peer.reply("{\"page\": \(page), \"total_pages\": 7, \"total_results\": 15, \"results\": [\(rows)]}")
        }
        return (server, asked)
    }

    private final class Asked: Sendable {
        private let noted = Mutex<[Int]>([])
        var pages: [Int] { noted.withLock { $0 } }
        func note(_ page: Int) { noted.withLock { $0.append(page) } }
    }

    private func shell(_ server: LoopbackServer) throws -> Shell {
        try Shell(["TMDB_BASE_URL": server.url(""), "TMDB_ACCESS_TOKEN": "head.body.tail"])
    }

    private func titles(_ outcome: Shell.Outcome) -> [String] {
        outcome.lines.filter { $0.hasPrefix("  ") }.map { String($0.suffix(3)).filter { $0 != " " } }
    }

    @Test(arguments: [
        ("", 1...3, [1], "page 1 of 7, total: 15"), ("--page 2", 3...5, [2], "page 2 of 7, total: 15"),
        ("--limit 2", 1...2, [1], "2 of 15"), ("--limit 3", 1...3, [1], "3 of 15"), ("--limit 4", 1...4, [1, 2], "4 of 15"),
        ("--limit 4 --page 3", 5...8, [3, 4], "4 of 15"), ("--all-pages", 1...15, Array(1...7), "15 of 15"),
        ("--all-pages --page 6", 11...15, [6, 7], "5 of 15"), ("--all-pages --limit 6", 1...6, [1, 2, 3], "6 of 15"),
        ("--limit 99", 1...15, Array(1...7), "15 of 15"),
    ])
    func `so many rows are shown, each once, and no more pages are read`(
        _ options: String, _ ids: ClosedRange<Int>, _ pages: [Int], _ foot: String
    ) async throws {
        let (server, asked) = try server()
        let text = try await shell(server).run("list movies popular \(options)")
        #expect(titles(text) == ids.map { "M\($0)" } && text.lines.last == foot, "\(text)")
        #expect(asked.pages == pages)
        let lines = try await shell(server).run("list movies popular \(options) --json=lines").lines
        #expect(try lines.map { try JSONDecoder().decode(Movie.self, from: Data($0.utf8)).id } == Array(ids))
        let json = try await shell(server).run("list movies popular \(options) --json").object()["value"] as? [String: Any]
        #expect((json?["items"] as? [[String: Any]])?.map { $0["id"] as? Int } == Array(ids))
        #expect(json?["page"] as? Int == pages[0] && json?["totalResults"] as? Int == 15)
    }

    @Test func `pages before one that fails have been printed, but for JSON that is one value`() async throws {
        let (server, _) = try server(failingAt: 3)
        let shell = try shell(server)
        let text = await shell.run("list movies popular --all-pages")
        #expect(text.status == .failure && titles(text) == (1...5).map { "M\($0)" })
        #expect(await shell.run("list movies popular --all-pages --json=lines").lines.count == 5)
        let json = await shell.run("list movies popular --all-pages --json")
        #expect(json.status == .failure && json.out.isEmpty)
    }

    @Test func `of several pages the oldest says the age, and a stale one makes all of it stale`() async throws {
        for (older, newer) in [(1, 2), (2, 1)] {
            try await CLIFixture.with(Sandbox.Options(pageSize: 5, maxAge: 60)) { fixture in
                _ = await fixture.run("list movies popular --page \(older)")
                fixture.shell.clock.advance(by: .seconds(120))
                _ = await fixture.run("list movies popular --page \(newer)")
                let both = try await fixture.run("list movies popular --limit 10 --json --offline").object()
                #expect(both["isStale"] as? Bool == true && both["age"] as? Double == 120)
            }
        }
    }

    @Test(arguments: ["--page 9", "--page 8 --limit 2", "--page 9 --all-pages"])
    func `a page after the last one is not found, in words and in JSON`(_ options: String) async throws {
        let server = try LoopbackServer.answering { request, peer in
            let page = request.target.firstMatch(of: /[?&]page=(\d+)/).map { $0.1 } ?? "1"
            peer.reply("{\"page\": \(page), \"total_pages\": 2, \"total_results\": 40, \"results\": []}")
        }
        let shell = try shell(server)
        let number = options.firstMatch(of: /\d+/)?.0 ?? ""
        for (language, words) in [
            ("en", "marquee: There is no page \(number): the last one is page 2.\nhint: “--page 2” shows the last page.\n"),
            ("de", "marquee: Es gibt keine Seite \(number): Die letzte ist Seite 2."), ("es", "marquee: No hay página \(number)"),
            ("fr", "marquee: Il n’y a pas de page \(number)"), ("ja", "marquee: \(number) ページはありません。"),
            ("uk", "marquee: Сторінки \(number) немає"),
        ] {
            let text = await shell.run("list movies popular \(options) --ui-lang \(language)")
            #expect(text.status == .notFound && text.out.isEmpty && text.err.hasPrefix(words), "\(text)")
        }
        for json in ["--json", "--json=lines"] {
            let outcome = await shell.run("list movies popular \(options) \(json)")
            #expect(outcome.status == .notFound && outcome.out.isEmpty)
            #expect(outcome.err.contains("\"notFound\"") && outcome.err.contains("\"list.noPage\""), "\(outcome)")
        }
    }

    @Test func `an empty list has a first page`() async throws {
        let server = try LoopbackServer.answering { _, peer in
            peer.reply("{\"page\": 1, \"total_pages\": 0, \"total_results\": 0, \"results\": []}")
        }
        #expect(try await shell(server).run("list movies popular").status == .success)
    }

    @Test func `no page is read for a reader who has gone`() async throws {
        let (server, asked) = try server()
        let folder = try TemporaryFolder()
        let terminal = Terminal(width: 80, out: Terminal.Side(isOpen: { false }) { _ in }, side: Terminal.Side { _ in })
        let context = Context(
            environment: ["HOME": folder.path, "TMDB_BASE_URL": server.url(""), "TMDB_ACCESS_TOKEN": "head.body.tail"], terminal: terminal)
        #expect(await Program.run(["list", "movies", "popular", "--all-pages"], in: context) == .success)
        #expect(asked.pages == [1])
    }
}
