import Foundation
import Marquee
import MarqueeKeeping
import MarqueeSandbox

extension Scenario {
    static let keep = Scenario(
        "keep",
        """
        Titles that are kept stay on the device through kills, a full disk, and other reads that fill the cache; what arrived is not asked \
        for again, and a person's reads do not wait for the work.
        """,
        quick: 4, full: 20
    ) { run in
        let titles = run.judgesTimes ? 500 * run.rounds : 40 * run.rounds
        let kept = try await KeptTitles(titles)
        var (reads, readCount, peak) = (Times(), 0, 0)
        func hear(_ lines: [String]) throws {
            for line in lines {
                let words = line.split(separator: " ")
                if words.first == "error" { throw Failed(line) }
                if words.first == "read", words.count == 3 {
                    reads.note(.microseconds(Int(words[1]) ?? 0))
                    (readCount, peak) = (readCount + 1, max(peak, Int(words[2]) ?? 0))
                }
            }
        }
        let squeezed = try await kept.lines(of: "squeezed")
        run.expect(squeezed.contains { $0.hasPrefix("end full") }, "on a full disk it ends with \(squeezed.last ?? "nothing")")
        // At 40 requests a second, the kills are spread over the whole work.
        let longest = 2 * 25 * titles / run.rounds
        for _ in 0..<run.rounds { try hear(await Child.killed(.keeping, kept.words("run"), after: run.random.pick(0...longest))) }
        let last = try await kept.lines(of: "run")
        try hear(last)
        run.expect(last.last == "end finished \(titles)", "it ends with \(last.last ?? "nothing")")
        let asked = kept.asked - readCount - 9 * (run.rounds + 1)
        // A kill loses the answers of a second at most.
        let most = titles + 60 * (run.rounds + 1)
        run.expect(asked <= most, "\(asked) requests for \(titles) titles, at most \(most) expected")

        let pressed = try await kept.press()
        run.expect(pressed.found == titles, "\(titles - pressed.found) kept titles are gone")
        run.expect(pressed.info.keptAnswers >= titles, "\(pressed.info.keptAnswers) answers are counted as kept")
        run.expect(pressed.info.bytes <= kept.cap, "\(pressed.info.bytes) bytes in a cache of \(kept.cap)")
        await kept.end()
        let slowest = reads.percentile(0.99)
        if run.judgesTimes {
            run.expect(slowest <= .milliseconds(50), "a person's read waits \(slowest.milliseconds) ms at p99")
            run.expect(peak <= 60 << 10, "\(peak) KiB of its own memory")
        }
        return
            "\(run.rounds) kills, 1 full disk: \(titles) titles, \(asked) requests, none lost beside \(pressed.others) others at a limit of "
            + "\(kept.cap >> 20) MiB; a person's read waits \(slowest.milliseconds) ms at p99, its own memory is \(peak) KiB"
    }
}

/// A sandbox with titles to keep and others, a request, and processes that work on it.
private struct KeptTitles {
    let cap: Int
    private let sandbox: Sandbox
    private let scratch: Scratch
    private let count: Int

    private static let first = 8_500_000
    /// An answer of the sandbox takes less.
    private static let answerBytes = 4_096

    init(_ count: Int) async throws {
        self.count = count
        // Half of it is for kept answers.
        cap = 2 * count * Self.answerBytes
        sandbox = try await Sandbox.start(Sandbox.Options())
        scratch = try Scratch()
        var catalog = sandbox.catalog
        for number in 0..<4 * count { catalog.add(SandboxCatalog.Movie(id: Self.first + number, title: "Wave \(number)")) }
        try sandbox.changeCatalog { $0 = catalog }
        let client = try await client()
        var request = KeepRequest(.titles((0..<count).map { .movie(Self.first + $0) }))
        request.movieParts = []
        _ = try await client.keep(request)
        await client.shutdown()
    }

    /// The requests of all processes but those of change lists, which have the new titles of this sandbox and so many pages.
    var asked: Int {
        let counters = sandbox.counters
        return counters.requests - counters.requestsByPath.filter { $0.key.hasSuffix("/changes") }.values.reduce(0, +)
    }

    func words(_ mode: String) -> [String] {
        [scratch.path + "/store", sandbox.baseURL.absoluteString, mode, "\(cap)", "\(Self.first + count)", "\(count)"]
    }

    func lines(of mode: String) async throws -> [String] {
        let words = words(mode)
        return try await blocking {
            let child = try Child(.keeping, words)
            let lines = child.lines()
            _ = child.wait()
            return lines
        }
    }

    private func client() async throws -> MarqueeClient {
        try await Crowd.client(of: sandbox.baseURL, in: scratch.path + "/store") { $0.cacheBytes = cap }
    }

    /// Reads so many other titles that the cache is full, and then all kept ones without the server.
    func press() async throws -> (found: Int, others: Int, info: CacheInfo) {
        let client = try await client()
        let others = 3 * count
        for start in stride(from: 0, to: others, by: 16) {
            try await withThrowingTaskGroup(of: Void.self) { group in
                for number in start..<min(start + 16, others) {
                    group.addTask { _ = try await client.movies.details(Self.first + count + number, including: []) }
                }
                try await group.waitForAll()
            }
        }
        await client.shutdown()
        let reader = try await self.client()
        var found = 0
        for number in 0..<count {
            if (try? await reader.movies.details(Self.first + number, including: [], policy: .offline)) != nil { found += 1 }
        }
        guard let info = try await reader.cache.info() else { throw Failed("there is no cache") }
        await reader.shutdown()
        return (found, others, info)
    }

    func end() async { await sandbox.stop() }
}

extension Role {
    /// Works on a request within the usual rate, while a person reads other titles.
    static let keeping = Role("keeping") { words in
        let (cap, first, count) = (Int(words[3]) ?? 0, Int(words[4]) ?? 0, Int(words[5]) ?? 1)
        if words[2] == "squeezed" {
            // Without this the system ends a process that reaches the limit.
            signal(SIGXFSZ, SIG_IGN)
            try FileSizeLimit.set(300 << 10)
        }
        let client = try await Crowd.client(of: URL(string: words[1]), in: words[0]) {
            $0.cacheBytes = cap
            $0.rateLimiter = words[2] == "squeezed" ? nil : RateLimiter()
        }
        TortureProgram.say("ready")
        // The time of such a read by itself, of which the rest is the wait.
        var alone = Times()
        for number in 0..<(words[2] == "run" ? 9 : 0) {
            _ = try await alone.measure { try await client.movies.details(first + number % count, including: [], policy: .fresh) }
        }
        let usual = alone.percentile(0.5)
        let person = Task {
            var number = 0
            while !Task.isCancelled, words[2] == "run" {
                try await Task.sleep(for: .milliseconds(200))
                let start = ContinuousClock.now
                _ = try await client.movies.details(first + number % count, including: [], policy: .fresh)
                let time = max(.zero, ContinuousClock.now - start - usual)
                TortureProgram.say("read \(Int(time / .microseconds(1))) \(ProcessUsage.own ?? 0)")
                number += 1
            }
        }
        var end = "nothing"
        for await progress in try client.keeping.run() {
            switch progress.state {
            case .finished: end = "finished \(progress.stored)"
            case .full: end = "full \(progress.stored)"
            case .failed(let error): end = "failed \(error)"
            default: break
            }
        }
        person.cancel()
        _ = await person.result
        await client.shutdown()
        TortureProgram.say("end \(end)")
    }
}
