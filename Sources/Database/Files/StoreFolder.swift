#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The folder of a database file. All of it blocks, so it is called on the queue of a connection only.
struct StoreFolder: Sendable {
    let path: String

    /// Creates the folder and the ones above it, each for its owner only; a folder that exists keeps its mode.
    init(creating path: String) throws(StoreFailure) {
        var missing: [String] = []
        var next = path
        while try !StoreFolder.make(next) {
            guard let slash = next.lastIndex(of: "/"), slash != next.startIndex else { throw .system(ENOENT) }
            missing.append(next)
            next = String(next[..<slash])
        }
        for folder in missing.reversed() where try !StoreFolder.make(folder) { throw .system(ENOENT) }
        try self.init(path)
    }

    /// Finds a folder that exists. Links on the way to it are followed once, here, and never again.
    init(_ path: String) throws(StoreFailure) {
        guard let resolved = realpath(path, nil) else {
            let code = errno
            throw code == ENOENT ? .missing : .system(code)
        }
        defer { free(resolved) }
        self.path = String(cString: resolved)
        var status = stat()
        guard stat(self.path, &status) == 0 else { throw .system(errno) }
        guard status.st_mode & S_IFMT == S_IFDIR else { throw .notAFile }
    }

    /// Creates a folder if it is not there; false if the one above it is not there either.
    private static func make(_ path: String) throws(StoreFailure) -> Bool {
        if mkdir(path, 0o700) == 0 {
            try sync(StoreFile.parts(of: path).folder)
            return true
        }
        let code = errno
        guard code == EEXIST || code == ENOENT else { throw .system(code) }
        return code == EEXIST
    }

    /// Makes the names in a folder as durable as the files that they belong to, as far as that is possible: not every folder may be
    /// read, and not every file system can do it.
    static func sync(_ path: String) throws(StoreFailure) {
        let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        defer { close(descriptor) }
        guard fsync(descriptor) != 0 else { return }
        let code = errno
        if code == EIO || code == ENOSPC { throw .system(code) }
    }

    /// Runs work while no other process or connection does the same in this folder.
    ///
    /// The lock is taken without waiting in the kernel, so that a stopped process cannot hold this one for ever.
    func whileLocked<Answer>(_ work: () throws(StoreFailure) -> Answer) throws(StoreFailure) -> Answer {
        let descriptor = open(path + "/marquee.lock", O_CREAT | O_RDWR | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw errno == ELOOP ? .notAFile : .system(errno) }
        defer { close(descriptor) }
        var attempts = 0
        while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
            let code = errno
            guard code == EWOULDBLOCK || code == EINTR else { throw .system(code) }
            attempts += 1
            if attempts > 2_000 { throw .locked }
            usleep(5_000)
        }
        return try work()
    }
}
