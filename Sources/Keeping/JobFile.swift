import Dispatch
import Marquee
import MarqueeData
import MarqueeDomain

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

/// The file of all requests, beside the stores. It is replaced as a whole, so a process that ends at any moment leaves the old file or the
/// new one.
///
/// The requests are not in the cache, which may be lost, and not among the user's data, which may be on another machine.
struct JobFile: Sendable {
    /// The maximum number of requests.
    static let mostJobs = 1_000
    private static let mostBytes = 64 << 20

    let folder: String

    private var path: String { folder + "/keep.json" }

    /// File calls block, so they run on a queue of their own.
    private static let queue = DispatchQueue(label: "marquee-keep")

    /// The requests, in the order of their creation; none if the file does not exist.
    func jobs() async throws(MarqueeError) -> [KeepJob] { try await blocking { () throws(MarqueeError) in try read() } }

    /// Changes the requests. Two processes do it one after the other.
    func change(_ edit: @escaping @Sendable (inout [KeepJob]) -> Void) async throws(MarqueeError) {
        try await blocking { () throws(MarqueeError) in
            guard let lock = FileLock(folder + "/keep.lock", waits: true) else { throw Self.unwritable }
            defer { lock.release() }
            let before = try read()
            var jobs = before
            edit(&jobs)
            guard jobs != before else { return }
            guard jobs.count <= Self.mostJobs else { throw .tooManyKept }
            try write(jobs)
        }
    }

    private func blocking<Answer: Sendable>(
        _ work: @escaping @Sendable () throws(MarqueeError) -> Answer
    ) async throws(MarqueeError) -> Answer {
        let result: Result<Answer, MarqueeError> = await withCheckedContinuation { continuation in
            Self.queue.async {
                do throws(MarqueeError) {
                    continuation.resume(returning: .success(try work()))
                } catch {
                    continuation.resume(returning: .failure(error))
                }
            }
        }
        return try result.get()
    }

