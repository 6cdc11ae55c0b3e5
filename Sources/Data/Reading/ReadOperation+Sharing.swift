import MarqueeDomain

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Answers that other machines have asked for, if this one has no answer or an expired one.
extension ReadOperation {
    /// Where the answer is shared: a private one is not.
    var shared: SharedAnswers? { key.tenant == nil ? services.shared : nil }

    /// The answer that others have stored, if the caller's time lasts until it is here and stored; nil if not.
    func sharedAnswerInTime(
        _ policy: ReadPolicy, newerThan cached: CachedAnswer?, since mark: MemoryCache.Mark
    ) async -> CachedAnswer? {
        guard let deadline, shared != nil else { return await sharedAnswer(policy, newerThan: cached, since: mark) }
        let shared = try? await deadline.wait(key.operation) { () async throws(MarqueeError) in
            await sharedAnswer(policy, newerThan: cached, since: mark)
        }
        return shared ?? nil
    }

    /// The answer that others have stored, if it is newer than the cached one.
    private func sharedAnswer(_ policy: ReadPolicy, newerThan cached: CachedAnswer?, since mark: MemoryCache.Mark) async -> CachedAnswer? {
        guard let shared, policy.cache != .never, cached?.entry.freshness.isStale(at: clock.now(), for: policy) != false,
            let snapshot = await shared.load(storedKey), !services.old.contains(snapshot.savedAt, at: clock.now())
        else { return nil }
        return await adopted(snapshot, newerThan: cached, since: mark)
    }

    /// The answer that another client is asking for now; nil if this one must ask. A fresh read asks in any case.
    func answerOfAnother(_ policy: ReadPolicy, newerThan cached: CachedAnswer?, since mark: MemoryCache.Mark) async -> CachedAnswer? {
        guard let shared, policy.network == .whenStale, let snapshot = await shared.answerOfAnother(to: storedKey) else { return nil }
        return await adopted(snapshot, newerThan: cached, since: mark)
    }

    /// Caches and stores an answer of another machine. Two answers less than a second apart are the same one, since the two clocks are not
    /// read at the same time.
    private func adopted(_ snapshot: Snapshot, newerThan cached: CachedAnswer?, since mark: MemoryCache.Mark) async -> CachedAnswer? {
        if let cached, snapshot.savedAt.timeIntervalSince(cached.entry.freshness.savedAt) < 1 { return nil }
        guard let adapted = try? query.adapt(snapshot.body) else { return nil }
        let answer = CachedAnswer(entry: CachedValue(await filled(adapted), of: snapshot), origin: .store, snapshot: snapshot)
        await save(snapshot, titles: adapted.titles)
        // Something was expired or removed meanwhile, and it may have been this.
        if memory.mark.epoch != mark.epoch { await uncancelled { [snapshots, storedKey] in try? await snapshots?.expire(.key(storedKey)) } }
        memory.insert(answer.entry, for: key, as: digest, loadedSince: mark)
        return answer
    }
}
