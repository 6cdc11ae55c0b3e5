import MarqueeDomain

/// The record of a catalog that was removed because it was too old, so that an update makes a new one of the same kinds.
struct ExpiredCatalog: Hashable {
    let kinds: Set<CatalogKind>

    private static let word = "expired"

    init(kinds: Set<CatalogKind>) { self.kinds = kinds }

    /// The note of a text; nil if it is another one.
    init?(_ text: String) {
        let words = text.split(separator: " ").map(String.init)
        let kinds = words.dropFirst().compactMap(CatalogKind.init(rawValue:))
        guard words.first == Self.word, !kinds.isEmpty else { return nil }
        self.init(kinds: Set(kinds))
    }

    var text: String { ([Self.word] + CatalogKind.allCases.filter(kinds.contains).map(\.rawValue)).joined(separator: " ") }
}