    private func read() throws(MarqueeError) -> [KeepJob] {
        let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else {
            if errno == ENOENT { return [] }
            throw Self.damaged
        }
        defer { _ = close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_uid == geteuid(),
            status.st_size <= Self.mostBytes, let bytes = Self.content(of: descriptor, count: Int(status.st_size)),
            let stored = try? JSONDecoder().decode(Stored.self, from: bytes), stored.jobs.count <= Self.mostJobs
        else { throw Self.damaged }
        return stored.jobs.map(\.job)
    }

    private func write(_ jobs: [KeepJob]) throws(MarqueeError) {
        let part = path + ".part"
        unlink(part)
        let descriptor = open(part, O_CREAT | O_EXCL | O_WRONLY | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard descriptor >= 0, let bytes = try? JSONEncoder().encode(Stored(jobs: jobs.map(StoredJob.init))) else { throw Self.unwritable }
        let isWritten = Self.write(bytes, to: descriptor) && fsync(descriptor) == 0
        let failure = errno
        _ = close(descriptor)
        guard isWritten else {
            unlink(part)
            errno = failure
            throw Self.unwritable
        }
        guard rename(part, path) == 0 else { throw Self.unwritable }
        // The new name is durable, too.
        let place = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        if place >= 0 {
            _ = fsync(place)
            _ = close(place)
        }
    }

    private static func content(of descriptor: Int32, count: Int) -> Data? {
        var bytes = [UInt8](repeating: 0, count: count)
        var done = 0
        while done < count {
            let read = bytes.withUnsafeMutableBytes { pread(descriptor, $0.baseAddress?.advanced(by: done), count - done, off_t(done)) }
            if read < 0, errno == EINTR { continue }
            guard read > 0 else { return nil }
            done += read
        }
        return Data(bytes)
    }

    private static func write(_ bytes: Data, to descriptor: Int32) -> Bool {
        let bytes = [UInt8](bytes)
        var done = 0
        while done < bytes.count {
            let written = bytes.withUnsafeBytes { pwrite(descriptor, $0.baseAddress?.advanced(by: done), bytes.count - done, off_t(done)) }
            if written < 0, errno == EINTR { continue }
            guard written > 0 else { return false }
            done += written
        }
        return true
    }

    private static var damaged: MarqueeError { MarqueeError(.storage, .init("keep.damaged")) }
    private static var unwritable: MarqueeError {
        MarqueeError(MarqueeError.meansNoSpace(errno) ? .storageFull : .storage, .init("keep.unwritable"))
    }

    /// The content of the file.
    private struct Stored: Codable {
        var version = 1
        var jobs: [StoredJob]
    }

    /// A request with its parts as TMDb names them. A part that this version does not know is left out.
    private struct StoredJob: Codable {
        var id: String
        var created: Day
        var items: KeepRequest.Items
        var seasons: KeepRequest.Seasons
        var pictures: [KeptPicture]
        var movieParts: [String]
        var seriesParts: [String]
        var personParts: [String]
        /// Nil in a file of an earlier version.
        var collectionParts: [String]?
        var languages: [String]
        var maxBytes: Int?
        var maxRequests: Int?

        init(_ job: KeepJob) {
            let request = job.request
            (id, created, items, seasons) = (job.id, job.created, request.items, request.seasons)
            pictures = request.pictures.sorted { ($0.kind.rawValue, $0.width ?? 0) < ($1.kind.rawValue, $1.width ?? 0) }
            movieParts = request.movieParts.map(\.rawValue).sorted()
            seriesParts = request.seriesParts.map(\.rawValue).sorted()
            personParts = request.personParts.map(\.rawValue).sorted()
            collectionParts = request.collectionParts.map(\.rawValue).sorted()
            (languages, maxBytes, maxRequests) = (request.languages, request.maxBytes, request.maxRequests)
        }

        var job: KeepJob {
            var request = KeepRequest(items)
            (request.seasons, request.pictures) = (seasons, Set(pictures))
            request.movieParts = Set(movieParts.compactMap(MoviePart.init))
            request.seriesParts = Set(seriesParts.compactMap(TVSeriesPart.init))
            request.personParts = Set(personParts.compactMap(PersonPart.init))
            request.collectionParts = Set((collectionParts ?? []).compactMap(MovieCollectionPart.init))
            (request.languages, request.maxBytes, request.maxRequests) = (languages, maxBytes, maxRequests)
            return KeepJob(id: id, request: request, created: created)
        }
    }
}

/// A lock that ends with its process, whatever ends it.
final class FileLock: Sendable {
    private let descriptor: Int32

    /// Takes the lock; nil if another process or another run has it, or if the file cannot be opened.
    ///
    /// - Parameter waits: Whether to wait for the other one, which holds it for a moment only.
    init?(_ path: String, waits: Bool = false) {
        descriptor = open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { return nil }
        guard flock(descriptor, waits ? LOCK_EX : LOCK_EX | LOCK_NB) == 0 else {
            _ = close(descriptor)
            return nil
        }
    }

    deinit { _ = close(descriptor) }

    /// The time that was noted last; nil without one.
    var time: Date? {
        var text = [UInt8](repeating: 0, count: 32)
        let count = text.withUnsafeMutableBytes { pread(descriptor, $0.baseAddress, $0.count, 0) }
        return count > 0 ? Int64(String(decoding: text[..<count], as: UTF8.self)).map { Date(milliseconds: $0) } : nil
    }

    /// Notes a time for the next process that takes the lock. If it cannot be written, its work is done once more than necessary.
    func note(_ time: Date) {
        var text = "\(time.milliseconds)"
        guard ftruncate(descriptor, 0) == 0 else { return }
        text.withUTF8 { bytes in _ = pwrite(descriptor, bytes.baseAddress, bytes.count, 0) }
    }

    /// Gives the lock back now.
    func release() { _ = flock(descriptor, LOCK_UN) }
}
