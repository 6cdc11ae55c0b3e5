public import MarqueeDomain

/// The catalog of a device, for one audience.
public struct StoredCatalogRepository: CatalogRepository {
    private let catalog: (any CatalogDAO)?
    private let exports: any CatalogExportAPI
    private let audience: Audience
    private let clock: WallClock

    /// Creates the repository for a store, if there is one, and what an audience wants to see.
    public init(catalog: (any CatalogDAO)?, exports: any CatalogExportAPI, audience: Audience, clock: WallClock = .system) {
        self.catalog = catalog
        self.exports = exports
        self.audience = audience
        self.clock = clock
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
        let fetch = CatalogFetch(api: exports, clock: clock)
        return try await catalog.make(onProgress: onProgress) { folder async throws(MarqueeError) in
            files.files == nil ? try await fetch(files, into: folder, onProgress) : files
        }
    }
}
