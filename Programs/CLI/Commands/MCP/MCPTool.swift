import Marquee

/// A tool that an assistant can call: its name, the schema of its arguments, and the work.
struct MCPTool: Sendable {
    typealias Work = @Sendable (MCPArguments) async throws(MCPToolError) -> MCPAnswer

    let name: String
    private let title: String
    private let purpose: String
    private let parameters: [MCPParameter]
    let changesLibrary: Bool
    private let work: Work

    /// Creates a tool.
    ///
    /// - Parameters:
    ///   - name: Its name, which clients send.
    ///   - title: Its name for people.
    ///   - purpose: When an assistant uses it, and for what.
    ///   - parameters: Its arguments.
    ///   - changesLibrary: Whether it changes the marks of the account.
    ///   - work: The work.
    init(
        _ name: String, _ title: String, _ purpose: String, _ parameters: [MCPParameter], changesLibrary: Bool = false,
        work: @escaping Work
    ) {
        (self.name, self.title, self.purpose, self.parameters) = (name, title, purpose, parameters)
        (self.changesLibrary, self.work) = (changesLibrary, work)
    }

    /// The tool as clients list it.
    var description: JSONValue {
        let required = parameters.filter(\.isRequired).map { JSONValue.text($0.name) }
        return [
            "name": .text(name), "title": .text(title), "description": .text(purpose),
            "inputSchema": [
                "type": "object", "properties": .object(Dictionary(parameters.map { ($0.name, $0.schema) }) { $1 }),
                "required": .list(required), "additionalProperties": false,
            ],
            "annotations": [
                "title": .text(title), "readOnlyHint": .flag(!changesLibrary), "destructiveHint": false, "idempotentHint": true,
                "openWorldHint": true,
            ],
        ]
    }

    /// Does the work. An error is a result too, so that the assistant can mend its call.
    func call(_ arguments: JSONValue) async -> [String: JSONValue] {
        let (answer, isError): (JSONValue, Bool)
        do throws(MCPToolError) {
            (answer, isError) = (try await work(try MCPArguments(arguments, parameters)).bounded, false)
        } catch {
            (answer, isError) = (error.answer, true)
        }
        return [
            "content": [["type": "text", "text": .text(String(decoding: answer.line, as: UTF8.self))]], "structuredContent": answer,
            "isError": .flag(isError),
        ]
    }
}

/// An argument of a tool.
struct MCPParameter: Sendable {
    enum Kind: Sendable {
        case text
        case choice([String])
        case integer(ClosedRange<Int>)
        case number(ClosedRange<Double>)
        case flag
        case texts
    }

    let name: String
    let kind: Kind
    let isRequired: Bool
    private let purpose: String

    init(_ name: String, _ kind: Kind, _ purpose: String, isRequired: Bool = false) {
        (self.name, self.kind, self.isRequired, self.purpose) = (name, kind, isRequired, purpose)
    }

    /// The longest text, in bytes.
    static let mostBytes = 500
    static let mostTexts = 20

    var schema: JSONValue {
        let purpose = JSONValue.text(purpose)
        let text: JSONValue = ["type": "string", "minLength": 1, "maxLength": .integer(Self.mostBytes)]
        return switch kind {
        case .text: ["type": "string", "description": purpose, "minLength": 1, "maxLength": .integer(Self.mostBytes)]
        case .choice(let words): ["type": "string", "description": purpose, "enum": .list(words.map(JSONValue.text))]
        case .integer(let range):
            [
                "type": "integer", "description": purpose, "minimum": .integer(range.lowerBound),
                "maximum": .integer(range.upperBound),
            ]
        case .number(let range):
            ["type": "number", "description": purpose, "minimum": .number(range.lowerBound), "maximum": .number(range.upperBound)]
        case .flag: ["type": "boolean", "description": purpose]
        case .texts: ["type": "array", "description": purpose, "items": text, "maxItems": .integer(Self.mostTexts)]
        }
    }

    /// The values that the schema allows, in words.
    var allowed: String {
        switch kind {
        case .text: "a text of 1 to \(Self.mostBytes) bytes"
        case .choice(let words): "one of " + words.joined(separator: ", ")
        case .integer(let range): "an integer from \(range.lowerBound) to \(range.upperBound)"
        case .number(let range): "a number from \(range.lowerBound) to \(range.upperBound)"
        case .flag: "true or false"
        case .texts: "at most \(Self.mostTexts) texts of 1 to \(Self.mostBytes) bytes"
        }
    }

