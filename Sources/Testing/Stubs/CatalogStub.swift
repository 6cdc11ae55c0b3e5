public import MarqueeDomain

/// Replaces the catalog; a call that is not replaced fails.
public struct CatalogStub: Sendable {
    public var search: (@Sendable (CatalogQuery) async throws(MarqueeError) -> CatalogHits?)?
    public var info: (@Sendable () async throws(MarqueeError) -> CatalogInfo?)?
    public var verify: (@Sendable () async throws(MarqueeError) -> CatalogInfo?)?
    public var digest: (@Sendable () async throws(MarqueeError) -> CatalogDigest?)?
    public var isPostponed: (@Sendable () async throws(MarqueeError) -> Bool)?
    public var remove: (@Sendable () async throws(MarqueeError) -> Void)?
    public var update: (@Sendable (CatalogUpdate) async throws(MarqueeError) -> CatalogImportResult?)?
    public var enrich: (@Sendable (CatalogEnrichment) async throws(MarqueeError) -> CatalogEnrichmentResult)?
    public var importing: (@Sendable (CatalogImport) async throws(MarqueeError) -> CatalogImportResult)?
}

/// The repository of a ``CatalogStub``.
struct StubbedCatalogRepository: CatalogRepository {
    let stub: Stubbed<CatalogStub>

    func search(_ query: CatalogQuery) async throws(MarqueeError) -> CatalogHits? { try await stub.search(query) }
    func info() async throws(MarqueeError) -> CatalogInfo? { try await stub.info() }
    func verify() async throws(MarqueeError) -> CatalogInfo? { try await stub.verify() }
    func digest() async throws(MarqueeError) -> CatalogDigest? { try await stub.digest() }
    func isPostponed() async throws(MarqueeError) -> Bool { try await stub.isPostponed() }
    func remove() async throws(MarqueeError) { try await stub.remove() }
    func make(
        _ files: CatalogImport, onProgress: @escaping @Sendable (CatalogProgress) -> Void
    ) async throws(MarqueeError) -> CatalogImportResult {
        try await stub.importing(files)
    }
    func update(
        _ update: CatalogUpdate, onProgress: @escaping @Sendable (CatalogProgress) -> Void
    ) async throws(MarqueeError) -> CatalogImportResult? {
        try await stub.update(update)
    }
    func enrich(_ enrichment: CatalogEnrichment) async throws(MarqueeError) -> CatalogEnrichmentResult { try await stub.enrich(enrichment) }
}
