import MarqueeDomain

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Keeps other processes from changing the catalog of a folder meanwhile.
final class CatalogLock: Sendable {
    private let file: OwnFile
    private let path: String
    private let calls: FileCalls

    /// Takes the lock.
    ///
    /// - Parameters:
    ///   - folder: The folder.
    ///   - name: The name of the file that is locked.
    ///   - creates: Whether a missing folder is created; if not, there is nothing to lock, and this is nil.
    ///   - calls: The calls by which files are used.
    init?(folder: String, name: String = "catalog", creates: Bool, calls: FileCalls = FileCalls()) throws(MarqueeError) {
        (path, self.calls) = ("\(folder)/\(name).lock", calls)
        if creates, calls.createFolder(folder) != 0, errno != EEXIST { throw MarqueeError(ImportFailure.now) }
        var status = stat()
        guard stat(folder, &status) == 0 else {
            if errno == ENOENT, !creates { return nil }
            throw MarqueeError(ImportFailure.now)
        }
        // A user who can change the folder can put another file in the place of the catalog.
        guard status.st_uid == geteuid() || status.st_uid == 0, status.st_mode & 0o022 == 0 else {
            throw MarqueeError(.storage, .storeNotPrivate)
        }
        do throws(OwnFile.Refusal) { file = try OwnFile(path, O_RDWR | O_CREAT, calls) } catch { throw MarqueeError(error) }
        guard calls.lock(file.descriptor, of: path) == 0 else {
            throw errno == EWOULDBLOCK ? Self.busy : MarqueeError(ImportFailure.now)
        }
    }

    /// Gives the lock back. The object may live a little longer: a queue holds its last result.
    func release() { _ = flock(file.descriptor, LOCK_UN) }

    /// The error of a lock that another process has.
    static let busy = MarqueeError(.storage, .init("catalog.busy"))

    /// The text of the last note; empty without a note.
    var text: String { Self.text(file.descriptor) }

    /// The text of the last note in a folder, also while another process has the lock; empty without a note.
    static func text(folder: String, name: String = "catalog") -> String {
        guard let file = try? OwnFile("\(folder)/\(name).lock", O_RDONLY, FileCalls()) else { return "" }
        return text(file.descriptor)
    }

    private static func text(_ descriptor: Int32) -> String {
        var text = [UInt8](repeating: 0, count: 256)
        let count = text.withUnsafeMutableBytes { pread(descriptor, $0.baseAddress, $0.count, 0) }
        return count > 0 ? String(decoding: text[..<count], as: UTF8.self) : ""
    }

    /// Notes a text for the next process that takes the lock.
    func note(_ text: String) {
        // If it cannot be written, the work is done once more than necessary, or a catalog that is too old is not renewed.
        guard text != self.text, ftruncate(file.descriptor, 0) == 0 else { return }
        var text = text
        text.withUTF8 { bytes in
            guard calls.write(UnsafeRawBufferPointer(bytes), to: file.descriptor, of: path, at: 0) else { return }
            _ = calls.sync(file.descriptor, of: path)
        }
    }
}
