public import MarqueeDomain

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// Stores an immutable index of all names that TMDb publishes, and searches it. It may gain requirements in a minor version.
public protocol CatalogDAO: Sendable {
    /// Returns the names that match, best first; nil if there is no catalog.
    func search(_ query: CatalogQuery, includesAdult: Bool) async throws(MarqueeError) -> CatalogHits?

    /// Returns the day and the size; nil if there is no catalog.
    func info() async throws(MarqueeError) -> CatalogInfo?

    /// Compares every checksum. It throws if the only file in the place of the catalog is not a catalog.
    func verify() async throws(MarqueeError) -> CatalogInfo?

    /// Returns the name of the file and its SHA-256; nil if there is no catalog. By default, none is known.
    func digest() async throws(MarqueeError) -> CatalogDigest?

    /// Removes the catalog.
    func remove() async throws(MarqueeError)

    /// Removes a catalog that is too old to be searched, if it was old a day before, too: the clock may be wrong. By default, nothing is removed.
    func removeOld() async throws(MarqueeError)

    /// Returns the kinds of a catalog that is too old to be searched, or was removed for that reason; nil if there is none. By default, none is
    /// known.
    func expiredKinds() async throws(MarqueeError) -> Set<CatalogKind>?

    /// Returns whether an import began less than a day ago and has not ended: it goes on, or its process ended, and the next one may end the
    /// same way. By default, none did.
    func isPostponed() async throws(MarqueeError) -> Bool

    /// Does work that one process of a machine is to do once in a while.
    ///
    /// - Parameters:
    ///   - interval: The time that is to pass between two works.
    ///   - now: The present moment.
    ///   - work: Does the work, and returns whether it succeeded; if not, it is due again at once.
    /// - Returns: Whether this process did it. Another one may be doing it, or have done it within the interval.
    func once(
        every interval: Duration, at now: Date, _ work: @Sendable () async -> Bool
    ) async throws(MarqueeError) -> Bool

    /// Makes a catalog of files, and puts it into the place of the one before. Meanwhile no other process does.
    ///
    /// - Parameters:
    ///   - onProgress: Gets how far that is.
    ///   - files: Returns the files. It may put them into the folder that it gets, which is removed at the end in any case.
    func make(
        onProgress: @escaping @Sendable (CatalogProgress) -> Void,
        files: @Sendable (_ folder: String) async throws(MarqueeError) -> CatalogImport
    ) async throws(MarqueeError) -> CatalogImportResult
}

extension CatalogDAO {
    public func digest() async throws(MarqueeError) -> CatalogDigest? { nil }
    public func removeOld() async throws(MarqueeError) {}
    public func expiredKinds() async throws(MarqueeError) -> Set<CatalogKind>? { nil }
    public func isPostponed() async throws(MarqueeError) -> Bool { false }
}
