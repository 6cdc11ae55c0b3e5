import Foundation
import Marquee
import MarqueeSandbox
import Testing

@testable import Cinema

/// Machines with clocks and keys of their own, and the end of one.
@Suite(.timeLimit(.minutes(10)))
struct SeveralMachinesTests {
    /// The environment of a site on a sandbox, with its own folder of answers.
    private static func environment(_ sandbox: Sandbox, _ folder: URL) -> [String: String] {
        [
            "TMDB_ACCESS_TOKEN": Sandbox.accessToken, "TMDB_BASE_URL": sandbox.baseURL.absoluteString,
            "TMDB_IMAGE_BASE_URL": sandbox.imageBaseURL.absoluteString, "TMDB_WEB_URL": sandbox.baseURL.absoluteString,
            "XDG_CACHE_HOME": folder.appending(path: "cache").path, "XDG_STATE_HOME": folder.appending(path: "state").path,
        ]
    }

    /// Two sites that share people, sessions and the secret of cookies, in a database: times of changes are those of its clock. Two programs on one
    /// file have one clock.
    private func run(_ hours: Double, _ test: (OpenSite, OpenSite) async throws -> Void) async throws {
        let sandbox = try await Sandbox.start(Sandbox.Options(pageSize: 12, accounts: [.viewer]))
        let folder = FileManager.default.temporaryDirectory.appending(path: "cinema-clocks-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        func settings(_ name: String, on database: TestDatabase) -> (inout Settings) -> Void {
            {
                $0.secret = String(repeating: "s", count: 32)
                $0.environment = Self.environment(sandbox, folder.appending(path: name))
                $0.database = database.connection
            }
        }
        let other = WallClock { Date().addingTimeInterval(hours * 3_600) }
        try await TestDatabase.run { database in
            try await OpenSite.run(on: sandbox, change: settings("one", on: database)) { one in
                try await OpenSite.run(clock: other, on: sandbox, change: settings("two", on: database)) { two in try await test(one, two) }
            }
        }
        await sandbox.stop()
    }

    @Test(.enabled(if: TestDatabase.programs != nil, "PostgreSQL is not installed"), arguments: [1.0, -1.0])
    func `A sign-in begins on one machine and ends on another, whose clock is an hour off`(
        hours: Double
    ) async throws {
        try await run(hours) { one, two in
            let browser = one.browser()
            _ = try await browser.get("/title/movie/550")
            // The mark that leads to the sign-in waits for it too.
            #expect(try await browser.post("/title/movie/550/mark", ["favorite": "on"]).status == 303)
            _ = try await browser.get("/sign-in")
            let start = try await browser.post("/sign-in")
            let token = start.location.split(separator: "/").last?.split(separator: "?").first.map(String.init) ?? ""
            one.sandbox.approve(token, as: "viewer")
            let there = two.browser()
            there.cookie = browser.cookie
            let end = try await there.get("/signed-in?request_token=\(token)&approved=true")
            #expect(end.status == 303 && !end.location.hasPrefix("/sign-in"), "\(end.location)")
            browser.cookie = there.cookie
            for browser in [there, browser] {
                #expect(try await browser.get("/account").status == 200)
                #expect(try await browser.get("/library").text.contains("Fight Club"))
            }
        }
    }

    @Test func `The end of the site lets a page under way wait for TMDb`() async throws {
        // A page waits for TMDb for four seconds at most, and the site for such a page.
        #expect(Bounds().end > Settings().pageTimeLimit)
        let sandbox = try await Sandbox.start(Sandbox.Options(pageSize: 12))
        let folder = FileManager.default.temporaryDirectory.appending(path: "cinema-end-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        var pending: RawConnection?
        try await OpenSite.run(on: sandbox) {
            $0.pageTimeLimit = .seconds(4)
            $0.environment = Self.environment(sandbox, folder)
        } _: { open in
            sandbox.behave(.slow(.seconds(3)))
            let connection = try RawConnection(to: open.address)
            connection.write("GET /title/movie/550 HTTP/1.1\r\nHost: 127.0.0.1:\(open.address.port ?? 0)\r\n\r\n")
            while sandbox.counters.requests == 0 { try await Task.sleep(for: .milliseconds(10)) }
            pending = connection
        }
        let answer = try #require(await pending?.rest())
        #expect(answer.status == 200 && answer.contains("Fight Club"), "\(answer.prefix(100))")
        await sandbox.stop()
    }
}

/// Sessions in the database are sealed by keys of the site.
struct SessionSealingTests {
    private let one = String(repeating: "1", count: 32)
    private let two = String(repeating: "2", count: 32)

    @Test func `A sealed session is opened with its key only`() throws {
        let sealed = try SessionSealing([one]).seal(Secret("session"))
        #expect(String(decoding: sealed, as: UTF8.self).contains("session") == false)
        #expect(try SessionSealing([one]).open(sealed) == Secret("session"))
        for keys in [[], [two]] { #expect(throws: SessionSealing.UnknownKey.self) { try SessionSealing(keys).open(sealed) } }
        for index in sealed.indices.dropFirst() {
            var damaged = sealed
            damaged[index] ^= 1
            #expect(throws: (any Error).self) { try SessionSealing([one]).open(damaged) }
        }
        for count in 1..<sealed.count { #expect(throws: (any Error).self) { try SessionSealing([one]).open(sealed.prefix(count)) } }
    }

    @Test func `A new key seals, and the old one still opens`() throws {
        let before = try SessionSealing([one]).seal(Secret("session"))
        let both = SessionSealing([two, one])
        #expect(try both.open(before) == Secret("session"))
        let after = try both.seal(Secret("session"))
        #expect(try SessionSealing([two]).open(after) == Secret("session"))
        #expect(throws: SessionSealing.UnknownKey.self) { try SessionSealing([one]).open(after) }
    }

    @Test func `Without a key, sessions are stored as they are, and a later key still opens them`() throws {
        let plain = try SessionSealing([]).seal(Secret("session"))
        #expect(plain == Data("session".utf8))
        #expect(try SessionSealing([one]).open(plain) == Secret("session"))
    }

    @Test func `The secret of cookies seals where no other key is given, and still opens afterwards`() throws {
        let secret = String(repeating: "s", count: 32)
        let by = SessionSealing(try Settings(environment: ["CINEMA_SECRET": secret]).sealingKeys)
        let sealed = try by.seal(Secret("session"))
        let later = SessionSealing(try Settings(environment: ["CINEMA_SECRET": secret, "CINEMA_SEALING_KEY": one]).sealingKeys)
        #expect(try later.open(sealed) == Secret("session"))
        #expect(throws: SessionSealing.UnknownKey.self) { try by.open(try later.seal(Secret("session"))) }
        let rotated = SessionSealing(
            try Settings(environment: ["CINEMA_SECRET": two, "CINEMA_OLD_SEALING_KEYS": "\(one),\(secret)"]).sealingKeys)
        #expect(try rotated.open(sealed) == Secret("session"))
    }
}
