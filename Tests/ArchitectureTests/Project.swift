import Foundation

/// The project's own files, as text.
struct SourceFile: Sendable, CustomStringConvertible {
    /// The path from the root of the project.
    let path: String
    let text: String

    var description: String { path }

    var lines: [(number: Int, text: String)] {
        text.components(separatedBy: "\n").enumerated().map { ($0.offset + 1, $0.element) }
    }
}

/// The violation of a rule.
struct Violation: Equatable, CustomStringConvertible {
    let path: String
    let line: Int
    let what: String

    var description: String { "\(path):\(line): \(what)" }
}

enum Project {
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// Every file below a folder with one of the extensions.
    static func files(below folder: String, _ extensions: Set<String> = ["swift"]) throws -> [SourceFile] {
        let base = root.appendingPathComponent(folder)
        let paths = FileManager.default.subpaths(atPath: base.path) ?? []
        // Articles are generated from documents, and tutorials are held to compiled code.
        let isSource = { (path: String) in !["docc/Guides/", "docc/Tutorials/"].contains { path.contains($0) } }
        return try paths.sorted().filter {
            extensions.contains(($0 as NSString).pathExtension) && !$0.hasPrefix(".") && isSource($0)
        }.map { path in
            try file(folder.isEmpty ? path : folder + "/" + path)
        }
    }

    /// The files of all targets that are not tests.
    static func sources() throws -> [SourceFile] { try files(below: "Sources") + files(below: "Programs") }

    static func file(_ path: String) throws -> SourceFile {
        SourceFile(path: path, text: try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8))
    }
}
