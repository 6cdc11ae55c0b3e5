/// The catalog of all names that TMDb publishes. ``CatalogUseCases`` documents the requirements that it publishes. The protocol may gain
/// requirements in a minor version.
public protocol CatalogRepository: Sendable {
    func search(_ query: CatalogQuery) async throws(MarqueeError) -> CatalogHits?
    func info() async throws(MarqueeError) -> CatalogInfo?
    func verify() async throws(MarqueeError) -> CatalogInfo?
    func digest() async throws(MarqueeError) -> CatalogDigest?
    func remove() async throws(MarqueeError)
    func isPostponed() async throws(MarqueeError) -> Bool
    /// Makes a catalog of files, which are downloaded if none are given, and reports the progress.
    func make(
        _ files: CatalogImport, onProgress: @escaping @Sendable (CatalogProgress) -> Void
    ) async throws(MarqueeError) -> CatalogImportResult
    /// Replaces the catalog by that of the newest day, and lets answers about removed names expire. Nil if the catalog is young enough, or
    /// if there is no newer one.
    func update(
        _ update: CatalogUpdate, onProgress: @escaping @Sendable (CatalogProgress) -> Void
    ) async throws(MarqueeError) -> CatalogImportResult?
    /// Adds titles in a language to suggestions and offline searches.
    func enrich(_ enrichment: CatalogEnrichment) async throws(MarqueeError) -> CatalogEnrichmentResult
}

/// All use cases of the catalog.
///
/// ```swift
/// let hits = try await marquee.catalog.search(CatalogQuery("seven sam"))
/// for name in hits?.names ?? [] { print(name.name) }
/// ```
public struct CatalogUseCases: Sendable {
    let catalog: any CatalogRepository

    public init(catalog: any CatalogRepository) { self.catalog = catalog }
}

extension CatalogUseCases {
    /// Searches all names, without the network; nil if this device has no catalog. One wrong letter is forgiven. Names for adults only are
    /// found if the audience of the client includes them.
    public var search: Perform<CatalogQuery, CatalogHits?> { Perform(catalog.search) }

    /// Returns the day and the size of the catalog; nil if this device has none.
    public var info: Perform<Void, CatalogInfo?> { Perform(catalog.info) }

    /// Reads the whole catalog and compares its checksums; nil if this device has none.
    ///
    /// - Throws: ``MarqueeError/Code/storage`` with the reason `catalog.damaged` if the file is damaged, or `catalog.ignored` if there is only a
    ///   file that cannot be used as a catalog.
    public var verify: Perform<Void, CatalogInfo?> { Perform(catalog.verify) }

    /// Reads the whole catalog, and returns its name and its SHA-256, to compare with those of the machine that made it; nil if this device
    /// has none.
    public var digest: Perform<Void, CatalogDigest?> { Perform(catalog.digest) }

    /// Removes the catalog from this device.
    public var remove: Perform<Void, Void> { Perform(catalog.remove) }

    /// Returns whether an update waits: an import began less than a day ago and has not ended, so its process may have died of it.
    public var isPostponed: Perform<Void, Bool> { Perform(catalog.isPostponed) }

    /// Replaces the catalog by that of the newest day.
    public var update: UpdateCatalog { UpdateCatalog(catalog: catalog) }

    /// Adds titles in a language to suggestions and offline searches.
    public var enrich: EnrichCatalog { EnrichCatalog(catalog: catalog) }

    /// Makes a catalog of TMDb's daily exports.
    public var importing: ImportCatalog { ImportCatalog(catalog: catalog) }
}
