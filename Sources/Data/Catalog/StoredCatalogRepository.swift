public import MarqueeDomain

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The catalog of a device, for one audience.
public struct StoredCatalogRepository: CatalogRepository {
    private let catalog: (any CatalogDAO)?
    private let exports: any CatalogExportAPI
    private let reader: Reader
    private let audience: Audience
    private let enriching: CatalogTitles?
    private let clock: WallClock

    /// Creates the repository.
    ///
    /// - Parameters:
    ///   - catalog: The store of the catalog; nil has none.
    ///   - exports: The server of TMDb's exports.
    ///   - lists: The lists of titles in other languages.
    ///   - titles: Where titles in other languages are stored; nil stores none.
    ///   - snapshots: Where it is stored how far the lists were read.
    ///   - reader: The reader of lists, whose answers about removed titles expire.
    ///   - audience: The audience of its searches.
    ///   - clock: The clock.
    public init(
        catalog: (any CatalogDAO)?, exports: any CatalogExportAPI, lists: any CatalogListAPI, titles: (any TitleDAO)?,
        snapshots: (any SnapshotDAO)?, reader: Reader, audience: Audience, clock: WallClock = .system
    ) {
        self.catalog = catalog
        self.exports = exports
        self.reader = reader
        self.audience = audience
        self.clock = clock
        if let titles, let snapshots {
            enriching = CatalogTitles(lists: lists, titles: titles, snapshots: snapshots, reader: reader, clock: clock)
        } else {
            enriching = nil
        }
    }

    public func search(_ query: CatalogQuery) async throws(MarqueeError) -> CatalogHits? {
        try await catalog?.search(query, includesAdult: audience.includesAdult)
    }

    public func info() async throws(MarqueeError) -> CatalogInfo? { try await catalog?.info() }

    public func verify() async throws(MarqueeError) -> CatalogInfo? { try await catalog?.verify() }

    public func digest() async throws(MarqueeError) -> CatalogDigest? { try await catalog?.digest() }

    public func isPostponed() async throws(MarqueeError) -> Bool { try await catalog?.isPostponed() ?? false }

    public func remove() async throws(MarqueeError) { try await catalog?.remove() }

    public func make(
        _ files: CatalogImport, onProgress: @escaping @Sendable (CatalogProgress) -> Void
    ) async throws(MarqueeError) -> CatalogImportResult {
        guard let catalog else { throw MarqueeError(.storage, .catalogFolder) }
        let fetch = CatalogFetch(api: exports, clock: clock)
        let result = try await catalog.make(onProgress: onProgress) { folder async throws(MarqueeError) in
            files.files == nil ? try await fetch(files, into: folder, onProgress) : files
        }
        let removed = result.removed.flatMap { (kind, ids) in kind.media.map { media in ids.map { MediaReference(media, $0) } } ?? [] }
        // The catalog is there. If the store fails, the answers are stale after some days in any case.
        if !removed.isEmpty { try? await reader.expire(.subjects(Set(removed))) }
        return result
    }

    public func enrich(_ enrichment: CatalogEnrichment) async throws(MarqueeError) -> CatalogEnrichmentResult {
        let language = try Audience(language: enrichment.language ?? audience.language).language
        guard let enriching else { throw MarqueeError(.storage, .catalogFolder) }
        return try await inBackground { () async throws(MarqueeError) in
            try await enriching(language, requests: min(enrichment.requests, CatalogEnrichment.mostRequests))
        }
    }

    public func update(
        _ update: CatalogUpdate, onProgress: @escaping @Sendable (CatalogProgress) -> Void
    ) async throws(MarqueeError) -> CatalogImportResult? {
        if try await isPostponed() { return nil }
        guard let present = try await info() else {
            let expired = try await catalog?.expiredKinds()
            guard update.createsMissing || expired != nil else { return nil }
            return try await make(CatalogImport(kinds: update.kinds ?? expired ?? Set(CatalogKind.allCases)), onProgress: onProgress)
        }
        let age = Day(clock.now(), in: .gmt).daysSince1970 - present.day.daysSince1970
        // A catalog of a future day comes of a wrong clock or a wrong name, and would otherwise stay.
        let isOfFuture = age < -1
        guard isOfFuture || age >= max(1, update.days) else { return nil }
        var wanted = CatalogImport(kinds: update.kinds ?? Set(present.counts.keys))
        if !isOfFuture { wanted.newerThan = present.day }
        do throws(MarqueeError) {
            return try await make(wanted, onProgress: onProgress)
        } catch  where error.code == .notFound {
            return nil
        }
    }
}

extension MarqueeError.Reason {
    /// Stores without a folder or without an index of titles.
    fileprivate static let catalogFolder = Self("catalog.noFolder")
}
