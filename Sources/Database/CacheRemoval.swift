import MarqueeData

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Removes the files of a cache without opening them: it needs neither a readable file nor space on the disk.
actor CacheRemoval {
    private nonisolated let executor = QueueExecutor("marquee.cache.removal")

    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    /// Removes the cache file, SQLite's side files, copies of earlier files, and all pictures. Returns the number of their bytes.
    ///
    /// - Parameter path: The path of the cache file.
    func run(_ path: String) throws(StoreFailure) -> Int {
        let folder: StoreFolder
        do throws(StoreFailure) {
            folder = try StoreFolder(StoreFile.parts(of: path).folder)
        } catch {
            if error == .missing { return 0 }
            throw error
        }
        try folder.requirePrivate()
        let file = StoreFile(path: folder.path + StoreFile.parts(of: path).name)
        do throws(StoreFailure) {
            return try folder.whileLocked { () throws(StoreFailure) in try remove(file) }
        } catch {
            // A full disk may have no space for the lock.
            guard error.isFull else { throw error }
            return try remove(file)
        }
    }

    private func remove(_ file: StoreFile) throws(StoreFailure) -> Int {
        var (bytes, failure) = (0, StoreFailure?.none)
        let files = (StoreFile.suffixes + ["-journal"]).map { StoreFile(path: file.path + $0) } + (try file.copies())
        for file in files {
            do throws(StoreFailure) { bytes += try file.removeAlone() } catch { failure = failure ?? error }
        }
        bytes += ImageFolder(beside: file.path).removeAllCounting()
        try StoreFolder.sync(StoreFile.parts(of: file.path).folder)
        if let failure { throw failure }
        return bytes
    }
}

extension StoreFile {
    /// Removes only the file at the path, whatever it is except a folder. Returns the number of its bytes.
    fileprivate func removeAlone() throws(StoreFailure) -> Int {
        guard let status = try status() else { return 0 }
        if status.st_mode & S_IFMT == S_IFDIR { throw .notAFile }
        guard unlink(path) == 0 else {
            let code = errno
            if code == ENOENT { return 0 }
            throw .system(code)
        }
        return status.st_mode & S_IFMT == S_IFREG ? Int(status.st_size) : 0
    }
}

extension ImageFolder {
    /// Removes every file that was written here, if it is a folder and no link. Returns the number of their bytes.
    fileprivate func removeAllCounting() -> Int {
        guard let status = try? StoreFile(path: path).status(), status.st_mode & S_IFMT == S_IFDIR else { return 0 }
        let before = bytes()
        removeAll()
        return before - bytes()
    }
}
