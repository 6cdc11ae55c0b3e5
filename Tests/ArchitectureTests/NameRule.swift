import Foundation

/// No public type at the top level has a name of the list in decision 1. Nested types may: they are written with the type around them.
enum NameRule {
    /// The names that the record says are not used.
    static func refused(in record: SourceFile) -> Set<String> {
        let list = record.text.components(separatedBy: "Some words are not used for types").dropFirst().first ?? ""
        let sentence = list.components(separatedBy: ".\n").first?.components(separatedBy: ". ").first ?? ""
        return Set(sentence.matches(of: #/`([A-Za-z]+)`/#).map { String($0.output.1) })
    }

    static func violations(in files: [SourceFile], refusing names: Set<String>) -> [Violation] {
        files.flatMap { file in
            file.lines.compactMap { line in
                guard line.text.hasPrefix("public ") else { return nil }
                let declared = line.text.firstMatch(
                    of: #/^public (?:(?:final|indirect) )?(?:struct|class|enum|protocol|actor|typealias) ([A-Za-z0-9_]+)/#)
                guard let name = declared.map({ String($0.output.1) }), names.contains(name) else { return nil }
                return Violation(path: file.path, line: line.number, what: "public type \(name)")
            }
        }
    }
}
