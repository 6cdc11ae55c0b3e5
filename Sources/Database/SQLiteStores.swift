public import MarqueeData
public import MarqueeDomain

public import struct Foundation.Date

/// Stores in two SQLite files: a cache of server answers, which is disposable, and the user's file, which is never deleted.
public enum SQLiteStores {
    /// Opens or creates the files at a location.
    ///
    /// - Parameters:
    ///   - location: Where the files are.
    ///   - cacheBytes: The maximum size of the cache file in bytes, one megabyte at least.
    ///   - now: The current time, by which snapshots are ordered by last use.
    ///   - onEvent: Called when a file is rebuilt and when snapshots are evicted.
    /// - Throws: `MarqueeError` with the code `.storage` if a file cannot be used, `.storageFull` if there is no room.
    public static func open(
        _ location: StoreLocation, cacheBytes: Int = 256 << 20, now: @escaping @Sendable () -> Date = { Date() },
        onEvent: @escaping MarqueeEventHandler = { _ in }
    ) async throws(MarqueeError) -> Stores {
        try await Opening(location: location, cacheBytes: cacheBytes, now: now, onEvent: onEvent).stores()
    }
}
