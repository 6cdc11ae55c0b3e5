import Foundation
import Marquee
import MarqueeAdministration
import MarqueeData
import MarqueePresentation

/// The output of `--json` about a store.
struct StoreJSON: Encodable {
    let tables: Int?
    let readableSince: Int?
    let program: Int
    let isUsable: Bool
    let pending: Int?
    let oldestPendingSeconds: Int?
    let rejected: Int?
    let suspended: Int?

    init(_ versions: StoreVersions, _ figures: OutboxFigures?) {
        (tables, readableSince, program, isUsable) = (versions.tables, versions.readableSince, versions.program, versions.isUsable)
        (pending, rejected, suspended) = (figures?.pending, figures?.rejected, figures?.suspended)
        oldestPendingSeconds = figures.map { Int(clamping: ($0.oldestPending ?? .zero).components.seconds) }
    }
}

struct StoreMigrationJSON: Encodable {
    let from: Int
    let to: Int
    let isDryRun: Bool
}

struct StoreCheckJSON: Encodable {
    struct Row: Encodable {
        let name: String
        let rows: Int
    }

    let ok: Bool
    let findings: [Row]

    init(_ found: [StoreFinding]) {
        ok = found.isEmpty
        findings = StoreFinding.Kind.allCases.map { kind in
            Row(name: kind.rawValue, rows: found.first { $0.kind == kind }?.rows ?? 0)
        }
    }
}

struct StoreRepairJSON: Encodable {
    let found: [StoreCheckJSON.Row]
    let left: [StoreCheckJSON.Row]
    let isDryRun: Bool

    init(_ repair: StoreRepair, isDryRun: Bool) {
        (found, left, self.isDryRun) = (StoreCheckJSON(repair.found).findings, StoreCheckJSON(repair.left).findings, isDryRun)
    }
}

struct StoreChangesJSON: Encodable {
    let changes: [StoreChangeJSON]
}

/// A change that waits, without anything that names its person.
struct StoreChangeJSON: Encodable {
    let account: Int
    let item: Markable
    let kind: MarkKind
    let value: MarkValue
    let changedAt: Date
    let state: String
    let attempts: Int
    let error: MarqueeError?

    init(_ stored: StoredOutboxEntry) {
        let entry = stored.entry
        (account, item, kind, value) = (entry.tenant, entry.item, entry.value.kind, entry.value)
        (changedAt, state, attempts) = (entry.changedAt, ChangeSelection.State(stored).rawValue, entry.attempts)
        error = entry.rejection
    }
}

struct StoreActJSON: Encodable {
    let changes: Int
    let accounts: Int
    let takenBack: Int
    let isDryRun: Bool

    init(_ outcome: ChangeActOutcome, isDryRun: Bool) {
        (changes, accounts, takenBack, self.isDryRun) = (outcome.changes, outcome.accounts, outcome.takenBack, isDryRun)
    }
}

struct StoreContentsJSON: Encodable {
    let rows: [String: Int]
    let isDryRun: Bool
}

extension Screens {
    static func store(_ store: StoreJSON) -> [Line] {
        var rows = [
            (Texts.storeTables, store.tables.map(Texts.screens.number) ?? "–"), (Texts.storeProgram, Texts.screens.number(store.program)),
        ]
        if let pending = store.pending, let oldest = store.oldestPendingSeconds, let rejected = store.rejected,
            let suspended = store.suspended
        {
            rows += [
                (Texts.storePending, Texts.screens.number(pending)), (Texts.storeOldest, Texts.screens.number(oldest)),
                (Texts.storeRejected, Texts.screens.number(rejected)), (Texts.storeSuspended, Texts.screens.number(suspended)),
            ]
        }
        let width = rows.map(\.0.columns).max() ?? 0
        return rows.map { (Line($0.0, .faint).padded(to: width) + Line("  " + $0.1)).hanging(at: width + 2) }
    }

    static func change(_ change: StoreChangeJSON) -> Line {
        var parts = [
            String(change.account), path(of: change.item), Glyphs.words(change.value), Texts.moment(change.changedAt), change.state,
        ]
        if change.attempts > 0 { parts.append(String(change.attempts)) }
        if let error = change.error { parts.append(error.words) }
        return Line(parts.joined(separator: "  ")).hanging(at: 4)
    }

    /// A title or an episode, as JSON has it.
    private static func path(of item: Markable) -> String {
        switch item {
        case .movie(let id): "movie/\(id)"
        case .tv(let id): "tv/\(id)"
        case .episode(let episode): "tv/\(episode.series)/season/\(episode.season)/episode/\(episode.number)"
        }
    }

    static func contents(_ counts: [String: Int]) -> [Line] {
        counts.sorted { $0.key < $1.key }.map { Line("\($0.key)  \(Texts.screens.number($0.value))") }
    }
}
