import Foundation
import Marquee
import MarqueeSandbox
import Testing

@testable import Cinema

/// A library that a member brings along, and takes out again.
@Suite(.timeLimit(.minutes(10)))
struct ImportPageTests {
    static let ratings = """
        Date,Name,Year,Letterboxd URI,Rating\r
        2024-05-01,Fight Club,1999,https://boxd.it/2a9q,4.5\r
        2024-05-02,The Shawshank Redemption,1994,https://boxd.it/2aBA,4\r
        2024-05-03,A Film That Nobody Made,1950,https://boxd.it/zzzz,3\r
        2024-05-04,Broken,1950,https://boxd.it/zzzy,eleven\r

        """

    @Test func `a table of Letterboxd becomes a plan, the plan becomes marks, and the export of the member has them`() async throws {
        try await OpenSite.run { open in
            open.sandbox.edit("viewer") { $0 = .init() }
            let (viewer, critic) = (try await open.browser(of: "viewer"), try await open.browser(of: "critic"))
            #expect(try await viewer.get("/account").text.contains("href=\"/account/library\""))
            let plan = try await viewer.upload(Self.ratings)
            #expect(plan.status == 200 && plan.headers["cache-control"] == "private, no-store")
            #expect(plan.text.contains("Marks to set: 2") && plan.text.contains("Not found: 2") && plan.text.contains("Not read: 1"))
            #expect(plan.text.contains("<a href=\"/title/movie/550\"><bdi>Fight Club (1999)</bdi></a> ★ 9"))
            #expect(plan.text.contains("ratings.csv:5</bdi> Invalid rating <bdi>eleven"))
            // Nothing is set before the second form.
            #expect(try await viewer.get("/account/library.json").text.contains("\"titles\" : [\n\n  ]"))
            let id = try #require(plan.between("name=\"plan\" value=\"", "\""))
            _ = try await viewer.get("/account/library")
            let report = try await viewer.post("/account/library/apply", ["plan": id])
            #expect(report.status == 200 && report.text.contains("sent to TMDb now: 2"))
            try await viewer.syncAll()
            let account = open.sandbox.library(of: "viewer")
            #expect(account.ratedMovies[550] == 9 && account.ratedMovies[278] == 8 && account.ratedMovies.count == 2)
            let export = try await viewer.get("/account/library.json")
            #expect(export.headers["content-disposition"] == "attachment; filename=\"library.json\"")
            #expect(export.headers["cache-control"] == "private, no-store" && export.headers["content-type"] == "application/json")
            #expect(export.text.contains("Fight Club") && export.text.contains("The Shawshank Redemption"))
            let table = try await viewer.get("/account/library/letterboxd-ratings.csv")
            #expect(table.headers["content-disposition"] == "attachment; filename=\"letterboxd-ratings.csv\"")
            #expect(table.text.contains("550,Fight Club,1999,9\r\n"))
            #expect(try await !critic.get("/account/library.json").text.contains("Fight Club"))
            // The plan is applied once.
            #expect(try await viewer.post("/account/library/apply", ["plan": id]).status == 404)
            // The export can be imported again, and changes nothing.
            let again = try await viewer.upload(export.text, name: "library.json")
            #expect(again.text.contains("Already yours: 2") && !again.text.contains("Set these marks"))
        }
    }

    @Test func `a plan is for its member, for ten minutes, and the newest one of a member counts`() async throws {
        let day = TestDay()
        try await OpenSite.run(clock: day.clock, change: { $0.bounds.plans = 1 }) { open in
            let (viewer, critic) = (try await open.browser(of: "viewer"), try await open.browser(of: "critic"))
            func plan(of browser: Browser) async throws -> String {
                try #require(try await browser.upload(Data(Self.ratings.utf8), follows: false).location.piece(after: "?plan="))
            }
            let first = try await plan(of: viewer)
            #expect(try await critic.get("/account/library?plan=" + first).status == 404)
            _ = try await critic.get("/account/library")
            let foreign = try await critic.post("/account/library/apply", ["plan": first])
            #expect(foreign.status == 404 && foreign.text.contains("unknown or older than ten minutes"))
            #expect(try await open.browser().get("/account/library?plan=" + first).status == 401)
            let second = try await plan(of: viewer)
            #expect(try await viewer.get("/account/library?plan=" + first).status == 404)
            #expect(try await viewer.get("/account/library?plan=" + second).status == 200)
            day.pass(minutes: 11)
            #expect(try await viewer.get("/account/library?plan=" + second).status == 404)
            #expect(open.site.transfers.planCount == 0)
            // The site keeps as many plans as its bounds say.
            let third = try await plan(of: viewer)
            _ = try await plan(of: critic)
            #expect(open.site.transfers.planCount == 1)
            #expect(try await viewer.get("/account/library?plan=" + third).status == 404)
        }
    }

    @Test func `a member has one transfer at a time, and the site has few`() async throws {
        try await OpenSite.run(change: { $0.bounds.transfers = 2 }) { open in
            let (viewer, critic) = (try await open.browser(of: "viewer"), try await open.browser(of: "critic"))
            let session = try await open.session(of: viewer)
            #expect(open.site.transfers.enter(session.id))
            let busy = try await viewer.upload(Self.ratings)
            #expect(busy.status == 503 && busy.headers["retry-after"] == "30" && busy.text.contains("Another import or export is running"))
            let file = try await viewer.get("/account/library.json")
            #expect(file.status == 503 && file.headers["retry-after"] == "30" && file.text.contains("busy"))
            #expect(try await critic.upload(Self.ratings).status == 200)
            #expect(open.site.transfers.enter(-1))
            #expect(try await critic.upload(Self.ratings).status == 503)
            open.site.transfers.leave(session.id)
            #expect(try await viewer.upload(Self.ratings).status == 200)
        }
    }

    @Test func `an import that takes too long ends with a page, and its place is free`() async throws {
        try await OpenSite.run(change: { $0.bounds.transfer = .milliseconds(100) }) { open in
            let viewer = try await open.browser(of: "viewer")
            open.sandbox.behave(.slow(.seconds(600)))
            let slow = try await viewer.upload(Self.ratings)
            #expect(slow.status == 503 && slow.headers["retry-after"] == "5" && slow.text.contains("longer than one page may"))
            #expect(open.site.transfers.planCount == 0)
            let session = try await open.session(of: viewer)
            #expect(open.site.transfers.enter(session.id))
        }
    }

    @Test func `the pages are for members, in every language`() async throws {
        try await OpenSite.run { open in
            for path in ["/account/library", "/account/library.json", "/account/library/letterboxd-watchlist.csv"] {
                #expect(try await open.browser().get(path).status == 401, "\(path)")
            }
            let viewer = try await open.browser(of: "viewer")
            for path in ["imdb-ratings.csv", "letterboxd-ratings", "else.csv", "letterboxd-ratings.csv.csv"] {
                #expect(try await viewer.get("/account/library/" + path).status == 404, "\(path)")
            }
        }
        let texts = Language.allCases.map(\.texts.transfer)
        for word in [\TransferTexts.title, \.bringHint, \.busy, \.slow, \.expired, \.set, \.unreadable] {
            #expect(Set(texts.map { $0[keyPath: word] }).count == Language.allCases.count)
        }
    }
}

extension String {
    func piece(after start: String) -> String? { range(of: start).map { String(self[$0.upperBound...]) } }
}
