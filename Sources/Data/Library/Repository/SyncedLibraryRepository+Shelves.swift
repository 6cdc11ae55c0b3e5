package import MarqueeDomain

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

// The server's shelves, overlaid with the marks of this device.

extension SyncedLibraryRepository {
    // The server's page, overlaid with the marks of this device.
    package func shelf<Item>(_ shelf: Shelf<Item>, _ page: ShelfPage) -> Read<Page<Item>> {
        let name = shelf.name
        return Read(in: audience.languages.tags) { (policy, language) async throws(MarqueeError) in
            let stored = try await user.session()
            let read = try user.read(as: stored) { (_, authorization) in
                asked(api.shelf(shelf, page, as: authorization), name, of: stored.tenant)
            }
            var fetched: Fetched<Page<Item>>
            do throws(MarqueeError) {
                fetched = try await read(policy: policy, language: language)
            } catch {
                guard error.meansUnreachable, policy.cache != .never else { throw error }
                let reason = policy.network == .never ? nil : error
                if let known: Fetched<Page<Item>> = try await known(
                    name, page, of: stored.tenant, in: language, because: reason)
                {
                    return known
                }
                // If the account was removed in the meantime, this throws the real reason.
                _ = try await user.session()
                throw error
            }
            let marks = try await services.marksCache.marks(of: stored.tenant)
            var additions = try await additions(to: fetched, of: name, page, from: marks, in: language)
            // The server has a title whose texts only a newer page has.
            if additions.isPageOld, fetched.origin != .server, policy.network != .never {
                fetched = try await read(policy: .freshElseCached, language: language)
                additions = try await self.additions(to: fetched, of: name, page, from: marks, in: language)
            }
            fetched.lay(marks, of: name.kind, adding: additions, atEnd: page.order == .oldestFirst)
            return fetched
        }
    }

    package func recommendedMovies(page: Int) -> Read<Page<Movie>> {
        user.read(in: audience.languages) { (_, authorization) in api.recommendedMovies(page: page, as: authorization) }
    }

    package func recommendedTV(page: Int) -> Read<Page<TVSeries>> {
        user.read(in: audience.languages) { (_, authorization) in api.recommendedTV(page: page, as: authorization) }
    }

    /// The same remote, fetched again if the server accepted a mark of the shelf meanwhile: it may have created the page before.
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

    /// The items that were put on the shelf here and cannot be on the server's page yet.
    private func additions<Item: ShelfItem>(
        to fetched: Fetched<Page<Item>>, of name: ShelfName, _ page: ShelfPage, from marks: StoredMarks, in languages: LanguageChain?
    ) async throws(MarqueeError) -> Additions<Item> {
        let shown = fetched.value
        guard page.page == (page.order == .newestFirst ? 1 : max(1, shown.totalPages)) else { return Additions() }
        let present = Set(shown.items.compactMap(\.markable))
        let now = try await services.library.now()
        let confirmedAt = now - fetched.age.interval
        let new = marks.entries.values.filter { entry in
            guard entry.isOn(name), !present.contains(entry.item) else { return false }
            return !entry.isOnServer(name.kind) || entry.hasArrived(name.kind, after: confirmedAt, at: now)
        }
        let items: [Item] = try await items(for: new.sorted { $0.order(name.kind) > $1.order(name.kind) }, in: languages)
        let known = Set(items.compactMap(\.markable))
        let untitled = new.filter { !known.contains($0.item) }
        return Additions(items: items, untitled: untitled.map(\.item), isPageOld: untitled.contains { $0.isOnServer(name.kind) })
    }

    /// The page from the marks of this device, for when the server cannot be reached and the page is not cached; nil if the shelf is empty.
    private func known<Item: ShelfItem>(
        _ name: ShelfName, _ page: ShelfPage, of tenant: Int, in languages: LanguageChain?, because error: MarqueeError?
    ) async throws(MarqueeError) -> Fetched<Page<Item>>? {
        let marks = try await services.marksCache.marks(of: tenant)
        var entries = marks.entries.values.filter { $0.isOn(name) }
        guard !entries.isEmpty else { return nil }
        entries.sort { $0.order(name.kind) > $1.order(name.kind) }
        if page.order == .oldestFirst { entries.reverse() }
        let size = Page<Item>.size
        let shown = Array(entries.dropFirst((page.page - 1) * size).prefix(size))
        let items: [Item] = try await items(for: shown, in: languages)
        var fetched = Fetched(
            Page(page: page.page, totalPages: (entries.count + size - 1) / size, totalResults: entries.count, items: items),
            origin: .titleIndex, isStale: true, refreshError: error)
        fetched.hiddenItems = shown.count - items.count
        for item in items.compactMap(\.markable) { fetched.marks[item] = marks.entries[item]?.marks }
        return fetched
    }

