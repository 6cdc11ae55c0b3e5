import Foundation
import Marquee
import MarqueeSandbox
import MarqueeUpcoming
import Testing

@testable import Cinema

/// What comes next, and the titles for tonight, without a script.
@Suite(.timeLimit(.minutes(10)))
struct UpcomingPageTests {
    private static let page = "/library/upcoming"

    /// The text of the section with an id; nil without one.
    private func section(_ id: String, _ page: Browser.Page) -> String? { page.between("<h2 id=\"\(id)\">", "</section>") }

    @Test func `what comes next is for a member, by days, with new seasons and finales`() async throws {
        let day = TestDay()
        try await OpenSite.run(clock: day.clock) { open in
            try open.sandbox.addComing()
            #expect(try await open.browser().get(Self.page).status == 401)
            let critic = try await open.browser(of: "critic")
            let empty = try await critic.get(Self.page)
            #expect(empty.status == 200 && empty.text.contains("Nothing is known for the next 90 days."))
            #expect(try await critic.get("/library").text.contains("href=\"\(Self.page)\""))

            let viewer = try await open.member("viewer", watching: [.tv(7_100_001), .tv(7_100_002), .movie(7_100_003), .movie(7_100_004)])
            let page = try await viewer.get(Self.page)
            let (today, week, later) = (
                try #require(section("today", page)), try #require(section("week", page)), try #require(section("later", page))
            )
            #expect(today.contains("New Harbor") && today.contains("New season") && !today.contains("Lighthouse"))
            #expect(today.contains("href=\"/title/tv/7100002/season/1/episode/1\""))
            #expect(week.contains("The Lighthouse Crew") && week.contains("datetime=\"2026-12-03\"") && week.contains("Part 2"))
            // The release in the country of the reader.
            #expect(week.contains("Salt and Rope") && week.contains("datetime=\"2026-12-02\"") && week.contains("In theaters"))
            #expect(later.contains("Finale") && later.contains("datetime=\"2026-12-24\"") && later.contains("The Long Tide"))
            #expect(page.text.contains("A day has no time zone"))
            #expect(!page.text.contains("2026-11-26"))
            // The other member still has nothing.
            #expect(try await !critic.get(Self.page).text.contains("New Harbor"))
        }
    }

    @Test func `a day that has moved is marked for a week, with the day of before`() async throws {
        let day = TestDay()
        try await OpenSite.run(clock: day.clock) { open in
            try open.sandbox.addComing()
            let viewer = try await open.member("viewer", watching: [.tv(7_100_001)])
            #expect(try await !viewer.get(Self.page).text.contains("Moved from"))
            try open.sandbox.addComing(next: "2026-12-05")
            day.pass(hours: 30)
            for _ in 0..<2 {
                let page = try await viewer.get(Self.page)
                #expect(page.text.contains("datetime=\"2026-12-05\"") && page.text.contains("Moved from Dec"), "\(page.text)")
            }
            #expect(try await viewer.get(Self.page + ".json").text.contains("\"previousDay\":\"2026-12-03\""))
            day.pass(hours: 60)
            open.sandbox.behave(.status(503))
            #expect(try await viewer.get(Self.page).text.contains("Moved from Dec"))
        }
    }

