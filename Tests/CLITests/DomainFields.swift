import Foundation

/// The stored fields of Domain's entities, as their source has them, in the words of the documents.
struct DomainFields {
    struct Field: Equatable, Sendable {
        let name: String
        /// In the words of the documents, such as `list of Genre`.
        let kind: String
        let isOptional: Bool
        let text: String
    }

    private(set) var types: [String: [Field]] = [:]
    private var words: [String: String] = [
        "String": "string", "Int": "integer", "Double": "number", "Bool": "boolean", "Day": "day", "PartialDay": "day or year",
        "Date": "moment", "ImagePath": "path",
        "Rating": "number", "Duration": "number", "MediaItem": "MediaItem",
    ]

    init() throws {
        let folder = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../Sources/Domain").standardized
        let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }.sorted()
        let sources = try files.map { try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8) }
        for source in sources {
            for match in source.matches(of: /(?m)^public enum (\w+): ([^\n{]*)/) { note(enumeration: match.1, match.2) }
        }
        for source in sources { readStructs(of: source) }
    }

    private mutating func note(enumeration name: Substring, _ inherited: Substring) {
        if inherited.contains("OpenVocabulary") || inherited.hasPrefix("String") { words[String(name)] = "string" }
        if inherited.hasPrefix("RawRepresentable") { words[String(name)] = "integer" }
    }

    /// Reads structs at the top level; what stands deeper has more blanks before it.
    private mutating func readStructs(of source: String) {
        var (type, text): (String?, [String]) = (nil, [])
        for line in source.components(separatedBy: "\n") {
            if let match = line.firstMatch(of: /^public struct (\w+)[:<]/) { type = String(match.1) }
            if line.hasPrefix("}") { type = nil }
            if let match = line.wholeMatch(of: /\ {4}\/\/\/ ?(.*)/) {
                text.append(String(match.1))
            } else {
                if let type, let field = field(line, text) { types[type, default: []].append(field) }
                if !line.hasPrefix("    @") { text = [] }
            }
        }
    }

    private func field(_ line: String, _ text: [String]) -> Field? {
        guard let match = line.wholeMatch(of: /\ {4}public (?:var|let) (\w+)(?:: ([^={]+?))?(?: = (.+))?/) else { return nil }
        let written = match.2.map(String.init) ?? Self.type(of: match.3.map(String.init) ?? "")
        let isOptional = written.hasSuffix("?")
        let sentence = text.prefix { !$0.isEmpty && !$0.hasPrefix("See <") }.joined(separator: " ")
        return Field(
            name: String(match.1), kind: kind(isOptional ? String(written.dropLast()) : written), isOptional: isOptional,
            text: sentence.replacing(/``(?:\w+\/)?([^`]+)``/) { "`\($0.1)`" })
    }

    private static func type(of value: String) -> String {
        value.hasPrefix("\"") ? "String" : ["true", "false"].contains(value) ? "Bool" : Int(value) == nil ? value : "Int"
    }

    private func kind(_ type: String) -> String {
        if let word = words[type] { return word }
        if type.hasSuffix(".ID") { return type == "Review.ID" ? "string" : "integer" }
        if let match = type.wholeMatch(of: /\[(\w+): (.+)\]/) { return "map of " + kind(String(match.2)) }
        if let match = type.wholeMatch(of: /\[(.+)\]/) { return "list of " + kind(String(match.1)) }
        if let match = type.wholeMatch(of: /Page<(.+)>/) { return "page of " + kind(String(match.1)) }
        return type
    }
}
