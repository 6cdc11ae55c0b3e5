import MarqueeDomain

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Reads lists of titles in a language into the index of titles, page after page, and goes on where an earlier call ended.
struct CatalogTitles: Sendable {
    let lists: any CatalogListAPI
    let titles: any TitleDAO
    let snapshots: any SnapshotDAO
    let reader: Reader
    let clock: WallClock

    /// After so many days, the lists are read again: they change.
    private static let days = 90

    func callAsFunction(_ language: String, requests: Int) async throws(MarqueeError) -> CatalogEnrichmentResult {
        let key = key(language)
        var place = try await place(key)
        var result = CatalogEnrichmentResult(language: language)
        while result.requests < requests, let (list, page) = place.next {
            if Task.isCancelled { throw .cancelled }
            // The pages are of no use later, so they are not stored.
            let found = try await reader.ask(lists.titles(in: list, page: page, language: language)).value
            result.requests += 1
            result.titles += found.items.count
            try await titles.save(found.items)
            place.advance(isLast: page >= found.totalPages)
            try await store(place, for: key)
        }
        (result.isComplete, result.pages) = (place.next == nil, place.count)
        return result
    }

    // The place lies among the answers, and is lost together with them.
    private func key(_ language: String) -> SnapshotKey {
        SnapshotKey(
            server: lists.titles(in: .popularMovies, page: 1, language: language).key.server, operation: "titles of the catalog",
            arguments: [.init("language", language)], audience: .standard)
    }

    private func place(_ key: SnapshotKey) async throws(MarqueeError) -> Place {
        let today = Day(clock.now(), in: .gmt).daysSince1970
        let stored = try await snapshots.load(key).flatMap { Place(String(decoding: $0.body, as: UTF8.self)) }
        guard let stored, (0..<Self.days).contains(today - stored.day) else { return Place(day: today) }
        return stored
    }

    private func store(_ place: Place, for key: SnapshotKey) async throws(MarqueeError) {
        let now = clock.now()
        try await snapshots.save(Snapshot(body: Data(place.text.utf8), savedAt: now, validUntil: now), for: key)
    }

    /// How far the lists of a language were read.
    struct Place: Sendable, Hashable {
        /// The day on which that began, counted from 1970.
        let day: Int
        /// The pages that were read or left out, counted over all lists in turn.
        private(set) var count = 0
        /// The lists that have no further page, a bit each.
        private(set) var ended = 0

        init(day: Int) { self.day = day }

        /// The place of a text; nil if it is none.
        init?(_ text: String) {
            let numbers = text.split(separator: " ").compactMap { Int($0) }
            guard numbers.count == 3, (0...CatalogEnrichment.mostRequests).contains(numbers[1]), (0..<16).contains(numbers[2]) else {
                return nil
            }
            (day, count, ended) = (numbers[0], numbers[1], numbers[2])
        }

        var text: String { "\(day) \(count) \(ended)" }

        /// The list and the page that come next; nil if all were read.
        var next: (list: CatalogList, page: Int)? {
            for place in count..<max(count, CatalogEnrichment.mostRequests) where ended >> (place % 4) & 1 == 0 {
                return CatalogList(rawValue: place % 4).map { ($0, place / 4 + 1) }
            }
            return nil
        }

        /// Notes that the next page was read.
        mutating func advance(isLast: Bool) {
            guard let (list, page) = next else { return }
            count = (page - 1) * 4 + list.rawValue + 1
            if isLast { ended |= 1 << list.rawValue }
        }
    }
}
