import Foundation
import Marquee
import MarqueeSandbox
import Testing

@testable import Cinema

/// The calendars of members, as calendar programs read them.
@Suite(.timeLimit(.minutes(10)))
struct CalendarFeedTests {
    /// The events of a calendar by their identifiers, and the lines around them.
    private struct Parsed {
        var events: [String: [String]] = [:]
        var frame: [String] = []

        init(_ text: String) {
            var event: [String]?
            for line in text.components(separatedBy: "\r\n") {
                if line == "BEGIN:VEVENT" {
                    event = []
                } else if line == "END:VEVENT" {
                    let lines = event ?? []
                    events[String(lines.first { $0.hasPrefix("UID:") }?.dropFirst(4) ?? "")] = lines
                    event = nil
                } else if event != nil {
                    event?.append(line)
                } else {
                    frame.append(line)
                }
            }
        }
    }

    @Test func `a member makes an address, which a program without a cookie reads`() async throws {
        let day = TestDay()
        try await OpenSite.run(clock: day.clock) { open in
            try open.sandbox.addComing()
            #expect(try await open.browser().get("/account/calendar").status == 401)
            let viewer = try await open.member("viewer", watching: [.tv(7_100_001), .movie(7_100_003)])
            #expect(try await viewer.get("/account").text.contains("href=\"/account/calendar\""))
            #expect(try await viewer.get("/account/calendar").text.contains("There is no address yet."))
            let path = try await viewer.makeCalendar()
            #expect(path.wholeMatch(of: /\/calendar\/[0-9]+-[A-Za-z0-9_-]{43}\.ics/) != nil, "\(path)")
            let program = open.browser()
            let answer = try await program.get(path, accept: "*/*")
            #expect(answer.status == 200 && answer.headers["content-type"] == "text/calendar; charset=utf-8")
            #expect(answer.headers["cache-control"] == "private, max-age=3600" && answer.headers["set-cookie"] == nil)
            #expect(answer.headers["x-content-type-options"] == "nosniff" && answer.headers["x-robots-tag"] == "noindex")
            #expect(program.cookie == nil)
            let calendar = Parsed(answer.text)
            #expect(
                Set(calendar.events.keys) == ["tv-7100001-s2e2@marquee", "tv-7100001-s2e3@marquee", "movie-7100003-US-3@marquee"])
            #expect(answer.text.contains("SUMMARY:Salt and Rope\\, In theaters\r\n"))
            #expect(answer.text.contains("SUMMARY:The Lighthouse Crew 2×03: Part 3\\, Finale\r\n"))
            // The same again is a status of a few bytes.
            let tag = try #require(answer.headers["etag"])
            let again = try await program.send(TransportRequest(.get, path, headers: ["If-None-Match": tag]))
            #expect(again.status == 304 && again.text.isEmpty)
            let head = try await open.raw("HEAD \(path)")
            #expect(head.status == 200 && head.hasSuffix("\r\n\r\n"))
        }
    }

    @Test func `two members' calendars differ only by what is theirs`() async throws {
        let day = TestDay()
        try await OpenSite.run(clock: day.clock) { open in
            try open.sandbox.addComing()
            let viewer = try await open.member("viewer", watching: [.tv(7_100_001), .tv(7_100_002)])
            let critic = try await open.member("critic", watching: [.tv(7_100_002), .movie(7_100_004)])
            let paths = [try await viewer.makeCalendar(), try await critic.makeCalendar()]
            let (first, second) = (
                Parsed(try await open.browser().get(paths[0]).text), Parsed(try await open.browser().get(paths[1]).text)
            )
            #expect(Set(first.events.keys) == ["tv-7100001-s2e2@marquee", "tv-7100001-s2e3@marquee", "tv-7100002-s1e1@marquee"])
            #expect(Set(second.events.keys) == ["tv-7100002-s1e1@marquee", "movie-7100004-any-3@marquee"])
            #expect(first.frame == second.frame)
            // An event of both is the same in both.
            #expect(first.events["tv-7100002-s1e1@marquee"] == second.events["tv-7100002-s1e1@marquee"])
        }
    }

    @Test func `a day that moves has a higher sequence number, and a calendar without news is the same file`() async throws {
        let day = TestDay()
        try await OpenSite.run(clock: day.clock) { open in
            try open.sandbox.addComing()
            let viewer = try await open.member("viewer", watching: [.tv(7_100_001)])
            var path = try await viewer.makeCalendar()
            let program = open.browser()
            let first = try await program.get(path)
            #expect(Parsed(first.text).events["tv-7100001-s2e2@marquee"]?.contains("SEQUENCE:0") == true)
            day.pass(hours: 30)
            let same = try await program.get(path)
            #expect(same.text == first.text && same.headers["etag"] == first.headers["etag"])
            try open.sandbox.addComing(next: "2026-12-10")
            // Within the hour, it is served as it is.
            #expect(try await program.get(path).text == first.text)
            // A new address goes on where the old one was.
            path = try await viewer.makeCalendar()
            day.pass(hours: 30)
            let moved = try #require(Parsed(try await program.get(path).text).events["tv-7100001-s2e2@marquee"])
            #expect(moved.contains("SEQUENCE:1") && moved.contains("DTSTART;VALUE=DATE:20261210"))
        }
    }

    @Test func `the calendar follows the language and the country of its member`() async throws {
        let day = TestDay()
        try await OpenSite.run(clock: day.clock) { open in
            try open.sandbox.addComing()
            let viewer = try await open.member("viewer", watching: [.movie(7_100_003)])
            let path = try await viewer.makeCalendar()
            #expect(try await open.browser().get(path).text.contains("SUMMARY:Salt and Rope\\, In theaters\r\n"))
            _ = try await viewer.get("/account")
            _ = try await viewer.post("/settings", ["language": "de", "country": "DE", "back": "/account"])
            let german = try await open.browser().get(path).text
            // Another attempt is made after a moment.
            #expect(german.contains("In theaters"))
            day.pass(minutes: 6)
            let later = try await open.browser().get(path).text
            #expect(later.contains("SUMMARY:Salt and Rope\\, Digital erhältlich\r\n") && later.contains("DTSTART;VALUE=DATE:20261210"))
        }
    }

    @Test func `a new address ends the old one, and a removed one is unknown`() async throws {
        let day = TestDay()
        try await OpenSite.run(clock: day.clock) { open in
            try open.sandbox.addComing()
            let viewer = try await open.member("viewer", watching: [.tv(7_100_001)])
            let old = try await viewer.makeCalendar()
            #expect(try await open.browser().get(old).status == 200)
            let new = try await viewer.makeCalendar()
            #expect(old != new)
            #expect(try await open.browser().get(old).status == 404)
            #expect(try await open.browser().get(new).status == 200)
            _ = try await viewer.get("/account/calendar")
            _ = try await viewer.post("/account/calendar", ["action": "remove"])
            #expect(try await open.browser().get(new).status == 404)
            #expect(try await viewer.calendarPath() == nil)
        }
    }

    @Test func `a sign-out everywhere ends the address and removes its files, and one in a browser does not`() async throws {
        let day = TestDay()
        try await OpenSite.run(clock: day.clock) { open in
            try open.sandbox.addComing()
            let (viewer, other) = (try await open.member("viewer", watching: [.tv(7_100_001)]), try await open.browser(of: "viewer"))
            let path = try await viewer.makeCalendar()
            _ = try await open.browser().get(path)
            _ = try await other.get("/account")
            _ = try await other.post("/sign-out", ["where": "here"])
            #expect(try await open.browser().get(path).status == 200)
            let folder = try #require(open.site.folder.path)
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder).count == 2)
            _ = try await viewer.get("/account")
            _ = try await viewer.post("/sign-out")
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder).isEmpty)
            #expect(try await open.browser().get(path).status == 404)
            // The same person, signed in again, has no address.
            let again = try await open.browser(of: "viewer")
            #expect(try await again.calendarPath() == nil)
            #expect(try await open.browser().get(path).status == 404)
        }
    }

    @Test func `a session that another program has ended ends the address`() async throws {
        let day = TestDay()
        try await OpenSite.run(clock: day.clock) { open in
            try open.sandbox.addComing()
            let viewer = try await open.member("viewer", watching: [.tv(7_100_001)])
            let path = try await viewer.makeCalendar()
            _ = try await open.browser().get(path)
            let folder = try #require(open.site.folder.path)
            let session = try await open.session(of: viewer)
            _ = try await open.site.marquee.user(session).account.signOut()
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder).count == 2)
            #expect(try await open.browser().get(path).status == 404)
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder).isEmpty)
        }
    }

    @Test func `the number of requests to TMDb does not depend on how often a calendar is read`() async throws {
        let day = TestDay()
        try await OpenSite.run(clock: day.clock, change: { $0.bounds.calendarReads = .unlimited }) { open in
            try open.sandbox.addComing()
            let viewer = try await open.member("viewer", watching: [.tv(7_100_001), .movie(7_100_003)])
            let path = try await viewer.makeCalendar()
            func readAll() async throws -> Set<String> {
                try await withThrowingTaskGroup(of: String.self) { group in
                    for _ in 0..<40 { group.addTask { try await open.browser().get(path).text } }
                    return try await group.reduce(into: []) { $0.insert($1) }
                }
            }
            // The ratings of a new session are read in the background, and no calendar needs them.
            func asked() -> Int { open.sandbox.log.count { !$0.path.contains("/rated/") } }
            let before = asked()
            #expect(try await readAll().count == 1)
            let first = asked() - before
            // Each title, the season of the series, and shelves.
            #expect((3...12).contains(first), "\(first)")
            for _ in 0..<3 { _ = try await readAll() }
            #expect(asked() == before + first)
            // Within the hour, what has changed at TMDb is not asked for.
            try open.sandbox.addComing(next: "2026-12-09")
            try await open.site.marquee.cache.clear()
            day.pass(minutes: 55)
            _ = try await readAll()
            #expect(asked() == before + first)
            day.pass(minutes: 10)
            #expect(try await readAll().first?.contains("20261209") == true)
            // TMDb goes away: an older calendar is served, and one attempt is made in five minutes.
            day.pass(hours: 30)
            open.sandbox.behave(.status(503))
            _ = try await readAll()
            let away = asked()
            for _ in 0..<3 { #expect(try await readAll().count == 1) }
            #expect(asked() == away)
        }
    }

    @Test func `without TMDb, an address that was never read is not ready, and one that was read has its events`() async throws {
        let day = TestDay()
        try await OpenSite.run(clock: day.clock) { open in
            try open.sandbox.addComing()
            // Every shelf has a title, so that each can be put together without TMDb.
            open.sandbox.edit("viewer") { ($0.favoriteMovies, $0.favoriteTV) = ([550], [1399]) }
            let viewer = try await open.member("viewer", watching: [.tv(7_100_001), .movie(7_100_003)])
            let path = try await viewer.makeCalendar()
            let unread = try await open.browser(of: "critic").makeCalendar()
            let text = try await open.browser().get(path).text
            #expect(text.contains("UID:tv-7100001-s2e2@marquee"))
            day.pass(hours: 30)
            open.sandbox.behave(.status(503))
            #expect(try await open.browser().get(path).text.contains("UID:tv-7100001-s2e2@marquee"))
            // The answers of TMDb are gone, too. A calendar program keeps the events.
            day.pass(hours: 2)
            try await open.site.marquee.cache.clear()
            #expect(try await open.browser().get(path).text.contains("UID:tv-7100001-s2e2@marquee"))
            let never = try await open.browser().get(unread)
            let requests = open.sandbox.counters.requests
            for _ in 0..<5 { #expect(try await open.browser().get(unread).status == 503) }
            // Fewer than one for each look. A request of the sign-in before may come late.
            #expect(open.sandbox.counters.requests < requests + 5)
            #expect(never.status == 503 && never.headers["retry-after"] == "300" && never.headers["cache-control"] == "no-store")
        }
    }

    @Test func `an address outlives a restart, in files that only the user of the site can read and that hold no secret`() async throws {
        let day = TestDay()
        let sandbox = try await Sandbox.start(Sandbox.Options(pageSize: 12, accounts: [.viewer]))
        let folder = FileManager.default.temporaryDirectory.appending(path: "cinema-feeds-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try sandbox.addComing()
        let (change, members) = (OpenSite.stored(on: sandbox, in: folder), folder.appending(path: "members"))
        var (path, cookie) = ("", String?.none)
        try await OpenSite.run(clock: day.clock, on: sandbox, change: change) { open in
            let viewer = try await open.member("viewer", watching: [.tv(7_100_001)])
            path = try await viewer.makeCalendar()
            cookie = viewer.cookie
            #expect(try await open.browser().get(path).status == 200)
        }
        #expect(try permissions(members) == 0o700)
        let secret = try #require(path.piece(from: "-", to: ".ics"))
        for name in try FileManager.default.contentsOfDirectory(atPath: members.path) {
            #expect(try permissions(members.appending(path: name)) == 0o600, "\(name)")
            #expect(try !String(contentsOf: members.appending(path: name), encoding: .utf8).contains(secret), "\(name)")
        }
        try await OpenSite.run(clock: day.clock, on: sandbox, change: change) { open in
            let answer = try await open.browser().get(path)
            #expect(answer.status == 200)
            let viewer = open.browser()
            viewer.cookie = cookie
            #expect(try await viewer.calendarPath() == path)
        }
        // With another key, the address works, and the page says that it cannot show it.
        try await OpenSite.run(
            clock: day.clock, on: sandbox,
            change: {
                change(&$0); $0.secret = String(repeating: "t", count: 32)
            }
        ) { open in
            #expect(try await open.browser().get(path).status == 200)
            let viewer = try await open.browser(of: "viewer")
            #expect(try await viewer.get("/account/calendar").text.contains("can no longer show it"))
        }
        await sandbox.stop()
    }

    private func permissions(_ file: URL) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int
    }

    @Test func `a sandbox stores nothing that outlives its accounts`() async throws {
        var folder = ""
        try await OpenSite.run { open in
            _ = try await open.browser(of: "viewer").makeCalendar()
            folder = try #require(open.site.folder.path)
            #expect(FileManager.default.fileExists(atPath: folder))
        }
        #expect(!folder.isEmpty && !FileManager.default.fileExists(atPath: folder))
    }
}
