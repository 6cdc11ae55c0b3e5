import Foundation
import MarqueeSandbox
import Testing

@testable import Cinema

/// Three processes of the site behind a balancer, on one database and behind one cache. `CINEMA_FLEET` is how long they are visited, in
/// seconds: `make fleet`.
@Suite(.serialized, .timeLimit(.minutes(30)), .enabled(if: Fleet.seconds != nil, "CINEMA_FLEET is not set."))
struct FleetTests {
    private static let people = (1...8).map { Sandbox.Account(username: "person\($0)", password: "popcorn", id: 5_000 + $0) }
    private static let titles = [550, 11, 238, 129, 13, 862]
    private static let paths = ["/", "/tv", "/movies/popular", "/tv/popular", "/person/287"] + titles.map { "/title/movie/\($0)" }

    /// The parts of the visit; each failure begins with one.
    private static let parts = 9

    /// How long a page of a person takes to be served by a site.
    private static func timeUntilOpen(_ site: CinemaProcess, _ guest: (address: URL, cookie: String?)) async throws -> Duration {
        let browser = Browser(address: site.address, language: nil)
        browser.cookie = guest.cookie
        let start = ContinuousClock.now
        while try await browser.get("/library").status != 200 { try await Task.sleep(for: .milliseconds(20)) }
        return start.duration(to: .now)
    }

    @Test func `three machines ask TMDb for no more than one`() async throws {
        let alone = try await Sandbox.start(Sandbox.Options(pageSize: 12))
        let folder = FileManager.default.temporaryDirectory.appending(path: "cinema-alone-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let cinema = try await CinemaProcess(on: alone, folder: folder)
        let visitor = Browser(address: cinema.address, language: nil)
        for path in Self.paths { #expect(try await visitor.get(path).status == 200) }
        _ = await cinema.terminate()

        let sandbox = try await Sandbox.start(Sandbox.Options(pageSize: 12))
        try await Fleet.run(on: sandbox, sites: 3) { fleet in
            for site in fleet.sites {
                let visitor = Browser(address: site.address, language: nil)
                for path in Self.paths {
                    let page = try await visitor.get(path)
                    #expect(page.status == 200)
                }
            }
        }
        let (one, three) = (alone.counters.requests, sandbox.counters.requests)
        print("requests to TMDb: \(one) of one machine, \(three) of three")
        #expect(Double(three) <= 1.05 * Double(one))
        await alone.stop()
        await sandbox.stop()
    }

    @Test func `no cached page fails and no mark is lost, whatever part of the fleet fails`() async throws {
        var options = Sandbox.Options(pageSize: 12, accounts: Self.people)
        options.maxAge = 2
        let sandbox = try await Sandbox.start(options)
        try await Fleet.run(on: sandbox, sites: 3) { fleet in
            var crowd: [(address: URL, cookie: String?)] = []
            for account in Self.people {
                let browser = Browser(address: fleet.sites[0].address, language: nil)
                try await browser.signIn(as: account.username, on: sandbox)
                crowd.append((fleet.address, browser.cookie))
            }
            for site in fleet.sites {
                for cookie in [nil, crowd[0].cookie] {
                    let browser = Browser(address: site.address, language: nil)
                    browser.cookie = cookie
                    for path in Self.paths { #expect(try await browser.get(path).status == 200) }
                }
            }
            let person = crowd[0]
            crowd += Array(repeating: (fleet.address, nil), count: 64 - crowd.count)

            let (visitors, people) = (Tally(), Tally())
            let step = Duration.seconds(Fleet.seconds ?? 60) / Self.parts
            let start = ContinuousClock.now
            let end = start + step * Self.parts
            let balancer = Task { try await fleet.balance() }
            try await withThrowingTaskGroup(of: Void.self) { group in
                group.addTask {
                    try await Task.sleep(for: step)
                    await fleet.sites[2].crash()
                    try await Task.sleep(for: step)
                    try await fleet.restartDatabase()
                    try await Task.sleep(for: step)
                    try await fleet.stopDatabase()
                    // It starts without the database, and serves pages.
                    try await fleet.restart(2)
                    let restarted = Browser(address: fleet.sites[2].address, language: nil)
                    #expect(try await restarted.get("/movies/popular").status == 200)
                    try await Task.sleep(for: step)
                    try await fleet.startDatabase()
                    let restartedAfter = try await Self.timeUntilOpen(fleet.sites[2], person)
                    print("people's pages of the restarted site, after the database: \(restartedAfter)")
                    try await Task.sleep(for: step)
                    try await fleet.promoteStandby()
                    print("people's pages, after the standby: \(try await Self.timeUntilOpen(fleet.sites[0], person))")
                    try await Task.sleep(for: step)
                    try await fleet.reloadProxies()
                    try await Task.sleep(for: step)
                    sandbox.behave(.offline)
                    try await Task.sleep(for: step)
                    sandbox.behave(.normal)
                }
                for (index, guest) in crowd.enumerated() {
                    group.addTask {
                        let browser = Browser(address: guest.address, language: nil)
                        browser.cookie = guest.cookie
                        let tally = guest.cookie == nil ? visitors : people
                        var marks = guest.cookie == nil ? [] : Self.titles
                        var round = index
                        while ContinuousClock.now < end {
                            let path = Self.paths[round % Self.paths.count]
                            let phase = Int(start.duration(to: .now) / step)
                            await tally.measure("in part \(phase + 1) of \(Self.parts)") { try await browser.get(path) }
                            round += 1
                            // A mark counts when the site has accepted it; until then it is set again.
                            guard round.isMultiple(of: 10), let title = marks.first else { continue }
                            let answer = try? await browser.post("/title/movie/\(title)/mark", ["favorite": "on"])
                            if answer?.status == 303 { marks.removeFirst() }
                        }
                        for title in marks {
                            let answer = try await browser.post("/title/movie/\(title)/mark", ["favorite": "on"])
                            #expect(answer.status == 303)
                        }
                    }
                }
                try await group.waitForAll()
            }
            balancer.cancel()
            try await balancer.value
            print("changes of the balancer: \(fleet.changes.map { "site \($0.site) \($0.isReady ? "ready" : "away")" })")
            // A database that is away takes no site out of rotation.
            #expect(fleet.changes == [.init(site: 2, isReady: false), .init(site: 2, isReady: true)])
            print("visitors: \(visitors.text), refused: \(visitors.refusals), failed: \(visitors.errors)")
            print("people: \(people.text), refused: \(people.refusals), failed: \(people.errors)")
            #expect(visitors.refusals.isEmpty && visitors.errors.isEmpty)
            #expect(people.errors.isEmpty)
            for (account, guest) in zip(Self.people, crowd) {
                let browser = Browser(address: guest.address, language: nil)
                browser.cookie = guest.cookie
                while try await !browser.get("/library").text.contains("Everything is sent") {
                    _ = try await browser.post("/library/sync")
                    try await Task.sleep(for: .milliseconds(100))
                }
                #expect(Set(sandbox.library(of: account.username).favoriteMovies) == Set(Self.titles), "\(account.username)")
            }
            let sent = sandbox.counters.writes - Self.people.count
            print("marks sent: \(sent) for \(Self.people.count * Self.titles.count) that were set")
        }
        await sandbox.stop()
    }
}
