import Foundation
import MarqueeDomain

/// Keeps other processes from changing the catalog of a folder meanwhile.
final class CatalogLock: Sendable {
    private let descriptor: Int32

    /// Takes the lock.
    ///
    /// - Parameters:
    ///   - folder: The folder.
    ///   - name: The name of the file that is locked.
    ///   - creates: Whether a missing folder is created; if not, there is nothing to lock, and this is nil.
    init?(folder: String, name: String = "catalog", creates: Bool) throws(MarqueeError) {
        if creates, mkdir(folder, 0o700) != 0, errno != EEXIST { throw MarqueeError(ImportFailure.now) }
        var status = stat()
        guard stat(folder, &status) == 0 else {
            if errno == ENOENT, !creates { return nil }
            throw MarqueeError(ImportFailure.now)
        }
        // A user who can change the folder can put another file in the place of the catalog.
        guard status.st_uid == geteuid() || status.st_uid == 0, status.st_mode & 0o022 == 0 else {
            throw MarqueeError(.storage, .storeNotPrivate)
        }
        descriptor = open("\(folder)/\(name).lock", O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { throw MarqueeError(ImportFailure.now) }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
            throw Self.busy
        }
    }

    deinit { close(descriptor) }

    /// The error of a lock that another process has.
    static let busy = MarqueeError(.storage, .init("catalog.busy"))

    /// The moment that was noted last, in seconds since 1970; nil if none was.
    var moment: Int? {
        var text = [UInt8](repeating: 0, count: 32)
        let count = text.withUnsafeMutableBytes { pread(descriptor, $0.baseAddress, $0.count, 0) }
        return count > 0 ? Int(String(decoding: text[..<count], as: UTF8.self)) : nil
    }

    /// Notes a moment for the next process that takes the lock.
    func note(_ moment: Int) {
        let text = Array("\(moment)".utf8)
        // If it cannot be written, the work is done once more than necessary.
        guard ftruncate(descriptor, 0) == 0 else { return }
        _ = text.withUnsafeBytes { pwrite(descriptor, $0.baseAddress, $0.count, 0) }
    }
}
