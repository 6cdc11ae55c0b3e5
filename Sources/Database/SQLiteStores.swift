public import MarqueeData
public import MarqueeDomain

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// Stores in two SQLite files: a cache of server answers, which may be lost, and the user's data, which may not.
public enum SQLiteStores {
    /// Opens or creates the files at a location.
    ///
    /// - Parameters:
    ///   - location: The location of the files.
    ///   - cacheBytes: The maximum size of the cache file, at least one megabyte.
    ///   - imageCacheBytes: The maximum size of all files of pictures; 0 stores none.
    ///   - now: The current time, which determines the order in which snapshots were used.
    ///   - onEvent: Called when a file is rebuilt and when snapshots are evicted.
    /// - Throws: `MarqueeError` with the code `.storage` if a file cannot be used, `.storageFull` if there is no space.
    public static func open(
        _ location: StoreLocation, cacheBytes: Int = 256 << 20, imageCacheBytes: Int = 256 << 20,
        now: @escaping @Sendable () -> Date = { Date() },
        onEvent: @escaping MarqueeEventHandler = { _ in }
    ) async throws(MarqueeError) -> Stores {
        try await Opening(
            location: location, cacheBytes: cacheBytes, imageCacheBytes: imageCacheBytes, now: now, onEvent: onEvent
        ).stores()
    }
}
