import Foundation

/// `Docs/CommandLine.md`, taken apart, with the shapes of `Docs/JSON.md`.
struct Document {
    let text: String
    let commands: [(name: String, options: [String], kinds: [String])]
    /// The rows of the table of settings.
    let settings: [[String]]
    /// The shapes of the command line's own.
    let own: [String: [DomainFields.Field]]
    let shapes: [String: [DomainFields.Field]]

    init() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        text = try String(contentsOf: root.appendingPathComponent("Docs/CommandLine.md"), encoding: .utf8)
        let sections = text.components(separatedBy: "\n### ")
        let parts = text.components(separatedBy: "\n## ")
        settings = Self.rows(parts.first { $0.hasPrefix("Configuration\n") } ?? "")
        commands = Self.rows(parts.first { $0.hasPrefix("Commands\n") } ?? "").map {
            (
                $0[0], $0[1].split(separator: " ").map(String.init).filter { $0 != "–" },
                $0[2].components(separatedBy: ", ").filter { $0 != "–" }
            )
        }
        own = Dictionary(
            uniqueKeysWithValues: sections.dropFirst().map { section in
                let fields = Self.rows(section).map { row in
                    DomainFields.Field(name: row[0].filter { $0 != "?" }, kind: row[1], isOptional: row[0].hasSuffix("?"), text: "")
                }
                return (String(section.prefix { $0 != "\n" }), fields)
            })
        shapes = try JSONDocument.shapes().merging(own) { $1 }
    }

    /// The rows of the tables in a text without their headings, each cell without its backticks and without the places of its links.
    private static func rows(_ text: String) -> [[String]] {
        text.components(separatedBy: "\n").filter { $0.hasPrefix("| `") }.map { line in
            line.split(separator: "|").map { cell in
                cell.replacing(/\[([^\]]+)\]\([^)]*\)/) { $0.1 }.trimmingCharacters(in: .whitespaces).filter { $0 != "`" }
            }
        }
    }
}

/// Holds JSON against the shapes of the document, and notes which fields it has seen.
struct ShapeCheck {
    let document: Document
    private(set) var problems: [String] = []
    private var seen: Set<String> = []

    init(document: Document) { self.document = document }

    /// Fields of the command line's own shapes that no value had.
    var unseen: [String] {
        document.own.flatMap { shape, fields in fields.map { "\(shape).\($0.name)" } }.filter { !seen.contains($0) }.sorted()
    }

    /// Checks a value of a kind such as `list of Movie`. In the shape of something that has a parameter, `T` is its name.
    mutating func value(_ value: Any, _ kind: String, at place: String) {
        if let element = rest(of: kind, after: "list of ") {
            guard let list = value as? [Any] else { return note("\(place) is no list") }
            for row in list { self.value(row, element, at: place) }
        } else if let element = rest(of: kind, after: "map of ") {
            guard let map = value as? [String: Any] else { return note("\(place) is no map") }
            for row in map.values { self.value(row, element, at: place) }
        } else if document.shapes[kind] != nil {
            object(value, kind, of: "", at: place)
        } else if let shape = document.shapes.keys.filter({ kind.hasPrefix($0 + " of ") }).max(by: { $0.count < $1.count }) {
            object(value, shape, of: String(kind.dropFirst(shape.count + 4)), at: place)
        } else if !isOfKind(value, kind) {
            note("\(place) is no \(kind)")
        }
    }

    private func rest(of kind: String, after prefix: String) -> String? {
        kind.hasPrefix(prefix) ? String(kind.dropFirst(prefix.count)) : nil
    }

    private mutating func object(_ value: Any, _ shape: String, of parameter: String, at place: String) {
        guard let object = value as? [String: Any], let fields = document.shapes[shape] else { return note("\(place) is no \(shape)") }
        for key in object.keys.sorted() where !fields.contains(where: { $0.name == key }) { note("\(place): \(key) is not documented") }
        for field in fields {
            guard let value = object[field.name], !(field.isOptional && value is NSNull) else {
                if !field.isOptional { note("\(place): \(field.name) is missing") }
                continue
            }
            seen.insert("\(shape).\(field.name)")
            let isParameter = field.kind == "T" || field.kind.hasSuffix(" T")
            self.value(value, isParameter ? field.kind.dropLast() + parameter : field.kind, at: "\(place).\(field.name)")
        }
    }

    private func isOfKind(_ value: Any, _ kind: String) -> Bool {
        switch kind {
        case "string": value is String
        case "path": (value as? String)?.hasPrefix("/") == true
        case "integer": value is Int
        case "number": value is Double
        case "boolean": value is Bool
        case "day or year": (value as? String)?.wholeMatch(of: /\d{4}(-\d\d-\d\d)?/) != nil
        case "day": (value as? String)?.wholeMatch(of: /\d{4}-\d\d-\d\d/) != nil
        case "moment": (value as? String)?.wholeMatch(of: /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ/) != nil
        default: false
        }
    }

    private mutating func note(_ problem: String) { problems.append(problem) }
}