    @Test func `a moved day is forgotten after a week, and an older answer moves none`() throws {
        let (days, first) = (MovedDays(), try #require(Day("2026-12-01")))
        func shown(_ text: String, at now: Int, isOld: Bool = false) throws -> Day? {
            var upcoming = Upcoming(first: first)
            upcoming.entries = [UpcomingEntry(.release(1, .theatrical, region: nil), title: "A", day: try #require(Day(text)))]
            if isOld { upcoming.refreshError = MarqueeError(.offline, .init("test", "Gone.")) }
            return days.noting(upcoming, at: now).entries[0].previousDay
        }
        #expect(try shown("2026-12-10", at: 0) == nil)
        #expect(try shown("2026-12-09", at: 1, isOld: true) == nil)
        #expect(try shown("2026-12-12", at: 1)?.description == "2026-12-10")
        #expect(try shown("2026-12-12", at: 7 * 86_400_000)?.description == "2026-12-10")
        #expect(try shown("2026-12-12", at: 7 * 86_400_000 + 1) == nil)
    }

    @Test func `the country of the reader decides the release`() async throws {
        let day = TestDay()
        try await OpenSite.run(clock: day.clock) { open in
            try open.sandbox.addComing()
            let viewer = try await open.member("viewer", watching: [.movie(7_100_003)])
            _ = try await viewer.get("/account")
            _ = try await viewer.post("/settings", ["country": "DE", "back": "/account"])
            let page = try await viewer.get(Self.page)
            let later = try #require(section("later", page))
            #expect(later.contains("datetime=\"2026-12-10\"") && later.contains("Digital release") && section("week", page) == nil)
            let json = try await viewer.get(Self.page + ".json")
            #expect(json.headers["content-type"] == "application/json" && json.text.contains("\"day\":\"2026-12-10\""))
        }
    }

    @Test func `while TMDb is away, what was read is shown with its age, and what was not is counted`() async throws {
        let day = TestDay()
        try await OpenSite.run(clock: day.clock) { open in
            try open.sandbox.addComing()
            let viewer = try await open.member("viewer", watching: [.tv(7_100_001)])
            _ = try await viewer.get(Self.page)
            day.pass(hours: 30)
            open.sandbox.behave(.status(503))
            let old = try await viewer.get(Self.page)
            #expect(old.status == 200 && old.text.contains("The Lighthouse Crew"))
            #expect(old.text.contains("badge away") && old.text.contains("Age of the data"))
            // The day of before is no longer today, and the episode is one day nearer.
            #expect(try #require(section("week", old)).contains("datetime=\"2026-12-03\""))
            _ = try await viewer.get("/account")
            _ = try await viewer.post("/title/movie/7100004/mark", ["watchlist": "on"])
            #expect(try await viewer.get(Self.page).text.contains("Titles that could not be read: 1"))
        }
    }

    @Test func `tonight has up to three titles that stream in the country and fit the time, with their services`() async throws {
        let day = TestDay()
        try await OpenSite.run(clock: day.clock) { open in
            try open.sandbox.addComing()
            #expect(try await open.browser().get("/library/tonight").status == 401)
            let titles: [MediaReference] = [.tv(7_100_001), .tv(7_100_002), .movie(7_100_003), .movie(7_100_004)]
            let viewer = try await open.member("viewer", watching: titles)
            let page = try await viewer.get("/library/tonight")
            let list = try #require(page.between("<ul class=\"links coming\">", "</main>"))
            let found = titles.filter { list.contains("href=\"/title/\($0.kind.rawValue)/\($0.id)\"") }
            #expect(found == [.tv(7_100_001), .movie(7_100_003), .movie(7_100_004)])
            #expect(list.contains("Disney Plus") && list.contains("1 hr, 35 min"), "\(list)")
            let short = try await viewer.get("/library/tonight?minutes=100")
            #expect(!short.text.contains("The Long Tide") && short.text.contains("Salt and Rope"))
            #expect(short.text.contains("<option value=\"100\" selected>"))
            for minutes in ["0", "-1", "1441", "x", "99999999999999999999"] {
                #expect(try await viewer.get("/library/tonight?minutes=\(minutes)").status == 400, "\(minutes)")
            }
            // A title that was never read may stream.
            open.sandbox.behave(.status(503))
            _ = try await viewer.get("/title/movie/999")
            #expect(try await viewer.get("/library/tonight?minutes=100").text.contains("Salt and Rope"))
            #expect(try await viewer.get("/library/tonight?minutes=5").text.contains("<p class=\"empty\">TMDb cannot be reached</p>"))
            open.sandbox.behave(.normal)
            // Nothing streams in another country.
            _ = try await viewer.get("/account")
            _ = try await viewer.post("/settings", ["country": "NZ", "back": "/account"])
            #expect(try await viewer.get("/library/tonight").text.contains("No title of your watchlist"))
        }
    }

    @Test func `every page is whole in every language`() async throws {
        let day = TestDay()
        try await OpenSite.run(clock: day.clock) { open in
            try open.sandbox.addComing()
            let viewer = try await open.member("viewer", watching: [.tv(7_100_001)])
            for language in Language.allCases {
                _ = try await viewer.get("/account")
                _ = try await viewer.post("/settings", ["language": language.rawValue, "back": "/account"])
                for (path, title) in [
                    (Self.page, language.texts.coming.comesNext), ("/library/tonight", language.texts.coming.tonight),
                    ("/account/calendar", language.texts.coming.calendar), ("/collection/10/missing", language.texts.coming.missing),
                ] {
                    let page = try await viewer.get(path)
                    #expect(page.status == 200 && page.text.contains("<h1>\(("\(title)" as HTML).text)</h1>"), "\(language) \(path)")
                }
            }
        }
    }

    @Test func `a long shelf is read in part, and the page says so`() async throws {
        let day = TestDay()
        let most = FollowedTitles.mostOfAShelf
        try await OpenSite.run(clock: day.clock) { open in
            for number in 0...most { try open.sandbox.add(SandboxCatalog.Movie(id: 7_200_000 + number, title: "Movie \(number)")) }
            let viewer = try await open.member("viewer", watching: (0...most).map { .movie(7_200_000 + $0) })
            let session = try await open.session(of: viewer)
            let planned = try await open.site.marquee.user(session).planned()
            #expect(planned.titles.count == most && planned.isPart)
            #expect(try await viewer.get(Self.page).text.contains("Of each shelf, the newest 200 titles are read."))
        }
    }
}

/// Movies of collections and people that a member has not marked.
@Suite(.timeLimit(.minutes(10)))
struct MissingTests {
    @Test(arguments: ["/collection/10", "/person/287"]) func `a member sees the movies without a mark, and a visitor sees none`(
        path: String
    ) async throws {
        try await OpenSite.run { open in
            #expect(try await !open.browser().get(path).text.contains("Not marked by you"))
            #expect(try await open.browser().get(path + "/missing").status == 401)
            let viewer = try await open.browser(of: "viewer")
            let page = try await viewer.get(path)
            let row = try #require(page.between("<h2 id=\"missing\">", "</section>"))
            let first = try #require(row.piece(from: "<a href=\"/title/movie/", to: "\""))
            #expect(page.text.contains("href=\"\(path)/missing\""))
            let whole = try await viewer.get(path + "/missing")
            #expect(whole.status == 200 && whole.text.contains("<li class=\"card\"><a href=\"/title/movie/\(first)\">"))
            _ = try await viewer.post("/title/movie/\(first)/mark", ["rating": "8"])
            let after = try await viewer.get(path + "/missing")
            #expect(!after.text.contains("<li class=\"card\"><a href=\"/title/movie/\(first)\">"))
            let critic = try await open.browser(of: "critic")
            #expect(try await critic.get(path + "/missing").text.contains("<li class=\"card\"><a href=\"/title/movie/\(first)\">"))
        }
    }
}
