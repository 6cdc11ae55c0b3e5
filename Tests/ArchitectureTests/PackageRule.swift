/// A declaration of the inner layers that is `package` is used by another one of the five layers. What only opt-in modules, programs or tests
/// use belongs to a target of its own, because every consumer compiles the layers.
enum PackageRule {
    /// The layers that every consumer compiles, and of which App may use everything.
    static let layers = ["Domain", "Data", "Net", "Database"]

    struct Declaration: Hashable, CustomStringConvertible {
        let path: String
        let name: String
        var description: String { "\(path): \(name)" }
    }

    /// The declarations that no other layer names, apart from the listed ones.
    ///
    /// - Parameters:
    ///   - files: All files of the targets.
    ///   - seams: The names that only other targets use, by the file that declares them.
    static func violations(in files: [SourceFile], allowing seams: [String: Set<String>]) -> [Declaration] {
        unused(in: files).filter { seams[$0.path]?.contains($0.name) != true }
    }

    /// The listed names that are not declared, or that a layer uses, so that they need no place on the list.
    static func needless(in files: [SourceFile], _ seams: [String: Set<String>]) -> [Declaration] {
        let unused = Set(unused(in: files))
        return seams.flatMap { path, names in names.map { Declaration(path: path, name: $0) } }
            .filter { !unused.contains($0) }.sorted { $0.description < $1.description }
    }

    private static func unused(in files: [SourceFile]) -> [Declaration] {
        var words: [String: Set<String>] = [:]
        var declared: [(layer: String, declaration: Declaration)] = []
        for file in files {
            guard let layer = layer(of: file), layers.contains(layer) || layer == "App" else { continue }
            let tokens = SourceTokens.of(file.text)
            words[layer, default: []].formUnion(tokens)
            if layer != "App" { declared += names(in: tokens).map { (layer, Declaration(path: file.path, name: $0)) } }
        }
        return declared.filter { item in
            !words.contains { $0.key != item.layer && $0.value.contains(item.declaration.name) }
        }.map(\.declaration)
    }

    private static func layer(of file: SourceFile) -> String? {
        let parts = file.path.split(separator: "/")
        return parts.first == "Sources" && parts.count > 2 ? String(parts[1]) : nil
    }

    private static let keywords: Set = ["struct", "class", "enum", "protocol", "actor", "typealias", "func", "var", "let", "case"]
    private static let modifiers: Set = [
        "static", "final", "mutating", "nonisolated", "indirect", "override", "convenience", "consuming", "borrowing", "private", "(", ")",
        "set", "weak", "lazy",
    ]

    /// The names of the declarations with the modifier `package`, apart from initializers, subscripts and operators.
    private static func names(in tokens: [String]) -> [String] {
        tokens.indices.compactMap { index in
            guard tokens[index] == "package" else { return nil }
            var next = index + 1
            while next < tokens.count, modifiers.contains(tokens[next]) { next += 1 }
            guard next + 1 < tokens.count, keywords.contains(tokens[next]), let first = tokens[next + 1].first,
                first.isLetter || first == "_"
            else { return nil }
            return tokens[next + 1]
        }
    }
}
