public import MarqueeDomain

/// The answers of servers, in memory and in the stores.
public struct StoredCacheRepository: CacheRepository {
    private let cacheInfo: (any CacheInfoDAO)?
    private let index: CachedTitleIndex?
    private let reader: Reader
    private let fileReader: Reader

    /// Creates the repository for the figures of a store and the readers of a client, that of answers and that of pictures. It lists no titles.
    public init(cacheInfo: (any CacheInfoDAO)?, reader: Reader, fileReader: Reader) {
        self.init(cacheInfo: cacheInfo, index: nil, reader: reader, fileReader: fileReader)
    }

    /// Creates a repository that lists the titles of a store, too.
    package init(cacheInfo: (any CacheInfoDAO)?, index: CachedTitleIndex?, reader: Reader, fileReader: Reader) {
        self.cacheInfo = cacheInfo
        self.index = index
        self.reader = reader
        self.fileReader = fileReader
    }

    public func info() async throws(MarqueeError) -> CacheInfo? { try await cacheInfo?.info() }

    public func titles(page: Int) async throws(MarqueeError) -> Page<MediaItem> { try await index?.titles(page: page) ?? .empty }

    // Answers that are being fetched meanwhile are not stored. Pictures are removed even if the answers cannot be.
    public func clear() async throws(MarqueeError) {
        var failure: MarqueeError?
        for reader in [reader, fileReader] {
            do throws(MarqueeError) { try await reader.remove(.all) } catch { failure = failure ?? error }
        }
        if let failure { throw failure }
    }
}

/// The titles of one server in a store, as an audience wants them.
package struct CachedTitleIndex: Sendable {
    private let titles: any TitleDAO
    private let server: String
    private let audience: Audience

    /// Creates the index for the titles of a person's server.
    package init(titles: any TitleDAO, user: AccountReader, audience: Audience) {
        self.titles = titles
        server = user.server
        self.audience = audience
    }

    func titles(page: Int) async throws(MarqueeError) -> Page<MediaItem> {
        let size = Page<MediaItem>.size
        // No store has as many titles as the pages up to this one.
        let offset = (page - 1).multipliedReportingOverflow(by: size)
        let query = TitleQuery(
            server: server, language: audience.language, text: "", includesAdult: audience.includesAdult,
            offset: offset.overflow ? .max : offset.partialValue, limit: size)
        let hits = try await titles.titles(matching: query)
        return Page(
            page: page, totalPages: (hits.total + size - 1) / size, totalResults: hits.total,
            items: hits.titles.compactMap { $0.preview(in: audience.language) })
    }
}
