package import MarqueeDomain

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

// The server's shelves, with the marks of this device laid over them.

extension SyncedLibraryRepository {
    // The server's page, overlaid with the marks of this device.
    package func shelf<Item>(_ shelf: Shelf<Item>, _ page: ShelfPage) -> Read<Page<Item>> {
        let name = shelf.name
        return Read { (policy) async throws(MarqueeError) in
            let stored = try await user.session()
            let read = try user.read(as: stored) { (_, authorization) in
                asked(api.shelf(shelf, page, as: authorization), name, of: stored.tenant)
            }
            var fetched: Fetched<Page<Item>>
            do throws(MarqueeError) {
                fetched = try await read(policy: policy)
            } catch {
                guard error.meansUnreachable, policy.cache != .never else { throw error }
                let reason = policy.network == .never ? nil : error
                if let known: Fetched<Page<Item>> = try await known(name, page, of: stored.tenant, because: reason) { return known }
                // If the account was removed in the meantime, this throws the real reason.
                _ = try await user.session()
                throw error
            }
            let marks = try await services.marksCache.marks(of: stored.tenant)
            let additions = try await additions(to: fetched, of: name, page, from: marks)
            fetched.lay(marks, of: name.kind, adding: additions.items, outOf: additions.count, atEnd: page.order == .oldestFirst)
            return fetched
        }
    }

    package func recommendedMovies(page: Int) -> Read<Page<Movie>> {
        user.read { (_, authorization) in api.recommendedMovies(page: page, as: authorization) }
    }

    package func recommendedTV(page: Int) -> Read<Page<TVSeries>> {
        user.read { (_, authorization) in api.recommendedTV(page: page, as: authorization) }
    }

    /// The same remote, asked again where the server took something onto the shelf meanwhile: it may have made the page before that.
    private func asked<Item: ShelfItem>(_ remote: Remote<Page<Item>>, _ name: ShelfName, of tenant: Int) -> Remote<Page<Item>> {
        remote.fetching { (fetch) async throws(MarqueeError) in
            var begun = try? await services.library.version(of: tenant)
            var answer = try await fetch()
            for _ in 0..<2 {
                guard let since = begun, let marks = try? await services.marksCache.currentMarks(of: tenant) else { break }
                guard marks.entries.values.contains(where: { $0.isOn(name) && $0.hasArrived(name.kind, since: since) }) else { break }
                begun = marks.version
                answer = try await fetch()
            }
            return answer
        }
    }

    /// The items that were put on the shelf here and cannot be on the server's page yet, in the order that they will have there, and how many
    /// there are. Items whose title was never read here are counted only, because their texts are not known.
    private func additions<Item: ShelfItem>(
        to fetched: Fetched<Page<Item>>, of name: ShelfName, _ page: ShelfPage, from marks: StoredMarks
    ) async throws(MarqueeError) -> (items: [Item], count: Int) {
        let shown = fetched.value
        guard page.page == (page.order == .newestFirst ? 1 : max(1, shown.totalPages)) else { return ([], 0) }
        let present = Set(shown.items.compactMap(\.markable))
        let now = try await services.library.now()
        let confirmedAt = now - fetched.age.interval
        let new = marks.entries.values.filter { entry in
            guard entry.isOn(name), !present.contains(entry.item) else { return false }
            return !entry.isOnServer(name.kind) || entry.hasArrived(name.kind, after: confirmedAt, at: now)
        }
        return (try await items(for: new.sorted { $0.order(name.kind) > $1.order(name.kind) }), new.count)
    }

