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

    /// Cached in the memory of this process.
    public static let memory = Origin(rawValue: "memory")
    /// Cached in the local store.
    public static let store = Origin(rawValue: "store")
    /// Fetched from the server for this read.
    public static let server = Origin(rawValue: "server")
    /// Built from the local index of titles seen in earlier answers, because the server could not be reached.
    public static let titleIndex = Origin(rawValue: "titleIndex")
}

/// A value, with its origin, its age and other facts about the read.
///
/// It is encoded as `{"value": …, "origin": "server", "age": 1.5, "isStale": false, "refreshError": {…}, "droppedRows": 0, "droppedFields":
/// 0, "hiddenItems": 0, "marks": {"movie/550": {…}}}`: the age is in seconds, the keys of the marks are those of ``Markable``, and
/// `refreshError` is absent if there was none.
public struct Fetched<Value: Sendable>: Sendable {
    /// The value.
    public var value: Value
    /// Where it came from.
    public var origin: Origin
    /// Time since the server last confirmed the value.
    public var age: Duration
    /// Whether the value is stale: older than the server allows.
    public var isStale: Bool
    /// Why the server's current value could not be fetched, if it was asked for.
    public var refreshError: MarqueeError?
    /// Number of rows of the answer that could not be read and were left out.
    public var droppedRows: Int
    /// Number of optional fields of the answer that could not be read and are absent.
    public var droppedFields: Int
    /// Number of items in the server's page that were removed because of local changes not yet sent.
    public var hiddenItems: Int
    /// The marks of the person on the titles in the value; titles without marks are absent. Empty when nobody is signed in.
    public var marks: [Markable: Marks]

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

    /// The same facts with another value.
    public func map<Other>(_ transform: (Value) -> Other) -> Fetched<Other> {
        Fetched<Other>(
            transform(value), origin: origin, age: age, isStale: isStale, refreshError: refreshError, droppedRows: droppedRows,
            droppedFields: droppedFields, hiddenItems: hiddenItems, marks: marks)
    }

    /// The marks of the person on a title.
    public func marks(on title: MediaReference) -> Marks { Markable(title).flatMap { marks[$0] } ?? .none }

    /// The marks of the person on an episode.
    public func marks(on episode: EpisodeReference) -> Marks { marks[.episode(episode)] ?? .none }
}

extension Fetched: Equatable where Value: Equatable {}
extension Fetched: Hashable where Value: Hashable {}

extension Fetched: Encodable where Value: Encodable {
    private enum CodingKeys: CodingKey {
        case value, origin, age, isStale, refreshError, droppedRows, droppedFields, hiddenItems, marks
    }

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
