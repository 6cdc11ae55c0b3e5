public import Foundation

/// Recorded exchanges of a program with TMDb, read from files.
///
/// A file is an HTTP Archive (HAR 1.2), or one JSON object a line:
///
///     {"method": "GET", "url": "https://api.themoviedb.org/3/movie/550", "status": 200, "headers": {}, "body": {"id": 550}}
///
/// There, `body` is a text, an object or an array; `bodyBase64` in its place has bytes. `headers`, `requestBody` and
/// `requestBodyBase64` are optional. Either form may be packed with gzip, whatever the name of the file.
public struct Recordings: Sendable, Hashable {
    /// The exchanges: files in the order of their names, and the exchanges of each file in its order.
    public var exchanges: [RecordedExchange]
    /// The exchanges that cannot be read, in the same order.
    public var problems: [RecordingProblem]

    public init(exchanges: [RecordedExchange] = [], problems: [RecordingProblem] = []) {
        self.exchanges = exchanges
        self.problems = problems
    }

    /// Reads a file of any name, or all files of a folder and its subfolders that end in `.har`, `.json`, `.jsonl`, `.ndjson` or `.gz`;
    /// files and folders whose names begin with a dot are left out.
    ///
    /// - Throws: ``RecordingError``. An exchange that cannot be read does not throw, nor does a file of a folder that is no recording: they
    ///   are in ``problems``.
    public init(contentsOf url: URL, limits: RecordingLimits = RecordingLimits()) throws(RecordingError) {
        self.init()
        var rest = limits.totalBytes
        let files = try RecordingFile.files(at: url.path)
        for file in files {
            do throws(RecordingError) {
                try read(file, of: &rest, limits)
            } catch .notARecording(_, let reason) where files.count > 1 {
                // Folders of other programs have files of other kinds.
                let prefix = file.name + ", "
                let words = reason.hasPrefix(prefix) ? String(reason.dropFirst(prefix.count)) : reason
                problems.append(RecordingProblem(file: file.name, place: .file, reason: words))
            }
        }
    }

    private mutating func read(_ file: RecordingFile, of rest: inout Int, _ limits: RecordingLimits) throws(RecordingError) {
        var reader = RecordingReader(file: file.name, entryBytes: limits.entryBytes)
        let isWhole = try file.read { (bytes: UnsafeBufferPointer<UInt8>) throws(RecordingError) in
            rest -= bytes.count
            guard rest >= 0 else { throw RecordingError.tooLarge(file: file.name, limit: limits.totalBytes) }
            try reader.take(bytes)
        }
        let found = try reader.end(isWhole: isWhole)
        exchanges += found.exchanges
        problems += found.problems
    }

    /// Reads a recording with at least one exchange, as ``init(contentsOf:limits:)`` does.
    ///
    /// - Throws: ``RecordingError``, also if no exchange can be read.
    package static func filled(contentsOf url: URL, limits: RecordingLimits = RecordingLimits()) throws(RecordingError) -> Recordings {
        let recordings = try Recordings(contentsOf: url, limits: limits)
        guard recordings.exchanges.isEmpty else { return recordings }
        throw .notARecording(file: url.lastPathComponent, reason: recordings.problems.first?.description ?? "It has no exchanges.")
    }
}
