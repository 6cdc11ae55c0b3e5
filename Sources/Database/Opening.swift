import MarqueeData
import MarqueeDomain

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension SQLiteStores {
    /// All inputs of opening the stores, so that tests can choose each.
    struct Opening: Sendable {
        var location: StoreLocation
        var cacheBytes = 256 << 20
        var imageCacheBytes = 256 << 20
        var now: @Sendable () -> Date = { Date() }
        /// Determines how long a page waits for others.
        var time = TimeSource.system
        var onEvent: MarqueeEventHandler = { _ in }
        var engine = Engine.linked
        var userSchema = Schema.user
    }
}

extension SQLiteStores.Opening {
    /// Opens both files, or neither.
    func stores() async throws(MarqueeError) -> Stores {
        let files = try files()
        let cacheFile = cacheFile(files)
        let user = UserFile(UserOpening(path: files?.user, schema: userSchema, onEvent: onEvent), isReadOnly: isReadOnly) {
            try? await cacheFile.remember($0, onEvent: onEvent)
        }
        let cache = CacheStores(self, cacheFile, files) {
            // If the marks cannot be read, nothing stays because of them; the failure is reported where the library is used.
            (try? await user.read { (handle) throws(StoreFailure) in try MarkedTitles(handle: handle).all() }) ?? []
        }
        let identity: String?
        do throws(MarqueeError) {
            identity = try await user.open()
            try await cache.open(beside: identity)
        } catch {
            await cache.close()
            await user.close()
            throw error
        }
        var stores = cache.stores
        stores.close = {
            cacheFile.refuseWork()
            user.refuseWork()
            await cache.close()
            await user.close()
        }
        // A read-only location without a user's file has no sessions, no library and no search history.
        guard !isReadOnly || identity != nil else { return stores }
        stores.history = SQLiteSearchHistory(file: user)
        stores.sessions = SQLiteSessions(file: user, clock: now, onEvent: onEvent)
        stores.library = SQLiteLibrary(file: user, clock: now)
        stores.check = { () async throws(MarqueeError) in try await user.check() }
        return stores
    }

    var isReadOnly: Bool { location.isReadOnly }

    var eviction: CacheEviction { CacheEviction(bytes: cacheBytes) }

    func files() throws(MarqueeError) -> StoreLocation.Files? {
        do throws(StoreFailure) { return try location.files() } catch { throw MarqueeError(error) }
    }

    func cacheFile(_ files: StoreLocation.Files?) -> CacheFile {
        CacheFile(
            CacheOpening(path: files?.cache, engine: engine, limit: eviction.enforceLimit, onEvent: onEvent), isReadOnly: isReadOnly)
    }
}
