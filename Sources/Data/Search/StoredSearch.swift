package import MarqueeDomain

/// A recent search as a row of a store, and the rules by which searches are compared, for every store.
///
/// Texts are folded when they are compared, because a row may have been folded by another version of the SDK. Stores keep the folded text for
/// those versions. An account has about a hundred searches.
package struct StoredSearch: Sendable {
    /// The maximum number of searches of one account; the oldest are removed first.
    package static let limit = 100

    /// The number of the row.
    package let id: Int64
    package let search: RecentSearch

    package init(id: Int64, search: RecentSearch) {
        self.id = id
        self.search = search
    }

    fileprivate var folded: String { Folding.fold(search.text) }
}

extension [StoredSearch] {
    /// The searches with a beginning, each text once, in the order of the rows.
    package func searches(beginning: String, limit: Int) -> [RecentSearch] {
        let beginning = Folding.fold(beginning)
        var (texts, found): (Set<String>, [RecentSearch]) = ([], [])
        for row in self where found.count < limit {
            let folded = row.folded
            if folded.utf8.starts(with: beginning.utf8), texts.insert(folded).inserted { found.append(row.search) }
        }
        return found
    }

    /// The numbers of the rows with a text, whatever its case and diacritics.
    package func rows(of text: String) -> [Int64] {
        let text = Folding.fold(text)
        return filter { $0.folded.utf8.elementsEqual(text.utf8) }.map(\.id)
    }
}
