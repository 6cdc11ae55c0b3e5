// A search for a text that ends in a year asks twice: for the title in that year, and for the whole text. Without a year at the end, there is
// one request a page as ever; with one, there are two for movies or series, and three for a search of all kinds.

extension DatedSearchInput {
    /// Returns the search for the title in the year at the end of the text. Nil without such a year, or if the search already has a year.
    func narrowed(_ typed: TypedTitle?) -> Self? {
        guard year == nil, let typed else { return nil }
        var search = self
        (search.text, search.year) = (typed.title, typed.year)
        return search
    }
}

extension Read {
    /// Returns the read of a page with the rows of this one and those of reads for the same text with a year. Each row appears once. Rows of a
    /// year in parentheses come first; otherwise those of the whole text do, because they contain every typed word. If only some of the reads
    /// fail, the result has their error as its refresh error.
    func joined<Item: Identifiable & Sendable>(
        with others: [Read<Page<Item>>], for typed: TypedTitle?
    ) -> Read<Page<Item>> where Value == Page<Item> {
        guard let typed, !others.isEmpty else { return self }
        return Read(in: languages?.tags ?? []) { (policy, language) async throws(MarqueeError) in
            async let whole = self.outcome(policy, language)
            let narrowed = await withTaskGroup(of: (Int, Result<Fetched<Page<Item>>, MarqueeError>).self) { group in
                for (place, read) in others.enumerated() {
                    group.addTask {
                        let outcome = await read.outcome(policy, language)
                        return (place, outcome)
                    }
                }
                return await group.reduce(into: []) { $0.append($1) }.sorted { $0.0 < $1.0 }.map(\.1)
            }
            let outcomes = [await whole] + narrowed
            let pages = outcomes.compactMap { try? $0.get() }
            let failures = outcomes.compactMap { if case .failure(let error) = $0 { error } else { nil } }
            guard let first = pages.first, !failures.contains(where: { $0.code == .cancelled }) else {
                throw failures.first { $0.code == .cancelled } ?? failures[0]
            }
            let hasWhole = (try? outcomes[0].get()) != nil
            let rows = alternating(pages.dropFirst(hasWhole ? 1 : 0).map(\.value.items))
            let found = hasWhole ? first.value.items : []
            var all = first.joined(with: pages.dropFirst(), items: typed.isYearInParentheses ? rows + found : found + rows)
            // An index without such titles is not a failure.
            if let failure = failures.first, all.origin != .titleIndex || failure.code != .offline {
                all.refreshError = all.refreshError ?? failure
            }
            return all
        }
    }

    private func outcome(_ policy: ReadPolicy, _ language: LanguageChain?) async -> Result<Fetched<Value>, MarqueeError> {
        do throws(MarqueeError) {
            return .success(try await self(policy: policy, language: language))
        } catch {
            return .failure(error)
        }
    }
}

/// The first rows of all lists, then the second ones: each list has its own order.
private func alternating<Item>(_ lists: [[Item]]) -> [Item] {
    (0..<(lists.map(\.count).max() ?? 0)).flatMap { place in lists.compactMap { $0.indices.contains(place) ? $0[place] : nil } }
}

extension Fetched {
    /// This page and others as one. It is as old and as stale as the oldest and stalest of them.
    fileprivate func joined<Item: Identifiable>(
        with others: ArraySlice<Fetched<Page<Item>>>, items: [Item]
    ) -> Fetched<Page<Item>> where Value == Page<Item> {
        var seen: Set<Item.ID> = []
        var all = self
        all.value.items = items.filter { seen.insert($0.id).inserted }
        for page in others {
            if page.origin == .titleIndex || page.age > all.age && all.origin != .titleIndex { all.origin = page.origin }
            all.age = Swift.max(all.age, page.age)
            all.fetchedAt = [all.fetchedAt, page.fetchedAt].compactMap { $0 }.min()
            all.isStale = all.isStale || page.isStale
            all.refreshError = all.refreshError ?? page.refreshError
            all.droppedRows += page.droppedRows
            all.droppedFields += page.droppedFields
            all.hiddenItems += page.hiddenItems
            all.marks.merge(page.marks) { $1 }
            all.value.totalPages = Swift.max(all.value.totalPages, page.value.totalPages)
            all.value.totalResults += page.value.totalResults
        }
        all.value.totalResults -= items.count - all.value.items.count
        return all
    }
}
