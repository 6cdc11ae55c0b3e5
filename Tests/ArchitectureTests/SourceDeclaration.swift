import Foundation

/// A declaration of a source file, with its documentation.
///
/// The scanner relies on `swift format`: a member is four spaces deeper than its type, and a closing bracket as deep as its line.
struct SourceDeclaration {
    let path: String
    let line: Int
    /// `func`, `var`, `struct` and so on.
    let keyword: String
    let modifiers: Set<String>
    /// A function's name has its labels: `credits(of:)`.
    let name: String
    /// The names behind the colon of a type or an extension, without generic arguments.
    let inherited: [String]
    /// The type around it, with outer types: `MarqueeClient.Configuration`; empty at the top level.
    let scope: String
    /// The keyword of the declaration around it.
    let scopeKeyword: String
    let isPublic: Bool
    /// The lines behind `///`, one space removed.
    let documentation: [String]
    /// The declaration without documentation, attributes and modifiers: of a type only the head, otherwise with the body.
    let text: String

    /// The target's folder: `Domain`.
    var layer: String { path.split(separator: "/").dropFirst().first.map(String.init) ?? "" }
    /// Its name with those of the types around it.
    var fullName: String { scope.isEmpty ? name : scope + "." + name }
    /// The name without labels.
    var baseName: String { String(name.prefix { $0 != "(" }) }
    var isType: Bool { Self.types.contains(keyword) }

    static let types: Set = ["struct", "class", "enum", "actor", "protocol", "extension"]

    static func all(in file: SourceFile) -> [SourceDeclaration] { file.declarations }

    static func scanned(in file: SourceFile) -> [SourceDeclaration] {
        var scanner = DeclarationScanner(file)
        scanner.scan(0..<scanner.lines.count, depth: 0, in: nil)
        return scanner.found
    }
}

/// Collects the declarations of a file.
private struct DeclarationScanner {
    let path: String
    let lines: [Line]
    private(set) var found: [SourceDeclaration] = []

    struct Line {
        let depth: Int
        let text: Substring
    }

