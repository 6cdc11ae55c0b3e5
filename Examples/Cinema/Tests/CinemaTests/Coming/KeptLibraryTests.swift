import Foundation
import Marquee
import MarqueeKeeping
import MarqueeSandbox
import Testing

@testable import Cinema

/// Titles of members that a machine keeps.
@Suite(.timeLimit(.minutes(10)))
struct KeptLibraryTests {
    private func run(members: Int, _ test: (OpenSite, TestDay) async throws -> Void) async throws {
        let (day, sandbox) = (TestDay(), try await Sandbox.start(Sandbox.Options(pageSize: 12, accounts: Settings().sandbox.accounts)))
        let folder = FileManager.default.temporaryDirectory.appending(path: "cinema-kept-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try sandbox.addComing()
        let change = OpenSite.stored(on: sandbox, in: folder)
        try await OpenSite.run(clock: day.clock, on: sandbox) {
            change(&$0)
            $0.keptMembers = members
        } _: { open in
            try await test(open, day)
        }
        await sandbox.stop()
    }

    @Test func `nothing is kept unless the operator says so`() async throws {
        try await run(members: 0) { open, _ in
            _ = try await open.member("viewer", watching: [.tv(7_100_001)])
            await open.site.kept.round(in: open.site)
            #expect(try await open.site.marquee.keeping.jobs().isEmpty)
            #expect(try await open.site.marquee.cache.info()?.keptAnswers == 0)
            #expect(try await !open.browser().get("/device").text.contains("Kept on purpose"))
        }
    }

    @Test func `what members have marked is kept for them, and opens while TMDb is away`() async throws {
        try await run(members: 2) { open, _ in
            let viewer = try await open.member("viewer", watching: [.movie(7_100_003)])
            await open.site.kept.round(in: open.site)
            let jobs = try await open.site.marquee.keeping.jobs()
            #expect(jobs.count == 1 && jobs[0].request.items == .library)
            #expect(try await open.site.marquee.cache.info()?.keptAnswers ?? 0 > 0)
            #expect(try await viewer.get("/device").text.contains("<dt>Kept on purpose</dt>"))
            open.sandbox.behave(.offline)
            // Its page was never opened.
            let page = try await viewer.get("/title/movie/7100003")
            #expect(page.status == 200 && page.text.contains("1 hr, 35 min"))
            #expect(!page.text.contains("badge away"))
        }
    }

    @Test func `the members who were here last are kept, and a sign-out everywhere releases the titles`() async throws {
        try await run(members: 1) { open, day in
            let viewer = try await open.member("viewer", watching: [.movie(7_100_003)])
            await open.site.kept.round(in: open.site)
            let first = try await open.site.marquee.keeping.jobs().map(\.id)
            day.pass(hours: 1)
            // An operator's own request stays as it is, and is nobody's calendar.
            let own = try await open.site.marquee.keep(KeepRequest(.titles([.tv(7_100_001)])))
            let critic = try await open.member("critic", watching: [.movie(7_100_004)])
            await open.site.kept.round(in: open.site)
            let second = try await open.site.marquee.keeping.jobs().map(\.id)
            #expect(first.count == 1 && second.count == 2 && second.contains(own.id) && !second.contains(first[0]))
            #expect(try await !viewer.get("/library/upcoming").text.contains("The Lighthouse Crew"))
            _ = try await critic.get("/account")
            _ = try await critic.post("/sign-out")
            await open.site.kept.round(in: open.site)
            #expect(try await !open.site.marquee.keeping.jobs().map(\.id).contains { second.contains($0) && $0 != own.id })
        }
    }

    @Test func `a member with another language is kept in it, once a day`() async throws {
        try await run(members: 2) { open, day in
            let viewer = try await open.member("viewer", watching: [.movie(7_100_003)])
            await open.site.kept.round(in: open.site)
            let english = try await open.site.marquee.keeping.jobs().map(\.id)
            _ = try await viewer.get("/account")
            _ = try await viewer.post("/settings", ["language": "de", "back": "/account"])
            _ = try await viewer.get("/library")
            await open.site.kept.round(in: open.site)
            #expect(try await open.site.marquee.keeping.jobs().map(\.id) == english)
            day.pass(hours: 25)
            _ = try await viewer.get("/library")
            await open.site.kept.round(in: open.site)
            let german = try await open.site.marquee.keeping.jobs().map(\.id)
            #expect(german.count == 1 && german != english)
            open.sandbox.behave(.offline)
            #expect(try await viewer.get("/title/movie/7100003").text.contains("Salt and Rope"))
        }
    }
}
