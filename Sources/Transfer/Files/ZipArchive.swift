import MarqueeCZlib

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The files of a ZIP archive. Nothing is written to the disk, so names in it are labels only.
///
/// Every number in it is checked where it is read: an archive can lie about sizes, places and counts.
struct ZipArchive {
    enum Failure: Error {
        /// It is no archive, or parts of it are missing.
        case damaged
        /// Its files need a password.
        case locked
        /// Its files are larger than the bounds.
        case tooLarge
        /// It packs its files in a way that this program does not know.
        case unknownMethod
        /// Its first bytes are those of no text.
        case notText
    }

    /// A file in the archive.
    struct Entry {
        let name: String
        fileprivate let method: Int
        fileprivate let isLocked: Bool
        fileprivate let checksum: UInt32
        fileprivate let packedSize: Int
        fileprivate let size: Int
        /// The place of its header.
        fileprivate let place: Int

        /// The size that the archive states, which can be wrong.
        var statedSize: Int { size }
    }

    private let bytes: [UInt8]
    let entries: [Entry]

    init(_ content: Data) throws(Failure) {
        let bytes = [UInt8](content)
        guard let directory = try Self.directory(of: bytes) else { throw .damaged }
        guard directory.count <= ImportLimit.files else { throw .tooLarge }
        var (place, entries) = (directory.place, [Entry]())
        for _ in 0..<directory.count {
            guard let (entry, next) = Self.entry(bytes, at: place) else { throw .damaged }
            place = next
            if !entry.name.hasSuffix("/") { entries.append(entry) }
        }
        (self.bytes, self.entries) = (bytes, entries)
    }

    /// The bytes of a file.
    ///
    /// - Parameter limit: The maximum number of bytes.
    func content(of entry: Entry, limit: Int) throws(Failure) -> Data {
        var left = limit
        return try content(of: entry, limit: limit, &left)
    }

    /// The bytes of a text.
    ///
    /// - Parameters:
    ///   - limit: The maximum number of bytes.
    ///   - left: The number of bytes that may be unpacked. Those of a file that is refused are subtracted, too.
    func content(of entry: Entry, limit: Int, _ left: inout Int) throws(Failure) -> Data {
        if entry.isLocked { throw .locked }
        // The lengths in the header of the file itself can differ from those in the directory.
        guard bytes.number(at: entry.place, 4) == 0x0403_4B50, let name = bytes.number(at: entry.place + 26, 2),
            let extra = bytes.number(at: entry.place + 28, 2)
        else { throw .damaged }
        let start = entry.place + 30 + name + extra
        guard start <= bytes.count, entry.packedSize <= bytes.count - start else { throw .damaged }
        let (packed, limit) = (start..<start + entry.packedSize, min(limit, left))
        guard entry.packedSize <= limit || entry.method != 0, entry.size <= limit else { throw .tooLarge }
        let content: [UInt8]
        switch entry.method {
        case 0:
            if TextDecoding.isBinary(bytes[packed].prefix(TextDecoding.sample)) { throw .notText }
            content = Array(bytes[packed])
            left -= content.count
        case 8: content = try inflated(packed, limit: limit, &left)
        default: throw .unknownMethod
        }
        let checksum = content.withUnsafeBufferPointer { crc32_z(0, $0.baseAddress, $0.count) }
        guard content.count == entry.size, UInt32(truncatingIfNeeded: checksum) == entry.checksum else { throw .damaged }
        return Data(content)
    }

    /// Unpacks bytes. The output grows with the input; the size in the archive is not trusted. Bytes that are not text end it early.
    private func inflated(_ packed: Range<Int>, limit: Int, _ left: inout Int) throws(Failure) -> [UInt8] {
        var stream = z_stream()
        guard marquee_inflate_begin(&stream) == Z_OK else { throw .damaged }
        defer { inflateEnd(&stream) }
        var (output, unpacked) = ([UInt8](), 0)
        var buffer = [UInt8](repeating: 0, count: TextDecoding.sample)
        let failure: Failure? = bytes.withUnsafeBufferPointer { all in
            // Many files can be at one place, so their bytes are not copied.
            let input = UnsafeBufferPointer(rebasing: all[packed])
            guard let count = UInt32(exactly: input.count) else { return .tooLarge }
            (stream.next_in, stream.avail_in) = (UnsafeMutablePointer(mutating: input.baseAddress), count)
            while true {
                let (code, made) = buffer.withUnsafeMutableBufferPointer { buffer in
                    (stream.next_out, stream.avail_out) = (buffer.baseAddress, UInt32(buffer.count))
                    return (inflate(&stream, Z_NO_FLUSH), buffer.count - Int(stream.avail_out))
                }
                if unpacked == 0, TextDecoding.isBinary(buffer[..<made]) { return .notText }
                unpacked += made
                guard unpacked <= limit else { return .tooLarge }
                output.append(contentsOf: buffer[..<made])
                if code == Z_STREAM_END { return nil }
                guard code == Z_OK, made > 0 || stream.avail_in > 0 else { return .damaged }
            }
        }
        left -= unpacked
        if let failure { throw failure }
        return output
    }
}

