import MarqueeCFaultyDisk
import Foundation
import MarqueeDomain

extension Scenario {
    static let diskFull = Scenario(
        "disk-full",
        """
        On a full disk, reads continue, and writes fail with an error and acknowledge nothing; when there is space again, \
        everything works without opening the store again.
        """,
        quick: 1, full: 20
    ) { run in
        try await squeezes(run, .smallDisk)
    }

    static let fileLimit = Scenario(
        "file-limit", "At the limit of the size of a file, the store behaves as on a full disk.",
        quick: 1, full: 20
    ) { run in
        try await squeezes(run, .limit)
    }

    private static func squeezes(_ run: ScenarioRun, _ squeeze: Squeeze) async throws -> String {
        var (acknowledged, refused) = (0, 0)
        for round in 1...run.rounds {
            let scratch = try Scratch()
            let report = try await Child.hear(.squeezed, [scratch.path, squeeze.rawValue])
            let obstacle = report.figure("cannot")
            if obstacle != 0 { throw Skip(reason: "a small disk may not be mounted here (errno \(obstacle))") }
            run.take(report, "round \(round)")
            acknowledged += report.figure("acknowledged")
            refused += report.figure("refused")
        }
        run.expect(refused > 0, "no write was ever refused")
        return "\(run.rounds) times full: \(acknowledged) writes acknowledged and found, \(refused) refused as full"
    }
}

/// How room is taken away, and given back.
enum Squeeze: String {
    /// A disk of two megabytes, filled by another file.
    case smallDisk
    /// The most bytes that a file of this process may have.
    case limit

    func begin(_ folder: String) throws {
        switch self {
        case .smallDisk:
            let file = open(folder + "/ballast", O_CREAT | O_WRONLY | O_CLOEXEC, 0o600)
            let bytes = [UInt8](repeating: 1, count: 512)
            while write(file, bytes, bytes.count) > 0 {}
            close(file)
        case .limit:
            // Without this the system ends a process that reaches the limit.
            signal(SIGXFSZ, SIG_IGN)
            try FileSizeLimit.set(100 << 10)
        }
    }

    func end(_ folder: String) throws {
        switch self {
        case .smallDisk: Files.remove(folder + "/ballast")
        case .limit: try FileSizeLimit.set(nil)
        }
    }
}

extension Role {
    /// Uses a store while room is taken away and given back.
    static let squeezed = Role("squeezed") { words in
        guard let squeeze = Squeeze(rawValue: words[1]) else { throw Failed("unknown squeeze") }
        let folder = words[0] + "/disk"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        if squeeze == .smallDisk {
            let code = small_disk_mount(folder, "2m")
            if code != 0 { return Reporter.note("cannot", Int(code)) }
        }
        let store = try await OpenStore(folder)
        for number in 0..<10 { try await store.keep(number) }
        try await store.remember("Before.")
        try squeeze.begin(folder)

        var acknowledged = ["Before."]
        var refused = 0
        for number in 0..<400 where refused < 20 {
            let isRefused = await isRefused("a search") { try await store.remember("Full \(number).") }
            if isRefused { refused += 1 } else { acknowledged.append("Full \(number).") }
            if await Self.isRefused("an answer", { try await store.keep(1_000 + number) }) { Reporter.note("answers", 1) }
            Reporter.expect(try await store.holds(number % 10) == .same, "an answer cannot be read while there is no room")
            Reporter.expect(try await store.searches().contains("Before."), "a search cannot be read while there is no room")
        }
        try squeeze.end(folder)

        try await store.remember("After.")
        try await store.keep(2_000)
        Reporter.expect(try await store.holds(2_000) == .same, "the cache does not serve when there is room again")
        await store.close()
        let reopened = try await OpenStore(folder)
        let kept = Set(try await reopened.searches())
        for text in (acknowledged + ["After."]).suffix(OpenStore.mostSearches) { Reporter.expect(kept.contains(text), "\(text) is lost") }
        Reporter.expect((store.rebuilds + reopened.rebuilds).isEmpty, "\(store.rebuilds + reopened.rebuilds)")
        await reopened.close()
        Reporter.note("acknowledged", acknowledged.count)
        Reporter.note("refused", refused)
    }

    private static func isRefused(_ what: String, _ write: () async throws -> Void) async -> Bool {
        do {
            try await write()
            return false
        } catch {
            Reporter.expect((error as? MarqueeError)?.code == .storageFull, "\(what) is refused with \(error)")
            return true
        }
    }
}
