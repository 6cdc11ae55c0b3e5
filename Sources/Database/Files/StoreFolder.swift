#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The folder of a database file. All calls block, so they run only on the queue of a connection.
struct StoreFolder: Sendable {
    let path: String

    /// Creates the folder and its parents, each accessible only by its owner. Write access of other users is removed, and a folder of
    /// another user is refused: its owner can remove the files, or put others in their place. Then nothing is created in it.
    init(creating path: String) throws(StoreFailure) {
        var missing: [String] = []
        var next = path
        while try !StoreFolder.exists(next) {
            // A shell writes the home folder in place of "~", which a program does not.
            guard !next.isEmpty, next != "~" else { throw .system(ENOENT) }
            missing.append(next)
            // A name without a parent is in the folder of the process.
            guard let slash = next.lastIndex(of: "/") else {
                next = "."
                continue
            }
            next = slash == next.startIndex ? "/" : String(next[..<slash])
        }
        if !missing.isEmpty { try StoreFolder.requireTrusted(next) }
        for folder in missing.reversed() where try !StoreFolder.make(folder) { throw .system(ENOENT) }
        try self.init(path)
        try requirePrivate()
    }

    /// Finds an existing folder. Links in its path are resolved once, here, and never again.
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

    /// Creates a folder if it does not exist; false if its parent does not exist either.
    private static func make(_ path: String) throws(StoreFailure) -> Bool {
        if mkdir(path, 0o700) == 0 {
            try sync(StoreFile.parts(of: path).folder)
            return true
        }
        let code = errno
        guard code == EEXIST || code == ENOENT else { throw .system(code) }
        return code == EEXIST
    }

    /// Makes the file names in a folder as durable as the files, as far as possible: some folders cannot be read, and some file systems
    /// cannot do it.
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
    /// The lock is taken without blocking in the kernel, so that a stopped process cannot block this one without end.
    func whileLocked<Answer>(_ work: () throws(StoreFailure) -> Answer) throws(StoreFailure) -> Answer {
        let file = StoreFile(path: path + "/marquee.lock")
        _ = try file.requirePrivate()
        let descriptor = open(file.path, O_CREAT | O_RDWR | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw errno == ELOOP ? .notAFile : .system(errno) }
        defer { close(descriptor) }
        // Another file may have been put there meanwhile.
        guard try file.requirePrivate() else { throw .replaced }
        var attempts = 0
        while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
            let code = errno
            guard code == EWOULDBLOCK || code == EINTR else { throw .system(code) }
            attempts += 1
            if attempts > 1_000 { throw .locked }
            LockWait.pause(5_000)
        }
        return try work()
    }
}
