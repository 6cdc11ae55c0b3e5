import Foundation

/// Every operation that Net speaks has a row beside its endpoint and is in the list of its feature. That each has a row in the tests' table
/// of operations is tested there.
enum SliceRule {
    struct Tables {
        /// The files of `Sources/Net`.
        let slices: [SourceFile]
        /// `Sources/Net/AllOperations.swift`, which gathers the lists of the features.
        let gathering: SourceFile
    }

    static func violations(in tables: Tables) -> [Violation] {
        let declared = tables.slices.map { ($0, names(in: $0.text, after: "static let ", before: " = Operation<")) }
        let lists = tables.slices.flatMap { file in Self.lists(in: file.text).map { (file, $0.name, $0.rows) } }
        let listed = Set(lists.flatMap(\.2))
        let spoken = tables.slices.map { ($0, mentioned(in: $0.text)) }
        let spokenAnywhere = Set(spoken.flatMap(\.1))
        let declaredAnywhere = Set(declared.flatMap(\.1))

        var violations: [Violation] = []
        func note(_ file: SourceFile, _ what: String) { violations.append(Violation(path: file.path, line: 1, what: what)) }
        for (file, names) in declared {
            for name in names.sorted() {
                if !listed.contains(name) { note(file, "\(name) is missing in the list of its feature") }
                if !spokenAnywhere.contains(name) { note(file, "\(name) is spoken by no slice") }
            }
        }
        for (file, name, _) in lists where !words(of: tables.gathering.text).contains(name) { note(file, "\(name) is not gathered") }
        for (file, names) in spoken {
            for name in names.subtracting(declaredAnywhere).sorted() { note(file, "\(name) has no row in the table of operations") }
            if file.text.contains("extension Endpoint"), names.isEmpty { note(file, "builds endpoints without an operation of the table") }
        }
        return violations
    }

    private static func names(in text: String, after prefix: String, before suffix: String) -> Set<String> {
        Set(
            text.separateLines.compactMap { line in
                guard let start = line.range(of: prefix), let end = line.range(of: suffix, range: start.upperBound..<line.endIndex) else {
                    return nil
                }
                return String(line[start.upperBound..<end.lowerBound])
            })
    }

    /// The lists of rows in a text, with their names.
    private static func lists(in text: String) -> [(name: String, rows: [String])] {
        text.components(separatedBy: "static let ").dropFirst().compactMap { rest in
            guard let type = rest.range(of: ": [any OperationRow] = ["),
                let close = rest.range(of: "]", range: type.upperBound..<rest.endIndex),
                !rest[..<type.lowerBound].contains(" ")
            else { return nil }
            let rows = rest[type.upperBound..<close.lowerBound].split { $0 == "," || $0.isWhitespace }.map(String.init)
            return (String(rest[..<type.lowerBound]), rows)
        }
    }

    private static func words(of text: String) -> Set<String> {
        Set(text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
    }

    /// Every `Operations.name` in a text but `Operations.all`.
    private static func mentioned(in text: String) -> Set<String> {
        Set(
            text.components(separatedBy: "Operations.").dropFirst().map { rest in
                String(rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
            }.filter { !$0.isEmpty && $0 != "all" && $0 != "swift" })
    }
}
