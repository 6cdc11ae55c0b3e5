#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Appends to a file through a buffer.
final class FileWriter {
    private let path: String
    private let calls: FileCalls
    private let descriptor: Int32
    private var buffer: [UInt8] = []
    /// The number of bytes written so far.
    private(set) var count = 0

    private static let bufferSize = 1 << 18

    /// Creates a file, which must not be there.
    init(path: String, _ calls: FileCalls) throws(ImportFailure) {
        (self.path, self.calls) = (path, calls)
        descriptor = calls.open(path, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { throw .now }
        buffer.reserveCapacity(Self.bufferSize + 4_096)
    }

    deinit { close(descriptor) }

    func append(_ bytes: UnsafeRawBufferPointer) throws(ImportFailure) {
        buffer.append(contentsOf: bytes)
        count += bytes.count
        if buffer.count >= Self.bufferSize { try flush() }
    }

    func append(_ bytes: [UInt8]) throws(ImportFailure) {
        try bytes.withRawBytes { bytes throws(ImportFailure) in try append(bytes) }
    }

    func append(bigEndian value: UInt64) throws(ImportFailure) {
        try withUnsafeBytes(of: value.bigEndian) { bytes throws(ImportFailure) in try append(bytes) }
    }

    func align(to size: Int) throws(ImportFailure) {
        let rest = count % size
        if rest > 0 { try append([UInt8](repeating: 0, count: size - rest)) }
    }

    func flush() throws(ImportFailure) {
        guard buffer.withUnsafeBytes({ calls.write($0, to: descriptor, of: path) }) else { throw .now }
        buffer.removeAll(keepingCapacity: true)
    }

    /// Appends a whole file.
    func append(file: MappedRun) throws(ImportFailure) {
        var start = 0
        while start < file.bytes.count {
            let end = min(file.bytes.count, start + Self.bufferSize)
            try append(UnsafeRawBufferPointer(rebasing: file.bytes[start..<end]))
            start = end
        }
    }

    /// Writes over the beginning of the file and makes all of it durable.
    func finish(header: [UInt8]) throws(ImportFailure) {
        try flush()
        let isWritten = header.withUnsafeBytes { calls.write($0, to: descriptor, of: path, at: 0) }
        guard isWritten, calls.sync(descriptor, of: path) else { throw .now }
    }
}

/// A file of the importer's own, mapped for reading. It is removed at once and goes away with its mapping.
final class MappedRun {
    let bytes: UnsafeRawBufferPointer

    init(path: String, _ calls: FileCalls, removes: Bool = true) throws(ImportFailure) {
        let descriptor = calls.open(path, O_RDONLY | O_NOFOLLOW)
        guard descriptor >= 0 else { throw .now }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw .now }
        if removes { calls.remove(path) }
        let count = Int(status.st_size)
        guard count > 0 else {
            bytes = UnsafeRawBufferPointer(start: nil, count: 0)
            return
        }
        guard let address = calls.map(descriptor, of: path, count) else { throw .now }
        _ = madvise(address, count, MADV_SEQUENTIAL)
        bytes = UnsafeRawBufferPointer(start: address, count: count)
    }

    deinit {
        if let base = bytes.baseAddress { munmap(UnsafeMutableRawPointer(mutating: base), bytes.count) }
    }
}

/// Reads numbers of the importer's own files, which no one else has written.
struct RunReader {
    let run: MappedRun
    var index = 0

    init(_ run: MappedRun) { self.run = run }

    var isAtEnd: Bool { index >= run.bytes.count }

    @inline(__always) mutating func varint() -> UInt32 {
        var value: UInt32 = 0
        var shift: UInt32 = 0
        while index < run.bytes.count {
            let byte = run.bytes[index]
            index += 1
            value |= UInt32(byte & 0x7F) << shift
            if byte < 0x80 || shift >= 28 { break }
            shift += 7
        }
        return value
    }

    @inline(__always) mutating func bytes(_ count: Int) -> UnsafeRawBufferPointer {
        let start = index
        index = min(run.bytes.count, index + count)
        return UnsafeRawBufferPointer(rebasing: run.bytes[start..<index])
    }
}
