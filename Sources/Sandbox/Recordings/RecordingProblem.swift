/// One exchange of a recording, or one file of a folder, that cannot be read; the others are not affected.
public struct RecordingProblem: Sendable, Hashable, CustomStringConvertible {
    /// The place of an exchange in its file.
    public enum Place: Sendable, Hashable {
        /// A line, from 1.
        case line(Int)
        /// An entry of an HTTP Archive, from 1.
        case entry(Int)
        /// The whole file, which is no recording.
        case file
    }

    /// The file: its path below the folder that was read, or its name.
    public let file: String
    /// The place in the file.
    public let place: Place
    /// The reason, as a sentence.
    public let reason: String

    public init(file: String, place: Place, reason: String) {
        self.file = file
        self.place = place
        self.reason = reason
    }

    /// The file, the place and the reason.
    public var description: String {
        switch place {
        case .line(let number): "\(file), line \(number): \(reason)"
        case .entry(let number): "\(file), entry \(number): \(reason)"
        case .file: "\(file): \(reason)"
        }
    }
}

/// The reason of a problem while an entry is read.
struct UnreadableEntry: Error {
    let reason: String

    init(_ reason: String) { self.reason = reason }

    init(_ error: any Error) {
        reason =
            switch error {
            case let entry as UnreadableEntry: entry.reason
            case DecodingError.keyNotFound(let key, let context): "\(Self.name(context.codingPath + [key])) is missing."
            case DecodingError.valueNotFound(_, let context): "\(Self.name(context.codingPath)) is null."
            case DecodingError.typeMismatch(_, let context): "\(Self.name(context.codingPath)) has another type."
            default: "This is not JSON."
            }
    }

    private static func name(_ path: [any CodingKey]) -> String {
        path.isEmpty ? "The entry" : "`" + path.map { $0.intValue.map { "\($0)" } ?? $0.stringValue }.joined(separator: ".") + "`"
    }
}
