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

/// A small file that contains a secret, or a pipe from another program, such as `<(command)` in a shell.
struct SecretFile: ~Copyable {
    private static let maximumSize = 8_192
    /// The time limit for the writer of a pipe, in milliseconds.
    private static let timeLimit = 5_000

    private let descriptor: Int32
    private let mode: mode_t
    private var kind: mode_t { mode & S_IFMT }

    /// Opens a file; nil if that fails. It does not wait for the writer of a pipe.
    init?(_ path: String) {
        let opened = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard opened >= 0 else { return nil }
        var status = stat()
        mode = fstat(opened, &status) == 0 ? status.st_mode : 0
        descriptor = opened
    }

    deinit { close(descriptor) }

    /// Whether it is a regular file or a pipe.
    var isReadable: Bool { kind == S_IFREG || kind == S_IFIFO }

    /// Whether every user can change it: then it may hold the credential of another user.
    ///
    /// Its owner is not compared, because a secret of a container often belongs to a user of the host.
    var isOpenToAll: Bool { kind == S_IFREG && mode & 0o002 != 0 }

    /// The whole text; nil if it cannot be read, is longer than the maximum, is not UTF-8, or does not end within the time limit.
    func text() -> String? {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: Self.maximumSize + 1)
        let end = ContinuousClock.now + .milliseconds(Self.timeLimit)
        while bytes.count <= Self.maximumSize {
            let count = read(descriptor, &buffer, buffer.count)
            // A pipe without a writer ends at once.
            if count == 0 { return bytes.isEmpty && kind == S_IFIFO ? nil : String(validating: bytes, as: UTF8.self) }
            if count > 0 {
                bytes += buffer.prefix(count)
            } else if errno == EAGAIN {
                let left = (end - .now).components
                guard left.seconds >= 0, left.attoseconds >= 0 else { return nil }
                var wanted = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
                poll(&wanted, 1, Int32(left.seconds * 1_000 + left.attoseconds / 1_000_000_000_000_000) + 1)
            } else if errno != EINTR {
                return nil
            }
        }
        return nil
    }
}