    init(_ file: SourceFile) {
        path = file.path
        lines = file.text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            let text = line.drop { $0 == " " }
            return Line(depth: line.utf8.count - text.utf8.count, text: text)
        }
    }

    /// Scans the lines of one scope at a depth.
    mutating func scan(_ range: Range<Int>, depth: Int, in scope: SourceDeclaration?) {
        var documentation: [String] = []
        var index = range.lowerBound
        while index < range.upperBound {
            let text = lines[index].text
            let end = self.end(of: index, below: range.upperBound)
            if text.hasPrefix("///") {
                documentation.append(String(text.dropFirst(text.hasPrefix("/// ") ? 4 : 3)))
            } else if text.hasPrefix("#if") || text.hasPrefix("#else") {
                let inner = lines[(index + 1)..<end].first { !$0.text.isEmpty }
                if inner?.text.hasPrefix("@") == false {
                    scan((index + 1)..<end, depth: depth + 4, in: scope)
                    documentation = []
                }
            } else if let declaration = declaration(index..<end, documentation, in: scope) {
                found.append(declaration)
                documentation = []
                if declaration.isType, let start = (index..<end).first(where: { lines[$0].text.hasSuffix("{") }) {
                    scan((start + 1)..<end, depth: depth + 4, in: declaration)
                }
            } else if !text.hasPrefix("@"), !text.hasPrefix("#endif"), !text.hasPrefix("//") {
                documentation = []
            }
            index = end
        }
    }

    /// The line behind the last one of the declaration that begins at a line: deeper ones, and the bracket that closes it.
    private func end(of start: Int, below limit: Int) -> Int {
        var end = start + 1
        let depth = lines[start].depth
        if lines[start].text.isEmpty || lines[start].text.hasPrefix("//") { return end }
        while end < limit {
            let line = lines[end]
            let closes = line.depth == depth && line.text.first.map { "})]".contains($0) } == true
            guard line.text.isEmpty || line.depth > depth || closes else { break }
            end += 1
        }
        while end > start + 1, lines[end - 1].text.isEmpty { end -= 1 }
        return end
    }

    private func declaration(_ range: Range<Int>, _ documentation: [String], in scope: SourceDeclaration?) -> SourceDeclaration? {
        var (rest, modifiers) = (Self.afterAttributes(lines[range.lowerBound].text), Set<String>())
        while let word = rest.split(separator: " ", maxSplits: 1).first.map(String.init), Self.modifiers.contains(word) {
            // `class` begins a class, and comes before a member of one.
            if word == "class", !["func", "var", "subscript"].contains(where: { rest.hasPrefix("class \($0)") }) { break }
            modifiers.insert(word)
            rest = Self.afterAttributes(rest.dropFirst(word.utf8.count + 1))
        }
        let keyword = String(rest.prefix { $0.isLetter })
        guard Self.keywords.contains(keyword) else { return nil }
        let isType = SourceDeclaration.types.contains(keyword)
        let last =
            isType
            ? (range.first { lines[$0].text.hasSuffix("{") || lines[$0].text.hasSuffix("}") } ?? range.lowerBound) : range.upperBound - 1
        let text = ([rest] + lines[range].prefix(last - range.lowerBound + 1).dropFirst().map(\.text)).joined(separator: "\n")
        let isPublic =
            modifiers.contains("public") || modifiers.contains("open")
            || (scope?.isPublic == true && (scope?.keyword == "protocol" || keyword == "case"))
        return SourceDeclaration(
            path: path, line: range.lowerBound + 1, keyword: keyword, modifiers: modifiers, name: Self.name(of: text, keyword),
            inherited: isType ? Self.inherited(text) : [], scope: scope?.fullName ?? "", scopeKeyword: scope?.keyword ?? "",
            isPublic: isPublic, documentation: documentation, text: text)
    }

    private static let keywords = SourceDeclaration.types.union([
        "func", "var", "let", "init", "subscript", "case", "typealias", "associatedtype",
    ])
    private static let modifiers: Set = [
        "public", "open", "package", "internal", "fileprivate", "private", "private(set)", "package(set)", "internal(set)",
        "fileprivate(set)",
        "static", "class", "final", "indirect", "mutating", "nonmutating", "nonisolated", "nonisolated(nonsending)", "override",
        "convenience",
        "required", "lazy", "weak", "unowned", "prefix", "postfix", "infix", "consuming", "borrowing",
    ]

    private static func afterAttributes(_ text: Substring) -> Substring {
        var rest = text
        while rest.hasPrefix("@") {
            let name = rest.prefix { $0 != " " && $0 != "(" }
            rest = rest.dropFirst(name.count)
            if rest.hasPrefix("(") { rest = rest.dropFirst(bracketed(rest).count + 2) }
            rest = rest.drop { $0 == " " }
        }
        return rest
    }

    private static func name(of text: String, _ keyword: String) -> String {
        let rest = text.dropFirst(keyword.count).drop { $0 == " " }
        switch keyword {
        case "func":
            let name = rest.prefix { $0 != "(" && $0 != " " && ($0 != "<" || rest.first == "<") }
            return name + labels(rest)
        case "init", "subscript": return keyword + labels(rest)
        case "case", "var", "let": return String(rest.prefix { $0.isLetter || $0.isNumber || "_`".contains($0) }).filter { $0 != "`" }
        default: return String(rest.prefix { $0.isLetter || $0.isNumber || "_.".contains($0) })
        }
    }

    /// The labels of the parameters: `(of:including:)`.
    private static func labels(_ text: Substring) -> String {
        let parameters = split(bracketed(text.drop { $0 != "(" }))
        return "("
            + parameters.map { $0.drop { $0.isWhitespace } }.filter { !$0.isEmpty }.map { parameter in
                let named = afterAttributes(parameter)
                return named.prefix { $0 != " " && $0 != ":" } + ":"
            }.joined() + ")"
    }

    private static func inherited(_ head: String) -> [String] {
        var depth = 0
        var rest = Substring(head)
        while let character = rest.first, character != ":" || depth > 0 {
            depth += "<([".contains(character) ? 1 : ">)]".contains(character) ? -1 : 0
            rest = rest.dropFirst()
            if character == "{" { return [] }
        }
        if let end = rest.range(of: " where ") ?? rest.range(of: "{") { rest = rest[..<end.lowerBound] }
        return split(rest.dropFirst(), at: ",&").map { part in
            String(afterAttributes(part.drop { $0.isWhitespace }).prefix { !$0.isWhitespace && $0 != "<" && $0 != "{" })
        }
    }

    /// The text between the first bracket and the one that closes it.
    private static func bracketed(_ text: Substring) -> Substring {
        var depth = 0
        for index in text.indices {
            depth += text[index] == "(" ? 1 : text[index] == ")" ? -1 : 0
            if depth == 0 { return text[text.startIndex..<index].dropFirst() }
        }
        return text.dropFirst()
    }

    /// The parts between commas outside of brackets.
    private static func split(_ text: Substring, at separators: String = ",") -> [Substring] {
        var (parts, depth, start) = ([Substring](), 0, text.startIndex)
        var previous: Character = " "
        for index in text.indices {
            let character = text[index]
            if character == ">", previous == "-" { continue }
            depth += "<([{".contains(character) ? 1 : ">)]}".contains(character) ? -1 : 0
            if depth == 0, separators.contains(character) {
                parts.append(text[start..<index])
                start = text.index(after: index)
            }
            previous = character
        }
        return parts + [text[start...]]
    }
}
