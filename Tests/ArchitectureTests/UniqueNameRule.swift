/// A type at the top level of a target has a name of its own: the same name in a sibling target is the same type.
enum UniqueNameRule {
    /// The names that files of several targets declare at their top level. A private name is known in its file only and does not count.
    static func violations(in files: [SourceFile], except allowed: Set<String> = []) -> [Violation] {
        var places: [String: [(target: String, file: SourceFile, line: Int)]] = [:]
        for file in files {
            for (name, line) in declarations(in: file) { places[name, default: []].append((target(of: file), file, line)) }
        }
        return places.sorted { $0.key < $1.key }.flatMap { name, found -> [Violation] in
            guard Set(found.map(\.target)).count > 1, !allowed.contains(name) else { return [] }
            return found.map { Violation(path: $0.file.path, line: $0.line, what: name) }
        }
    }

    private static func declarations(in file: SourceFile) -> [(name: String, line: Int)] {
        let declaration = /^(?:(?:public|package|final|indirect|nonisolated) )*(?:struct|class|enum|protocol|actor|typealias) (\w+)/
        // A declaration at the top is not indented, and most lines are.
        return file.lines.compactMap { line in
            line.text.isEmpty || line.text.hasPrefix(" ")
                ? nil : line.text.firstMatch(of: declaration).map { (String($0.1), line.number) }
        }
    }

    /// The folder of the target: `Sources/Net` of `Sources/Net/Wire/TMDB.swift`.
    private static func target(of file: SourceFile) -> String {
        file.path.split(separator: "/").prefix(2).joined(separator: "/")
    }
}
