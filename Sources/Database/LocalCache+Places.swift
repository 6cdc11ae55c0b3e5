public import MarqueeData
import MarqueeDomain

extension LocalCache {
    /// A file in the user's cache folder: `$XDG_CACHE_HOME/marquee`, else `~/.cache/marquee`.
    public static var standard: LocalCache { LocalCache(at: .standard) }

    /// A file in the cache folder that the XDG variables and `HOME` of an environment name.
    public static func standard(in environment: [String: String]) -> LocalCache { LocalCache(at: .standard(in: environment)) }

    /// A file in a folder, which is created if it is missing.
    public static func folder(_ path: String) -> LocalCache { LocalCache(at: .folder(path)) }

    /// In memory, for the lifetime of the stores.
    public static let memory = LocalCache(at: .memory)

    /// A file in a folder that is only read.
    public static func readOnly(_ path: String) -> LocalCache { LocalCache(at: .readOnly(path)) }

    private init(at location: StoreLocation) {
        self.init { (limits, onEvent) async throws(MarqueeError) in
            let opening = SQLiteStores.Opening(
                location: location, cacheBytes: limits.answers, imageCacheBytes: limits.images, onEvent: onEvent)
            let files = try opening.files()
            let cache = CacheStores(opening, opening.cacheFile(files), files) { [] }
            do throws(MarqueeError) {
                try await cache.open(beside: nil)
            } catch {
                await cache.close()
                throw error
            }
            return Opened(cache.stores) { (identity) async throws(MarqueeError) in
                try await cache.cache.remember(identity, onEvent: onEvent)
            }
        }
    }
}
