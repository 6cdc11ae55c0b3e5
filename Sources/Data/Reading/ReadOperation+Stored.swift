import MarqueeDomain

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The stored answer: it is loaded, adapted, and filled.
extension ReadOperation {
    /// The stored answer.
    struct StoredAnswer: Sendable {
        var snapshot: Snapshot?
        /// The value of the snapshot; nil if it cannot be read.
        var adapted: Adapted<Boxed>?
        var failure: MarqueeError?
    }

    /// The stored answer, if it is loaded before the caller's deadline.
    func storedAnswerInTime() async throws(MarqueeError) -> StoredAnswer {
        guard let deadline, mayStore, snapshots != nil else { return await storedAnswer() }
        return try await deadline.wait(key.operation) { () async throws(MarqueeError) in await storedAnswer() }
    }

    /// The stored value, or else the one in memory.
    func cachedAnswer(_ stored: StoredAnswer, since mark: MemoryCache.Mark) async -> CachedAnswer? {
        guard mayStore else { return nil }
        let inMemory = cachedInMemory
        // An older version may have stored a body that this one cannot read. The store works, and the next answer replaces the body.
        guard let snapshot = stored.snapshot, let adapted = stored.adapted, !services.old.contains(snapshot.savedAt, at: clock.now()) else {
            return inMemory
        }
        var entry = CachedValue(await filled(adapted), of: snapshot)
        // If the store could not mark its answer as expired, it still calls it fresh.
        if let inMemory, inMemory.entry.freshness.isExpired, !entry.freshness.isNewer(than: inMemory.entry.freshness) {
            entry = entry.confirmed(inMemory.entry.freshness)
        }
        if mayStore { memory.insert(entry, for: key, as: digest, loadedSince: mark) }
        return CachedAnswer(entry: entry, origin: .store, snapshot: snapshot)
    }

    /// A failing store is an event, never a failed read.
    private func storedAnswer() async -> StoredAnswer {
        guard mayStore, let snapshots else { return StoredAnswer() }
        do throws(MarqueeError) {
            guard let index = services.titles, key.hasFallbacks else {
                let snapshot = try await services.observer.read(try await snapshots.load(storedKey))
                return StoredAnswer(snapshot: snapshot, adapted: snapshot.flatMap { try? query.adapt($0.body) })
            }
            return try await services.observer.read(try await answer(in: snapshots, filledFrom: index))
        } catch {
            if error.code != .cancelled { onEvent(MarqueeEvent(.storeFailed(.cache, error), operation: key.operation)) }
            return StoredAnswer(failure: error)
        }
    }

    /// The stored answer. Its gaps are filled if their texts came with it, from an index of titles in the same file.
    private func answer(in snapshots: any SnapshotDAO, filledFrom index: any TitleDAO) async throws(MarqueeError) -> StoredAnswer {
        let languages = key.textLanguages
        guard let loaded = try await snapshots.load(storedKey, with: index, in: languages) else { return StoredAnswer() }
        let adapted = try? query.adapt(loaded.snapshot.body)
        guard let gaps = adapted?.gaps, gaps.languages.allSatisfy(languages.contains), gaps.titles.allSatisfy({ loaded.texts[$0] != nil })
        else {
            return StoredAnswer(snapshot: loaded.snapshot, adapted: adapted)
        }
        return StoredAnswer(snapshot: loaded.snapshot, adapted: adapted?.filled(known: loaded.texts))
    }
}
