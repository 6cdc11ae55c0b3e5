import Marquee

/// The output of `--json` about the catalog.
struct CatalogJSON: Encodable {
    let catalog: Info?
    /// The SHA-256 of the file; absent unless it was read.
    let sha256: String?

    init(_ info: CatalogInfo?, _ digest: CatalogDigest? = nil) { (catalog, sha256) = (info.map(Info.init), digest?.sha256) }

    struct Info: Encodable {
        let day: Day
        let names: Int
        let adultNames: Int
        let bytes: Int
        let counts: [String: Int]

        init(_ info: CatalogInfo) {
            (day, names, adultNames, bytes) = (info.day, info.count, info.adultCount, info.bytes)
            counts = Dictionary(uniqueKeysWithValues: info.counts.map { ($0.key.rawValue, $0.value) })
        }
    }
}

/// The output of `--json` about found names.
struct CatalogHitsJSON: Encodable {
    struct Name: Encodable {
        let kind: CatalogKind
        let id: Int
        let name: String
        let isAdult: Bool
        let isForgiven: Bool
    }

    let day: Day
    let total: Int
    let isTotalExact: Bool
    let droppedWords: [String]
    let names: [Name]

    init(_ hits: CatalogHits) {
        (day, total, droppedWords) = (hits.day, hits.total.count, hits.droppedWords)
        isTotalExact = if case .exactly = hits.total { true } else { false }
        names = hits.names.map { Name(kind: $0.kind, id: $0.number, name: $0.name, isAdult: $0.isAdult, isForgiven: $0.isForgiven) }
    }
}

/// The output of `--json` about titles in a language.
struct EnrichmentJSON: Encodable {
    let language: String
    let titles: Int
    let requests: Int

    init(_ result: CatalogEnrichmentResult) { (language, titles, requests) = (result.language, result.titles, result.requests) }
}
