import MarqueeData
package import MarqueeDomain
import Synchronization

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

/// A file that the body of an answer is written to while it arrives, and that a later answer can complete.
package final class DownloadFile: Sendable {
    private struct State {
        var count = 0
        /// The size of the whole file, if the server has said it.
        var total: Int?
        /// The strong entity tag of the bytes that are there.
        var tag: String?
        var failure: Int32?
        var reported = 0
    }

    private let descriptor: Int32
    private let onProgress: @Sendable (_ count: Int, _ total: Int?) -> Void
    private let state = Mutex(State())

    /// After how many more bytes progress is reported.
    private static let step = 256 << 10

    /// Creates the file.
    ///
    /// - Parameters:
    ///   - path: The path, at which nothing is there yet.
    ///   - onProgress: Gets the bytes that are there and those that there will be, on the thread of the transport.
    package init(path: String, onProgress: @escaping @Sendable (Int, Int?) -> Void = { _, _ in }) throws(MarqueeError) {
        descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { throw MarqueeError(systemCall: errno) }
        self.onProgress = onProgress
    }

    deinit { close(descriptor) }

    /// The bytes that are there.
    var count: Int { state.withLock { $0.count } }
    /// Whether all bytes are there that the server has announced.
    var isWhole: Bool { state.withLock { state in state.total.map { state.count >= $0 } ?? true } }
    /// The header fields with which the rest can be requested; nil if only the whole file can.
    var rangeHeaders: TransportHeaders? {
        state.withLock { state in
            guard state.count > 0, let tag = state.tag else { return nil }
            return ["Range": "bytes=\(state.count)-", "If-Range": tag]
        }
    }
    /// Why the file could not be written, if that is so.
    var failure: MarqueeError? { state.withLock { $0.failure.map(MarqueeError.init(systemCall:)) } }

    /// Prepares for the body of an answer: a whole file replaces the bytes that are there, a range continues them.
    func begin(_ status: Int, _ headers: TransportHeaders, announced: Int?) throws(TransportError) {
        guard status == 206 else {
            try restart()
            return state.withLock { state in
                state.tag = headers["ETag"].flatMap { CacheHeaders.isValidator($0) && !$0.hasPrefix("W/") ? $0 : nil }
                state.total = announced
            }
        }
        let (start, total) = Self.range(headers["Content-Range"] ?? "")
        let fits = state.withLock { state in
            let fits = start == state.count && (state.total == nil || total == state.total)
            if fits { state.total = total }
            return fits
        }
        guard fits else {
            try restart()
            throw TransportError(.malformed, "the answer is another range than was requested")
        }
    }

    /// Writes bytes at the end.
    func write(_ bytes: UnsafeRawBufferPointer) throws(TransportError) {
        var offset = 0
        while offset < bytes.count {
            let place = count
            let written = pwrite(descriptor, bytes.baseAddress.map { $0 + offset }, bytes.count - offset, off_t(place))
            if written < 0, errno == EINTR { continue }
            guard written > 0 else { throw fail(written < 0 ? errno : ENOSPC) }
            offset += written
            state.withLock { $0.count += written }
        }
        let (count, total, isDue) = state.withLock { state in
            let isDue = state.count - state.reported >= Self.step || state.count == state.total
            if isDue { state.reported = state.count }
            return (state.count, state.total, isDue)
        }
        if isDue { onProgress(count, total) }
    }

    /// Removes all bytes.
    func restart() throws(TransportError) {
        guard ftruncate(descriptor, 0) == 0 else { throw fail(errno) }
        state.withLock { $0 = State() }
    }

    private func fail(_ code: Int32) -> TransportError {
        state.withLock { $0.failure = code }
        return TransportError(.badRequest, "the file cannot be written")
    }

    /// The first byte and the size of `bytes 100-199/1000`.
    private static func range(_ text: String) -> (start: Int?, total: Int?) {
        let words = text.split(separator: " ")
        guard words.count == 2, words[0].lowercased() == "bytes" else { return (nil, nil) }
        let sides = words[1].split(separator: "/", omittingEmptySubsequences: false)
        let ends = sides[0].split(separator: "-", omittingEmptySubsequences: false)
        guard sides.count == 2, ends.count == 2 else { return (nil, nil) }
        return (Int(ends[0]), Int(sides[1]))
    }
}
