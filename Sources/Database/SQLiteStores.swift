public import MarqueeData
public import MarqueeDomain

public import struct Foundation.Date

/// Stores in two SQLite files: one for what servers said, which may be lost, and one for what a person did, which may not.
public enum SQLiteStores {
    /// Opens or creates the files at a location.
    ///
    /// - Parameters:
    ///   - location: Where the files are.
    ///   - cacheBytes: The most bytes that the file of what servers said may have, one megabyte at least.
    ///   - now: The time, by which snapshots are put in the order of their use.
    ///   - onEvent: Told when a file is rebuilt and when snapshots are thrown out.
    /// - Throws: `MarqueeError` with the code `.storage` if a file cannot be used, `.storageFull` if there is no room.
    public static func open(
        _ location: StoreLocation, cacheBytes: Int = 256 << 20, now: @escaping @Sendable () -> Date = { Date() },
        onEvent: @escaping MarqueeEventHandler = { _ in }
    ) async throws(MarqueeError) -> Stores {
        try await Opening(location: location, cacheBytes: cacheBytes, now: now, onEvent: onEvent).stores()
    }
}
