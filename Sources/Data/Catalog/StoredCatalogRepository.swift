public import MarqueeDomain

/// The catalog of a device, for one audience.
public struct StoredCatalogRepository: CatalogRepository {
    private let catalog: (any CatalogDAO)?
    private let audience: Audience

    /// Creates the repository for a store, if there is one, and what an audience wants to see.
    public init(catalog: (any CatalogDAO)?, audience: Audience) {
        self.catalog = catalog
        self.audience = audience
    }

    public func search(_ query: CatalogQuery) async throws(MarqueeError) -> CatalogHits? {
        try await catalog?.search(query, includesAdult: audience.includesAdult)
    }

    public func info() async throws(MarqueeError) -> CatalogInfo? { try await catalog?.info() }

    public func verify() async throws(MarqueeError) -> CatalogInfo? { try await catalog?.verify() }

    public func remove() async throws(MarqueeError) { try await catalog?.remove() }

    public func make(
        _ files: CatalogImport, onProgress: @escaping @Sendable (CatalogProgress) -> Void
    ) async throws(MarqueeError) -> CatalogImportResult {
        guard let catalog else { throw MarqueeError(.storage, MarqueeError.Reason("catalog.noFolder")) }
        return try await catalog.make(files, onProgress: onProgress)
    }
}
