import Foundation
import Marquee
import MarqueeSandbox

extension Scenario {
    static let soak = Scenario(
        "soak", "Clients are created and shut down, and the process does not use more descriptors, threads or memory.",
        quick: 6, full: 600
    ) { run in
        guard ProcessUsage() != nil else { throw Skip(reason: "this system has no /proc") }
        let (service, scratch) = (try await Service(), try Scratch())
        let end = ContinuousClock.now + .seconds(run.rounds)
        var usages: [ProcessUsage] = []
        var reads = 0
        while ContinuousClock.now < end || usages.count < 6 {
            reads += try await life(of: service, in: scratch.path, seed: run.random.next())
            if let usage = ProcessUsage() { usages.append(usage) }
        }
        await service.sandbox.stop()
        // Caches of the system's allocator and of the first clients fill in the first half.
        let later = usages.dropFirst(usages.count / 2)
        guard let first = later.first, let last = later.last else { throw Failed("no client lived") }
        run.expect(last.descriptors <= first.descriptors + 2, "descriptors rose from \(first.descriptors) to \(last.descriptors)")
        run.expect(last.threads <= first.threads + 8, "threads rose from \(first.threads) to \(last.threads)")
        let third = max(1, later.count / 3)
        let grown = ProcessUsage.median(later.suffix(third)) - ProcessUsage.median(later.prefix(third))
        run.expect(!run.judgesTimes || grown <= 8_192, "memory grew by \(grown) KiB in the second half")
        return "\(usages.count) clients, \(reads) reads; second half: memory \(grown >= 0 ? "+" : "")\(grown) KiB, descriptors "
            + "\(first.descriptors) to \(last.descriptors), threads \(first.threads) to \(last.threads)"
    }

    /// One client from its opening to its end.
    private static func life(of service: Service, in folder: String, seed: UInt64) async throws -> Int {
        let client = try await service.client {
            $0.storage = .folder(folder)
            $0.cacheBytes = 2 << 20
            $0.memoryBytes = 256 << 10
        }
        var random = SplitMix64(state: seed)
        for _ in 0..<50 {
            let number = random.pick(1...5_000)
            async let list = client.movies.list(.popular(), policy: .fresh)
            async let search = client.search.movies(MovieSearch("q\(number)"))
            async let suggestions = client.suggestions("the")
            _ = try await (list, search, suggestions)
            try await client.history.record("Search \(number).")
        }
        await client.shutdown()
        return 150
    }
}
