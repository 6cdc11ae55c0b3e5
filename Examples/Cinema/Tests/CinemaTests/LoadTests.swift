import Foundation
import MarqueeSandbox
import Testing

@testable import Cinema

/// Many connections at once, while TMDb goes away and comes back. `CINEMA_SECONDS` is how long that takes, a third of it without TMDb.
@Suite(.serialized, .timeLimit(.minutes(30)))
struct LoadTests {
    private static let people = (1...8).map { Sandbox.Account(username: "person\($0)", password: "popcorn", id: 5_000 + $0) }
    private static let titles = [550, 11, 238, 129, 13, 862]
    private static let paths = ["/", "/tv", "/movies/popular", "/tv/popular", "/person/287"] + titles.map { "/title/movie/\($0)" }
    private static let seconds = ProcessInfo.processInfo.environment["CINEMA_SECONDS"].flatMap { Int($0) }

    @Test func `no cached page fails while TMDb is away, every mark arrives, and the end is orderly`() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "cinema-load-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        // Answers are stale after two seconds, so that pages are read again all the time.
        var options = Sandbox.Options(pageSize: 12, accounts: Self.people)
        options.maxAge = 2
        let sandbox = try await Sandbox.start(options)
        let cinema = try await CinemaProcess(on: sandbox, folder: folder)
        let crowd = try await crowd(of: cinema.address, on: sandbox)

        for (index, behavior) in [Sandbox.Behavior.normal, .offline, .normal].enumerated() {
            sandbox.behave(behavior)
            let tally = Tally()
            await visit(crowd, marking: Array(Self.titles[(index * 2)..<(index * 2 + 2)]), tally)
            #expect(tally.refusals.isEmpty && tally.errors.isEmpty, "\(behavior): \(tally.refusals) \(tally.errors)")
            print("\(behavior): \(tally.text), memory in megabytes: \(cinema.memory.map { "\($0.now), at most \($0.most)" } ?? "unknown")")
        }
        for (guest, account) in zip(crowd, Self.people) {
            let browser = guest.browser
            while try await !browser.get("/library").text.contains("Everything is sent") {
                _ = try await browser.post("/library/sync")
                try await Task.sleep(for: .milliseconds(100))
            }
            #expect(Set(sandbox.library(of: account.username).favoriteMovies) == Set(Self.titles), "\(account.username)")
        }

        let tally = Tally()
        let (duration, code) = await end(cinema, under: crowd, tally)
        print("after SIGTERM: \(tally.text), \(tally.errors), ended with \(code) after \(duration)")
        #expect(code == 0 && tally.refusals.isEmpty, "\(tally.refusals)")
        await sandbox.stop()
    }

    /// The people, who have signed in, and as many visitors as make 64; all of them have seen all pages.
    private func crowd(of address: URL, on sandbox: Sandbox) async throws -> [Guest] {
        var crowd: [Guest] = []
        for account in Self.people {
            let browser = Browser(address: address, language: nil)
            try await browser.signIn(as: account.username, on: sandbox)
            for path in Self.paths { _ = try await browser.get(path) }
            crowd.append(Guest(address: address, cookie: browser.cookie))
        }
        return crowd + Array(repeating: Guest(address: address, cookie: nil), count: 64 - crowd.count)
    }

    /// Everybody visits one page after the other; the people mark titles too.
    private func visit(_ crowd: [Guest], marking titles: [Int], _ tally: Tally) async {
        let start = ContinuousClock.now
        await withTaskGroup(of: Void.self) { group in
            for (index, guest) in crowd.enumerated() {
                group.addTask {
                    let browser = guest.browser
                    for round in 0..<(Self.seconds == nil ? 10 : .max) {
                        if let seconds = Self.seconds, start.duration(to: .now) >= .seconds(seconds) / 3 { break }
                        let path = Self.paths[(index + round) % Self.paths.count]
                        await tally.measure(path) { try await browser.get(path) }
                        guard guest.cookie != nil, round < titles.count else { continue }
                        let mark = "/title/movie/\(titles[round])/mark"
                        await tally.measure(mark) { try await browser.post(mark, ["favorite": "on"]) }
                    }
                }
            }
        }
    }

    /// Asks the program to end while all visitors use it, until no request is answered anymore.
    private func end(_ cinema: CinemaProcess, under crowd: [Guest], _ tally: Tally) async -> (Duration, Int32) {
        let (starts, start) = AsyncStream.makeStream(of: Void.self)
        async let ending = {
            for await _ in starts { break }
            let start = ContinuousClock.now
            let code = await cinema.terminate()
            return (start.duration(to: .now), code)
        }()
        await withTaskGroup(of: Void.self) { group in
            for guest in crowd {
                group.addTask {
                    let browser = guest.browser
                    var rounds = 0
                    while await tally.measure("/", { try await browser.get("/") }) {
                        rounds += 1
                        if rounds == 5 { start.yield() }
                    }
                }
            }
        }
        start.finish()
        return await ending
    }
}

/// Somebody with a connection of their own, and a cookie if they have signed in.
private struct Guest: Sendable {
    let address: URL
    let cookie: String?

    var browser: Browser {
        let browser = Browser(address: address, language: nil)
        browser.cookie = cookie
        return browser
    }
}