extension ZipArchive {
    /// The place and the number of entries of the directory, which the record at the end of the archive states.
    private static func directory(of bytes: [UInt8]) throws(Failure) -> (place: Int, count: Int)? {
        // A comment of up to 65,535 bytes can follow the record.
        let last = bytes.count - 22
        guard last >= 0 else { return nil }
        for end in stride(from: last, through: max(0, last - 65_535), by: -1) where bytes.number(at: end, 4) == 0x0605_4B50 {
            guard let count = bytes.number(at: end + 10, 2), let place = bytes.number(at: end + 16, 4) else { return nil }
            guard count == 0xFFFF || place == 0xFFFF_FFFF else { return (place, count) }
            // Larger numbers are in another record, whose place is in a third one.
            guard end >= 20, bytes.number(at: end - 20, 4) == 0x0706_4B50, let record = bytes.number(at: end - 12, 8),
                bytes.number(at: record, 4) == 0x0606_4B50, let count = bytes.number(at: record + 32, 8),
                let place = bytes.number(at: record + 48, 8)
            else { return nil }
            return (place, count)
        }
        return nil
    }

    private static func entry(_ bytes: [UInt8], at place: Int) -> (Entry, next: Int)? {
        guard bytes.number(at: place, 4) == 0x0201_4B50, let flags = bytes.number(at: place + 8, 2),
            let method = bytes.number(at: place + 10, 2), let checksum = bytes.number(at: place + 16, 4),
            var packedSize = bytes.number(at: place + 20, 4), var size = bytes.number(at: place + 24, 4),
            let nameLength = bytes.number(at: place + 28, 2), let extraLength = bytes.number(at: place + 30, 2),
            let commentLength = bytes.number(at: place + 32, 2), var header = bytes.number(at: place + 42, 4),
            place + 46 + nameLength + extraLength + commentLength <= bytes.count
        else { return nil }
        let name = String(decoding: bytes[place + 46..<place + 46 + nameLength], as: UTF8.self)
        // Numbers that need more than 32 bits follow in an extra field, in this order.
        var extra = place + 46 + nameLength
        let end = extra + extraLength
        while extra + 4 <= end, let tag = bytes.number(at: extra, 2), let length = bytes.number(at: extra + 2, 2) {
            if tag == 1, extra + 4 + length <= end {
                var field = extra + 4
                func wide(_ number: inout Int) {
                    guard number == 0xFFFF_FFFF, field + 8 <= extra + 4 + length, let value = bytes.number(at: field, 8) else { return }
                    (number, field) = (value, field + 8)
                }
                wide(&size)
                wide(&packedSize)
                wide(&header)
            }
            extra += 4 + length
        }
        let entry = Entry(
            name: name, method: method, isLocked: flags & 1 != 0, checksum: UInt32(checksum), packedSize: packedSize, size: size,
            place: header)
        return (entry, end + commentLength)
    }
}

extension [UInt8] {
    /// The number that so many bytes are, the lowest first. Nil beyond the end, and for one that is larger than any place in a file.
    fileprivate func number(at place: Int, _ size: Int) -> Int? {
        guard place >= 0, place <= count - size else { return nil }
        var number: UInt64 = 0
        for byte in self[place..<place + size].reversed() { number = number << 8 | UInt64(byte) }
        return number <= 1 << 48 ? Int(number) : nil
    }
}

extension ZipArchive.Failure {
    /// The reason that a person reads.
    var reason: ImportProblem.Reason {
        switch self {
        case .damaged: .damagedArchive
        case .locked: .lockedArchive
        case .tooLarge: .tooLarge
        case .unknownMethod: .unknownPacking
        case .notText: .notText
        }
    }
}
