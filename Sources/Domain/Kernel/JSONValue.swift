/// Any JSON value, for fields whose type TMDb does not fix. It is encoded as itself.
public enum JSONValue: Sendable, Equatable {
    /// Null.
    case null
    /// True or false.
    case flag(Bool)
    /// A number.
    case number(Double)
    /// A text.
    case text(String)
    /// A list.
    case list([JSONValue])
    /// An object.
    case object([String: JSONValue])
}

extension JSONValue: Codable {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let flag = try? container.decode(Bool.self) {
            self = .flag(flag)
        } else if let number = try? container.decode(Double.self) {
            self = .number(number)
        } else if let text = try? container.decode(String.self) {
            self = .text(text)
        } else if let list = try? container.decode([JSONValue].self) {
            self = .list(list)
        } else {
            self = .object(try container.decode([String: JSONValue].self))
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .flag(let flag): try container.encode(flag)
        case .number(let number): try container.encode(number)
        case .text(let text): try container.encode(text)
        case .list(let list): try container.encode(list)
        case .object(let object): try container.encode(object)
        }
    }
}

// Reading: every step into a value that is not there gives null, so that steps can be chained.
extension JSONValue {
    /// The member of an object; null if there is none.
    public subscript(key: String) -> JSONValue { dictionary?[key] ?? .null }

    /// The element of a list; null if there is none.
    public subscript(index: Int) -> JSONValue { array.flatMap { $0.indices.contains(index) ? $0[index] : nil } ?? .null }

    /// The text; nil for other values.
    public var string: String? { if case .text(let text) = self { text } else { nil } }
    /// The whole number; nil for other values.
    public var int: Int? { if case .number(let number) = self { Int(exactly: number) } else { nil } }
    /// The number; nil for other values.
    public var double: Double? { if case .number(let number) = self { number } else { nil } }
    /// True or false; nil for other values.
    public var bool: Bool? { if case .flag(let flag) = self { flag } else { nil } }
    /// The elements of a list; nil for other values.
    public var array: [JSONValue]? { if case .list(let list) = self { list } else { nil } }
    /// The members of an object; nil for other values.
    public var dictionary: [String: JSONValue]? { if case .object(let object) = self { object } else { nil } }
}

extension JSONValue: ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
    ExpressibleByStringLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    public init(booleanLiteral flag: Bool) { self = .flag(flag) }
    public init(integerLiteral number: Int) { self = .number(Double(number)) }
    public init(floatLiteral number: Double) { self = .number(number) }
    public init(stringLiteral text: String) { self = .text(text) }
    public init(arrayLiteral list: JSONValue...) { self = .list(list) }

    /// Creates an object. Of two members with one name, the last one counts.
    public init(dictionaryLiteral members: (String, JSONValue)...) {
        self = .object(Dictionary(members) { $1 })
    }
}
