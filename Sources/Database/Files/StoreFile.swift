#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A database file as the system sees it. All calls block, so they run only on the queue of a connection.
struct StoreFile: Sendable {
    /// The identity of a file, independent of its name.
    struct Identity: Sendable, Hashable {
        let device: UInt64
        let number: UInt64
    }

    let path: String

    /// The suffixes of the file and of SQLite's side files.
    static let suffixes = ["", "-wal", "-shm"]

    /// The status of the path, without following a link; nil if there is no file.
    func status() throws(StoreFailure) -> stat? {
        var status = stat()
        guard lstat(path, &status) != 0 else { return status }
        let code = errno
        if code == ENOENT { return nil }
        throw .system(code)
    }

    func identity() throws(StoreFailure) -> Identity? {
        try status().map { Identity(device: UInt64($0.st_dev), number: UInt64($0.st_ino)) }
    }

    func size() throws(StoreFailure) -> Int {
        try status().map { Int($0.st_size) } ?? 0
    }

    /// Makes sure that a plain file is at the path; creates it if needed, readable only by its owner.
    ///
    /// An existing file is not opened: closing it again would drop the locks of other connections in this process.
    func create() throws(StoreFailure) {
        if try requirePlain() { return }
        let descriptor = open(path, O_CREAT | O_EXCL | O_RDWR | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            let code = errno
            guard code == EEXIST, try requirePlain() else { throw .system(code) }
            return
        }
        close(descriptor)
        try StoreFolder.sync(StoreFile.parts(of: path).folder)
    }

    /// Whether there is a plain file; anything else at the path is refused.
    func requirePlain() throws(StoreFailure) -> Bool {
        guard let status = try status() else { return false }
        guard status.st_mode & S_IFMT == S_IFREG else { throw .notAFile }
        return true
    }

    /// Moves the file and its side files to another name, replacing files there.
    func move(to target: StoreFile) throws(StoreFailure) {
        for suffix in StoreFile.suffixes {
            unlink(target.path + suffix)
            try StoreFile(path: path + suffix).moveAlone(to: StoreFile(path: target.path + suffix))
        }
    }

    /// Moves only the file at the path to another name, if it exists.
    func moveAlone(to target: StoreFile) throws(StoreFailure) {
        guard rename(path, target.path) != 0 else { return }
        let code = errno
        if code != ENOENT { throw .system(code) }
    }

    /// Removes the file and its side files.
    func remove() {
        unlink(path)
        removeSideFiles()
    }

    /// Removes SQLite's side files.
    func removeSideFiles() {
        for suffix in StoreFile.suffixes.dropFirst() { unlink(path + suffix) }
    }
}

extension StoreFile {
    /// The file at a path whose folder exists. Links in the path of the folder are resolved, because SQLite is told to follow none.
    init(resolving path: String) throws(StoreFailure) {
        let (folder, name) = StoreFile.parts(of: path)
        self.init(path: try StoreFolder(folder).path + name)
    }

    /// The folder and the name of a path.
    static func parts(of path: String) -> (folder: String, name: String) {
        guard let slash = path.lastIndex(of: "/") else { return (".", "/" + path) }
        return (slash == path.startIndex ? "/" : String(path[..<slash]), String(path[slash...]))
    }
}
