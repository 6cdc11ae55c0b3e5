import Foundation

/// The reasons that a source gives: their keys, and the names of their values.
enum ReasonRule {
    struct Given: Hashable {
        let key: String
        let values: Set<String>
    }

    /// The sources of all layers, without the texts of reasons.
    static func layers() throws -> [SourceFile] {
        try [
            "Domain", "Data", "Net", "URLSession", "Database", "Catalog", "Keeping", "Upcoming", "Transfer", "PostgreSQL", "App",
            "Presentation",
        ]
        .flatMap {
            try Project.files(below: "Sources/\($0)")
        }
        .filter { !$0.path.hasPrefix("Sources/Domain/Texts/") }
    }

    /// The reasons of a text. A key has a dot in it, but for one.
    static func given(in text: String) -> [Given] {
        code(text).matches(of: #/(?:init|Reason|Self)\(\s*"([a-zA-Z0-9.]+)"(?:,\s*\[([^\]]*)\])?\s*\)/#).compactMap { match in
            let key = String(match.output.1)
            guard key.contains(".") || key == "cancelled" else { return nil }
            let names = (match.output.2 ?? "").matches(of: #/"([a-zA-Z]+)": /#).map { String($0.output.1) }
            return Given(key: key, values: Set(names))
        }
    }

    /// Reasons with a sentence where they are given: the layers have none.
    static func sentences(in text: String) -> [String] {
        code(text).matches(of: #/(?:init|Reason|Self)\(\s*"([a-zA-Z0-9.\\()]+\.[a-zA-Z0-9.\\()]+)",\s*"/#).map { String($0.output.1) }
    }

    /// Texts in the form of a key with a dot in it, in any place.
    static func keys(in text: String) -> Set<String> {
        Set(code(text).matches(of: #/"([a-zA-Z][a-zA-Z0-9]*\.[a-zA-Z0-9]+)"/#).map { String($0.output.1) })
    }

    /// The rows of the tables of texts: a key, and the values of its English text.
    static func rows(in text: String) -> [Given] {
        text.matches(of: #/ReasonText\(\s*"([a-zA-Z0-9.]+)",\s*en: "([^"]+)"/#).map { match in
            Given(key: String(match.output.1), values: Set(match.output.2.matches(of: #/\{([a-zA-Z]+)\}/#).map { String($0.output.1) }))
        }
    }

    /// The text without its comments, which may have examples.
    private static func code(_ text: String) -> String {
        text.separateLines.filter { !$0.trimmedSpaces.hasPrefix("//") }.joined(separator: "\n")
    }
}
