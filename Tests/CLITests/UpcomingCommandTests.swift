import Foundation
import Marquee
import MarqueeSandbox
import TestKit
import Testing

@testable import MarqueeCLI

/// What comes next on the command line: days, a calendar file, titles for tonight, and movies without a mark.
@Suite(.timeLimit(.minutes(5)))
struct UpcomingCommandTests {
    /// A shell whose today is December 1, 2026, and a sandbox with a series and a movie around that day.
    private func withTitles(isTerminal: Bool = false, _ body: (CLIFixture) async throws -> Void) async throws {
        try await CLIFixture.with(isTerminal: isTerminal) { fixture in
            fixture.shell.clock.set(try #require(Day("2026-12-01")).date(in: .gmt).addingTimeInterval(43_200))
            try Self.addTitles(to: fixture.server)
            try await body(fixture)
        }
    }

    static func addTitles(to server: Sandbox, next: String = "2026-12-03", name: String = "The Lighthouse Crew") throws {
        var series = SandboxCatalog.Series(id: 7_100_001, name: name)
        (series.firstAirDate, series.lastAirDate, series.nextAirDate) = ("2025-01-02", "2026-11-26", next)
        var season = SandboxCatalog.Season(number: 2)
        season.episodes = [(1, "2026-12-01"), (2, next), (3, "2026-12-24")].map { number, day in
            var episode = SandboxCatalog.Episode(number: number)
            (episode.airDate, episode.name, episode.type) = (day, "Part \(number)", number == 3 ? "finale" : "standard")
            episode.runtime = 45
            return episode
        }
        series.seasons = [season]
        series.voteAverage = 8.1
        series.offers = [offers(in: "DE", [337])]
        try server.add(series)
        var movie = SandboxCatalog.Movie(id: 7_100_003, title: "Salt and Rope")
        (movie.releaseDate, movie.runtime, movie.voteAverage) = ("2026-12-10", 95, 7.2)
        var release = SandboxCatalog.Release(region: "DE", day: "2026-12-10")
        release.type = 4
        movie.releases = [release]
        movie.offers = [offers(in: "DE", [337, 421])]
        try server.add(movie)
    }

    private static func offers(in region: String, _ flatrate: [Int]) -> SandboxCatalog.Offers {
        var offers = SandboxCatalog.Offers(region: region, link: "https://www.themoviedb.org/")
        offers.flatrate = flatrate
        return offers
    }

    @Test func `days come in three groups, with what is notable, and offline with their age`() async throws {
        try await withTitles { fixture in
            let line = "upcoming tv/7100001 movie/7100003 --region DE"
            let online = await fixture.run(line)
            #expect(
                online.lines.map { $0.trimmingCharacters(in: .whitespaces) } == [
                    "Upcoming", "Today", "Dec 1, 2026   tv      7100001  The Lighthouse Crew 2×01 Part 1  new season",
                    "This week", "Dec 3, 2026   tv      7100001  The Lighthouse Crew 2×02 Part 2",
                    "Later", "Dec 10, 2026  movie   7100003  Salt and Rope, digital",
                    "Dec 24, 2026  tv      7100001  The Lighthouse Crew 2×03 Part 3  finale",
                    "A day is that of the broadcast or the release there, without a time zone; elsewhere it can be a day later.",
                ], "\(online)")
            fixture.server.behave(.offline)
            fixture.shell.clock.advance(by: .seconds(7_200))
            let offline = await fixture.run(line + " --offline")
            #expect(
                offline.lines.first == "Upcoming  [cached, 2 h old]" && offline.lines.dropFirst() == online.lines.dropFirst(), "\(offline)")
            #expect(await fixture.run(line + " --offline --days 1").lines.count == 4)
            let unread = await fixture.run("upcoming movie/603 tv/7100001 --offline")
            #expect(unread.status == .success && unread.err.contains("These titles could not be read: movie 603."), "\(unread)")
            #expect(await fixture.run("upcoming movie/603 --offline").status == .offline)
        }
    }

    @Test func `without a region, releases are those of the language's country, or else the first day of any`() async throws {
        try await withTitles { fixture in
            let german = await fixture.run("upcoming movie/7100003 --lang de-DE --json")
            let entries = try #require(try german.object()["entries"] as? [[String: Any]])
            #expect(entries.map { $0["region"] as? String } == ["DE"] && entries.first?["releaseType"] as? Int == 4, "\(german)")
            let american = try await fixture.run("upcoming movie/7100003 --json").object()["entries"] as? [[String: Any]]
            #expect(american?.count == 1 && american?.first?["region"] as? String == nil)
        }
    }

    @Test func `titles whose days have passed are named, with the end of a series`() async throws {
        try await withTitles { fixture in
            #expect(
                await fixture.run("upcoming tv/1399").lines == [
                    "Nothing comes in the next 90 days", "Game of Thrones · Apr 17, 2011 to May 19, 2019 · Ended",
                ])
            #expect(await fixture.run("upcoming movie/550 --days 5").lines.last == "Fight Club · Oct 15, 1999")
        }
    }

    @Test func `a day that this device knew differently has moved`() async throws {
        try await withTitles { fixture in
            _ = await fixture.run("upcoming tv/7100001")
            try Self.addTitles(to: fixture.server, next: "2026-12-05")
            let moved = await fixture.run("upcoming tv/7100001 --fresh")
            #expect(
                moved.out.contains("Dec 5, 2026   tv      7100001  The Lighthouse Crew 2×02 Part 2  moved from Dec 3, 2026"), "\(moved)")
            #expect(!(await fixture.run("upcoming tv/7100001 --fresh")).out.contains("moved"))
        }
    }

    @Test func `without titles, the watchlist and the favorites are followed`() async throws {
        try await withTitles { fixture in
            #expect(await fixture.run("upcoming").status == .unauthorized)
            for line in ["login viewer", "watch tv 7100001", "favorite movie 7100003"] { _ = await fixture.run(line) }
            let upcoming = await fixture.run("upcoming --region DE")
            #expect(upcoming.out.contains("The Lighthouse Crew") && upcoming.out.contains("Salt and Rope"), "\(upcoming)")
            #expect(await fixture.run("upcoming --days 1").out.contains("Part 1"))
            let later = await fixture.run("calendar --region DE")
            #expect(later.lines == upcoming.lines)
            let rows = await fixture.run("upcoming --json=lines --region DE").lines
            #expect(rows.count == 4)
        }
    }

    @Test func `a calendar file is replaced as a whole, and a day that moved has a higher sequence number`() async throws {
        try await withTitles { fixture in
            let file = fixture.shell.folder.path("next.ics")
            let line = "calendar tv/7100001 --ics \(file)"
            let written = await fixture.run(line)
            #expect(written.status == .success && written.out == "3 events are in \(file).\n", "\(written)")
            let first = try String(contentsOfFile: file, encoding: .utf8)
            #expect(first.hasPrefix("BEGIN:VCALENDAR\r\n") && first.hasSuffix("END:VCALENDAR\r\n"))
            #expect(first.contains("SUMMARY:The Lighthouse Crew 2×01 Part 1 (new season)\r\n") && !first.contains("SEQUENCE:1"))
            try Self.addTitles(to: fixture.server, next: "2026-12-05")
            _ = await fixture.run(line + " --fresh")
            let second = try String(contentsOfFile: file, encoding: .utf8)
            #expect(second.contains("DTSTART;VALUE=DATE:20261205\r\nSEQUENCE:1\r\n") && second.contains("SEQUENCE:0"))
            let names = try FileManager.default.contentsOfDirectory(atPath: fixture.shell.folder.path)
            #expect(names.filter { $0.hasPrefix("next.ics") } == ["next.ics"])
            let printed = await fixture.run("calendar tv/7100001 --ics -")
            #expect(
                String(decoding: printed.bytes, as: UTF8.self) == second.replacing("SEQUENCE:1", with: "SEQUENCE:0") && printed.out.isEmpty)
            #expect(await fixture.run("calendar tv/7100001 --ics - --json").status == .usage)
        }
    }

    @Test func `a file that is no calendar is not replaced, and a pipe is not waited for`() async throws {
        try await withTitles { fixture in
            let file = fixture.shell.folder.path("notes.txt")
            try "mine\n".write(toFile: file, atomically: true, encoding: .utf8)
            let refused = await fixture.run("calendar tv/7100001 --ics \(file)")
            #expect(refused.status == .usage && refused.err.contains("exists and is not a calendar file."), "\(refused)")
            #expect(try String(contentsOfFile: file, encoding: .utf8) == "mine\n")
            #expect(await fixture.run("calendar tv/7100001 --ics /dev/null").status == .success)
            #expect(await fixture.run("calendar tv/7100001 --ics \(fixture.shell.folder.path("none/x.ics"))").status == .failure)
        }
    }

    @Test func `a hostile title adds no line to a calendar, and no escape to a terminal`() async throws {
        try await withTitles(isTerminal: true) { fixture in
            let name = "A\r\nEND:VEVENT\u{1B}]0;x\u{7}\u{202E},;\\"
            try Self.addTitles(to: fixture.server, name: name)
            let file = fixture.shell.folder.path("next.ics")
            _ = await fixture.run("calendar tv/7100001 --ics \(file)")
            let calendar = try String(contentsOfFile: file, encoding: .utf8)
            #expect(calendar.components(separatedBy: "\r\nEND:VEVENT\r\n").count == 4, "\(calendar)")
            #expect(!calendar.contains("\u{1B}") && !calendar.contains("\u{202E}"))
            let shown = await fixture.run("upcoming tv/7100001")
            #expect(!shown.out.contains("\u{1B}") && !shown.out.contains("\u{202E}") && !shown.out.contains("\r"), "\(shown)")
        }
    }

    @Test func `tonight has titles that stream in the country and fit the time`() async throws {
        try await withTitles { fixture in
            for line in ["login viewer", "watch tv 7100001", "watch movie 7100003", "sync"] { _ = await fixture.run(line) }
            let tonight = await fixture.run("tonight --region DE")
            #expect(
                tonight.lines.first == "Tonight in DE" && tonight.out.contains("  The Lighthouse Crew  45 min · 8.1/10\n    "), "\(tonight)"
            )
            #expect(tonight.out.contains("Salt and Rope") && tonight.lines.last?.contains("JustWatch") == true)
            #expect(!(await fixture.run("tonight --region DE --minutes 60")).out.contains("Salt and Rope"))
            #expect(await fixture.run("tonight --region US").out == "No title of your watchlist fits in US\n")
            #expect(await fixture.run("tonight --lang en").status == .usage)
            #expect(await fixture.run("tonight --minutes 0").status == .usage)
            fixture.server.behave(.offline)
            #expect(await fixture.run("tonight --region DE --offline").out == tonight.out)
        }
    }

    @Test func `the movies of a collection without a mark are missing`() async throws {
        try await CLIFixture.with { fixture in
            #expect(await fixture.run("missing star wars").status == .unauthorized)
            _ = await fixture.run("login viewer")
            let all = await fixture.run("missing star wars collection")
            #expect(all.status == .success && all.lines.count > 1 && all.lines[0].hasPrefix("Missing: Star Wars"), "\(all)")
            let movies = try await fixture.run("missing collection 10 --json").object()["movies"] as? [[String: Any]]
            let id = try #require(movies?.first?["id"] as? Int)
            _ = await fixture.run("rate movie \(id) 8")
            #expect(await fixture.run("missing collection 10").lines.count == all.lines.count - 1)
            let person = await fixture.run("missing person brad pitt")
            #expect(person.lines.first == "Missing: Brad Pitt" && person.out.contains("Fight Club"), "\(person)")
            // The name of an id comes with the movies, in one request.
            let before = fixture.server.counters.requests
            let unknown = await fixture.run("missing person 31")
            #expect(unknown.lines.first == "Missing: Tom Hanks", "\(unknown)")
            #expect(fixture.server.counters.requests == before + 1)
        }
    }

    @Test(arguments: ["upcoming --days 0", "upcoming --days 3651", "upcoming --days x", "tonight show", "missing", "missing movie 550"])
    func `an invalid command line is refused`(_ line: String) async throws {
        try await CLIFixture.with { fixture in #expect(await fixture.run(line).status == .usage, "\(line)") }
    }

    @Test func `the category of upcoming movies is offered`() async throws {
        let outcome = try await Shell().run("upcoming movies")
        #expect(outcome.status == .usage && outcome.err.contains("Did you mean “list movies upcoming”?"), "\(outcome)")
    }
}
