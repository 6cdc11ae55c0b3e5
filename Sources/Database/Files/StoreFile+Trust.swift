#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

extension StoreFile {
    /// Whether only this user and the administrator can change the file at the end of all links, or put another one in its place.
    var isTrusted: Bool {
        guard let resolved = realpath(path, nil) else { return false }
        defer { free(resolved) }
        let target = StoreFile(path: String(cString: resolved))
        guard let status = try? target.status(), StoreFolder.isOwn(status), status.st_mode & 0o002 == 0 else { return false }
        return [self, target].allSatisfy { file in
            (try? StoreFolder.requireTrusted(StoreFile.parts(of: file.path).folder)) != nil
        }
    }

    /// Whether users other than the owner may read or write an own file, or write to an own folder.
    var isLoose: Bool {
        guard let status = try? status(), status.st_uid == geteuid() else { return false }
        switch status.st_mode & S_IFMT {
        case S_IFREG: return status.st_mode & 0o077 != 0
        case S_IFDIR: return status.st_mode & 0o022 != 0 && status.st_mode & S_ISVTX == 0
        default: return false
        }
    }
}
