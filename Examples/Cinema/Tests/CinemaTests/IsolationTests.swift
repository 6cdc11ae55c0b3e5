import Foundation
import Marquee
import MarqueeSandbox
import Testing

@testable import Cinema

/// Two people and a visitor on one client, with unexpected requests. `CINEMA_REQUESTS` is how many there are.
@Suite(.serialized, .timeLimit(.minutes(60)))
struct IsolationTests {
    /// The visitor, and the words that only this visitor's pages may show.
    private struct Guest: Sendable {
        let username: String?
        let movies: [Int]
        var search: String { "wish-of-\(username ?? "nobody")" }
    }

    private static let guests = [
        Guest(username: "first-guest", movies: [550, 238, 129]), Guest(username: "second-guest", movies: [11, 13, 862]),
        Guest(username: nil, movies: []),
    ]
    private static let requests = ProcessInfo.processInfo.environment["CINEMA_REQUESTS"].flatMap { Int($0) } ?? 2_000

    @Test func `no request shows another person's marks, searches or session`() async throws {
        let accounts = Self.guests.compactMap(\.username).enumerated().map { index, name in
            Sandbox.Account(username: name, password: "popcorn", id: 6_000 + index)
        }
        try await OpenSite.run(accounts: accounts) { open in
            let leaks = await withTaskGroup(of: [String].self) { group in
                // Each of them with four connections at once.
                for (index, guest) in Array(repeating: Self.guests, count: 4).joined().enumerated() {
                    group.addTask {
                        do { return try await self.leaks(to: guest, in: open, seed: UInt64(index)) } catch { return ["\(index): \(error)"] }
                    }
                }
                return await group.reduce(into: []) { $0 += $1 }
            }
            #expect(leaks.isEmpty, "\(leaks.prefix(20).joined(separator: "\n"))")
            for guest in Self.guests {
                guard let username = guest.username else { continue }
                let library = open.sandbox.library(of: username)
                #expect(Set(library.favoriteMovies).isSubset(of: guest.movies + [603]), "\(username)")
            }
        }
    }

    /// Words that a guest's pages must not show, and answers that reveal a mistake in the site.
    private func leaks(to guest: Guest, in open: OpenSite, seed: UInt64) async throws -> [String] {
        var (leaks, fuzz) = ([String](), Fuzz(seed: seed))
        let browser = if let name = guest.username { try await open.browser(of: name) } else { open.browser() }
        _ = try await browser.get("/search?q=" + guest.search)
        let (cookie, token) = (browser.cookie, browser.token)
        for round in 0..<(Self.requests / 12) {
            (browser.cookie, browser.token) = (cookie, token)
            if round % 20 == 0, let movie = guest.movies.first(where: { _ in fuzz.chance(40) }) {
                _ = try await browser.post("/title/movie/\(movie)/mark", ["favorite": "on"])
            }
            let isDamaged = fuzz.chance(15)
            if isDamaged, let cookie { browser.cookie = fuzz.damaged(cookie) }
            let page = try await browser.send(request(&fuzz, token))
            if page.status >= 500, page.status != 503 { leaks.append("\(page.status) \(page.text.prefix(300))") }
            let foreign = Self.guests.filter { $0.username != guest.username || isDamaged && browser.cookie != cookie }
            for other in foreign {
                for word in [other.username, other.search] where word.map(page.text.contains) == true {
                    leaks.append("\(guest.username ?? "a visitor") sees \(word ?? "")")
                }
            }
            if guest.username == nil, page.text.contains("aria-pressed=\"true\"") || page.text.contains("badge mark") {
                leaks.append("a visitor sees a mark")
            }
        }
        return leaks
    }

    private func request(_ fuzz: inout Fuzz, _ token: String?) -> TransportRequest {
        let accept = fuzz.pick(["text/html", "application/json", "*/*", "text/html;q=0.1, application/json"])
        let headers: TransportHeaders = ["Accept": accept, "Content-Type": "application/x-www-form-urlencoded"]
        let path = fuzz.path()
        let method = fuzz.pick([TransportMethod.get, .get, .get, .post, .put, .delete])
        // Whoever leaves or takes TMDb away on purpose sees nothing of others either, and ends the test.
        let isAnEnd = ["/sign-out", "/sandbox"].contains { path.contains($0) }
        let body = method == .get ? nil : fuzz.form(token: isAnEnd ? nil : token)
        return TransportRequest(method, path, headers: headers, body: body.map { Data($0.utf8) })
    }
}
