import Marquee

/// What may stand at one place behind the name of a command, as its usage line says.
struct Place: Sendable, Hashable {
    /// Words to choose from, such as `movies` and `tv`.
    var words: [String]
    /// What is to be filled in, such as `ID` and `TITLE`.
    var values: [String]

    /// Reads one part of a usage line, such as `[movie|tv]`.
    fileprivate init(_ part: Substring) {
        let names = part.filter { !"[]".contains($0) }.split(separator: "|").map(String.init)
        let isValue = { (name: String) in name.allSatisfy { $0.isUppercase || $0 == "-" } }
        (words, values) = (names.filter { !isValue($0) }, names.filter(isValue))
    }

    /// Whether a title may begin here.
    var takesTitle: Bool { values.contains { ["TITLE", "TEXT"].contains($0) } }
}

extension Command {
    /// The places behind the name, the first one first.
    var places: [Place] {
        let parts = usage.split(separator: " ").dropFirst().filter { !$0.hasPrefix("…") }
        return parts.indices.map { index in
            var place = Place(parts[index])
            // What may be left out leaves its place to what follows, unless that may be left out too.
            let isOptional = { (part: Substring) in part.hasPrefix("[") && part.hasSuffix("]") }
            if isOptional(parts[index]), index + 1 < parts.endIndex, !parts[index + 1].hasPrefix("[") {
                let next = Place(parts[index + 1])
                place.words += next.words
                place.values += next.values
            }
            return place
        }
    }
}

extension Place {
    /// Words that stand for a value, all of them or those behind one word.
    struct Choice: Sendable, Hashable {
        /// The word before; nil for any.
        var after: String?
        let words: [String]
    }

    var choices: [Choice] { (words.isEmpty ? [] : [Choice(words: words)]) + values.flatMap(Self.choices) }

    private static func choices(of value: String) -> [Choice] {
        switch value {
        case "CATEGORY": [Choice(after: "movies", words: MovieChart.Kind.words), Choice(after: "tv", words: TVChart.Kind.words)]
        case "COMMAND": [Choice(words: Command.all.map(\.name))]
        case "KEY": [Choice(words: SettingKey.all.map(\.name))]
        case "VALUE":
            SettingKey.all.compactMap { key in
                key.option.flatMap { $0.choices.isEmpty ? nil : Choice(after: key.name, words: $0.choices) }
            }
        case "MARK": [Choice(words: MarkKind.allCases.map(\.rawValue))]
        default: []
        }
    }
}
