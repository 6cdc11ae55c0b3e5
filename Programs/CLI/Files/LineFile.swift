import Foundation
import Synchronization

/// A private file that is written line by line beside its path, and is there as a whole or not at all. It replaces only a file that begins
/// as this one does: no other file of an operator, such as the store itself.
final class LineFile: Sendable {
    private struct State {
        var buffer: [UInt8] = []
        var error: Int32 = 0
    }

    /// Where it is until it is kept.
    let temporary: String
    private let path: String
    private let descriptor: Int32
    private let state = Mutex(State())

    /// - Parameters:
    ///   - path: Where the file is in the end.
    ///   - beginning: The first bytes of each file of its kind.
    init(_ path: String, replacing beginning: String) throws(Failure) {
        (self.path, temporary) = (path, path + ".\(UUID().uuidString.prefix(8))")
        var found = stat()
        // A device or a pipe must not be replaced, and a link must not lead a secret elsewhere.
        if lstat(path, &found) == 0 {
            guard found.st_mode & S_IFMT == S_IFREG, found.st_size == 0 || Self.begins(path, with: beginning) else {
                throw Self.unwritten(path, EEXIST)
            }
        }
        descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        if descriptor < 0 { throw Self.unwritten(path, errno) }
    }

    deinit { close(descriptor) }

    private static func begins(_ path: String, with beginning: String) -> Bool {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        var bytes = [UInt8](repeating: 0, count: beginning.utf8.count)
        return read(descriptor, &bytes, bytes.count) == bytes.count && bytes.elementsEqual(beginning.utf8)
    }

    /// Adds a line.
    func put(_ line: String) {
        state.withLock { state in
            state.buffer += Array(line.utf8) + [UInt8(ascii: "\n")]
            if state.buffer.count > 1 << 20 { flush(&state) }
        }
    }

    /// Writes the rest, and waits for the disk.
    func finish() throws(Failure) {
        let error = state.withLock { state in
            flush(&state)
            if state.error == 0, fsync(descriptor) != 0 { state.error = errno }
            return state.error
        }
        if error != 0 { throw Self.unwritten(path, error) }
    }

    /// Puts the file at its path.
    func keep() throws(Failure) {
        if rename(temporary, path) != 0 { throw Self.unwritten(path, errno) }
    }

    /// Removes the file unless it is kept.
    func discard() { unlink(temporary) }

    private func flush(_ state: inout State) {
        var rest = state.buffer[...]
        while !rest.isEmpty, state.error == 0 {
            let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno != EINTR { state.error = errno }
            rest = rest.dropFirst(max(0, count))
        }
        state.buffer = []
    }

    private static func unwritten(_ path: String, _ error: Int32) -> Failure {
        .other(
            Texts.cannotBeWritten(path, String(cString: strerror(error))), hint: error == EEXIST ? Texts.nameNewFile : Texts.nameOtherFile)
    }
}

/// Reads the lines of a file one after the other, and no line that is longer than any of a store.
final class LineReader: Sendable {
    private struct State {
        var buffer: [UInt8] = []
        var start = 0
        var isAtEnd = false
        var error: Int32 = 0
    }

    private static let longest = 1 << 20

    private let descriptor: Int32
    private let state = Mutex(State())

    init(_ path: String) throws(Failure) {
        descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else {
            throw .stated(Texts.storeFileUnread(String(cString: strerror(errno))), hint: Texts.storeCheckFile, status: .failure)
        }
    }

    deinit { close(descriptor) }

    /// Why reading ended too early; nil if it did not.
    var trouble: String? { state.withLock { $0.error == 0 ? nil : String(cString: strerror($0.error)) } }

    /// The next line without its end; nil at the end and after a failure.
    func next() -> String? {
        state.withLock { state in
            while true {
                if let end = state.buffer[state.start...].firstIndex(of: UInt8(ascii: "\n")) {
                    defer { state.start = end + 1 }
                    return String(decoding: state.buffer[state.start..<end], as: UTF8.self)
                }
                state.buffer.removeSubrange(..<state.start)
                state.start = 0
                if state.isAtEnd || state.error != 0 {
                    defer { state.buffer = [] }
                    return state.buffer.isEmpty ? nil : String(decoding: state.buffer, as: UTF8.self)
                }
                guard state.buffer.count <= Self.longest else {
                    (state.error, state.buffer) = (EFBIG, [])
                    return nil
                }
                read(into: &state)
            }
        }
    }

    private func read(into state: inout State) {
        var part = [UInt8](repeating: 0, count: 1 << 16)
        let count = part.withUnsafeMutableBytes { Foundation.read(descriptor, $0.baseAddress, $0.count) }
        if count > 0 { state.buffer += part[..<count] }
        if count == 0 { state.isAtEnd = true }
        if count < 0, errno != EINTR { state.error = errno }
    }
}
