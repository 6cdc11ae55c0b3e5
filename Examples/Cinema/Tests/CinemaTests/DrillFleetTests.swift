import Foundation
import MarqueeSandbox
import Testing

@testable import Cinema

/// The drills of a night on call, one after the other, under visitors and people who set marks: `make fleet`.
@Suite(.serialized, .timeLimit(.minutes(30)), .enabled(if: Fleet.seconds != nil, "CINEMA_FLEET is not set."))
struct DrillFleetTests {
    private static let people = (1...6).map { Sandbox.Account(username: "person\($0)", password: "popcorn", id: 5_000 + $0) }
    private static let paths = ["/", "/tv", "/movies/popular", "/tv/popular", "/person/287", "/title/movie/550"]

    /// A fault of one part of the fleet, and its end.
    private struct Drill: Sendable {
        let name: String
        /// The title that each person marks during the drill.
        let title: Int
        let begin: @Sendable (Fleet, Sandbox) async throws -> Void
        let end: @Sendable (Fleet, Sandbox) async throws -> Void
    }

    private static func ofTMDb(_ name: String, _ title: Int, _ behavior: Sandbox.Behavior) -> Drill {
        Drill(name: name, title: title, begin: { $1.behave(behavior) }, end: { $1.behave(.normal) })
    }

    private static func setting(_ value: String) -> @Sendable (Fleet, Sandbox) async throws -> Void {
        { (fleet, _) in
            _ = try await fleet.sql("ALTER SYSTEM \(value)")
            _ = try await fleet.sql("SELECT pg_reload_conf()")
        }
    }

    private static let drills = [
        Drill(
            name: "database paused", title: 550, begin: { (fleet, _) in try await fleet.command("pause") },
            end: { (fleet, _) in try await fleet.command("resume") }),
        Drill(
            name: "database refuses", title: 11, begin: { (fleet, _) in try await fleet.command("refuse") },
            end: { (fleet, _) in try await fleet.command("accept") }),
        Drill(
            name: "database is read-only", title: 238, begin: setting("SET default_transaction_read_only = on"),
            end: setting("RESET default_transaction_read_only")),
        ofTMDb("TMDb slow", 129, .slow(.seconds(3))), ofTMDb("TMDb refuses with 429", 13, .rateLimited(retryAfter: 1)),
        ofTMDb("TMDb fails with 503", 862, .status(503)),
    ]

    /// How long a mark of a person takes to be accepted, after a drill.
    private static func mark(_ title: Int, _ browser: Browser) async throws {
        while try await browser.post("/title/movie/\(title)/mark", ["favorite": "on"]).status != 303 {
            try await Task.sleep(for: .milliseconds(50))
        }
    }

    @Test func `No cached page fails in a drill, and no accepted mark is lost`() async throws {
        var options = Sandbox.Options(pageSize: 12, accounts: Self.people)
        options.maxAge = 2
        let sandbox = try await Sandbox.start(options)
        try await Fleet.run(on: sandbox, sites: 3) { fleet in
            var cookies: [String?] = []
            for account in Self.people {
                let browser = Browser(address: fleet.sites[0].address, language: nil)
                try await browser.signIn(as: account.username, on: sandbox)
                cookies.append(browser.cookie)
            }
            for site in fleet.sites {
                for cookie in [nil, cookies[0]] {
                    let browser = Browser(address: site.address, language: nil)
                    browser.cookie = cookie
                    for path in Self.paths { #expect(try await browser.get(path).status == 200) }
                }
            }
            let step = Duration.seconds(Fleet.seconds ?? 60) / Self.drills.count
            for drill in Self.drills {
                let (visitors, people) = (Tally(), Tally())
                try await drill.begin(fleet, sandbox)
                let end = ContinuousClock.now + step
                try await withThrowingTaskGroup(of: Void.self) { group in
                    for index in 0..<8 {
                        group.addTask {
                            let browser = Browser(address: fleet.address, language: nil)
                            var round = index
                            while ContinuousClock.now < end {
                                let path = Self.paths[round % Self.paths.count]
                                await visitors.measure(path) { try await browser.get(path) }
                                round += 1
                            }
                        }
                    }
                    for cookie in cookies {
                        group.addTask {
                            let browser = Browser(address: fleet.address, language: nil)
                            browser.cookie = cookie
                            // The form of the page has the token of the person.
                            _ = try await browser.get("/movies/popular")
                            while ContinuousClock.now < end {
                                await people.measure("mark") {
                                    try await browser.post("/title/movie/\(drill.title)/mark", ["favorite": "on"])
                                }
                            }
                        }
                    }
                    try await group.waitForAll()
                }
                try await drill.end(fleet, sandbox)
                let start = ContinuousClock.now
                for cookie in cookies {
                    let browser = Browser(address: fleet.address, language: nil)
                    browser.cookie = cookie
                    _ = try await browser.get("/movies/popular")
                    try await Self.mark(drill.title, browser)
                }
                print(
                    "\(drill.name): visitors \(visitors.text), refused \(visitors.refusals), failed \(visitors.errors); marks \(people.text), ",
                    "refused \(people.refusals); all marks accepted after \(start.duration(to: .now))")
                #expect(visitors.refusals.isEmpty && visitors.errors.isEmpty && people.errors.isEmpty, "\(drill.name)")
            }
            for (account, cookie) in zip(Self.people, cookies) {
                let browser = Browser(address: fleet.address, language: nil)
                browser.cookie = cookie
                try await browser.syncAll()
                #expect(Set(sandbox.library(of: account.username).favoriteMovies) == Set(Self.drills.map(\.title)), "\(account.username)")
            }
        }
        await sandbox.stop()
    }
}