    /// The shelf as far as it is known here, when the server cannot be asked and this page of it was never read.
    private func known<Item: ShelfItem>(
        _ name: ShelfName, _ page: ShelfPage, of tenant: Int, because error: MarqueeError?
    ) async throws(MarqueeError) -> Fetched<Page<Item>>? {
        let marks = try await services.marksCache.marks(of: tenant)
        var entries = marks.entries.values.filter { $0.isOn(name) }
        guard !entries.isEmpty else { return nil }
        entries.sort { $0.order(name.kind) > $1.order(name.kind) }
        if page.order == .oldestFirst { entries.reverse() }
        let size = Page<Item>.size
        let shown = Array(entries.dropFirst((page.page - 1) * size).prefix(size))
        let items: [Item] = try await items(for: shown)
        var fetched = Fetched(
            Page(number: page.page, totalPages: (entries.count + size - 1) / size, totalResults: entries.count, items: items),
            origin: .titleIndex, isStale: true, refreshError: error)
        fetched.hiddenItems = shown.count - items.count
        for item in items.compactMap(\.markable) { fetched.marks[item] = marks.entries[item]?.marks }
        return fetched
    }

    /// Marked things as far as the index of titles knows them, in their order. An index that fails is an event, and no read fails for it.
    private func items<Item: ShelfItem>(for entries: [StoredMarks.Entry]) async throws(MarqueeError) -> [Item] {
        guard !entries.isEmpty else { return [] }
        do throws(MarqueeError) {
            let found = try await services.titles(of: entries.map(\.item), language: audience.language)
            return entries.compactMap { entry in found[entry.item.title].flatMap { Item(entry, $0) } }
        } catch  where error.code != .cancelled {
            services.report(error, of: .cache)
            return []
        }
    }
}

extension StoredMarks.Entry {
    fileprivate func isOn(_ name: ShelfName) -> Bool {
        ShelfName(name.kind, of: item) == name && marks[name.kind].isSet
    }

    /// Whether the server is known to have it on the shelf of a mark.
    fileprivate func isOnServer(_ kind: MarkKind) -> Bool { places[kind]?.isOnServer ?? false }

    /// Whether the server took it onto the shelf of a mark as a change from here after a version.
    fileprivate func hasArrived(_ kind: MarkKind, since version: Int) -> Bool {
        guard let place = places[kind], place.arrivedAt != nil else { return false }
        return place.order > version
    }

    /// Whether the server took it onto the shelf of a mark after a moment, by the clock of the store. An arrival in the future is from before a clock was turned.
    fileprivate func hasArrived(_ kind: MarkKind, after moment: Date, at now: Date) -> Bool {
        guard let arrivedAt = places[kind]?.arrivedAt, arrivedAt <= now else { return false }
        // Moments are stored in whole milliseconds, and passed on as ages.
        return arrivedAt.timeIntervalSince(moment) > 0.000_5
    }

    /// By what shelves are sorted: what the server does not have yet will be the newest there.
    fileprivate func order(_ kind: MarkKind) -> (Int, Int, Int, Int) {
        (isOnServer(kind) ? 0 : 1, places[kind]?.order ?? 0, places[kind]?.rank ?? 0, item.title.id)
    }

    /// Whether anything is stored about a mark; otherwise only the server's page shows it.
    fileprivate func isKnown(_ kind: MarkKind) -> Bool { known.contains(kind) || marks.pending.contains(kind) }

    /// The marks on something that stands on a shelf.
    fileprivate func marks(on item: some ShelfItem, kind: MarkKind) -> Marks {
        var marks = marks
        if !isKnown(kind) { marks.set(item.value(as: kind)) }
        return marks
    }
}

extension Fetched {
    /// Lays the marks of this device over a page of the server, and puts what it cannot have yet before or behind its items.
    fileprivate mutating func lay<Item: ShelfItem>(
        _ stored: StoredMarks, of kind: MarkKind, adding additions: [Item], outOf count: Int, atEnd: Bool
    ) where Value == Page<Item> {
        let kept = value.items.compactMap { item -> Item? in
            guard let markable = item.markable, let entry = stored.entries[markable], entry.isKnown(kind) else { return item }
            return item.overlaid(with: entry.marks, kind: kind)
        }
        hiddenItems = value.items.count - kept.count
        value = Page(
            number: value.number, totalPages: value.totalPages, totalResults: max(0, value.totalResults - hiddenItems + count),
            items: atEnd ? kept + additions.reversed() : additions + kept)
        for item in value.items {
            guard let markable = item.markable else { continue }
            marks[markable] = (stored.entries[markable] ?? .init(item: markable)).marks(on: item, kind: kind)
        }
    }
}
