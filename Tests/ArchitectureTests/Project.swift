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
        scanned.lines.value { text.separateLines.enumerated().map { ($0.offset + 1, $0.element) } }
    }
    /// Its lines without spaces around them; empty ones are left out.
    var trimmedLines: [String] { scanned.trimmed.value { lines.map(\.text).trimmedLines } }
    /// The bodies of the functions at its top, in the same form. All of `main.swift` is one.
    var functions: [[String]] { scanned.functions.value { bodies().map(\.trimmedLines) } }
    var declarations: [SourceDeclaration] { scanned.declarations.value { SourceDeclaration.scanned(in: self) } }
    /// Its words and signs without comments and texts.
    var tokens: [String] { scanned.tokens.value { SourceTokens.of(text) } }
    /// Every word of it, those of comments and texts too.
    var words: Set<String> { scanned.words.value { SourceTokens.words(of: text) } }

    private func bodies() -> [[String]] {
        if path.hasSuffix("/main.swift") { return [lines.map(\.text)] }
        var bodies: [[String]] = []
        var open: [String]?
        for line in lines.lazy.map(\.text) {
            if line == "}" {
                if let body = open { bodies.append(body) }
                open = nil
            } else if open != nil {
                open?.append(line)
            } else if line.hasSuffix("{"), ["func ", "private func ", ")", "{"].contains(where: line.hasPrefix) {
                open = []
            }
        }
        return bodies
    }

    private final class Scanned: Sendable {
        let lines = Once<[(number: Int, text: String)]>()
        let trimmed = Once<[String]>()
        let functions = Once<[[String]]>()
        let declarations = Once<[SourceDeclaration]>()
        let tokens = Once<[String]>()
        let words = Once<Set<String>>()
    }
}

/// A value that is made when it is first needed.
final class Once<Value: Sendable>: Sendable {
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

extension String {
    /// The lines, those that are empty too. Rules cut every source into lines, in a debug build: bytes are looked at, not characters.
    var separateLines: [String] {
        Array(utf8).withUnsafeBufferPointer { bytes in
            var (lines, start, index): ([String], Int, Int) = ([], 0, 0)
            while index <= bytes.count {
                if index == bytes.count || bytes[index] == UInt8(ascii: "\n") {
                    lines.append(String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<index]), as: UTF8.self))
                    start = index + 1
                }
                index += 1
            }
            return lines
        }
    }

    /// Whether a text is in this one, byte for byte. Foundation's search decodes the characters of both, and rules ask millions of times.
    func contains(_ text: String) -> Bool { strstr(self, text) != nil }

    /// The text without spaces and tabs around it.
    var trimmedSpaces: String {
        let isSpace = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
        return Array(utf8).withUnsafeBufferPointer { bytes in
            var (start, end) = (0, bytes.count)
            while start < end, isSpace(bytes[start]) { start += 1 }
            while end > start, isSpace(bytes[end - 1]) { end -= 1 }
            guard start > 0 || end < bytes.count else { return self }
            return String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<end]), as: UTF8.self)
        }
    }
}

extension [String] {
    /// The lines without spaces around them; empty ones are left out.
    var trimmedLines: [String] { map(\.trimmedSpaces).filter { !$0.isEmpty } }
}
