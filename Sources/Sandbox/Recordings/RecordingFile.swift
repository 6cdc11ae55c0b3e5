private import MarqueeCZlib
import Foundation

/// A file of recorded exchanges.
struct RecordingFile {
    let path: String
    /// The path below the folder that is read, or the name of a file that is read alone.
    let name: String

    /// The extensions of recordings. Other files of a folder are none: a folder may have a page about them beside.
    private static let extensions: Set = ["har", "json", "jsonl", "ndjson", "gz"]

    /// The file at the path, or all files below the folder at the path with the extension of a recording, sorted by name.
    static func files(at path: String) throws(RecordingError) -> [RecordingFile] {
        let name = (path as NSString).lastPathComponent
        switch kind(of: path) {
        case .typeRegular: return [RecordingFile(path: path, name: name)]
        case .typeDirectory: break
        default: throw .unreadable(file: name)
        }
        let paths: [String]
        do {
            paths = try FileManager.default.subpathsOfDirectory(atPath: path)
        } catch {
            throw .unreadable(file: name)
        }
        let shown = paths.filter { !$0.split(separator: "/").contains { $0.hasPrefix(".") } }
        var files: [RecordingFile] = []
        // Compared by bytes, because other orders depend on the language.
        for below in shown.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
            switch kind(of: path + "/" + below) {
            case .typeRegular:
                guard extensions.contains((below as NSString).pathExtension.lowercased()) else { continue }
                files.append(RecordingFile(path: path + "/" + below, name: below))
            case .typeDirectory: continue
            default: throw .unreadable(file: below)
            }
        }
        return files
    }

    /// The kind of the file, following links: a pipe must not be opened, because reading from it may wait forever.
    private static func kind(of path: String) -> FileAttributeType? {
        let resolved = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        return (try? FileManager.default.attributesOfItem(atPath: resolved))?[.type] as? FileAttributeType
    }

    /// Passes the content on in pieces, unpacked if the file begins as a gzip file does.
    ///
    /// - Returns: Whether the content is whole; false if a gzip file is damaged or cut off.
    func read(_ take: (UnsafeBufferPointer<UInt8>) throws(RecordingError) -> Void) throws(RecordingError) -> Bool {
        guard let handle = FileHandle(forReadingAtPath: path) else { throw .unreadable(file: name) }
        defer { try? handle.close() }
        var piece = try next(of: handle)
        guard piece.starts(with: Self.magic) else {
            while !piece.isEmpty {
                try Self.pass(piece, to: take)
                piece = try next(of: handle)
            }
            return true
        }
        var stream = z_stream()
        guard marquee_gunzip_begin(&stream) == Z_OK else { throw .unreadable(file: name) }
        defer { inflateEnd(&stream) }
        var output = [UInt8](repeating: 0, count: Self.pieceBytes)
        /// Whether the last member of the file has ended; another one may follow.
        var isBetweenMembers = false
        while !piece.isEmpty {
            var start = 0
            while start < piece.count {
                if isBetweenMembers {
                    // Zeros behind the last member are padding, as gzip sees it.
                    if piece[start] == 0 {
                        start += 1
                        continue
                    }
                    guard piece[start] == Self.magic[0], inflateReset(&stream) == Z_OK else { return false }
                    isBetweenMembers = false
                }
                let (status, used, made) = Self.unpack(&piece, from: start, into: &output, &stream)
                guard status == Z_OK || status == Z_STREAM_END, used > 0 || made > 0 else { return false }
                start += used
                try Self.pass(output, count: made, to: take)
                isBetweenMembers = status == Z_STREAM_END
            }
            piece = try next(of: handle)
        }
        return isBetweenMembers
    }

    private static let magic: [UInt8] = [0x1F, 0x8B]
    private static let pieceBytes = 65_536

    private func next(of handle: FileHandle) throws(RecordingError) -> [UInt8] {
        do {
            return [UInt8](try handle.read(upToCount: Self.pieceBytes) ?? Data())
        } catch {
            throw .unreadable(file: name)
        }
    }

    private static func unpack(
        _ input: inout [UInt8], from start: Int, into output: inout [UInt8], _ stream: inout z_stream
    ) -> (status: Int32, used: Int, made: Int) {
        let offered = input.count - start
        let room = output.count
        let status = input.withUnsafeMutableBufferPointer { source in
            output.withUnsafeMutableBufferPointer { target in
                stream.next_in = source.baseAddress?.advanced(by: start)
                stream.avail_in = uInt(offered)
                stream.next_out = target.baseAddress
                stream.avail_out = uInt(room)
                return inflate(&stream, Z_NO_FLUSH)
            }
        }
        return (status, offered - Int(stream.avail_in), room - Int(stream.avail_out))
    }

    private static func pass(
        _ bytes: [UInt8], count: Int? = nil, to take: (UnsafeBufferPointer<UInt8>) throws(RecordingError) -> Void
    ) throws(RecordingError) {
        try bytes.withUnsafeBufferPointer { buffer throws(RecordingError) in
            try take(UnsafeBufferPointer(rebasing: buffer[..<(count ?? buffer.count)]))
        }
    }
}
