import Foundation
import Marquee
import MarqueeSandbox
import Testing

@testable import Cinema

/// Sites on a database of people.
@Suite(.timeLimit(.minutes(10)), .enabled(if: TestDatabase.programs != nil, "PostgreSQL is not installed"))
struct DatabaseTests {
    private static let secret = String(repeating: "s", count: 32)

    /// A sandbox, a database and a folder for caches.
    private func run(_ test: (Sandbox, TestDatabase, URL) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "cinema-people-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let sandbox = try await Sandbox.start(Sandbox.Options(pageSize: 12, accounts: [.viewer]))
        try await TestDatabase.run { try await test(sandbox, $0, folder) }
        await sandbox.stop()
    }

    /// A machine with variables as an operator sets them.
    private func machine(
        _ name: String, _ variables: [String: String] = [:], on sandbox: Sandbox, _ database: TestDatabase, _ folder: URL,
        _ test: (OpenSite) async throws -> Void
    ) async throws {
        var environment = [
            "TMDB_ACCESS_TOKEN": Sandbox.accessToken, "TMDB_BASE_URL": sandbox.baseURL.absoluteString,
            "TMDB_IMAGE_BASE_URL": sandbox.imageBaseURL.absoluteString, "TMDB_WEB_URL": sandbox.baseURL.absoluteString,
            "CINEMA_CACHE": folder.appending(path: name).path, "CINEMA_DATABASE": database.connection, "CINEMA_SECRET": Self.secret,
        ]
        environment.merge(variables) { $1 }
        let read = try Settings(environment: environment)
        try await OpenSite.run(on: sandbox) {
            let bounds = $0.bounds
            let (page, refresh) = ($0.pageTimeLimit, $0.refreshTimeLimit)
            $0 = read
            ($0.port, $0.bounds, $0.pageTimeLimit, $0.refreshTimeLimit) = (0, bounds, page, refresh)
            $0.operatorToken = OpenSite.operatorToken
        } _: {
            try await test($0)
        }
    }

    @Test func `Sessions are sealed with a key that can be replaced, and a site without the key sends none`() async throws {
        try await run { sandbox, database, folder in
            var cookie: String?
            try await machine("one", on: sandbox, database, folder) { site in
                cookie = try await site.browser(of: "viewer").cookie
            }
            func sealed() async throws -> String { try await database.rows("SELECT encode(session, 'hex') FROM marquee.account") }
            let before = try await sealed()
            #expect(before.hasPrefix("01") && before.count > 2 * 40)
            // A new key, beside that of the secret.
            try await machine("two", ["CINEMA_SEALING_KEY": String(repeating: "k", count: 32)], on: sandbox, database, folder) { site in
                let browser = site.browser()
                browser.cookie = cookie
                _ = try await browser.get("/title/movie/550")
                #expect(try await browser.post("/title/movie/550/mark", ["favorite": "on"]).status == 303)
                try await browser.syncAll()
                #expect(sandbox.library(of: "viewer").favoriteMovies.contains(550))
                let again = try await site.browser(of: "viewer")
                #expect(try await again.get("/account").status == 200)
                #expect(try await sealed() != before)
            }
            // The site of the secret alone does not know that key. Nothing of the session is sent, so TMDb does not end it.
            try await machine("three", on: sandbox, database, folder) { site in
                let requests = sandbox.counters.requests
                let browser = site.browser()
                browser.cookie = cookie
                let page = try await browser.get("/library")
                #expect(page.status == 503)
                #expect(sandbox.counters.requests == requests)
            }
            #expect(try await database.rows("SELECT state FROM marquee.account").isEmpty == false)
        }
    }

    @Test func `A time of a sign-in that no date holds ends no site`() async throws {
        try await run { sandbox, database, folder in
            try await machine("one", on: sandbox, database, folder) { site in
                let browser = try await site.browser(of: "viewer")
                _ = try await database.rows("UPDATE marquee.account SET signed_in_at = \(Int64.max), version = version + 1")
                for path in ["/account", "/library", "/"] { #expect([200, 401].contains(try await browser.get(path).status), "\(path)") }
                #expect(try await site.browser().get("/title/movie/550").status == 200)
            }
        }
    }

    @Test func `The schema and the connections are those of the variables`() async throws {
        try await run { sandbox, database, folder in
            let variables = ["CINEMA_DATABASE_SCHEMA": "films", "CINEMA_DATABASE_CONNECTIONS": "3", "CINEMA_CHANGE_RETENTION": "7"]
            try await machine("one", variables, on: sandbox, database, folder) { site in
                let browser = try await site.browser(of: "viewer")
                #expect(try await browser.get("/account").status == 200)
                #expect(try await database.rows("SELECT count(*) FROM films.account") == "1")
                #expect(site.site.marquee.stats().prometheus.contains("\nmarquee_database_connections_limit 3\n"))
            }
        }
    }

    @Test func `A machine reads the answers that another one has asked for`() async throws {
        try await run { sandbox, database, folder in
            let shares = ["CINEMA_SHARED_ANSWERS": "64"]
            let paths = ["/title/movie/550", "/person/287"]
            try await machine("one", shares, on: sandbox, database, folder) { one in
                for path in paths { #expect(try await one.browser().get(path).status == 200) }
                let asked = sandbox.counters.requests
                #expect(asked > 0)
                try await machine("two", shares, on: sandbox, database, folder) { two in
                    for path in paths {
                        let page = try await two.browser().get(path)
                        #expect(page.status == 200)
                    }
                    #expect(sandbox.counters.requests == asked)
                    #expect(two.site.health(withParts: true).text == "ready\n")
                }
                // Without shared answers, a machine asks by itself.
                try await machine("three", on: sandbox, database, folder) { three in
                    for path in paths {
                        let page = try await three.browser().get(path)
                        #expect(page.status == 200)
                    }
                    #expect(sandbox.counters.requests > asked)
                }
            }
        }
    }
}
