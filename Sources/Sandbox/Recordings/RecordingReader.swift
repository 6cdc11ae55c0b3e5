import Foundation

/// Reads the exchanges of one file from bytes that come in any pieces. Its first bytes show its form.
struct RecordingReader {
    private enum Form {
        case open(head: [UInt8])
        case lines(LineSplitter)
        case archive(ArchiveSplitter)
    }

    /// Beyond this many problems, a file is not a recording.
    private static let mostProblems = 10_000

    private let file: String
    private let entryBytes: Int
    private var form = Form.open(head: [])
    private var found = Recordings()

    init(file: String, entryBytes: Int) {
        self.file = file
        self.entryBytes = entryBytes
    }

    mutating func take(_ bytes: UnsafeBufferPointer<UInt8>) throws(RecordingError) {
        guard case .open(var head) = form else { return try split(bytes) }
        head += bytes
        guard let isArchive = Self.isArchive(head) else {
            form = .open(head: head)
            return
        }
        try begin(isArchive, with: head)
    }

    /// The exchanges, after the last piece.
    mutating func end(isWhole: Bool) throws(RecordingError) -> Recordings {
        if case .open(let head) = form { try begin(false, with: head) }
        switch form {
        case .open: break
        case .lines(var splitter):
            // The last line of a damaged file is part of a line.
            if isWhole, let entry = splitter.last() { try add(entry, at: .line(splitter.number), by: Self.exchange(inLine:)) }
            if !isWhole { try addProblem("The file is damaged or cut off here.", at: .line(splitter.number)) }
            if found.exchanges.isEmpty, let first = found.problems.first {
                throw .notARecording(file: file, reason: first.description)
            }
        case .archive(let splitter):
            guard splitter.hasEntries else { throw .notARecording(file: file, reason: "It has no `log.entries`.") }
            if !isWhole || !splitter.isEnded {
                try addProblem("The file is damaged or cut off here.", at: .entry(splitter.number + 1))
            }
        }
        return found
    }

    private mutating func begin(_ isArchive: Bool, with head: [UInt8]) throws(RecordingError) {
        form = isArchive ? .archive(ArchiveSplitter(entryBytes: entryBytes)) : .lines(LineSplitter(lineBytes: entryBytes))
        try head.withUnsafeBufferPointer { buffer throws(RecordingError) in try split(buffer) }
    }

    private mutating func split(_ bytes: UnsafeBufferPointer<UInt8>) throws(RecordingError) {
        switch form {
        case .open: return
        case .lines(var splitter):
            // Taken out, so that it is changed in place and not copied.
            form = .open(head: [])
            try splitter.take(bytes) { entry, number throws(RecordingError) in
                try add(entry, at: .line(number), by: Self.exchange(inLine:))
            }
            form = .lines(splitter)
        case .archive(var splitter):
            form = .open(head: [])
            try splitter.take(bytes) { entry, number throws(RecordingError) in
                try add(entry, at: .entry(number), by: Self.exchange(inArchive:))
            }
            form = .archive(splitter)
        }
    }

    private mutating func add(
        _ entry: SplitEntry, at place: RecordingProblem.Place, by read: (Data) throws -> RecordedExchange
    ) throws(RecordingError) {
        switch entry {
        case .tooLarge: try addProblem("It is larger than \(entryBytes) bytes.", at: place)
        case .whole(let bytes):
            do {
                found.exchanges.append(try read(Data(bytes)))
            } catch {
                try addProblem(UnreadableEntry(error).reason, at: place)
            }
        }
    }

    private mutating func addProblem(_ reason: String, at place: RecordingProblem.Place) throws(RecordingError) {
        guard found.problems.count < Self.mostProblems else {
            throw .notARecording(file: file, reason: "More than \(Self.mostProblems) exchanges cannot be read.")
        }
        found.problems.append(RecordingProblem(file: file, place: place, reason: reason))
    }

    /// Whether the bytes begin an HTTP Archive; nil if more bytes are needed.
    private static func isArchive(_ head: [UInt8]) -> Bool? {
        var rest = head[...]
        for token in ["{", "\"log\"", ":"] {
            rest = rest.drop { LineSplitter.isBlank($0) || (token == "{" && [0xEF, 0xBB, 0xBF].contains($0)) }
            guard rest.starts(with: token.utf8) else { return token.utf8.starts(with: rest) ? nil : false }
            rest = rest.dropFirst(token.utf8.count)
        }
        return true
    }
}

/// The result of a splitter.
enum SplitEntry {
    case whole([UInt8])
    /// The entry exceeds the limit; its bytes were not kept.
    case tooLarge
}
