import MarqueeData
import MarqueeDomain

/// The name of a file of TMDb's daily exports: `adult_movie_ids_11_25_2026.json.gz`.
struct ExportName: Hashable {
    var kind: CatalogKind
    var isAdult: Bool
    /// The day in the name; nil if it has none.
    var day: Day?

    /// - Parameter path: The path of the file. It may end in `.json`, `.json.gz` or neither.
    init?(path: String) {
        var name = path.split(separator: "/").last ?? ""
        for end in [".gz", ".json"] where name.hasSuffix(end) { name = name.dropLast(end.count) }
        isAdult = name.hasPrefix("adult_")
        if isAdult { name = name.dropFirst("adult_".count) }
        let parts = name.split(separator: "_", omittingEmptySubsequences: false)
        let end = Array(parts.suffix(3))
        if end.count == 3, let month = Int(end[0]), let date = Int(end[1]), let year = Int(end[2]) {
            guard let found = Day(year: year, month: month, day: date) else { return nil }
            day = found
            name = Substring(parts.dropLast(3).joined(separator: "_"))
        }
        guard let kind = CatalogKind.allCases.first(where: { $0.exportName == name }) else { return nil }
        self.kind = kind
    }
}

extension CatalogKind {
    /// The number of the kind in the file, which never changes.
    var number: Int {
        switch self {
        case .movie: 0
        case .tv: 1
        case .person: 2
        case .collection: 3
        case .network: 4
        case .keyword: 5
        case .company: 6
        }
    }

    init?(number: Int) {
        guard let kind = Self.allCases.first(where: { $0.number == number }) else { return nil }
        self = kind
    }
}

extension Day {
    /// The day as 20261125.
    var number: Int { year * 10_000 + month * 100 + day }

    init?(number: Int) { self.init(year: number / 10_000, month: number / 100 % 100, day: number % 100) }
}
