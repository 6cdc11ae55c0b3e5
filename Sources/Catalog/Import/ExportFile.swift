import MarqueeCZlib

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Reads the lines of an export, packed by gzip or plain, without holding more than a piece of it.
struct ExportFile {
    private static let pieceSize = 1 << 18
    /// The longest line that is read; a longer one is no entry.
    private static let longestLine = 1 << 16

    let path: String
    /// The place of the file in the list, for errors: a path is not shown.
    let number: Int
    let calls: FileCalls

    /// Calls a function with each line.
    ///
    /// - Parameters:
    ///   - afterPiece: Called after the lines of each piece, with its unpacked bytes, so that a file of few lines can be left, too.
    ///   - body: Gets a line without its end; nil for a line that is too long.
    func forEachLine(
        afterPiece: (Int) throws(ImportFailure) -> Void, _ body: (UnsafeRawBufferPointer?) throws(ImportFailure) -> Void
    ) throws(ImportFailure) {
        // Opening a pipe would wait for its writer.
        let descriptor = calls.open(path, O_RDONLY | O_NONBLOCK)
        guard descriptor >= 0 else { throw .unread(file: number, errno) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw .unread(file: number, errno) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw .foreign(file: number) }
        var lines = ExportLines(longest: Self.longestLine)
        var input = [UInt8](repeating: 0, count: Self.pieceSize)
        var count = try read(descriptor, &input)
        guard count > 0 else { throw .empty }
        guard count >= 2, input[0] == 0x1F, input[1] == 0x8B else {
            let first = input[..<count].starts(with: ExportLines.mark) ? ExportLines.mark.count : 0
            guard first < count, input[first] == UInt8(ascii: "{") else { throw .foreign(file: number) }
            while count > 0 {
                try input.withRawBytes { bytes throws(ImportFailure) in
                    try lines.add(UnsafeRawBufferPointer(rebasing: bytes[..<count]), body)
                }
                try afterPiece(count)
                count = try read(descriptor, &input)
            }
            return try lines.finish(body)
        }
        try gunzip(descriptor, &input, count, &lines, afterPiece, body)
        try lines.finish(body)
    }

    private func gunzip(
        _ descriptor: Int32, _ input: inout [UInt8], _ first: Int, _ lines: inout ExportLines,
        _ afterPiece: (Int) throws(ImportFailure) -> Void, _ body: (UnsafeRawBufferPointer?) throws(ImportFailure) -> Void
    ) throws(ImportFailure) {
        var stream = z_stream()
        guard marquee_gunzip_begin(&stream) == Z_OK else { throw .system(ENOMEM) }
        defer { inflateEnd(&stream) }
        var output = [UInt8](repeating: 0, count: Self.pieceSize * 2)
        var count = first
        var isAtEnd = false
        while count > 0 {
            var offset = 0
            while offset < count {
                // A gzip may have several members, one after another, and zeros behind each: they fill a block of a tape or a disk.
                if isAtEnd {
                    while offset < count, input[offset] == 0 { offset += 1 }
                    guard offset < count else { break }
                    guard inflateReset(&stream) == Z_OK else { throw .damaged(file: number) }
                    isAtEnd = false
                }
                let available = count - offset
                let (code, used, made) = input.withUnsafeMutableBufferPointer { input in
                    output.withUnsafeMutableBufferPointer { output in
                        stream.next_in = input.baseAddress.map { $0 + offset }
                        stream.avail_in = UInt32(available)
                        stream.next_out = output.baseAddress
                        stream.avail_out = UInt32(output.count)
                        let code = inflate(&stream, Z_NO_FLUSH)
                        return (code, available - Int(stream.avail_in), output.count - Int(stream.avail_out))
                    }
                }
                guard code == Z_OK || code == Z_STREAM_END || code == Z_BUF_ERROR else { throw .damaged(file: number) }
                offset += used
                if made > 0 {
                    try output.withRawBytes { bytes throws(ImportFailure) in
                        try lines.add(UnsafeRawBufferPointer(rebasing: bytes[..<made]), body)
                    }
                }
                try afterPiece(made)
                isAtEnd = code == Z_STREAM_END
                if used == 0, made == 0, !isAtEnd { break }
            }
            count = try read(descriptor, &input)
        }
        guard isAtEnd else { throw .cut(file: number) }
    }

    private func read(_ descriptor: Int32, _ bytes: inout [UInt8]) throws(ImportFailure) -> Int {
        let count = bytes.withUnsafeMutableBytes { calls.read(descriptor, of: path, into: $0) }
        guard count >= 0 else { throw .unread(file: number, errno) }
        return count
    }
}

/// Cuts pieces into lines. The last line needs no end, and the first one may begin with a byte order mark.
struct ExportLines {
    static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

    private let longest: Int
    private var rest: [UInt8] = []
    private var isTooLong = false
    private var isFirst = true

    init(longest: Int) { self.longest = longest }

    mutating func add(
        _ piece: UnsafeRawBufferPointer, _ body: (UnsafeRawBufferPointer?) throws(ImportFailure) -> Void
    ) throws(ImportFailure) {
        guard let base = piece.baseAddress else { return }
        var start = 0
        while start < piece.count {
            guard let found = memchr(base + start, 0x0A, piece.count - start) else {
                keep(UnsafeRawBufferPointer(rebasing: piece[start...]))
                return
            }
            let end = UnsafeRawPointer(found) - base
            let line = UnsafeRawBufferPointer(rebasing: piece[start..<end])
            if rest.isEmpty, !isTooLong {
                try body(line.count > longest ? nil : unmarked(line))
            } else {
                keep(line)
                try finish(body)
            }
            start = end + 1
        }
    }

    mutating func finish(_ body: (UnsafeRawBufferPointer?) throws(ImportFailure) -> Void) throws(ImportFailure) {
        defer {
            rest.removeAll(keepingCapacity: true)
            isTooLong = false
        }
        if isTooLong { return try body(nil) }
        guard !rest.isEmpty else { return }
        let isFirst = isFirst
        self.isFirst = false
        try rest.withRawBytes { bytes throws(ImportFailure) in try body(isFirst ? Self.unmarked(bytes) : bytes) }
    }

    private mutating func unmarked(_ line: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer {
        guard isFirst else { return line }
        isFirst = false
        return Self.unmarked(line)
    }

    private static func unmarked(_ line: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer {
        line.starts(with: mark) ? UnsafeRawBufferPointer(rebasing: line.dropFirst(mark.count)) : line
    }

    private mutating func keep(_ bytes: UnsafeRawBufferPointer) {
        guard !isTooLong, rest.count + bytes.count <= longest else {
            isTooLong = true
            rest.removeAll(keepingCapacity: true)
            return
        }
        rest.append(contentsOf: bytes)
    }
}