    /// The marked items that the title index or, for episodes, the store has, in order. A failing index is reported as an event, and the read does not fail.
    private func items<Item: ShelfItem>(
        for entries: [StoredMarks.Entry], in languages: LanguageChain?
    ) async throws(MarqueeError) -> [Item] {
        guard !entries.isEmpty else { return [] }
        do throws(MarqueeError) {
            let found = try await services.titles(of: entries.map(\.item), language: languages?.tags.first ?? audience.language)
            var items: [Item] = []
            for entry in entries {
                let item =
                    if case .episode(let reference) = entry.item {
                        await episodes?.episode(reference, in: languages).flatMap { Item(entry, $0) }
                    } else {
                        found[entry.item.title].flatMap { Item(entry, $0) }
                    }
                if let item { items.append(item) }
            }
            return items
        } catch  where error.code != .cancelled {
            services.report(error, of: .cache)
            return []
        }
    }
}

/// The items of a shelf that a page of the server does not have yet.
private struct Additions<Item: Sendable>: Sendable {
    /// Those with texts, in the order that they will have on the server.
    var items: [Item] = []
    /// Those that were never read on this device, so that their texts are unknown.
    var untitled: [Markable] = []
    /// Whether the server has one of them by now.
    var isPageOld = false
}

extension StoredMarks.Entry {
    fileprivate func isOn(_ name: ShelfName) -> Bool {
        ShelfName(name.kind, of: item) == name && marks[name.kind].isSet
    }

    /// Whether the server is known to have it on the shelf of a mark.
    fileprivate func isOnServer(_ kind: MarkKind) -> Bool { places[kind]?.isOnServer ?? false }

    /// Whether the server accepted it on the shelf of a mark, as a change of this store, after a version.
    fileprivate func hasArrived(_ kind: MarkKind, since version: Int) -> Bool {
        guard let place = places[kind], place.arrivedAt != nil else { return false }
        return place.order > version
    }

    /// Whether the server accepted it on the shelf of a mark after a moment, by the clock of the store. An arrival in the future is ignored: the
    /// clock was set back.
    fileprivate func hasArrived(_ kind: MarkKind, after moment: Date, at now: Date) -> Bool {
        guard let arrivedAt = places[kind]?.arrivedAt, arrivedAt <= now else { return false }
        // Moments are stored in whole milliseconds, and passed on as ages.
        return arrivedAt.timeIntervalSince(moment) > 0.000_5
    }

    /// The sort key on shelves. Items that the server does not have yet are the newest.
    fileprivate func order(_ kind: MarkKind) -> (Int, Int, Int, Int) {
        (isOnServer(kind) ? 0 : 1, places[kind]?.order ?? 0, places[kind]?.rank ?? 0, item.title.id)
    }

    /// Whether a mark is stored. If not, only the server's page has it.
    fileprivate func isKnown(_ kind: MarkKind) -> Bool { known.contains(kind) || marks.pending.contains(kind) }

    /// The marks on an item of a shelf.
    fileprivate func marks(on item: some ShelfItem, kind: MarkKind) -> Marks {
        var marks = marks
        if !isKnown(kind) { marks.set(item.value(as: kind)) }
        return marks
    }
}

extension Fetched {
    /// Overlays a page of the server with the marks of this device, and adds the items that the server cannot have yet at its start or end.
    fileprivate mutating func lay<Item: ShelfItem>(
        _ stored: StoredMarks, of kind: MarkKind, adding additions: Additions<Item>, atEnd: Bool
    ) where Value == Page<Item> {
        let kept = value.items.compactMap { item -> Item? in
            guard let markable = item.markable, let entry = stored.entries[markable], entry.isKnown(kind) else { return item }
            return item.overlaid(with: entry.marks, kind: kind)
        }
        let (removed, count) = (value.items.count - kept.count, additions.items.count + additions.untitled.count)
        hiddenItems = removed + additions.untitled.count
        isStale = isStale || additions.isPageOld
        value = Page(
            page: value.page, totalPages: value.totalPages, totalResults: Swift.max(0, value.totalResults - removed + count),
            items: atEnd ? kept + additions.items.reversed() : additions.items + kept)
        for item in additions.untitled { marks[item] = stored.entries[item]?.marks }
        for item in value.items {
            guard let markable = item.markable else { continue }
            marks[markable] = (stored.entries[markable] ?? .init(item: markable)).marks(on: item, kind: kind)
        }
    }
}
