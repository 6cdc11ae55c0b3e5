/// The age at which the catalog is replaced, and the names that the new one contains.
public struct CatalogUpdate: Sendable, Hashable {
    /// The age in days from which on a newer catalog is looked for; less than 1 is 1.
    public var days: Int
    /// The kinds of names; nil keeps those of the present catalog or of one that has become too old, or has all if there was none.
    public var kinds: Set<CatalogKind>?
    /// Whether a device that never had a catalog gets one. A catalog that has become too old to be searched is renewed in any case.
    public var createsMissing: Bool

    /// Asks for a newer catalog.
    public init(days: Int = 1, kinds: Set<CatalogKind>? = nil, createsMissing: Bool = true) {
        self.days = days
        self.kinds = kinds
        self.createsMissing = createsMissing
    }
}

/// Replaces the catalog by that of the newest day, and lets cached answers about titles and people expire that TMDb has removed meanwhile.
/// A device without a catalog gets one. The result is nil if the catalog is young enough, if TMDb has no newer
/// one, or if the update is postponed.
///
/// ```swift
/// if let update = try await marquee.catalog.update() {
///     print(update.info.day, update.added[.movie] ?? 0, update.removed[.movie]?.count ?? 0)
/// }
/// ```
///
/// - Throws: The errors of ``ImportCatalog``.
public struct UpdateCatalog: Executable {
    private let catalog: any CatalogRepository

    public init(catalog: any CatalogRepository) { self.catalog = catalog }

    public func execute(_ update: CatalogUpdate) async throws(MarqueeError) -> CatalogImportResult? {
        try await catalog.update(update) { _ in }
    }

    /// Replaces a catalog that is not of today.
    ///
    /// - Returns: nil if TMDb has no newer one, or if the update is postponed: see ``CatalogUseCases/isPostponed``.
    public func callAsFunction() async throws(MarqueeError) -> CatalogImportResult? { try await execute(CatalogUpdate()) }
}
