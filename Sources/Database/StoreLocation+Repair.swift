import MarqueeData
public import MarqueeDomain

extension StoreLocation {
    /// The folders of the cache and of the user's data, one if both are in it; empty for databases in memory or without a home folder.
    public var folders: [String] {
        guard let files = try? files() else { return [] }
        let folders = [files.cache, files.user].map { StoreFile.parts(of: $0).folder }
        return folders[0] == folders[1] ? [folders[0]] : folders
    }

    /// Removes the cache file, copies of earlier ones, and all pictures, without opening them: it works with a file that cannot be read and
    /// on a full disk. Clients that have the cache open begin a new one.
    ///
    /// - Returns: The number of bytes of the removed files.
    /// - Throws: `MarqueeError` with the code `.storage` if a file cannot be removed.
    @discardableResult
    public func removeCache() async throws(MarqueeError) -> Int {
        do throws(StoreFailure) {
            if case .readOnly = place { throw StoreFailure.readOnly }
            guard let files = try files() else { return 0 }
            return try await CacheRemoval().run(files.cache)
        } catch {
            throw MarqueeError(error)
        }
    }

    /// Why the stores cannot be opened; nil if they can.
    package func failure(_ onEvent: @escaping MarqueeEventHandler) async -> MarqueeError? {
        do throws(MarqueeError) {
            await (try await SQLiteStores.open(self, onEvent: onEvent)).close()
            return nil
        } catch {
            return error
        }
    }

    /// Why the cache cannot be used; nil if it can, or if the disk allows no writing now.
    package func cacheFailure(_ onEvent: @escaping MarqueeEventHandler) async -> MarqueeError? {
        do throws(MarqueeError) {
            let opening = SQLiteStores.Opening(location: self, onEvent: onEvent)
            let cache = opening.cacheFile(try opening.files())
            let failure = await cache.failure()
            await cache.close { _ in }
            return failure
        } catch {
            return error
        }
    }

    /// The own folders and files of the store that other users may use.
    package func loosePaths() async -> [String] {
        guard let files = try? files() else { return [] }
        return await FileLook().loose(folders + [files.cache, files.user].flatMap { path in StoreFile.suffixes.map { path + $0 } })
    }

    /// Whether no other user but the administrator can change or replace a file.
    package static func isTrusted(file path: String) -> Bool { StoreFile(path: path).isTrusted }
}

/// Looks at files, on a queue of its own.
private actor FileLook {
    private nonisolated let executor = QueueExecutor("marquee.store.files")

    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    func loose(_ paths: [String]) -> [String] { paths.filter { StoreFile(path: $0).isLoose } }
}

extension CacheFile {
    /// Why the file cannot be used; nil if it can, or if it is only read now.
    fileprivate func failure() async -> MarqueeError? {
        do throws(MarqueeError) {
            try await change { _ in }
            return nil
        } catch {
            return error.meansStoreCannotBeWritten ? nil : error
        }
    }
}
