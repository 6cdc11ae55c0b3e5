import Foundation

/// A dictionary of Domain whose keys are words of the domain is encoded as an object of JSON: without `CodingKeyRepresentable`, Swift
/// encodes it as a list in which keys and values take turns.
enum DictionaryRule {
    static func violations(in files: [SourceFile]) -> [Violation] {
        let keys = Set(files.flatMap { names(of: #/(?:struct|enum|extension) ([A-Za-z.]+)[^{\n]*\bCodingKeyRepresentable/#, in: $0.text) })
        let property = #/^ *public (?:package\(set\) |private\(set\) )?(?:let|var) /#
        return files.flatMap { file in
            file.lines.flatMap { line in
                guard line.text.contains("["), line.text.contains("public "), line.text.contains(property) else { return [Violation]() }
                return names(of: #/\[([A-Z][A-Za-z.]*): /#, in: line.text).filter { $0 != "String" && $0 != "Int" && !keys.contains($0) }
                    .map {
                        Violation(path: file.path, line: line.number, what: "dictionary with keys of \($0)")
                    }
            }
        }
    }

    private static func names(of pattern: Regex<(Substring, Substring)>, in text: String) -> [String] {
        text.matches(of: pattern).map { String($0.1) }
    }
}
