import Foundation
import MarqueeData
import MarqueeDomain

extension SQLiteStores {
    /// All inputs of opening the stores, so that tests can choose each.
    struct Opening: Sendable {
        var location: StoreLocation
        var cacheBytes = 256 << 20
        var imageCacheBytes = 256 << 20
        var now: @Sendable () -> Date = { Date() }
        var onEvent: MarqueeEventHandler = { _ in }
        var engine = Engine.linked
        var userSchema = Schema.user
    }
}

extension SQLiteStores.Opening {
    /// Opens both files, or neither.
    func stores() async throws(MarqueeError) -> Stores {
        let files: StoreLocation.Files?
        do throws(StoreFailure) { files = try location.files() } catch { throw MarqueeError(error) }
        let isReadOnly = if case .readOnly = location.place { true } else { false }
        let eviction = CacheEviction(bytes: cacheBytes)
        let cache = CacheFile(
            CacheOpening(path: files?.cache, engine: engine, limit: eviction.enforceLimit, onEvent: onEvent), isReadOnly: isReadOnly)
        let opening = UserOpening(path: files?.user, schema: userSchema, onEvent: onEvent)
        let user = UserFile(opening, isReadOnly: isReadOnly) { [onEvent] identity in
            try? await cache.remember(identity, onEvent: onEvent)
        }
        let snapshots = SQLiteSnapshots(file: cache, eviction: eviction, now: now, onEvent: onEvent)
        let images = files.map { imageStore(in: cache, beside: $0, rows: eviction, markedIn: user) }
        let identity: String?
        do throws(MarqueeError) {
            identity = try await user.open()
            let isWritable = try await cache.open()
            // If the cache cannot be written now, this is done at the next opening.
            if let identity, isWritable { try await cache.remember(identity, onEvent: onEvent) }
            // If pictures cannot be evicted now, this is done when one is stored.
            if isWritable { try? await images?.enforceLimit() }
        } catch {
            await snapshots.close()
            await user.close()
            throw error
        }
        let close = { @Sendable in
            await images?.close()
            await snapshots.close()
            await user.close()
        }
        let (titles, info) = (
            SQLiteTitles(file: cache),
            SQLiteCacheInfo(file: cache, limit: eviction.bytes, imageLimit: images == nil ? nil : imageCacheBytes)
        )
        // A read-only location without a user's file has no sessions, no library and no search history.
        guard !isReadOnly || identity != nil else {
            return Stores(snapshots: snapshots, images: images, titles: titles, cacheInfo: info, close: close)
        }
        return Stores(
            snapshots: snapshots, images: images, titles: titles, history: SQLiteSearchHistory(file: user), cacheInfo: info,
            sessions: SQLiteSessions(file: user, onEvent: onEvent), library: SQLiteLibrary(file: user, clock: now), close: close,
            check: { () async throws(MarqueeError) in try await user.check() })
    }

    /// The store of pictures, in files beside the cache file; where that is in memory, there is none.
    private func imageStore(
        in cache: CacheFile, beside files: StoreLocation.Files, rows: CacheEviction, markedIn user: UserFile
    ) -> SQLiteImages {
        let marked = { @Sendable () async -> [MediaReference] in
            // If the marks cannot be read, nothing stays because of them; the failure is reported where the library is used.
            (try? await user.read { (handle) throws(StoreFailure) in try MarkedTitles(handle: handle).all() }) ?? []
        }
        return SQLiteImages(
            file: cache, folder: ImageFolder(beside: files.cache), eviction: ImageEviction(bytes: imageCacheBytes, cacheBytes: cacheBytes),
            rows: rows, marked: marked, now: now, onEvent: onEvent)
    }
}
