import MarqueeData
import MarqueeDomain

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The cache, and all that is stored in it.
struct CacheStores: Sendable {
    let cache: CacheFile
    let snapshots: SQLiteSnapshots
    private let writer: CacheWriter
    /// The store of pictures, in files beside the cache file; where that is in memory, there is none.
    let images: SQLiteImages?
    let info: SQLiteCacheInfo
    let onEvent: MarqueeEventHandler
    private let folder: String?
    private let imageBytes: Int

    /// - Parameter marked: The marked titles of all accounts, whose pictures stay longer.
    init(
        _ opening: SQLiteStores.Opening, _ cache: CacheFile, _ files: StoreLocation.Files?,
        marked: @escaping @Sendable () async -> [MediaReference]
    ) {
        self.cache = cache
        (onEvent, imageBytes) = (opening.onEvent, opening.imageCacheBytes)
        folder = files.map { StoreFile.parts(of: $0.cache).folder }
        let eviction = opening.eviction
        let pause = BusyPause(now: opening.now)
        writer = CacheWriter(
            file: cache, eviction: eviction, pause: pause, now: opening.now, time: opening.time, onEvent: opening.onEvent)
        snapshots = SQLiteSnapshots(writer: writer)
        images = files.map { files in
            SQLiteImages(
                file: cache, folder: ImageFolder(beside: files.cache),
                eviction: ImageEviction(bytes: opening.imageCacheBytes, cacheBytes: opening.cacheBytes), rows: eviction, marked: marked,
                pause: pause, now: opening.now, onEvent: opening.onEvent)
        }
        info = SQLiteCacheInfo(writer: writer, imageLimit: images == nil ? nil : opening.imageCacheBytes)
    }

    /// Opens the cache file beside the users' data of an identity.
    func open(beside identity: String?) async throws(MarqueeError) {
        guard try await cache.open() else { return }
        // If the cache cannot be written now, this is done at the next opening.
        if let identity { try await cache.remember(identity, onEvent: onEvent) }
        // If pictures cannot be evicted now, this is done when one is stored.
        try? await images?.enforceLimit()
    }

    /// Writes the pages that wait and the changes in memory, if no other process prevents it, and closes the file.
    func close() async {
        await cache.close { [cache, writer, images] (handle) throws(StoreFailure) in
            if cache.isReadOnly { return }
            _ = try? writer.flush(in: handle)
            try? images?.writeDownUses(in: handle)
            try? writer.writeDownUses(in: handle)
            try handle.foldLog()
        }
        writer.waiting.close()
    }

    /// The stores of answers alone.
    var stores: Stores {
        var stores = Stores(
            snapshots: snapshots, images: images,
            titles: SQLiteTitles(writer: writer), cacheInfo: info, close: { await close() })
        stores.catalogFolder = folder
        stores.kept = SQLiteKept(writer: writer, pictureLimit: imageBytes / 2)
        return stores
    }
}
