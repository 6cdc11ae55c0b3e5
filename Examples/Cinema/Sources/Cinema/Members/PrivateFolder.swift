import Dispatch
import Foundation

/// A folder of small files that only the user of this process can read. A file is replaced as a whole: a process that ends at any moment leaves
/// the old file or the new one.
///
/// Names are made by this program, never from a text of a visitor.
struct PrivateFolder: Sendable {
    /// The folder or a file of it cannot be used.
    struct Failure: Error {
        let number: Int32
    }

    let path: String

    /// File calls block, so they run on a queue of their own, one after the other.
    private static let queue = DispatchQueue(label: "cinema-files")

    /// Does several things with the files, with nothing of this process between them.
    func use<Value: Sendable>(_ work: @escaping @Sendable (Files) throws -> Value) async throws -> Value {
        let files = Files(path: path)
        return try await withCheckedThrowingContinuation { continuation in
            Self.queue.async { continuation.resume(with: Result { try work(files) }) }
        }
    }

    /// The files, on the queue.
    struct Files {
        fileprivate let path: String

        /// The content of a file; nil if there is none.
        ///
        /// - Parameter most: The maximum size in bytes. A larger file fails.
        func read(_ name: String, most: Int) throws -> Data? {
            let descriptor = open(path + "/" + name, O_RDONLY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK)
            guard descriptor >= 0 else {
                if errno == ENOENT || errno == ENOTDIR { return nil }
                throw Failure(number: errno)
            }
            let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
            var status = stat()
            guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_uid == geteuid(), status.st_size <= most
            else { throw Failure(number: EPERM) }
            return try handle.read(upToCount: most) ?? Data()
        }

        /// Writes a file. It is durable when this returns.
        func write(_ data: Data, to name: String) throws {
            try create()
            // Another process may write the same file at the same time, so each has a part of its own.
            let part = path + "/" + Self.partMark + UUID().uuidString
            let descriptor = open(part, O_CREAT | O_EXCL | O_WRONLY | O_NOFOLLOW | O_CLOEXEC, 0o600)
            guard descriptor >= 0 else { throw Failure(number: errno) }
            let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
            do {
                try handle.write(contentsOf: data)
                guard fsync(descriptor) == 0, rename(part, path + "/" + name) == 0 else { throw Failure(number: errno) }
            } catch {
                unlink(part)
                throw error
            }
            sync()
        }

        /// Removes files. Missing files are ignored.
        func remove(_ names: [String]) throws {
            for name in names where unlink(path + "/" + name) != 0 && errno != ENOENT && errno != ENOTDIR { throw Failure(number: errno) }
            sync()
        }

        /// The names of all files; none if there is no folder.
        func names() -> [String] {
            (try? FileManager.default.contentsOfDirectory(atPath: path))?.filter { !$0.hasPrefix(Self.partMark) } ?? []
        }

        private static let partMark = ".part-"

        /// Creates the folder for this user alone. One that others can read is refused.
        private func create() throws {
            try FileManager.default.createDirectory(
                atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            var status = stat()
            guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR, status.st_uid == geteuid(), status.st_mode & 0o077 == 0
            else { throw Failure(number: EPERM) }
        }

        /// A new name, and one that is gone, are durable too.
        private func sync() {
            let folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
            guard folder >= 0 else { return }
            _ = fsync(folder)
            _ = close(folder)
        }
    }
}
