package import MarqueeData
package import MarqueeDomain

extension SQLiteStores {
    /// Opens or creates the cache file alone, for a program whose users' data is stored elsewhere under an identity. Private answers that were
    /// stored beside other users' data are removed.
    package static func openCache(
        _ location: StoreLocation, beside identity: String, cacheBytes: Int, imageCacheBytes: Int, onEvent: @escaping MarqueeEventHandler
    ) async throws(MarqueeError) -> Stores {
        let opening = Opening(location: location, cacheBytes: cacheBytes, imageCacheBytes: imageCacheBytes, onEvent: onEvent)
        let files = try opening.files()
        let cache = CacheStores(opening, opening.cacheFile(files), files) { [] }
        do throws(MarqueeError) {
            try await cache.open(beside: identity)
        } catch {
            await cache.close()
            throw error
        }
        return cache.stores
    }
}
