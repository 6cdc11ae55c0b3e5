#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A file of the catalog's own, open: a regular file with one name, which belongs to this user or to root, and which others cannot change.
///
/// Others could put in any names, or cut the file while it is mapped, which ends the process.
struct OwnFile: ~Copyable {
    /// Why a path is not used.
    enum Refusal: Error, Hashable {
        /// A call of the system failed, with its number.
        case system(Int32)
        /// A link, a pipe, a folder or a device.
        case notAFile
        /// The file has other names, belongs to another user, or can be changed by others.
        case notPrivate
    }

    let descriptor: Int32
    let status: stat

    /// Opens a file. It does not wait, as opening a pipe would.
    init(_ path: String, _ flags: Int32, _ calls: FileCalls) throws(Refusal) {
        let opened = calls.open(path, flags | O_NOFOLLOW | O_NONBLOCK, 0o600)
        guard opened >= 0 else { throw [ELOOP, EISDIR, ENXIO].contains(errno) ? .notAFile : .system(errno) }
        do throws(Refusal) {
            status = try Self.checked(opened)
        } catch {
            close(opened)
            throw error
        }
        descriptor = opened
    }

    private static func checked(_ descriptor: Int32) throws(Refusal) -> stat {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw .system(errno) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw .notAFile }
        guard status.st_uid == geteuid() || status.st_uid == 0, status.st_nlink <= 1, status.st_mode & 0o022 == 0 else {
            throw .notPrivate
        }
        return status
    }

    deinit { close(descriptor) }
}
