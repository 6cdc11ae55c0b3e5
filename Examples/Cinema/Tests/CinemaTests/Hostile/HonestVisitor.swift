import Foundation
import MarqueeSandbox

/// A visitor who reads cached and new pages, signs in and marks, beside the attackers of the site.
struct HonestVisitor: Sendable {
    /// How long a visit is.
    enum Length: Sendable {
        case rounds(Int)
        case time(Duration)
    }

    /// How the requests of a visit went.
    struct Figures: Sendable {
        let cached = Tally(), fresh = Tally(), signIns = Tally(), marks = Tally()

        /// The refused requests, and those without an answer.
        var failures: [String: Int] {
            [cached, fresh, signIns, marks].reduce(into: [:]) { all, tally in
                all.merge(tally.refusals) { $0 + $1 }
                all.merge(tally.errors) { $0 + $1 }
            }
        }
    }

    static let account = Sandbox.Account(username: "honest", password: "popcorn", id: 6_000)
    private static let firstNew = 2_000_000

    /// A sandbox with titles that are on no list.
    static func sandbox(newTitles: Int) async throws -> Sandbox {
        var options = Sandbox.Options(pageSize: 12, accounts: [account])
        options.catalog.movies += (0..<newTitles).map { SandboxCatalog.Movie(id: firstNew + $0, title: "New \($0)") }
        return try await Sandbox.start(options)
    }

    let address: URL
    let sandbox: Sandbox
    var cached = ["/", "/title/movie/550", "/movies/popular", "/person/287"]
    var signsIn = true

    /// Reads the pages that are cached from then on.
    func warmUp() async throws {
        let browser = Browser(address: address, language: nil)
        for path in cached { _ = try await browser.get(path) }
    }

    /// Visits the site. No two visits read the same new pages.
    func visit(_ number: Int, _ length: Length) async -> Figures {
        let figures = Figures()
        async let again: Void = repeating(length, every: .milliseconds(20)) { browser, round in
            let path = cached[round % cached.count]
            await figures.cached.measure(path) { try await browser.get(path) }
        }
        async let fresh: Void = repeating(length, every: .milliseconds(500)) { browser, round in
            await figures.fresh.measure("new page") { try await browser.get("/title/movie/\(Self.firstNew + number * 150 + round)") }
        }
        async let acts: Void = repeating(signsIn ? length : .rounds(0), every: .seconds(20)) { browser, round in
            await figures.signIns.measure("sign-in") {
                browser.cookie = nil
                try await browser.signIn(as: Self.account.username, on: sandbox)
                // A sign-in that was denied leads to a page too.
                return try await browser.get("/account")
            }
            let mark = "/title/movie/550/mark"
            await figures.marks.measure("mark") { try await browser.post(mark, ["favorite": round.isMultiple(of: 2) ? "on" : "off"]) }
        }
        _ = await (again, fresh, acts)
        return figures
    }

    private func repeating(_ length: Length, every pause: Duration, _ act: @Sendable (Browser, Int) async -> Void) async {
        let (browser, start) = (Browser(address: address, language: nil), ContinuousClock.now)
        switch length {
        case .rounds(let count): for round in 0..<count { await act(browser, round) }
        case .time(let time):
            var round = 0
            while start.duration(to: .now) < time {
                await act(browser, round)
                round += 1
                try? await Task.sleep(for: min(pause, time - start.duration(to: .now)))
            }
        }
    }
}
