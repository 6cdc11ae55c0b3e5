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
    /// The structs that are encoded field by field, and are no inputs of use cases.
    private(set) var encodable: Set<String> = []
    private var words: [String: String] = [
        "String": "string", "Int": "integer", "Double": "number", "Bool": "boolean", "Day": "day", "PartialDay": "day or year",
        "Date": "moment", "ImagePath": "path",
        "Rating": "number", "Duration": "number", "MediaItem": "MediaItem", "Markable": "string", "ConflictPolicy.Winner": "string",
        "Key": "string", "JSONValue": "any value",
        "URL": "string", "ImageSize": "string",
    ]

    init() throws {
        let folder = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../Sources/Domain").standardized
        let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }.sorted()
        let sources = try files.map { try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8) }
        for source in sources {
            for match in source.matches(of: /(?m)^public enum (\w+): ([^\n{]*)/) { note(enumeration: match.1, match.2) }
        }
        for source in sources { readStructs(of: source) }
        let words = Set(sources.flatMap { $0.matches(of: /(?m)^\ {4}public enum (\w+): String/).map { String($0.1) } })
        for (type, fields) in types {
            types[type] = fields.map { field in
                let base = JSONDocument.base(of: field.kind)
                let inner = type + "." + base
                let isInner = types[inner] != nil || JSONDocument.special[inner] != nil
                guard types[base] == nil, isInner || words.contains(base) else { return field }
                let kind = String(field.kind.dropLast(base.count)) + (isInner ? inner : "string")
                return Field(name: field.name, kind: kind, isOptional: field.isOptional, text: field.text)
            }
        }
        let own = sources.flatMap { $0.matches(of: /(?m)^extension ([\w.]+): [^\n]*(?:Codable|Encodable)/).map { String($0.1) } }
        encodable.subtract(own + self.words.keys)
        encodable.subtract(Self.inputs)
    }

    /// Inputs of use cases, and the conformances that mark others as such.
    private static let inputs = ["ChangePeriod", "ExternalID", "SeriesSeasons", "WatchCountry"]
    private static let marksOfInputs = ["PagedInput", "NumberedPage", "SearchInput", "RawRepresentable"]

    private mutating func note(struct name: String, _ inherited: Substring) {
        guard inherited.contains("Codable") || inherited.contains("Encodable"), !name.hasSuffix("Filter") else { return }
        if !Self.marksOfInputs.contains(where: { inherited.contains($0) }) { encodable.insert(name) }
    }

    private mutating func note(enumeration name: Substring, _ inherited: Substring) {
        if inherited.contains("OpenVocabulary") || inherited.hasPrefix("String") { words[String(name)] = "string" }
        if inherited.hasPrefix("RawRepresentable") { words[String(name)] = "integer" }
    }

    /// Reads structs at the top level, and those inside of them.
    private mutating func readStructs(of source: String) {
        var (type, inner, text): (String?, String?, [String]) = (nil, nil, [])
        for line in source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
            // The prefix is compared first, as a regular expression is parsed at each use.
            if line.hasPrefix("public struct "), let match = line.firstMatch(of: /^public struct (\w+)([:<].*)/) {
                type = String(match.1)
                note(struct: String(match.1), match.2)
            }
            if let type, line.hasPrefix("    public struct "), let match = line.firstMatch(of: /^\ {4}public struct (\w+)(:.*)/) {
                inner = type + "." + match.1
                note(struct: type + "." + match.1, match.2)
            }
            if line.hasPrefix("}") { type = nil }
            if line.hasPrefix("    }") { inner = nil }
            let code = line.drop { $0 == " " }
            if code.hasPrefix("///"), (4...8).contains(line.utf8.count - code.utf8.count) {
                text.append(String(code.dropFirst(code.hasPrefix("/// ") ? 4 : 3)))
            } else {
                let indent = inner == nil ? 4 : 8
                if let type = inner ?? type, let field = field(line, indent, text) { types[type, default: []].append(field) }
                if !code.hasPrefix("@") { text = [] }
            }
        }
    }

    private func field(_ line: String, _ indent: Int, _ text: [String]) -> Field? {
        guard line.hasPrefix(String(repeating: " ", count: indent) + "public "),
            let match = line.wholeMatch(of: /\ *public (?:var|let) (\w+)(?:: ([^={]+?))?(?: \{ didSet .*)?(?: = (.+))?/)
        else { return nil }
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
        if type == "Range<Int>" { return "list of integer" }
        if let match = type.wholeMatch(of: /\[(.+)\]/) { return "list of " + kind(String(match.1)) }
        if type.hasPrefix("Sorting<") { return "Sorting" }
        if let match = type.wholeMatch(of: /Page<(.+)>/) { return "page of " + kind(String(match.1)) }
        return type
    }
}
