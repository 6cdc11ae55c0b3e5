/// Makes a catalog of TMDb's daily exports, which it downloads if no files are given. The new catalog is made beside the one that is in
/// use, and takes its place. If the import fails or is cancelled, the catalog before stays, and nothing else is left.
///
/// ```swift
/// let result = try await marquee.catalog.importing(CatalogImport())
/// print(result.info.day, result.info.count)
/// ```
///
/// - Throws: ``MarqueeError/Code/notFound`` if TMDb has no exports of the day, ``MarqueeError/Code/invalidInput`` if a given file
///   cannot be read or is not an export, ``MarqueeError/Code/unreadable`` if a download is not an export, ``MarqueeError/Code/storage`` if a
///   file cannot be written.
public struct ImportCatalog: Executable {
    private let catalog: any CatalogRepository

    public init(catalog: any CatalogRepository) { self.catalog = catalog }

    public func execute(_ files: CatalogImport) async throws(MarqueeError) -> CatalogImportResult {
        try await catalog.make(files) { _ in }
    }

    /// Imports the files and reports the progress. It ends with ``CatalogProgress/finished(_:)``, or with an error; the import is
    /// cancelled when the sequence is no longer read.
    public func progress(_ files: CatalogImport) -> CatalogProgressUpdates {
        let (stream, continuation) = AsyncThrowingStream<CatalogProgress, any Error>.makeStream(bufferingPolicy: .bufferingNewest(16))
        let work = Task { [catalog] in
            do throws(MarqueeError) {
                let result = try await catalog.make(files) { continuation.yield($0) }
                continuation.yield(.finished(result))
                continuation.finish()
            } catch {
                continuation.finish(throwing: error)
            }
        }
        continuation.onTermination = { _ in work.cancel() }
        return CatalogProgressUpdates(stream: stream)
    }
}

/// How far an import is, until it ends.
public struct CatalogProgressUpdates: AsyncSequence, Sendable {
    public typealias Element = CatalogProgress
    public typealias Failure = MarqueeError

    let stream: AsyncThrowingStream<CatalogProgress, any Error>

    public func makeAsyncIterator() -> Iterator { Iterator(base: stream.makeAsyncIterator()) }

    public struct Iterator: AsyncIteratorProtocol {
        var base: AsyncThrowingStream<CatalogProgress, any Error>.AsyncIterator

        public mutating func next() async throws(MarqueeError) -> CatalogProgress? { try await next(isolation: #isolation) }

        public mutating func next(isolation actor: isolated (any Actor)?) async throws(MarqueeError) -> CatalogProgress? {
            do {
                return try await base.next(isolation: actor)
            } catch let error as MarqueeError {
                throw error
            } catch {
                throw MarqueeError(.cancelled, .cancelled)
            }
        }
    }
}
