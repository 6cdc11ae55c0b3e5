public import MarqueeDomain

/// The server of TMDb's daily exports. It may gain requirements in a minor version.
public protocol CatalogExportAPI: Sendable {
    /// Downloads a file. No credential is sent.
    ///
    /// - Parameters:
    ///   - file: The file.
    ///   - path: The path at which it is created.
    ///   - onProgress: Gets the number of bytes so far.
    /// - Returns: Whether the server has the file.
    func download(
        _ file: CatalogExportFile, to path: String, onProgress: @escaping @Sendable (Int) -> Void
    ) async throws(MarqueeError) -> Bool
}

/// A file of TMDb's daily exports.
public struct CatalogExportFile: Sendable, Hashable {
    /// The kind of its names.
    public var kind: CatalogKind
    /// Whether its names are for adults only.
    public var isAdult = false
    /// The day.
    public var day: Day

    public init(_ kind: CatalogKind, isAdult: Bool = false, on day: Day) {
        self.kind = kind
        self.isAdult = isAdult
        self.day = day
    }

    /// The name, such as `adult_movie_ids_11_25_2026.json.gz`.
    public var name: String {
        func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        return "\(isAdult ? "adult_" : "")\(kind.exportName)_\(padded(day.month))_\(padded(day.day))_\(day.year).json.gz"
    }

    /// All files of a day: titles and people for adults have files of their own since July 2023.
    static func all(of kinds: Set<CatalogKind>, on day: Day) -> [CatalogExportFile] {
        CatalogKind.allCases.filter(kinds.contains).flatMap { kind in
            let file = CatalogExportFile(kind, on: day)
            let hasAdults = [.movie, .tv, .person].contains(kind) && firstAdultDay.map { day >= $0 } == true
            return hasAdults ? [file, CatalogExportFile(kind, isAdult: true, on: day)] : [file]
        }
    }

    private static let firstAdultDay = Day(year: 2023, month: 7, day: 5)
}

extension CatalogKind {
    /// The beginning of the names of TMDb's files.
    package var exportName: String {
        switch self {
        case .movie: "movie_ids"
        case .tv: "tv_series_ids"
        case .person: "person_ids"
        case .collection: "collection_ids"
        case .network: "tv_network_ids"
        case .keyword: "keyword_ids"
        case .company: "production_company_ids"
        }
    }
}
