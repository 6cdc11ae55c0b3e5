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

/// The system's calls by which the catalog uses files. A test can make any of them fail.
package struct FileCalls: Sendable {
    /// A call that is about to be made, with the path that it is about.
    package enum Call: Sendable, Hashable {
        case open(String)
        case create(String)
        case createFolder(String)
        case list(String)
        case read(String)
        case write(String)
        case sync(String)
        case lock(String)
        case rename(String, to: String)
        case remove(String)
    }

    package enum Failure: Sendable, Hashable {
        /// The call fails with a number of the system.
        case error(Int32)
        /// Only half of the bytes are written.
        case shortWrite
    }

    /// Called before each call, from any thread; nil lets the call happen.
    package var failure: @Sendable (Call) -> Failure? = { _ in nil }

    package init() {}

    func open(_ path: String, _ flags: Int32, _ mode: mode_t = 0) -> Int32 {
        fails(flags & O_CREAT == 0 ? .open(path) : .create(path)) ? -1 : systemOpen(path, flags | O_CLOEXEC, mode)
    }

    func createFolder(_ path: String) -> Int32 { fails(.createFolder(path)) ? -1 : mkdir(path, 0o700) }

    func lock(_ descriptor: Int32, of path: String) -> Int32 { fails(.lock(path)) ? -1 : flock(descriptor, LOCK_EX | LOCK_NB) }

    func rename(_ path: String, to other: String) -> Int32 {
        fails(.rename(path, to: other)) ? -1 : systemRename(path, other)
    }

    @discardableResult
    func remove(_ path: String) -> Int32 { fails(.remove(path)) ? -1 : unlink(path) }

    /// The names in a folder; nil with the system's number if it cannot be read.
    func names(in folder: String) -> [String]? {
        if fails(.list(folder)) { return nil }
        return try? FileManager.default.contentsOfDirectory(atPath: folder)
    }

    /// Reads up to the size of a buffer. An interrupted call is repeated.
    func read(_ descriptor: Int32, of path: String, into bytes: UnsafeMutableRawBufferPointer) -> Int {
        while true {
            let count = fails(.read(path)) ? -1 : systemRead(descriptor, bytes.baseAddress, bytes.count)
            if count >= 0 || errno != EINTR { return count }
        }
    }

    /// Maps a file for reading.
    func map(_ descriptor: Int32, of path: String, _ count: Int) -> UnsafeMutableRawPointer? {
        if fails(.read(path)) { return nil }
        return mmap(nil, count, PROT_READ, MAP_PRIVATE, descriptor, 0).flatMap { $0 == MAP_FAILED ? nil : $0 }
    }

    /// Writes all bytes, at an offset or at the end. Returns false with the system's number if that fails.
    func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32, of path: String, at offset: Int? = nil) -> Bool {
        var start = 0
        while start < bytes.count {
            let written = write(UnsafeRawBufferPointer(rebasing: bytes[start...]), descriptor, path, offset.map { $0 + start })
            if written > 0 { start += written } else if written == 0 || errno != EINTR { return false }
        }
        return true
    }

    /// Writes some of the bytes. Returns their number, or -1.
    private func write(_ bytes: UnsafeRawBufferPointer, _ descriptor: Int32, _ path: String, _ offset: Int?) -> Int {
        var count = bytes.count
        switch failure(.write(path)) {
        case .error(let code):
            errno = code
            return -1
        case .shortWrite: count = (count + 1) / 2
        case nil: break
        }
        guard let offset else { return systemWrite(descriptor, bytes.baseAddress, count) }
        return pwrite(descriptor, bytes.baseAddress, count, off_t(offset))
    }

    /// Waits until the bytes of a file, or the names of a folder, are on the disk. Returns false with the system's number if that fails.
    func sync(_ descriptor: Int32, of path: String) -> Bool {
        while true {
            if !fails(.sync(path)), fsync(descriptor) == 0 { return true }
            if errno != EINTR { return false }
        }
    }

    private func fails(_ call: Call) -> Bool {
        guard case .error(let code) = failure(call) else { return false }
        errno = code
        return true
    }
}

// Methods of the type have the names of these calls.
private func systemOpen(_ path: String, _ flags: Int32, _ mode: mode_t) -> Int32 { open(path, flags, mode) }
private func systemRename(_ path: String, _ other: String) -> Int32 { rename(path, other) }
private func systemRead(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int { read(descriptor, bytes, count) }
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int { write(descriptor, bytes, count) }
