import Foundation

/// Every operation that a slice of Net speaks has a row in the table of operations and one in the table of requests.
enum SliceRule {
    struct Tables {
        /// `Sources/Net/Wire/Operations.swift`
        let operations: SourceFile
        /// `Tests/NetTests/Wire/RequestTable.swift`
        let requests: SourceFile
        /// The other files of `Sources/Net`.
        let slices: [SourceFile]
    }

    static func violations(in tables: Tables) -> [Violation] {
        let declared = names(in: tables.operations.text, after: "static let ", before: " = Operation<")
        let listed = Set(list(in: tables.operations.text))
        let requested = mentioned(in: tables.requests.text)
        let spoken = tables.slices.map { ($0, mentioned(in: $0.text)) }
        let spokenAnywhere = spoken.reduce(into: Set<String>()) { $0.formUnion($1.1) }

        var violations: [Violation] = []
        func note(_ file: SourceFile, _ what: String) { violations.append(Violation(path: file.path, line: 1, what: what)) }
        for name in declared.sorted() {
            if !listed.contains(name) { note(tables.operations, "\(name) is missing in the list of all operations") }
            if !requested.contains(name) { note(tables.requests, "\(name) has no row") }
            if !spokenAnywhere.contains(name) { note(tables.operations, "\(name) is spoken by no slice") }
        }
        for (file, names) in spoken {
            for name in names.subtracting(declared).sorted() { note(file, "\(name) has no row in the table of operations") }
            let adapts = file.text.contains("extension Endpoint")
            if adapts, names.isEmpty { note(file, "builds endpoints without an operation of the table") }
        }
        return violations
    }

    private static func names(in text: String, after prefix: String, before suffix: String) -> Set<String> {
        Set(
            text.components(separatedBy: "\n").compactMap { line in
                guard let start = line.range(of: prefix), let end = line.range(of: suffix, range: start.upperBound..<line.endIndex) else {
                    return nil
                }
                return String(line[start.upperBound..<end.lowerBound])
            })
    }

    private static func list(in text: String) -> [String] {
        guard let start = text.range(of: "static let all"), let open = text.range(of: "= [", range: start.upperBound..<text.endIndex),
            let close = text.range(of: "]", range: open.upperBound..<text.endIndex)
        else { return [] }
        return text[open.upperBound..<close.lowerBound].split { $0 == "," || $0.isWhitespace }.map(String.init)
    }

    /// Every `Operations.name` in a text but `Operations.all`.
    private static func mentioned(in text: String) -> Set<String> {
        Set(
            text.components(separatedBy: "Operations.").dropFirst().map { rest in
                String(rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
            }.filter { !$0.isEmpty && $0 != "all" && $0 != "swift" })
    }
}
