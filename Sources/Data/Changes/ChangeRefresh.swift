import MarqueeDomain

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Reads the change lists of some days, and lets the answers about their items expire.
struct ChangeRefresh: Sendable {
    let api: any ChangeAPI
    let reader: Reader
    let snapshots: (any SnapshotDAO)?
    let clock: WallClock

    /// An answer counts as fresh for a week at most, so earlier changes leave nothing fresh. One day more makes up for time zones.
    private static let days = 8
    /// The last page that TMDb has of a list.
    private static let lastPage = 500

    func callAsFunction(renews: Bool) async throws(MarqueeError) -> RefreshedChanges {
        let now = clock.now()
        let today = Day(now, in: .gmt)
        let earliest = Day(now.addingTimeInterval(-86_400 * Double(Self.days)), in: .gmt)
        // The day of the last call was not over, so its changes are read again. A clock that was turned back makes no gap.
        let first = max(min(try await lastDay() ?? earliest, today), earliest)
        var changed: Set<MediaReference> = []
        for (kind, list) in lists {
            guard try await read(list, of: kind, from: first, through: today, into: &changed) else {
                // There are more changes than the list shows.
                try await reader.expire(.all)
                break
            }
        }
        try await reader.expire(.subjects(changed))
        // Only now: a call that ends earlier is repeated.
        try await store(today, at: now)
        var refreshed = RefreshedChanges(first: first, last: today, changed: changed)
        if renews {
            let renewal = AnswerRenewal(api: api, reader: reader, snapshots: snapshots)
            (refreshed.renewed, refreshed.notRenewed) = try await renewal(changed)
        }
        return refreshed
    }

    private typealias List = @Sendable (ChangedIDs) -> Remote<Page<ChangedID>>

    private var lists: [(MediaKind, List)] {
        [(.movie, { api.movies($0) }), (.tv, { api.tv($0) }), (.person, { api.people($0) })]
    }

    /// Reads all pages of some days.
    ///
    /// - Returns: Whether the list has all changes of each day.
    private func read(
        _ list: List, of kind: MediaKind, from first: Day, through last: Day, into changed: inout Set<MediaReference>
    ) async throws(MarqueeError) -> Bool {
        let period = ChangePeriod(from: first, through: last)
        var (page, pages, isWhole) = (1, 1, true)
        while isWhole, page <= min(pages, Self.lastPage) {
            if Task.isCancelled { throw .cancelled }
            // The pages are of no use later, so they are not stored.
            let asked = try await reader.ask(list(ChangedIDs(period, page: page)))
            let answer = asked.value
            // TMDb has sent the rows of some days on one page, more than are read of a page. A row without an id names no answer.
            isWhole = !asked.isCut
            if page == 1 { pages = answer.totalPages }
            if pages > Self.lastPage, first < last { break }
            for item in answer.items { changed.insert(MediaReference(kind, item.id)) }
            page += 1
        }
        guard pages > Self.lastPage || !isWhole else { return true }
        guard first < last else { return false }
        let middle = Day(first.date(in: .gmt).addingTimeInterval(86_400 * Double((last.daysSince1970 - first.daysSince1970) / 2)), in: .gmt)
        let next = Day(middle.date(in: .gmt).addingTimeInterval(86_400), in: .gmt)
        guard try await read(list, of: kind, from: first, through: middle, into: &changed) else { return false }
        return try await read(list, of: kind, from: next, through: last, into: &changed)
    }

    // The day lies among the answers, and is lost together with them.
    private var key: SnapshotKey {
        SnapshotKey(server: api.movies(ChangedIDs(.lastDay)).key.server, operation: "refresh of changes", audience: .standard)
    }

    private func lastDay() async throws(MarqueeError) -> Day? {
        guard let snapshot = try await snapshots?.load(key) else { return nil }
        return Day(String(decoding: snapshot.body, as: UTF8.self))
    }

    private func store(_ day: Day, at now: Date) async throws(MarqueeError) {
        try await snapshots?.save(Snapshot(body: Data(day.description.utf8), savedAt: now, validUntil: now), for: key)
    }
}
