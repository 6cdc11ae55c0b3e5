import Foundation
import Logging
import Marquee
import MarqueeSandbox
import Synchronization
import Testing

@testable import Cinema

/// The calendars of members, as attackers see them.
@Suite(.timeLimit(.minutes(10)))
struct CalendarAttackTests {
    @Test func `no guess tells a known account from an unknown one`() async throws {
        try await OpenSite.run(change: { $0.bounds.calendarReads = .unlimited }) { open in
            let (viewer, critic) = (try await open.browser(of: "viewer"), try await open.browser(of: "critic"))
            let (own, other) = (try await viewer.makeCalendar(), try await critic.makeCalendar())
            let number = try #require(own.piece(from: "/calendar/", to: "-"))
            let (secret, foreign) = (
                try #require(own.piece(from: "-", to: ".ics")), try #require(other.piece(from: "-", to: ".ics"))
            )
            #expect(secret != foreign && own.utf8.count >= 43)
            let changed = (secret.first == "A" ? "B" : "A") + secret.dropFirst()
            let guesses = [
                "\(number)-\(foreign).ics", "\(number)-\(changed).ics", "\(number)-\(secret)", "\(number)-\(secret.dropLast()).ics",
                "\(number)-\(secret)A.ics", "\(number)-.ics", "\(number).ics", "-\(secret).ics", "999999-\(secret).ics",
                "99999999999999999999999-\(secret).ics", "0\(number)-\(changed).ics",
                "\(number)-\(String(repeating: "A", count: 43)).ics", "..%2F\(number).feed", "\(number).feed", "%00",
                "\(number)-\(secret.dropLast())%3D.ics", "\(number)-\(secret).ICS", String(repeating: "a", count: 500),
            ]
            var bodies: Set<String> = []
            for guess in guesses {
                let answer = try await open.browser().get("/calendar/" + guess, accept: "*/*")
                #expect(answer.status == 404 && answer.headers["cache-control"] == "no-store", "\(guess)")
                #expect(answer.headers["etag"] == nil && answer.headers["set-cookie"] == nil, "\(guess)")
                bodies.insert(answer.text)
            }
            #expect(bodies == ["This calendar does not exist.\n"])
            for path in [own, other] { #expect(try await open.browser().get(path).status == 200) }
            #expect(try await open.raw("POST \(own)").status == 404)
        }
    }

    @Test func `the page of the address is for its member, and has no word of its own address`() async throws {
        try await OpenSite.run { open in
            let (viewer, critic) = (try await open.browser(of: "viewer"), try await open.browser(of: "critic"))
            let path = try await viewer.makeCalendar()
            let secret = try #require(path.piece(from: "-", to: ".ics"))
            // A compressed page that repeats a guess is shorter if the guess is right.
            let probe = try await viewer.get("/account/calendar?guess=" + secret.prefix(6))
            #expect(probe.status == 303 && probe.location == "/account/calendar" && !probe.text.contains(secret))
            let page = try await viewer.get("/account/calendar")
            #expect(page.text.contains(secret) && page.headers["cache-control"] == "private, no-store")
            #expect(try await !viewer.get("/account/calendar.json").text.contains(secret))
            for place in ["/account", "/library/upcoming", "/"] { #expect(try await !viewer.get(place).text.contains(secret), "\(place)") }
            #expect(try await !critic.get("/account/calendar").text.contains(secret))
            // Another person's form changes nothing.
            #expect(try await viewer.post("/account/calendar", ["action": "remove"], token: critic.token).status == 403)
            #expect(try await viewer.post("/account/calendar", ["action": "remove"], token: "").status == 403)
            _ = try await critic.get("/account/calendar")
            #expect(try await critic.post("/account/calendar", ["action": "remove"]).status == 303)
            #expect(try await open.browser().get(path).status == 200)
            _ = try await viewer.get("/account/calendar")
            #expect(try await viewer.post("/account/calendar", ["action": "else"]).status == 400)
            #expect(try await open.browser().post("/account/calendar", ["action": "make"]).status == 403)
        }
    }

    @Test(arguments: [
        "X\r\nSet-Cookie: stolen=1\r\n\r\n<script>", "X\r\nEND:VEVENT\r\nBEGIN:VALARM\r\nACTION:PROCEDURE\r\nATTACH:file:///bin/sh",
        "a\u{2028}URL:https://evil.example", "\u{202E}gro.elpmaxe", "x;y,z\\n", String(repeating: "é", count: 5_000),
    ])
    func `a title adds no header, no property and no event`(_ title: String) async throws {
        let day = TestDay()
        try await OpenSite.run(clock: day.clock) { open in
            try open.sandbox.addComing(title: title)
            let viewer = try await open.member("viewer", watching: [.tv(7_100_001)])
            let path = try await viewer.makeCalendar()
            let answer = try await open.raw("GET \(path)")
            #expect(answer.status == 200)
            let halves = answer.components(separatedBy: "\r\n\r\n")
            #expect(halves.count == 2 && !halves[0].lowercased().contains("set-cookie"))
            let lines = halves[1].components(separatedBy: "\r\n").filter { !$0.hasPrefix(" ") && !$0.isEmpty }
            let names = Set(lines.map { $0.prefix { $0 != ":" && $0 != ";" } })
            #expect(
                names.isSubset(of: [
                    "BEGIN", "END", "VERSION", "PRODID", "CALSCALE", "X-WR-CALNAME", "UID", "DTSTAMP", "DTSTART", "SEQUENCE", "SUMMARY",
                    "URL",
                    "TRANSP",
                ]), "\(names)")
            #expect(lines.count { $0 == "BEGIN:VEVENT" } == 2 && lines.count { $0.hasPrefix("BEGIN:") } == 3)
            #expect(lines.allSatisfy { $0.utf8.count <= 75 })
            #expect(lines.filter { $0.hasPrefix("URL:") }.allSatisfy { $0.hasPrefix("URL:https://www.themoviedb.org/tv/7100001") })
            let page = try await viewer.get("/library/upcoming")
            #expect(page.status == 200 && page.text.components(separatedBy: "<script").count == 2)
        }
    }

    @Test func `the secret is in no line of the log`() async throws {
        let lines = LogLines()
        let day = TestDay()
        try await OpenSite.run(clock: day.clock, logger: lines.logger) { open in
            try open.sandbox.addComing()
            let viewer = try await open.member("viewer", watching: [.tv(7_100_001)])
            let path = try await viewer.makeCalendar()
            let secret = try #require(path.piece(from: "-", to: ".ics"))
            for path in [path, path + "x", "/calendar/1-\(secret)?a=b"] { _ = try await open.browser().get(path) }
            day.pass(hours: 30)
            open.sandbox.behave(.offline)
            _ = try await open.browser().get(path)
            let all = lines.all
            #expect(all.contains { $0.contains("/calendar/") } && !all.contains { $0.contains(secret) })
            #expect(!open.site.figures.text.contains(secret))
        }
    }

    @Test func `an address has a number of reads, and the site a number of addresses`() async throws {
        try await OpenSite.run(change: {
            $0.bounds.calendarReads = Allowance(at: 0.001, burst: 3)
            $0.bounds.calendars = 1
        }) { open in
            let (viewer, critic) = (try await open.browser(of: "viewer"), try await open.browser(of: "critic"))
            #expect(try await !viewer.makeCalendar().isEmpty)
            #expect(try await critic.makeCalendar().isEmpty)
            _ = try await critic.get("/account/calendar")
            _ = try await critic.post("/account/calendar", ["action": "make"])
            #expect(try await critic.get("/account/calendar").text.contains("This site has no room for another calendar"))
            // Its member can make a new one, and makes room by removing it.
            let path = try await viewer.makeCalendar()
            for _ in 0..<3 { #expect(try await open.browser().get(path).status == 200) }
            let refused = try await open.browser().get(path)
            #expect(refused.status == 429 && refused.headers["retry-after"] != nil)
            _ = try await viewer.get("/account/calendar")
            _ = try await viewer.post("/account/calendar", ["action": "remove"])
            #expect(try await !critic.makeCalendar().isEmpty)
        }
    }

    @Test func `a damaged file is no address, and a folder that others can read is not used`() async throws {
        try await OpenSite.run(change: { $0.bounds.calendarReads = .unlimited }) { open in
            let viewer = try await open.browser(of: "viewer")
            let path = try await viewer.makeCalendar()
            #expect(try await open.browser().get(path).status == 200)
            let folder = URL(filePath: try #require(open.site.folder.path))
            let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            let feed = folder.appending(path: try #require(files.first { $0.hasSuffix(".feed") }))
            let calendar = folder.appending(path: try #require(files.first { $0.hasSuffix(".calendar") }))
            let whole = try Data(contentsOf: feed)
            try Data("{}".utf8).write(to: calendar)
            #expect(try await open.browser().get(path).status != 500)
            for damaged in [Data(), Data("{}".utf8), Data(whole.dropLast()), Data(count: 4_000)] {
                try damaged.write(to: feed)
                #expect(try await open.browser().get(path).status == 404)
                #expect(try await viewer.calendarPath() == nil)
            }
            // A link to another file is not followed, and a large file is not read.
            try FileManager.default.removeItem(at: feed)
            try FileManager.default.createSymbolicLink(at: feed, withDestinationURL: URL(filePath: "/etc/passwd"))
            #expect(try await open.browser().get(path).status == 503)
            try FileManager.default.removeItem(at: feed)
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path)
            _ = try await viewer.get("/account/calendar")
            #expect(try await viewer.post("/account/calendar", ["action": "make"]).status == 500)
            #expect(!FileManager.default.fileExists(atPath: feed.path))
        }
    }

    @Test func `an address that ends while its calendar is being made leaves no file`() async throws {
        let day = TestDay()
        try await OpenSite.run(clock: day.clock) { open in
            let viewer = try await open.browser(of: "viewer")
            let session = try await open.session(of: viewer)
            _ = try await viewer.makeCalendar()
            let feed = try #require(try await open.site.feeds.feed(of: session))
            try await open.site.feeds.remove(session.id)
            let calendar = StoredCalendar(text: "BEGIN:VCALENDAR\r\n", madeAt: open.site.now, language: .english, country: "US")
            try await open.site.feeds.store(calendar, of: feed)
            let folder = try #require(open.site.folder.path)
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder).isEmpty)
            // The language of a member without an address is stored nowhere.
            try await open.site.feeds.update(of: session, language: .german, country: "DE")
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder).isEmpty)
        }
    }
}

/// The lines of a log.
private final class LogLines: Sendable {
    private let lines = Mutex<[String]>([])

    var all: [String] { lines.withLock { $0 } }

    var logger: Logger {
        Logger(label: "test") { _ in Handler(lines: self) }
    }

    private struct Handler: LogHandler {
        let lines: LogLines
        var metadata: Logger.Metadata = [:]
        var logLevel = Logger.Level.trace

        subscript(metadataKey key: String) -> Logger.Metadata.Value? {
            get { metadata[key] }
            set { metadata[key] = newValue }
        }

        func log(event: LogEvent) {
            lines.lines.withLock { $0.append("\(event.message) \(event.metadata ?? [:]) \(metadata)") }
        }
    }
}