    /// Whether a value is one that the schema allows.
    func allows(_ value: JSONValue) -> Bool {
        func isText(_ value: JSONValue) -> Bool { value.string.map { (1...Self.mostBytes).contains($0.utf8.count) } ?? false }
        switch kind {
        case .text: return isText(value)
        case .choice(let words): return value.string.map(words.contains) ?? false
        case .integer(let range): return value.int.map(range.contains) ?? false
        case .number(let range): return value.double.map(range.contains) ?? false
        case .flag: return value.bool != nil
        case .texts: return value.array.map { $0.count <= Self.mostTexts && $0.allSatisfy(isText) } ?? false
        }
    }
}

/// The checked arguments of a call.
struct MCPArguments: Sendable {
    private let values: [String: JSONValue]

    init(_ value: JSONValue, _ parameters: [MCPParameter]) throws(MCPToolError) {
        var values: [String: JSONValue] = [:]
        // An argument that is null was not given.
        for (name, value) in value.dictionary ?? [:] where value != .null {
            guard let parameter = parameters.first(where: { $0.name == name }) else {
                let names = parameters.map(\.name).joined(separator: ", ")
                throw .invalid("This tool does not take the argument “\(name.shown)”. It takes: \(names).")
            }
            guard parameter.allows(value) else {
                throw .invalid("The argument “\(name)” is not as its schema says: \(parameter.allowed).")
            }
            values[name] = value
        }
        for parameter in parameters where parameter.isRequired && values[parameter.name] == nil {
            throw .invalid("The argument “\(parameter.name)” is missing.")
        }
        self.values = values
    }

    func text(_ name: String) -> String? { values[name]?.string }
    func integer(_ name: String) -> Int? { values[name]?.int }
    func number(_ name: String) -> Double? { values[name]?.double }
    func flag(_ name: String) -> Bool? { values[name]?.bool }
    func texts(_ name: String) -> [String] { values[name]?.array?.compactMap(\.string) ?? [] }
    /// The text of an argument that is required.
    func needed(_ name: String) -> String { text(name) ?? "" }
    var page: Int { integer("page") ?? 1 }

    /// The item of an argument, such as `movie/550` or the address of its page on TMDb. A reference is read as a whole or not at all, so that
    /// no other item is changed than the one that was meant.
    func item(_ name: String = "item") throws(MCPToolError) -> ItemReference {
        let text = needed(name)
        guard let item = ItemReference(whole: text) else {
            throw .invalid(
                "“\(text.shown)” is not a reference. A reference is written like movie/550; look_up finds the reference for a title.")
        }
        return item
    }
}

extension ItemReference {
    /// Reads a reference or an address of TMDb that has nothing else behind it; nil for any other text.
    init?(whole text: String) {
        var path = text[...]
        for start in ["https://www.themoviedb.org/", "https://themoviedb.org/"] where path.hasPrefix(start) {
            // The address of a page has the title behind the id, and a language as its query.
            path = path.dropFirst(start.count).prefix { $0 != "?" && $0 != "#" }
            if path.last == "/" { path = path.dropLast() }
        }
        let isAddress = path.startIndex != text.startIndex
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        func number(_ index: Int, from least: Int) -> Int? {
            let digits = isAddress && index == 1 ? parts[index].prefix { $0 != "-" } : parts[index]
            guard (1...10).contains(digits.count), digits.utf8.allSatisfy({ (48...57).contains($0) }) else { return nil }
            return Int(digits).flatMap { $0 >= least ? $0 : nil }
        }
        guard [2, 4, 6].contains(parts.count), let id = number(1, from: 1),
            let item = ItemReference(MediaReference(MediaKind(rawValue: String(parts[0])), id))
        else { return nil }
        guard parts.count > 2 else {
            self = item
            return
        }
        guard case .tv = item, parts[2] == "season", let season = number(3, from: 0) else { return nil }
        guard parts.count > 4 else {
            self = item.narrowed(season: season, episode: nil)
            return
        }
        guard parts[4] == "episode", let episode = number(5, from: 1) else { return nil }
        self = item.narrowed(season: season, episode: episode)
    }
}

/// The reason why a call has no answer.
enum MCPToolError: Error, Sendable {
    case marquee(MarqueeError)
    case invalid(String)

    var answer: JSONValue {
        switch self {
        case .invalid(let text): return ["error": ["code": "invalidInput", "text": .text(text)]]
        case .marquee(let error):
            var text = error.reason.text
            if error.reason.key.hasPrefix("session.") {
                text += " In a terminal, “marquee login” signs in."
            } else if error.code == .unauthorized {
                text += " Set TMDB_ACCESS_TOKEN or TMDB_TOKEN_FILE in the “env” of this server's settings, and start the server again."
            }
            return [
                "error": .members([
                    "code": .text(error.code.rawValue), "text": .text(text),
                    "retryAfterSeconds": error.retryAfter.map { .number($0 / .seconds(1)) },
                ])
            ]
        }
    }
}
