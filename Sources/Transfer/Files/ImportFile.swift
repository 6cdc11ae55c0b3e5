#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// A file of an export: a table, a JSON text, or the archive as it was downloaded.
///
/// ```swift
/// let file = ImportFile(name: "ratings.csv", content: try Data(contentsOf: url))
/// ```
public struct ImportFile: Sendable, Hashable {
    /// Its name, with folders if they say something, as in `likes/films.csv`. It is never used as a path.
    public var name: String
    /// Its bytes.
    public var content: Data

    public init(name: String, content: Data) {
        self.name = name
        self.content = content
    }
}

extension ImportFile {
    /// The name without folders and without what follows the last dot.
    var title: String {
        let last = name.split { $0 == "/" || $0 == "\\" }.last.map(String.init) ?? name
        return last.lastIndex(of: ".").map { String(last[..<$0]) } ?? last
    }

    /// The name without folders and without what follows the last dot, in small letters.
    var stem: String { title.lowercased() }

    /// The names of its folders, in small letters.
    var folders: [String] { name.split { $0 == "/" || $0 == "\\" }.dropLast().map { $0.lowercased() } }

    /// The reason why its first bytes are those of no text; nil for other files.
    var binaryReason: ImportProblem.Reason? {
        let starts: [([UInt8], ImportProblem.Reason)] = [
            (Array("%PDF".utf8), .notText), ([0x89, 0x50, 0x4E, 0x47], .notText), ([0xFF, 0xD8, 0xFF], .notText),
            (Array("GIF8".utf8), .notText),
            ([0x1F, 0x8B], .notText), (Array("SQLite format".utf8), .notText), ([0xD0, 0xCF, 0x11, 0xE0], .spreadsheet),
        ]
        if let start = starts.first(where: { content.starts(with: $0.0) }) { return start.1 }
        return TextDecoding.isBinary(Array(content.prefix(TextDecoding.sample))[...]) ? .notText : nil
    }

    /// Whether its first bytes are those of an archive.
    var isArchive: Bool { content.starts(with: [0x50, 0x4B, 0x03, 0x04]) || content.starts(with: [0x50, 0x4B, 0x05, 0x06]) }
}

/// The bounds of all that an import reads.
enum ImportLimit {
    /// The maximum number of bytes of a file, unpacked.
    static let fileBytes = 64 << 20
    /// The maximum number of bytes of all files together, unpacked.
    static let allBytes = 256 << 20
    /// The maximum number of files in an archive.
    static let files = 10_000
    /// The maximum number of rows of all files together.
    static let rows = 200_000
    /// The maximum number of bytes of a field. A longer one is cut.
    static let fieldBytes = 16 << 10
    /// The maximum number of columns of a table.
    static let columns = 256
    /// The maximum number of problems that are listed. Others are counted.
    static let problems = 10_000
}
