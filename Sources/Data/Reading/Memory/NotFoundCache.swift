import MarqueeDomain
import Synchronization

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The requests to which TMDb or its image server answered "not found", for a minute, so that they are not repeated. Only public answers
/// are kept.
final class NotFoundCache: Sendable {
    private struct Entry {
        let error: MarqueeError
        let freshness: Freshness
    }

    private let entries = Mutex<[SnapshotKey: Entry]>([:])
    private let limit: Int

    init(limit: Int = 1_000) { self.limit = limit }

    var count: Int { entries.withLock { $0.count } }

    /// The error that TMDb answered with, if that was a moment ago.
    func error(for key: SnapshotKey, at now: Date) -> MarqueeError? {
        entries.withLock { $0[key].flatMap { $0.freshness.isStale(at: now) ? nil : $0.error } }
    }

    /// Notes an error if TMDb itself, or its image server, says that there is no such thing.
    func note(_ error: MarqueeError, for key: SnapshotKey, at now: Date) {
        guard key.tenant == nil, Self.saysNotThere(error) else { return }
        entries.withLock { entries in
            if entries.count >= limit { entries = entries.filter { !$0.value.freshness.isStale(at: now) } }
            if entries.count >= limit, let oldest = entries.min(by: { $0.value.freshness.savedAt < $1.value.freshness.savedAt })?.key {
                entries[oldest] = nil
            }
            entries[key] = Entry(error: error, freshness: Freshness(savedAt: now, freshFor: .seconds(60)))
        }
    }

    private static func saysNotThere(_ error: MarqueeError) -> Bool {
        // TMDb has two words for an id that it does not know.
        error.tmdbCode == invalidID || error.code == .notFound && (error.tmdbCode != nil || error.reason == .noSuchImage)
    }

    private static let invalidID = 44

    /// Forgets the requests that a selection covers.
    func remove(_ selection: SnapshotSelection) {
        entries.withLock { entries in
            if case .key(let key) = selection {
                entries[key] = nil
            } else {
                entries = entries.filter { !selection.covers($0.key) }
            }
        }
    }
}
