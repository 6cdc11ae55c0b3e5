import Foundation
import MarqueeSandbox
import Testing

@testable import Cinema

/// Announcements of 100,000 accounts at once, as after an act of an operator, under sites that have run for a while: `make fleet`.
@Suite(.serialized, .timeLimit(.minutes(30)), .enabled(if: Fleet.seconds != nil, "CINEMA_FLEET is not set."))
struct AnnouncementFleetTests {
    private static let people = (1...8).map { Sandbox.Account(username: "person\($0)", password: "popcorn", id: 5_000 + $0) }

    /// Transactions a second on the database, over some seconds.
    private func transactions(_ fleet: Fleet) async throws -> Double {
        func count() async throws -> Double {
            let text = try await fleet.sql(
                "SELECT pg_stat_clear_snapshot(); SELECT sum(xact_commit + xact_rollback) FROM pg_stat_database")
            return Double(text.split(separator: "\n").last ?? "") ?? 0
        }
        let (start, before) = (ContinuousClock.now, try await count())
        try await Task.sleep(for: .seconds(10))
        return (try await count() - before) / (start.duration(to: .now) / .seconds(1))
    }

    @Test func `After announcements of 100,000 accounts, sites work as before`() async throws {
        let sandbox = try await Sandbox.start(Sandbox.Options(pageSize: 12, accounts: Self.people))
        try await Fleet.run(on: sandbox, sites: 3) { fleet in
            for account in Self.people {
                let browser = Browser(address: fleet.sites[0].address, language: nil)
                try await browser.signIn(as: account.username, on: sandbox)
                for site in fleet.sites {
                    let other = Browser(address: site.address, language: nil)
                    other.cookie = browser.cookie
                    for path in ["/library", "/title/movie/550"] { #expect(try await other.get(path).status == 200) }
                }
            }
            let before = try await transactions(fleet)
            for _ in 1...5 {
                _ = try await fleet.sql("SELECT count(pg_notify('marquee', '0 ' || n)) FROM generate_series(1, 20000) AS n")
                _ = try await fleet.sql("SELECT count(pg_notify('marquee', '0 ' || id)) FROM marquee.account")
            }
            let during = try await transactions(fleet)
            try await Task.sleep(for: .seconds(Fleet.seconds ?? 60))
            let after = try await transactions(fleet)
            print("transactions/s of three sites: \(before) before, \(during) during, \(after) after")
            for site in fleet.sites { #expect(try await Browser(address: site.address, language: nil).get("/").status == 200) }
            #expect(after <= 2 * before + 20)
        }
        await sandbox.stop()
    }
}
