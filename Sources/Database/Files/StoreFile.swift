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

    /// The facts of a file that differ after it was written to.
    struct Revision: Sendable, Hashable {
        let size: Int
        let seconds: Int
        let nanoseconds: Int
    }

    let path: String

    /// The suffixes of the file and of SQLite's side files.
    static let suffixes = ["", "-wal", "-shm"]
    /// The suffixes of the files that SQLite may open beside the file.
    private static let sideSuffixes = ["-journal", "-wal", "-shm"]

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

    func revision() throws(StoreFailure) -> Revision? {
        try status().map { status in
            #if canImport(Darwin)
                let time = status.st_mtimespec
            #else
                let time = status.st_mtim
            #endif
            return Revision(size: Int(status.st_size), seconds: Int(time.tv_sec), nanoseconds: Int(time.tv_nsec))
        }
    }

    func size() throws(StoreFailure) -> Int {
        try status().map { Int($0.st_size) } ?? 0
    }

    /// Whether nothing was written to the file, or its path is a folder.
    func isEmpty() throws(StoreFailure) -> Bool {
        guard let status = try status() else { return true }
        return status.st_size == 0 || status.st_mode & S_IFMT == S_IFDIR
    }

    /// Makes sure that a plain file is at the path; creates it if needed, readable only by its owner.
    ///
    /// An existing file is not opened: closing it again would drop the locks of other connections in this process.
    func create() throws(StoreFailure) {
        if try requirePrivate() { return }
        let descriptor = open(path, O_CREAT | O_EXCL | O_RDWR | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            let code = errno
            guard code == EEXIST, try requirePrivate() else { throw .system(code) }
            return
        }
        close(descriptor)
        try StoreFolder.sync(StoreFile.parts(of: path).folder)
    }

    /// Whether there is a plain file that belongs to this user alone; anything else at the path, or in the place of a side file, is
    /// refused. Access of other users is removed.
    ///
    /// - Parameter isUntouched: Whether nothing may be changed. Then a file of the administrator's will do.
    func requirePrivate(isUntouched: Bool = false) throws(StoreFailure) -> Bool {
        for suffix in StoreFile.sideSuffixes {
            // A folder there makes SQLite read without that file, as on a disk that cannot be written.
            if isUntouched, let side = try StoreFile(path: path + suffix).status(), side.st_mode & S_IFMT == S_IFDIR { continue }
            _ = try StoreFile(path: path + suffix).requirePrivateAlone(isUntouched, besideCopiesOf: self)
        }
        return try requirePrivateAlone(isUntouched, besideCopiesOf: self)
    }

    private func requirePrivateAlone(_ isUntouched: Bool, besideCopiesOf main: StoreFile) throws(StoreFailure) -> Bool {
        guard let status = try status() else { return false }
        guard status.st_mode & S_IFMT == S_IFREG else { throw .notAFile }
        guard status.st_uid == geteuid() || isUntouched && status.st_uid == 0 else { throw .notPrivate }
        if status.st_nlink > 1 {
            // A salvage that was interrupted leaves a file under two names, both of this store.
            let own = try identity()
            var names = 1
            for copy in try main.copies() where try copy.identity() == own { names += 1 }
            guard status.st_nlink <= names else { throw .notPrivate }
        }
        if isUntouched {
            guard status.st_mode & 0o002 == 0 else { throw .notPrivate }
        } else if status.st_mode & 0o077 != 0 {
            // Some file systems have no modes that could be changed.
            guard chmod(path, status.st_mode & 0o700) == 0 || status.st_mode & 0o022 == 0 else { throw .notPrivate }
        }
        return true
    }

    /// Whether hardly anything is written in a large file: reading it would take hours, and its holes hold nothing.
    func isHollow() throws(StoreFailure) -> Bool {
        guard let status = try status() else { return false }
        return status.st_size > 64 << 20 && Int(status.st_blocks) * 512 < Int(status.st_size) / 64
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
    /// The file at a path whose folder exists. Links in the path of the folder are resolved, because SQLite follows none.
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
