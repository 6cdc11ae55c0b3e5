import Foundation
import MarqueeDomain

extension Scenario {
    static let corrupt = Scenario(
        "corrupt",
        """
        A damaged cache works again; of a damaged user file a copy is made, and every row on an intact page is salvaged.
        """,
        quick: 120, full: 2_000
    ) { run in
        var sum: [String: Int] = [:]
        var done = 0
        while done < run.rounds {
            let count = min(100, run.rounds - done)
            let scratch = try Scratch()
            let report = try await Child.hear(.damaged, [scratch.path, "\(count)", "\(run.random.next() >> 1)"])
            run.take(report, "rounds from \(done)")
            let slowest = max(sum["slowest"] ?? 0, report.figure("slowest"))
            sum.merge(report.figures) { $0 + $1 }
            sum["slowest"] = slowest
            done += count
        }
        let figure = { sum[$0] ?? 0 }
        run.expect(figure("cache") + figure("user") == done, "only \(figure("cache") + figure("user")) rounds were completed")
        run.expect(.milliseconds(figure("slowest")), atMost: .milliseconds(500), "the slowest cache")
        return "\(figure("cache")) caches served again, slowest \(figure("slowest")) ms; \(figure("user")) user's files: "
            + "\(figure("salvaged")) salvaged, \(figure("refused")) refused and not changed, "
            + "\(figure("kept")) of \(figure("intact")) rows salvaged"
    }
}

extension Role {
    /// Damages files, opens them, and reports the rest.
    static let damaged = Role("damaged") { words in
        var random = SplitMix64(state: UInt64(words[2]) ?? 1)
        let template = words[0] + "/template"
        let store = try await OpenStore(template)
        for number in 0..<40 { try await store.keep(number) }
        for number in 0..<OpenStore.mostSearches { try await store.remember(DamagedUser.search(number)) }
        await store.close()
        let cache = DamagedCache(whole: try Files.read(template + "/cache.sqlite"))
        let user = DamagedUser(whole: try Files.read(template + "/user.sqlite"))
        for round in 0..<(Int(words[1]) ?? 0) {
            let folder = words[0] + "/\(round)"
            try FileManager.default.copyItem(atPath: template, toPath: folder)
            let damage = Damage.allCases[round / 2 % Damage.allCases.count]
            if round.isMultiple(of: 2) {
                try await cache.prove(damage, in: folder, &random)
            } else {
                try await user.prove(damage, in: folder, &random)
            }
            Files.remove(folder)
        }
        Reporter.note("slowest", Int(cache.times.percentile(1) / .milliseconds(1)))
    }
}

/// Rounds with a damaged cache.
private final class DamagedCache {
    let whole: Data
    private(set) var times = Times()

    init(whole: Data) { self.whole = whole }

    func prove(_ damage: Damage, in folder: String, _ random: inout SplitMix64) async throws {
        let damaged = damage.inflicted(on: whole, &random)
        try Files.write(damaged, to: folder + "/cache.sqlite")
        let start = ContinuousClock.now
        let store = try await OpenStore(folder)
        do {
            _ = try await store.holds(0)
        } catch let error as MarqueeError where error.reason.key == "store.newer" {
            await store.close()
            Reporter.expect(try Files.read(folder + "/cache.sqlite") == damaged, "\(damage): a newer cache has changed")
            return Reporter.note("cache", 1)
        }
        for number in 0..<40 {
            Reporter.expect(try await store.holds(number) != .other, "\(damage): an answer that nobody gave")
        }
        _ = try await store.suggests("tit")
        try await store.keep(99)
        Reporter.expect(try await store.holds(99) == .same, "\(damage): the cache does not serve")
        times.note(ContinuousClock.now - start)
        await store.close()
        Reporter.note("cache", 1)
    }
}

/// Rounds with a damaged user's file.
private struct DamagedUser {
    let whole: Data

    /// Long enough that a hundred fill many pages; upper case distinguishes a row from its entry in the index.
    static func search(_ number: Int) -> String { "Search \(number). " + String(repeating: "Words of it ", count: 40) }

    func prove(_ damage: Damage, in folder: String, _ random: inout SplitMix64) async throws {
        let damaged = damage.inflicted(on: whole, &random)
        let path = folder + "/user.sqlite"
        try Files.write(damaged, to: path)
        Reporter.note("user", 1)
        let store: OpenStore
        do {
            store = try await OpenStore(folder)
        } catch let error as MarqueeError {
            let isRefusal = ["store.foreign", "store.newer"].contains(error.reason.key)
            Reporter.expect(isRefusal, "\(damage): \(error.reason.text)")
            Reporter.expect(try Files.read(path) == damaged, "\(damage): a file that was refused has changed")
            Reporter.note("refused", 1)
            return
        }
        let kept = Set(try await store.searches())
        try await store.remember("Afterwards.")
        await store.close()
        if store.rebuilds.contains("store.salvaged") {
            Reporter.note("salvaged", 1)
            Reporter.expect(try Files.read(path + ".damaged-1") == damaged, "\(damage): the damaged file was changed")
        }
        let intact = (0..<OpenStore.mostSearches).map { DamagedUser.search($0) }.filter { text in
            guard let place = whole.range(of: Data(text.utf8))?.lowerBound else { return false }
            return Damage.isIntact(around: place, of: whole, in: damaged)
        }
        let found = intact.filter { kept.contains($0) }
        Reporter.note("intact", intact.count)
        Reporter.note("kept", found.count)
        Reporter.expect(
            found.count == intact.count, "\(damage): \(intact.count - found.count) of \(intact.count) rows on intact pages are lost")
        Reporter.expect(Inspection.isWhole(path), "\(damage): the user's file is not whole")
    }
}
