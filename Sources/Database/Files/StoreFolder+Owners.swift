#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

extension StoreFolder {
    /// Makes sure that only this user and the administrator can replace the files: a user who can change a folder can replace the files in
    /// it, and so can a user who can change its parent folder.
    func requirePrivate() throws(StoreFailure) {
        var status = try StoreFolder.status(of: path)
        guard status.st_uid == geteuid() || status.st_uid == 0 else { throw .notPrivate }
        tighten(status)
        // Some file systems take the new mode and keep the old one.
        status = try StoreFolder.status(of: path)
        guard StoreFolder.isTrusted(status) else { throw .notPrivate }
        try StoreFolder.requireTrustedParents(of: path)
    }

    /// Makes sure that a folder that is created in an existing one will not be refused.
    static func requireTrusted(_ path: String) throws(StoreFailure) {
        guard let resolved = realpath(path, nil) else { throw .system(errno) }
        defer { free(resolved) }
        let path = String(cString: resolved)
        guard isTrusted(try status(of: path)) else { throw .notPrivate }
        try requireTrustedParents(of: path)
    }

    /// Elsewhere than on Linux and macOS, every app has folders of its own, and may not look at their parent folders.
    private static func requireTrustedParents(of path: String) throws(StoreFailure) {
        #if os(Linux) || os(macOS)
            var parent = path
            while parent != "/" {
                parent = StoreFile.parts(of: parent).folder
                guard isTrusted(try status(of: parent)) else { throw .notPrivate }
            }
        #endif
    }

    /// Whether something is at a path, behind all links.
    static func exists(_ path: String) throws(StoreFailure) -> Bool {
        do throws(StoreFailure) {
            _ = try status(of: path)
            return true
        } catch {
            guard error == .system(ENOENT) else { throw error }
            return false
        }
    }

    /// Takes from others the right to change a folder of this user's own. A folder for all, where only the owners of files can remove them,
    /// stays as it is.
    private func tighten(_ status: stat) {
        guard status.st_uid == geteuid(), status.st_mode & 0o022 != 0, status.st_mode & S_ISVTX == 0 else { return }
        chmod(path, status.st_mode & 0o755)
    }

    /// Whether only this user, root and members of the folder's group can rename its entries.
    private static func isTrusted(_ status: stat) -> Bool {
        isOwn(status) && (status.st_mode & 0o002 == 0 || status.st_mode & S_ISVTX != 0)
    }

    /// Whether a folder or a file belongs to this user or to the administrator.
    static func isOwn(_ status: stat) -> Bool { status.st_uid == geteuid() || status.st_uid == 0 || isUnknown(status.st_uid) }

    /// Whether the number is that of users without a number in this process: in a container without the users of its host, the folders
    /// that the host's administrator owns seem to be of this one.
    private static func isUnknown(_ user: uid_t) -> Bool { user == 65_534 && !hasAllUsers }

    /// Whether each user of the machine has a number in this process.
    private static let hasAllUsers: Bool = {
        let descriptor = open("/proc/self/uid_map", O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return true }
        defer { close(descriptor) }
        var bytes = [UInt8](repeating: 0, count: 4_096)
        let count = read(descriptor, &bytes, bytes.count)
        let numbers = bytes.prefix(max(0, count)).split { $0 <= UInt8(ascii: " ") }.map { String(decoding: $0, as: UTF8.self) }
        return numbers == ["0", "0", "4294967295"]
    }()

    private static func status(of path: String) throws(StoreFailure) -> stat {
        var status = stat()
        guard stat(path, &status) == 0 else { throw .system(errno) }
        return status
    }
}
