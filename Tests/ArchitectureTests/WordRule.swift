import Foundation

/// Words of this project alone, which names had before they had the words of the field, must not come back.
enum WordRule {
    static let oldWords = [
        "Flights", "Lane", "Room", "MarkBook", "Courier", "WakeUp", "Announcer", "Patience", "OneReading", "Ledger", "Desk", "Outlet",
        "Workshop", "Testimony", "Theater", "Workbench", "sparesFailingServers", "Weather",
    ]

    /// The names that a file declares, and its own, with an old word as a whole camel-case word.
    static func violations(in file: SourceFile, except allowed: Set<String> = []) -> [Violation] {
        let name = (file.path as NSString).lastPathComponent.prefix { $0 != "." && $0 != "+" }
        // Few files have any, and a regular expression over every line takes long.
        let words = oldWords.filter { file.text.contains($0) || name.contains($0) }
        guard !words.isEmpty else { return [] }
        let declaration = /\b(?:class|struct|enum|protocol|actor|typealias|func|var|let|case) +`?(\w+)/
        let declared = file.lines.flatMap { line in
            !words.contains { line.text.contains($0) } || line.text.trimmedSpaces.hasPrefix("//")
                ? [] : line.text.matches(of: declaration).map { (line.number, String($0.1)) }
        }
        return ([(1, String(name))] + declared).flatMap { number, name in
            allowed.contains(name)
                ? [] : words.filter { stands($0, in: name) }.map { Violation(path: file.path, line: number, what: "\(name): \($0)") }
        }
    }

    /// Whether a word is in a name and neither begins nor ends within another word.
    private static func stands(_ word: String, in name: String) -> Bool {
        name.ranges(of: word).contains { range in
            let isAtStart = word.first?.isUppercase == true || range.lowerBound == name.startIndex
            return isAtStart && (range.upperBound == name.endIndex || !name[range.upperBound].isLowercase)
        }
    }
}
