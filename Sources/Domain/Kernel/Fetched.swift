/// Where a value came from.
///
/// It is encoded as its stable name: `"server"`.
public struct Origin: RawRepresentable, Sendable, Hashable, Codable, CustomStringConvertible {
    /// The stable name of the origin.
    public let rawValue: String
    /// Creates an origin from its stable name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The stable name of the origin.
    public var description: String { rawValue }

    /// Kept in this process.
    public static let memory = Origin(rawValue: "memory")
    /// Kept in the local store.
    public static let store = Origin(rawValue: "store")
    /// The server, just now.
    public static let server = Origin(rawValue: "server")
    /// Put together from the local index of titles that passed through, because the server could not be asked.
    public static let titleIndex = Origin(rawValue: "titleIndex")
}

/// A value, and what there is to know about how it was come by.
///
/// It is encoded as `{"value": …, "origin": "server", "age": 1.5, "isStale": false, "refreshError": {…}, "droppedRows": 0,
/// "droppedFields": 0, "hiddenItems": 0, "marks": {"movie/550": {…}}}`: the age in seconds, the marks by what is marked (``Markable``),
/// and no refresh error where there is none.
public struct Fetched<Value: Sendable>: Sendable {
    /// The value.
    public var value: Value
    /// Where it came from.
    public var origin: Origin
    /// How long ago the server last confirmed it.
    public var age: Duration
    /// Whether it is older than the server allows.
    public var isStale: Bool
    /// Why a fresher value could not be had, if one was asked for.
    public var refreshError: MarqueeError?
    /// How many rows of the answer could not be read and were left out.
    public var droppedRows: Int
    /// How many optional fields of the answer could not be read and are absent.
    public var droppedFields: Int
    /// How many items of the page that the server sent are off the shelf by what was done here, and were left out.
    public var hiddenItems: Int
    /// How the person whose library this is has marked the titles in the value, as far as anything is marked; empty when nobody is
    /// signed in.
    public var marks: [Markable: Marks]

    /// Creates a fetched value.
    public init(
        _ value: Value, origin: Origin, age: Duration = .zero, isStale: Bool = false, refreshError: MarqueeError? = nil,
        droppedRows: Int = 0, droppedFields: Int = 0, hiddenItems: Int = 0, marks: [Markable: Marks] = [:]
    ) {
        self.value = value
        self.origin = origin
        self.age = age
        self.isStale = isStale
        self.refreshError = refreshError
        self.droppedRows = droppedRows
        self.droppedFields = droppedFields
        self.hiddenItems = hiddenItems
        self.marks = marks
    }

    /// The same with another value.
    public func map<Other>(_ transform: (Value) -> Other) -> Fetched<Other> {
        Fetched<Other>(
            transform(value), origin: origin, age: age, isStale: isStale, refreshError: refreshError, droppedRows: droppedRows,
            droppedFields: droppedFields, hiddenItems: hiddenItems, marks: marks)
    }

    /// How the person has marked a title.
    public func marks(on title: MediaReference) -> Marks { Markable(title).flatMap { marks[$0] } ?? .none }

    /// How the person has marked an episode.
    public func marks(on episode: EpisodeReference) -> Marks { marks[.episode(episode)] ?? .none }
}

extension Fetched: Equatable where Value: Equatable {}
extension Fetched: Hashable where Value: Hashable {}

extension Fetched: Encodable where Value: Encodable {
    private enum CodingKeys: CodingKey {
        case value, origin, age, isStale, refreshError, droppedRows, droppedFields, hiddenItems, marks
    }

    /// Writes the encoded form.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(value, forKey: .value)
        try container.encode(origin, forKey: .origin)
        try container.encode(age / .seconds(1), forKey: .age)
        try container.encode(isStale, forKey: .isStale)
        try container.encodeIfPresent(refreshError, forKey: .refreshError)
        try container.encode(droppedRows, forKey: .droppedRows)
        try container.encode(droppedFields, forKey: .droppedFields)
        try container.encode(hiddenItems, forKey: .hiddenItems)
        try container.encode(marks, forKey: .marks)
    }
}
