import Foundation
import Synchronization

/// A file of the project, as text. It is scanned once, however many rules ask for its declarations or its words.
struct SourceFile: Sendable, CustomStringConvertible {
    /// The path from the root of the project.
    let path: String
    let text: String
    private let scanned = Scanned()

    init(path: String, text: String) { (self.path, self.text) = (path, text) }

    var description: String { path }

    var lines: [(number: Int, text: String)] {
        scanned.lines.value { text.components(separatedBy: "\n").enumerated().map { ($0.offset + 1, $0.element) } }
    }
    var declarations: [SourceDeclaration] { scanned.declarations.value { SourceDeclaration.scanned(in: self) } }
    /// Its words and signs without comments and texts.
    var tokens: [String] { scanned.tokens.value { SourceTokens.of(text) } }
    /// Every word of it, those of comments and texts too.
    var words: Set<String> { scanned.words.value { SourceTokens.words(of: text) } }

    private final class Scanned: Sendable {
        let lines = Once<[(number: Int, text: String)]>()
        let declarations = Once<[SourceDeclaration]>()
        let tokens = Once<[String]>()
        let words = Once<Set<String>>()
    }
}

/// A value that is made when it is first needed.
private final class Once<Value: Sendable>: Sendable {
    private let made = Mutex<Value?>(nil)

    func value(_ make: () -> Value) -> Value {
        made.withLock { made in
            let value = made ?? make()
            made = value
            return value
        }
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

    /// A file. Sources are read once; a test that writes a document reads it again.
    static func file(_ path: String) throws -> SourceFile {
        if let known = sourceFiles.withLock({ $0[path] }) { return known }
        let file = SourceFile(path: path, text: try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8))
        if path.hasSuffix(".swift") { sourceFiles.withLock { $0[path] = file } }
        return file
    }

    private static let sourceFiles = Mutex<[String: SourceFile]>([:])
}
