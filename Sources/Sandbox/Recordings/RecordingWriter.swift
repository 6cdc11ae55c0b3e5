import Foundation
import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The file of one recording, which only its user can read.
final class RecordingWriter: Sendable {
    private struct State {
        var descriptor: Int32?
        /// The length of the whole lines.
        var length: off_t = 0
    }

    let path: String
    private let state: Mutex<State>

    /// Creates a new file in the folder, and the folder if it does not exist.
    init(folder: String, at seconds: Int) throws(RecordingError) {
        if mkdir(folder, 0o700) != 0, errno != EEXIST { throw .unwritable(file: folder, code: errno) }
        let stamp = HTTPDate.stamp(of: seconds).filter { $0.isNumber }
        for number in 0..<1_000 {
            let path = "\(folder)/recording-\(stamp)\(number == 0 ? "" : "-\(number)").ndjson"
            let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_APPEND | O_CLOEXEC | O_NOFOLLOW, 0o600)
            if descriptor >= 0 {
                self.path = path
                state = Mutex(State(descriptor: descriptor))
                return
            }
            guard errno == EEXIST else { throw .unwritable(file: path, code: errno) }
        }
        throw .unwritable(file: folder, code: EEXIST)
    }

    deinit { close() }

    /// Adds a line; if not all of it can be written, none of it stays.
    func add(_ line: [UInt8]) throws(RecordingError) {
        try state.withLock { state throws(RecordingError) in
            guard let descriptor = state.descriptor else { throw .unwritable(file: path, code: EBADF) }
            var written = 0
            while written < line.count {
                let count = line.withUnsafeBytes { write(descriptor, $0.baseAddress.map { $0 + written }, line.count - written) }
                if count > 0 {
                    written += count
                } else if count == 0 || errno != EINTR {
                    let code = count == 0 ? EIO : errno
                    _ = ftruncate(descriptor, state.length)
                    throw .unwritable(file: path, code: code)
                }
            }
            state.length += off_t(line.count)
        }
    }

    /// Flushes the file to the disk and closes it.
    func close() {
        state.withLock { state in
            guard let descriptor = state.descriptor else { return }
            state.descriptor = nil
            fsync(descriptor)
            Socket.shut(descriptor)
        }
    }
}
