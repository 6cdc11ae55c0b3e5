import Foundation
public import MarqueeDomain

// Reading whole shelves.

extension SyncedLibraryRepository {
    /// Reads all shelves to their ends, so that the marks here are those of the server under what waits.
    public func pull() async throws(MarqueeError) -> PullReport {
        let stored = try await user.users.required(user.binding)
        // Whoever listens is told what is different from before, so that must be known.
        _ = try await core.book.marks(of: stored.tenant)
        var report = PullReport()
        if stored.session.kind == .account {
            try await pull(.favoriteMovies, of: stored, api.favoriteMovies, into: &report)
            try await pull(.favoriteTV, of: stored, api.favoriteTV, into: &report)
            try await pull(.watchlistMovies, of: stored, api.watchlistMovies, into: &report)
            try await pull(.watchlistTV, of: stored, api.watchlistTV, into: &report)
        }
        try await pull(.ratedMovies, of: stored, api.ratedMovies, into: &report)
        try await pull(.ratedTV, of: stored, api.ratedTV, into: &report)
        try await pull(.ratedEpisodes, of: stored, api.ratedEpisodes, into: &report)
        return report
    }

    private func pull<Item: Shelved>(
        _ name: ShelfName, of stored: StoredSession, _ remote: @Sendable (ShelfPage, UserAuthorization) -> Remote<Page<Item>>,
        into report: inout PullReport
    ) async throws(MarqueeError) {
        // What the server takes from now on may be missing on pages that were read before, and counts all the same.
        let version = try await core.library.version(of: stored.tenant)
        let items = try await whole(of: stored, remote)
        var values: [Markable: MarkValue] = [:]
        for item in items {
            if let markable = item.markable { values[markable] = item.value(as: name.kind) }
        }
        let changed = try await core.library.reconcile(WholeShelf(name, values: values), of: stored.tenant, since: version)
        // Tells whoever listens what is different now.
        _ = try await core.book.marks(of: stored.tenant)
        report.items += items.count
        report.changed += changed.count
    }

    /// Every item of a shelf, which must come to the total that the server names. Other devices may change the shelf while it is read, so
    /// that it is tried again.
    private func whole<Item: Shelved>(
        of stored: StoredSession, _ remote: @Sendable (ShelfPage, UserAuthorization) -> Remote<Page<Item>>
    ) async throws(MarqueeError) -> [Item] {
        var operation: String?
        for _ in 0..<3 {
            var (items, seen, totals): ([Item], Set<Markable>, Set<Int>) = ([], [], [])
            var (number, last) = (1, 1)
            repeat {
                let page = ShelfPage(page: number)
                let read = try user.read(as: stored) { (_, authorization) in
                    let remote = remote(page, authorization)
                    operation = remote.key.operation
                    return remote
                }
                let fetched = try await read(.fresh).value
                for item in fetched.items where item.markable.map({ seen.insert($0).inserted }) ?? true { items.append(item) }
                totals.insert(fetched.totalResults)
                last = min(fetched.totalPages, Page<Item>.limit)
                number += 1
            } while number <= last
            if totals == [items.count] { return items }
        }
        throw MarqueeError(
            .unreadable, .init("shelf.incomplete", "A shelf did not come to the total that the server names."), operation: operation)
    }
}
