import Foundation
import MarqueeDomain

/// Keeps other processes from changing the catalog of a folder meanwhile.
final class CatalogLock: Sendable {
    private let descriptor: Int32

    /// Takes the lock.
    ///
    /// - Parameter creates: Whether a missing folder is created; if not, there is nothing to lock, and this is nil.
    init?(folder: String, creates: Bool) throws(MarqueeError) {
        if creates, mkdir(folder, 0o700) != 0, errno != EEXIST { throw MarqueeError(ImportFailure.now) }
        var status = stat()
        guard stat(folder, &status) == 0 else {
            if errno == ENOENT, !creates { return nil }
            throw MarqueeError(ImportFailure.now)
        }
        // Who can change the folder can put another file in the place of the catalog.
        guard status.st_uid == geteuid() || status.st_uid == 0, status.st_mode & 0o022 == 0 else {
            throw MarqueeError(.storage, .storeNotPrivate)
        }
        descriptor = open("\(folder)/catalog.lock", O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { throw MarqueeError(ImportFailure.now) }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
            throw MarqueeError(.storage, .init("catalog.busy"))
        }
    }

    deinit { close(descriptor) }
}
