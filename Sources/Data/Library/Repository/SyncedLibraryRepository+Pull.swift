package import MarqueeDomain

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

// Complete reads of shelves.

extension SyncedLibraryRepository {
    package func pull() async throws(MarqueeError) -> PullReport {
        let stored = try await user.session()
        // Listeners receive the differences from the marks before.
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

    /// Reads the whole shelf of ratings of which an item is.
    func pullRatings(of item: Markable, as stored: StoredSession) async throws(MarqueeError) {
        var round = PullRound()
        switch item {
        case .movie: try await pull(.ratedMovies, of: stored, in: &round)
        case .tv: try await pull(.ratedTV, of: stored, in: &round)
        case .episode: try await pull(.ratedEpisodes, of: stored, in: &round)
        }
        if let failure = round.failure { throw failure }
    }

    private func pull<Item>(
        _ shelf: Shelf<Item>, of stored: StoredSession, in round: inout PullRound
    ) async throws(MarqueeError) {
        do throws(MarqueeError) {
            try await learn(shelf.name, of: stored, in: &round.report) { (page) async throws(MarqueeError) in
                var operation = ""
                let read = try user.read(as: stored) { (_, authorization) in
                    let remote = api.shelf(shelf, page, as: authorization)
                    operation = remote.key.operation
                    return remote
                }
                return ShelfRows(try await read(policy: .fresh), of: operation, as: shelf.name.kind)
            }
        } catch  where error.concernsOneShelf {
            round.failure = round.failure ?? error
        }
    }

    /// A function that reads the rows of a page, so that the rest is compiled once for all shelves.
    private typealias ReadRows = (ShelfPage) async throws(MarqueeError) -> ShelfRows

    private func learn(
        _ shelf: ShelfName, of stored: StoredSession, in report: inout PullReport, _ rows: ReadRows
    ) async throws(MarqueeError) {
        // A change that the server accepts after this may be missing on the pages. It is newer than this version, so it stays.
        let version = try await services.library.version(of: stored.tenant)
        let seen = try await seen(rows)
        let changed = try await services.learn(seen.whole(shelf), isWhole: seen.isWhole, of: stored.tenant, since: version)
        report.items += seen.values.count
        report.changed += changed
        if seen.isWhole { return }
        guard seen.isCounted || seen.isTooLong else { throw .incomplete(seen.operation) }
        report.incomplete += 1
    }

    /// The items on a shelf. Other devices may change the shelf while it is read, so it is read again until the items match the server's total.
    /// A shelf with more pages than TMDb serves never does.
    private func seen(_ rows: ReadRows) async throws(MarqueeError) -> SeenShelf {
        var seen = SeenShelf()
        for _ in 0..<3 {
            seen = SeenShelf()
            var number = 1
            repeat {
                seen.add(try await rows(ShelfPage(.newestFirst, page: number)))
                number += 1
            } while number <= seen.pages && !seen.isTooLong
            if seen.isCounted || seen.isTooLong { return seen }
        }
        return seen
    }
}

/// The result of the shelves until now.
private struct PullRound {
    var report = PullReport()
    /// The error of the first shelf that failed alone.
    var failure: MarqueeError?
}

/// The rows of a shelf that were read.
private struct SeenShelf {
    var values: [Markable: MarkValue] = [:]
    /// The items, in the order in which they were read.
    var order: [Markable] = []
    /// The number of rows without an item: unreadable rows, and episodes without their season and number.
    var unknown = 0
    /// The different totals that the pages gave.
    var totals: Set<Int> = []
    var pages = 1
    var operation: String?

    /// Whether all rows were read.
    var isCounted: Bool { totals == [values.count + unknown] && !isTooLong }
    /// Whether all rows were read and identified, so that no other item is on the shelf.
    var isWhole: Bool { isCounted && unknown == 0 }
    var isTooLong: Bool { pages > Page<Movie>.limit }

    func whole(_ name: ShelfName) -> WholeShelf { WholeShelf(name, values: values, newestFirst: order) }

    mutating func add(_ rows: ShelfRows) {
        for (item, value) in rows.items where values.updateValue(value, forKey: item) == nil { order.append(item) }
        unknown += rows.unknown
        totals.insert(rows.totalResults)
        pages = rows.totalPages
        operation = rows.operation
    }
}

/// The rows of one page of a shelf.
private struct ShelfRows {
    var items: [(item: Markable, value: MarkValue)] = []
    /// The number of rows without an item.
    var unknown: Int
    let totalResults: Int
    let totalPages: Int
    let operation: String

    init<Item: ShelfItem>(_ page: Fetched<Page<Item>>, of operation: String, as kind: MarkKind) {
        (unknown, totalResults, totalPages) = (page.droppedRows, page.value.totalResults, page.value.totalPages)
        self.operation = operation
        for item in page.value.items {
            if let markable = item.markable { items.append((markable, item.value(as: kind))) } else { unknown += 1 }
        }
    }
}

extension MarqueeError {
    fileprivate static func incomplete(_ operation: String?) -> MarqueeError {
        MarqueeError(.unreadable, .init("shelf.incomplete"), operation: operation)
    }

    /// Whether other shelves can still be read.
    fileprivate var concernsOneShelf: Bool {
        let general: [Code] = [.offline, .timeout, .rateLimited, .unauthorized, .cancelled, .closed, .storage, .storageFull]
        return !general.contains(code) && !meansSessionRefused
    }
}
