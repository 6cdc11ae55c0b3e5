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
    private let clock: WallClock

    /// Creates the repository for a store, if there is one, the reader whose answers expire, and what an audience wants to see.
    public init(
        catalog: (any CatalogDAO)?, exports: any CatalogExportAPI, reader: Reader, audience: Audience, clock: WallClock = .system
    ) {
        self.catalog = catalog
        self.exports = exports
        self.reader = reader
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
        let result = try await catalog.make(onProgress: onProgress) { folder async throws(MarqueeError) in
            files.files == nil ? try await fetch(files, into: folder, onProgress) : files
        }
        let removed = result.removed.flatMap { (kind, ids) in kind.media.map { media in ids.map { MediaReference(media, $0) } } ?? [] }
        // The catalog is there. If the store fails, the answers are stale after some days in any case.
        if !removed.isEmpty { try? await reader.expire(.subjects(Set(removed))) }
        return result
    }

    public func update(
        _ update: CatalogUpdate, onProgress: @escaping @Sendable (CatalogProgress) -> Void
    ) async throws(MarqueeError) -> CatalogImportResult? {
        guard let present = try await info() else {
            return try await make(CatalogImport(kinds: update.kinds ?? Set(CatalogKind.allCases)), onProgress: onProgress)
        }
        let age = Day(clock.now(), in: .gmt).daysSince1970 - present.day.daysSince1970
        guard age >= max(1, update.days) else { return nil }
        var wanted = CatalogImport(kinds: update.kinds ?? Set(present.counts.keys))
        wanted.newerThan = present.day
        do throws(MarqueeError) {
            return try await make(wanted, onProgress: onProgress)
        } catch  where error.code == .notFound {
            return nil
        }
    }
}
