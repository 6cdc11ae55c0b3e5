import MarqueeCFaultyDisk
import Foundation
import MarqueeDomain

extension Scenario {
    static let nthFailure = Scenario(
        "nth-failure",
        """
        If any file operation of opening, migrating, writing, reading, evicting or clearing fails, the error is typed, nothing \
        acknowledged is lost, and the next call works.
        """,
        quick: 6,
        full: 100_000
    ) { run in
        var (failed, told) = (0, 0)
        for step in StoreStep.allCases {
            for fault in Fault.allCases {
                let scratch = try Scratch()
                let words = [scratch.path, step.rawValue, fault.rawValue, "\(run.rounds)", "\(run.random.pick(0...1_000))"]
                let report = try await Child.hear(.denied, words)
                run.take(report, "\(step) \(fault)")
                run.expect(report.figure("failed") > 0, "\(step) \(fault): no operation ever failed")
                failed += report.figure("failed")
                told += report.figure("told")
            }
        }
        return "\(failed) operations failed in \(StoreStep.allCases.count) calls, \(told) typed errors, no effect of the others"
    }
}

/// The answer of a failing operation.
enum Fault: String, CaseIterable {
    case inputOutput = "EIO"
    case noSpace = "ENOSPC"
    case interrupted = "EINTR"
    case shortWrite = "short-write"

    var number: Int32 {
        switch self {
        case .inputOutput: Int32(FAULTY_EIO.rawValue)
        case .noSpace: Int32(FAULTY_ENOSPC.rawValue)
        case .interrupted: Int32(FAULTY_EINTR.rawValue)
        case .shortWrite: Int32(FAULTY_SHORT_WRITE.rawValue)
        }
    }
}

/// A call during which operations fail.
enum StoreStep: String, CaseIterable {
    case open, migrate, write, read, evict, clear

    /// Makes the files that the call meets.
    func prepare(_ folder: String) async throws {
        if self == .open { return }
        let store = try await OpenStore(folder, cacheBytes: 1 << 20)
        for number in 0..<(self == .evict ? 400 : 20) {
            if number < 20 { try await store.remember("Search \(number).") }
            try await store.keep(number)
        }
        await store.close()
        guard self == .migrate else { return }
        // The newest step of each schema is taken back.
        for (file, undoing) in [
            (
                "user.sqlite",
                [
                    "DROP TABLE account", "DROP TABLE tenant", "DROP TABLE mark", "DROP TABLE outbox", "DROP TABLE shelf",
                    "ALTER TABLE recent_search RENAME TO newer_search",
                    "CREATE TABLE recent_search(id INTEGER PRIMARY KEY, folded TEXT NOT NULL UNIQUE, text TEXT NOT NULL, "
                        + "searched_at INTEGER NOT NULL)",
                    "INSERT INTO recent_search SELECT id, folded, text, searched_at FROM newer_search", "DROP TABLE newer_search",
                    "PRAGMA user_version = 2",
                ]
            ),
            (
                "cache.sqlite",
                [
                    "DROP TABLE image", "ALTER TABLE snapshot DROP COLUMN lacking", "DROP TABLE title_start", "DROP TABLE title_shelf",
                    "DROP TABLE kept", "DROP TABLE kept_picture", "DROP INDEX snapshot_kept",
                    "CREATE TABLE title_prefix(prefix)",
                    "PRAGMA user_version = 2",
                ]
            ),
        ] {
            for sql in undoing where Inspection.texts(sql, in: folder + "/" + file) == nil { throw Failed("\(sql) does not work") }
        }
    }

    var opensTheStore: Bool { self == .open || self == .migrate }

    /// Makes the call, and reports each search as soon as it is acknowledged.
    func call(_ store: OpenStore, acknowledge: (String) -> Void) async throws {
        switch self {
        case .open, .migrate: break
        case .write:
            try await store.remember("Acknowledged.")
            acknowledge("Acknowledged.")
            for number in 100..<103 { try await store.keep(number) }
        case .read:
            _ = try await store.searches()
            for number in 0..<5 { _ = try await store.holds(number) }
            _ = try await store.suggests("tit")
        case .evict: for number in 500..<520 { try await store.keep(number) }
        case .clear: try await store.clear()
        }
    }
}
