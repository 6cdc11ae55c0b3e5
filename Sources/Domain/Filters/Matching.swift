/// Values of which a title must have all, or at least one.
///
/// It is encoded as `{"all": […]}` or `{"any": […]}`, with the values in a fixed order.
public enum Matching<Value: Sendable & Hashable & Codable>: Sendable, Hashable {
    /// The title has every value.
    case all(Set<Value>)
    /// The title has at least one of the values.
    case any(Set<Value>)

    /// The values.
    public var values: Set<Value> {
        switch self {
        case .all(let values), .any(let values): values
        }
    }
}

extension Matching: ExpressibleByArrayLiteral {
    /// A list is ``any(_:)`` of its values: `filter.networks = [49, 213]`.
    public init(arrayLiteral values: Value...) { self = .any(Set(values)) }
}

extension Matching: ExpressibleByStringLiteral, ExpressibleByExtendedGraphemeClusterLiteral, ExpressibleByUnicodeScalarLiteral
where Value == String {
    /// A text is ``any(_:)`` of this text alone: `filter.originalLanguage = "ko"`.
    public init(stringLiteral value: String) { self = .any([value]) }
}

extension Matching: Codable {
    private enum CodingKeys: CodingKey {
        case all, any
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        if let values = try container.decodeIfPresent(Set<Value>.self, forKey: .all) {
            self = .all(values)
        } else {
            self = .any(try container.decode(Set<Value>.self, forKey: .any))
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .all(let values): try container.encode(Self.ordered(values), forKey: .all)
        case .any(let values): try container.encode(Self.ordered(values), forKey: .any)
        }
    }

    private static func ordered(_ values: Set<Value>) -> [Value] {
        values.map { ("\($0)", $0) }.sorted { ($0.0.count, $0.0) < ($1.0.count, $1.0) }.map(\.1)
    }
}
