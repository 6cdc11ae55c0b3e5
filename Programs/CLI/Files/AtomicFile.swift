import Foundation

/// Writes files so that a reader, or a crash, finds the old one or the new one and nothing between.
enum AtomicFile {
    struct WriteError: Error {
        let number: Int32
    }

    /// Replaces a file. A new one can be read by everybody whom the mask of the process lets, one that is there keeps its mode, and a
    /// private one can be read by its owner only.
    static func write(_ data: Data, to path: String, isPrivate: Bool = false) throws(WriteError) {
        let temporary = path + ".\(UUID().uuidString.prefix(8))"
        let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, isPrivate ? 0o600 : 0o666)
        guard descriptor >= 0 else { throw WriteError(number: errno) }
        var before = stat()
        if !isPrivate, stat(path, &before) == 0 { fchmod(descriptor, before.st_mode & 0o777) }
        var isDone = put(data, descriptor) && fsync(descriptor) == 0
        var number = errno
        isDone = close(descriptor) == 0 && isDone
        if isDone, rename(temporary, path) == 0 { return }
        if isDone { number = errno }
        unlink(temporary)
        throw WriteError(number: number)
    }

    private static func put(_ data: Data, _ descriptor: Int32) -> Bool {
        var rest = Array(data)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno != EINTR { return false }
            rest = rest.dropFirst(max(0, count))
        }
        return true
    }
}
