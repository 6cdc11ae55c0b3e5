#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The folder of pictures. All calls block, so they run only on the queue of a connection.
struct ImageFolder: Sendable {
    /// The folder, beside the cache file.
    let path: String

    init(beside cacheFile: String) { path = StoreFile.parts(of: cacheFile).folder + "/images" }

    /// Writes a file under another name first, so that a reader finds either all of it or none. Nothing is synced: the index knows the
    /// length and the checksum of each file, and a file after a power cut does not have them.
    func write(_ bytes: Data, as name: String) throws(StoreFailure) {
        try create()
        let part = file(name + Self.partSuffix)
        unlink(part)
        let descriptor = open(part, O_CREAT | O_EXCL | O_WRONLY | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw .system(errno) }
        var failure = Self.fill(descriptor, with: bytes)
        if close(descriptor) != 0, failure == nil { failure = .system(errno) }
        if failure == nil, rename(part, file(name)) != 0 { failure = .system(errno) }
        guard let failure else { return }
        unlink(part)
        throw failure
    }

    /// The bytes of a file; nil if it is missing or is not as it was written.
    func bytes(of name: String, count: Int, checksum: Int64) throws(StoreFailure) -> Data? {
        let descriptor = open(file(name), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else {
            let code = errno
            // Only where this process has too many files open, the file may be as it should.
            if [EMFILE, ENFILE, ENOMEM].contains(code) { throw .system(code) }
            return nil
        }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG, Int(status.st_size) == count else { return nil }
        guard let bytes = Self.read(count, from: descriptor), Checksum.of(bytes) == checksum else { return nil }
        return bytes
    }

    /// Removes a file, if it is there.
    func remove(_ name: String) { unlink(file(name)) }

    /// Removes every file that was written here, except those that are still wanted.
    func removeAll(except wanted: Set<String> = []) {
        for name in names() where !wanted.contains(name) { remove(name) }
    }

    /// The number of bytes of every file that was written here.
    func bytes() -> Int { names().reduce(0) { $0 + ((try? StoreFile(path: file($1)).size()) ?? 0) } }

    /// The names of every file that was written here.
    private func names() -> [String] {
        guard let folder = opendir(path) else { return [] }
        defer { closedir(folder) }
        var names: [String] = []
        while let entry = readdir(folder) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: $0.pointee)) { String(cString: $0) }
            }
            if Self.isOwn(name) { names.append(name) }
        }
        return names
    }

    /// The name of the file for a key: two checksums of it in digits, so that no text of a server is part of a path.
    static func name(for key: String) -> String {
        [Checksum.of([key]), Checksum.of(["file", key])].map { number in
            let digits = String(UInt64(bitPattern: number), radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }

    private static let partSuffix = ".part"

    /// Whether a name is one that this type gives: nothing else is removed.
    private static func isOwn(_ name: String) -> Bool {
        let digits = name.hasSuffix(partSuffix) ? name.dropLast(partSuffix.count) : name[...]
        return digits.utf8.count == 32 && digits.allSatisfy { $0.isHexDigit && !$0.isUppercase }
    }

    private func file(_ name: String) -> String { path + "/" + name }

    /// Creates the folder if it is missing, as after a removal. A link or a folder of another user is not used.
    private func create() throws(StoreFailure) {
        let folder = StoreFile(path: path)
        if try folder.status() == nil { _ = try StoreFolder(creating: path) }
        guard let status = try folder.status() else { throw .replaced }
        guard status.st_mode & S_IFMT == S_IFDIR else { throw .notAFile }
        guard status.st_uid == geteuid() else { throw .notPrivate }
        if status.st_mode & 0o077 != 0 { chmod(path, 0o700) }
    }

    private static func fill(_ descriptor: Int32, with bytes: Data) -> StoreFailure? {
        bytes.withUnsafeBytes { bytes in
            var offset = 0
            while offset < bytes.count {
                let count = pwrite(descriptor, bytes.baseAddress?.advanced(by: offset), bytes.count - offset, off_t(offset))
                if count > 0 {
                    offset += count
                } else if count == 0 || errno != EINTR {
                    return .system(count == 0 ? EIO : errno)
                }
            }
            return nil
        }
    }

    private static func read(_ count: Int, from descriptor: Int32) -> Data? {
        var bytes = Data(count: count)
        let isWhole = bytes.withUnsafeMutableBytes { bytes in
            var offset = 0
            while offset < count {
                let read = pread(descriptor, bytes.baseAddress?.advanced(by: offset), count - offset, off_t(offset))
                if read > 0 {
                    offset += read
                } else if read == 0 || errno != EINTR {
                    return false
                }
            }
            return true
        }
        return isWhole ? bytes : nil
    }
}
