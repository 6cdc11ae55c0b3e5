/// Which names a file of Sources gives to others, and which it uses.
struct FileNames {
    let path: String
    let target: String
    /// The folder below that of the target; a dot for a file outside of folders.
    let folder: String
    /// Types, protocols and functions at the top level that other files can see.
    private(set) var top: Set<String> = []
    /// Types inside of others.
    private(set) var nested: Set<String> = []
    /// Words for types that are not declared in the file.
    private(set) var uses: Set<String> = []

    private static let types: Set<String> = ["struct", "class", "enum", "protocol", "actor", "typealias"]
    /// Nested names with a different meaning in every type that has them.
    private static let usual: Set<String> = [
        "ID", "Input", "Output", "Value", "Element", "Failure", "Iterator", "AsyncIterator", "CodingKeys", "Kind", "State", "Error", "Key",
    ]

    init(_ file: SourceFile) {
        let parts = file.path.split(separator: "/").map(String.init)
        (path, target) = (file.path, parts.count > 1 ? parts[1] : "")
        folder = parts.count > 3 ? parts[2] : "."
        let tokens = file.tokens
        let declared = readDeclarations(tokens)
        for (index, word) in tokens.enumerated() {
            let isMember = index > 0 && tokens[index - 1] == "."
            let isCalled = index + 1 < tokens.count && ["(", "{"].contains(tokens[index + 1])
            guard let first = word.first, first.isUppercase || (first.isLowercase && isCalled && !isMember) else { continue }
            guard !Self.isNamespace(index, in: tokens) else { continue }
            uses.insert(word)
        }
        uses.subtract(declared)
    }

    /// Whether a type is only the place of another one: `Client.Stats` names `Stats`, and so does an extension of `Client` that declares it.
    private static func isNamespace(_ index: Int, in tokens: [String]) -> Bool {
        let next = tokens[(index + 1)...].prefix(5)
        if next.first == ".", let inner = next.dropFirst().first?.first, inner.isUppercase { return true }
        guard index > 0, tokens[index - 1] == "extension", next.first == "{" else { return false }
        return next.dropFirst().first { !["public", "package", "private", "fileprivate", "final", "indirect"].contains($0) }
            .map(types.contains) == true
    }

    /// Notes what the file declares, and returns it with everything that only the file itself knows by that name.
    private mutating func readDeclarations(_ tokens: [String]) -> Set<String> {
        var own: Set<String> = []
        var level = 0
        for (index, word) in tokens.enumerated() where index + 1 < tokens.count {
            let name = tokens[index + 1]
            switch word {
            case "{": level += 1
            case "}": level -= 1
            case "associatedtype": own.insert(name)
            case "func", "init", "subscript", "extension", "struct", "class", "enum", "protocol", "actor", "typealias":
                own.formUnion(Self.placeholders(in: tokens, after: index))
                guard Self.types.contains(word) || (word == "func" && level == 0), name.first?.isLetter == true else { continue }
                // Not the class of a class method, and not a constraint.
                guard !["func", "var", "let", "init", "subscript"].contains(name), index == 0 || tokens[index - 1] != ":" else { continue }
                own.insert(name)
                let isHidden = tokens[max(0, index - 3)..<index].contains { ["private", "fileprivate"].contains($0) }
                if isHidden { continue }
                if level == 0 { top.insert(name) } else if !Self.usual.contains(name) { nested.insert(name) }
            default: break
            }
        }
        return own
    }

    /// The names between angle brackets right behind a declared name.
    private static func placeholders(in tokens: [String], after index: Int) -> Set<String> {
        let isNamed = !["init", "subscript"].contains(tokens[index])
        let start = index + (isNamed ? 2 : 1)
        guard start < tokens.count, tokens[start] == "<" else { return [] }
        var (names, depth): (Set<String>, Int) = ([], 0)
        for index in start..<tokens.count {
            if tokens[index] == "<" { depth += 1 }
            if tokens[index] == ">" { depth -= 1 }
            if depth == 0 { break }
            if depth == 1, ["<", ",", "each"].contains(tokens[index]), index + 1 < tokens.count { names.insert(tokens[index + 1]) }
        }
        return names
    }
}
