/// Titles in a language that are added to the searches of this device.
public struct CatalogEnrichment: Sendable, Hashable {
    /// The most requests for one language.
    public static let mostRequests = 1_000

    /// The language of the titles, such as `fr` or `fr-FR`; nil for that of the client.
    public var language: String?
    /// The most requests of this call. Later calls go on where it ended.
    public var requests: Int

    /// Asks for titles in a language.
    public init(language: String? = nil, requests: Int = CatalogEnrichment.mostRequests) {
        self.language = language
        self.requests = requests
    }
}

/// The titles that were added to the searches of this device.
public struct CatalogEnrichmentResult: Sendable, Equatable {
    /// The language of the titles.
    public var language: String
    /// The number of titles that this call has read. A title that is in several lists is counted for each.
    public var titles = 0
    /// The number of requests of this call.
    public var requests = 0
    /// The number of pages of all calls for the language, of at most ``CatalogEnrichment/mostRequests``.
    public var pages = 0
    /// Whether all pages were read.
    public var isComplete = false

    public init(language: String) { self.language = language }
}

/// Adds titles in a language to suggestions and offline searches, with their year and poster: TMDb's exports have original titles only.
///
/// It reads the most popular and the most voted movies and series, 20 a request, with low priority: reads that a caller waits for are sent
/// first. Each page is stored before the next one is read, so a call that fails, is cancelled or ends with its process is continued by the
/// next one, in any process. A complete language is read again after 90 days.
///
/// ```swift
/// let enriched = try await marquee.catalog.enrich(language: "fr-FR")
/// print(enriched.titles, enriched.isComplete)
/// ```
///
/// - Throws: ``MarqueeError/Code/invalidInput`` for an invalid language, ``MarqueeError/Code/storage`` on a device that stores no titles,
///   and the errors of reading a list.
public struct EnrichCatalog: Executable {
    private let catalog: any CatalogRepository

    public init(catalog: any CatalogRepository) { self.catalog = catalog }

    public func execute(_ enrichment: CatalogEnrichment) async throws(MarqueeError) -> CatalogEnrichmentResult {
        try await catalog.enrich(enrichment)
    }

    /// Adds titles in a language; without one, in that of the client.
    public func callAsFunction(language: String? = nil) async throws(MarqueeError) -> CatalogEnrichmentResult {
        try await execute(CatalogEnrichment(language: language))
    }
}
