package import MarqueeDomain

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

// Reading whole shelves.

extension SyncedLibraryRepository {
    package func pull() async throws(MarqueeError) -> PullReport {
        let stored = try await user.session()
        // Listeners receive what is different from before, so that must be known.
        _ = try await services.marksCache.currentMarks(of: stored.tenant)
        var round = PullRound()
        if stored.session.kind == .account {
            try await pull(.favoriteMovies, of: stored, in: &round)
            try await pull(.favoriteTV, of: stored, in: &round)
            try await pull(.watchlistMovies, of: stored, in: &round)
            try await pull(.watchlistTV, of: stored, in: &round)
        }
        try await pull(.ratedMovies, of: stored, in: &round)
        try await pull(.ratedTV, of: stored, in: &round)
        try await pull(.ratedEpisodes, of: stored, in: &round)
        if let failure = round.failure { throw failure }
        return round.report
    }

    private func pull<Item>(
        _ shelf: Shelf<Item>, of stored: StoredSession, in round: inout PullRound
    ) async throws(MarqueeError) {
        do throws(MarqueeError) {
            try await learn(shelf, of: stored, in: &round.report)
        } catch  where error.concernsOneShelf {
            round.failure = round.failure ?? error
        }
    }

    private func learn<Item>(
        _ shelf: Shelf<Item>, of stored: StoredSession, in report: inout PullReport
    ) async throws(MarqueeError) {
        // A change that the server accepts after this may be missing on the pages. It is newer than this version, so it is not undone.
        let version = try await services.library.version(of: stored.tenant)
        let seen = try await seen(shelf, of: stored)
        let changed = try await services.learn(seen.whole(shelf.name), isWhole: seen.isWhole, of: stored.tenant, since: version)
        report.items += seen.values.count
        report.changed += changed
        if seen.isWhole { return }
        guard seen.isCounted || seen.isTooLong else { throw .incomplete(seen.operation) }
        report.incomplete += 1
    }

    /// What stands on a shelf. Other devices may change it while it is read, so that it is tried again until it comes to the total that
    /// the server names. One of more pages than TMDb shows never does.
    private func seen<Item>(_ shelf: Shelf<Item>, of stored: StoredSession) async throws(MarqueeError) -> SeenShelf {
        var seen = SeenShelf()
        for _ in 0..<3 {
            seen = SeenShelf()
            var number = 1
            repeat {
                let page = ShelfPage(.newestFirst, page: number)
                let read = try user.read(as: stored) { (_, authorization) in
                    let remote = api.shelf(shelf, page, as: authorization)
                    seen.operation = remote.key.operation
                    return remote
                }
                seen.add(try await read(policy: .fresh), as: shelf.name.kind)
                number += 1
            } while number <= seen.pages && !seen.isTooLong
            if seen.isCounted || seen.isTooLong { return seen }
        }
        return seen
    }
}

/// What came of the shelves until now.
private struct PullRound {
    var report = PullReport()
    /// Why the first shelf that failed on its own did.
    var failure: MarqueeError?
}

/// What was seen of a shelf.
private struct SeenShelf {
    var values: [Markable: MarkValue] = [:]
    /// What has a value, in the order in which it was seen.
    var order: [Markable] = []
    /// How many rows cannot be identified: they could not be read, or TMDb has lost the place of the episode.
    var unknown = 0
    /// What the pages said of how many items there are.
    var totals: Set<Int> = []
    var pages = 1
    var operation: String?

    /// Whether all its rows were seen.
    var isCounted: Bool { totals == [values.count + unknown] && !isTooLong }
    /// Whether all its rows were seen and understood, so that nothing else stands on it.
    var isWhole: Bool { isCounted && unknown == 0 }
    var isTooLong: Bool { pages > Page<Movie>.limit }

    func whole(_ name: ShelfName) -> WholeShelf { WholeShelf(name, values: values, newestFirst: order) }

    mutating func add<Item: ShelfItem>(_ page: Fetched<Page<Item>>, as kind: MarkKind) {
        for item in page.value.items {
            guard let markable = item.markable else {
                unknown += 1
                continue
            }
            if values.updateValue(item.value(as: kind), forKey: markable) == nil { order.append(markable) }
        }
        unknown += page.droppedRows
        totals.insert(page.value.totalResults)
        pages = page.value.totalPages
    }
}

extension MarqueeError {
    fileprivate static func incomplete(_ operation: String?) -> MarqueeError {
        MarqueeError(.unreadable, .init("shelf.incomplete"), operation: operation)
    }

    /// Whether another shelf may be read all the same.
    fileprivate var concernsOneShelf: Bool {
        let general: [Code] = [.offline, .timeout, .rateLimited, .unauthorized, .cancelled, .closed, .storage, .storageFull]
        return !general.contains(code) && !meansSessionRefused
    }
}
