#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// The place that a value was read from.
///
/// It is encoded as its stable name: `"server"`.
public struct Origin: RawRepresentable, Sendable, Hashable, Codable, CodingKeyRepresentable, CustomStringConvertible {
    /// The stable name of the origin.
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
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

/// The result of a read: a value with its origin, its age and the marks of the titles in it.
///
/// ```swift
/// let list = try await marquee.movies.popular()
/// if list.isStale { print(list.refreshError?.reason.text ?? "") }
/// ```
///
/// It is encoded as `{"value": …, "origin": "server", "age": 1.5, "fetchedAt": …, "isStale": false, "refreshError": {…},
/// "droppedRows": 0, "droppedFields": 0, "hiddenItems": 0, "marks": {"movie/550": {…}}}`: the age is in seconds, the keys of the marks are those
/// of ``Markable``, and `fetchedAt` and `refreshError` are absent if there are none.
///
/// The properties of the value can be read directly: `details.title` is `details.value.title`. Where both have one of the same name, such as
/// `marks`, it is that of the result. A result with a sequence, such as a page, is the sequence of its items.
@dynamicMemberLookup
public struct Fetched<Value: Sendable>: Sendable {
    /// The value.
    public var value: Value
    /// The place that the value was read from.
    public var origin: Origin
    /// The time since the server last confirmed the value.
    public var age: Duration
    /// When the server last confirmed the value, by the clock of this machine; nil if no server has confirmed it as it is, such as one from the
    /// title index.
    public var fetchedAt: Date?
    /// Whether the value is stale: older than the server or, with ``ReadPolicy/maxAge(_:)``, the policy allows. Details with other parts than
    /// were requested, which are served if the server gives no answer, are stale, too.
    public var isStale: Bool
    /// The error of the request for a newer value; nil if there was none.
    public var refreshError: MarqueeError?
    /// The number of rows of the answer that were unreadable and are left out.
    public var droppedRows: Int
    /// The number of optional fields of the answer that were unreadable and are absent.
    public var droppedFields: Int
    /// The number of items that are left out. On a shelf, a change here has removed them, or they were never read on this device. In TMDb's lists,
    /// they are for adults and the audience has no such titles, or they are released movies among upcoming ones.
    public var hiddenItems: Int
    /// The account's marks on the titles in the value. Titles without marks are absent; empty if no account is signed in.
    public var marks: [Markable: Marks]

    public init(
        _ value: Value, origin: Origin, age: Duration = .zero, fetchedAt: Date? = nil, isStale: Bool = false,
        refreshError: MarqueeError? = nil,
        droppedRows: Int = 0, droppedFields: Int = 0, hiddenItems: Int = 0, marks: [Markable: Marks] = [:]
    ) {
        self.value = value
        self.origin = origin
        self.age = age
        self.fetchedAt = fetchedAt
        self.isStale = isStale
        self.refreshError = refreshError
        self.droppedRows = droppedRows
        self.droppedFields = droppedFields
        self.hiddenItems = hiddenItems
        self.marks = marks
    }

    /// A property of the value.
    public subscript<Property>(dynamicMember property: KeyPath<Value, Property>) -> Property { value[keyPath: property] }

    /// Returns the result with a transformed value.
    public func map<Other>(_ transform: (Value) -> Other) -> Fetched<Other> {
        Fetched<Other>(
            transform(value), origin: origin, age: age, fetchedAt: fetchedAt, isStale: isStale, refreshError: refreshError,
            droppedRows: droppedRows,
            droppedFields: droppedFields, hiddenItems: hiddenItems, marks: marks)
    }

    /// Returns the page with the items that a reader of the list looks for. The others are counted in ``hiddenItems``.
    package func showing<Item>(_ isShown: (Item) -> Bool) -> Fetched where Value == Page<Item> {
        var shown = self
        shown.value.items = value.items.filter(isShown)
        shown.hiddenItems += value.items.count - shown.value.items.count
        return shown
    }

    /// Returns the account's marks on a title; ``Marks/none`` if it has none.
    public func marks(on title: MediaReference) -> Marks { Markable(title).flatMap { marks[$0] } ?? .none }

    /// Returns the account's marks on an episode; ``Marks/none`` if it has none.
    public func marks(on episode: EpisodeReference) -> Marks { marks[.episode(episode)] ?? .none }
}

extension Fetched: Sequence where Value: Sequence {
    public func makeIterator() -> Value.Iterator { value.makeIterator() }
}

extension Fetched: Equatable where Value: Equatable {}
extension Fetched: Hashable where Value: Hashable {}

/// The keys of the encoded form. A nested type of ``Fetched`` would be generic.
private enum FetchedKeys: CodingKey {
    case value, origin, age, fetchedAt, isStale, refreshError, droppedRows, droppedFields, hiddenItems, marks
}

extension Fetched: Decodable where Value: Decodable {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: FetchedKeys.self)
        self.init(
            try container.decode(Value.self, forKey: .value), origin: try container.decode(Origin.self, forKey: .origin),
            age: .seconds(try container.decode(Double.self, forKey: .age)),
            fetchedAt: try container.decodeIfPresent(Date.self, forKey: .fetchedAt),
            isStale: try container.decode(Bool.self, forKey: .isStale),
            refreshError: try container.decodeIfPresent(MarqueeError.self, forKey: .refreshError),
            droppedRows: try container.decode(Int.self, forKey: .droppedRows),
            droppedFields: try container.decode(Int.self, forKey: .droppedFields),
            hiddenItems: try container.decode(Int.self, forKey: .hiddenItems),
            marks: try container.decode([Markable: Marks].self, forKey: .marks))
    }
}

extension Fetched: Encodable where Value: Encodable {
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: FetchedKeys.self)
        try container.encode(value, forKey: .value)
        try container.encode(origin, forKey: .origin)
        try container.encode(age / .seconds(1), forKey: .age)
        try container.encodeIfPresent(fetchedAt, forKey: .fetchedAt)
        try container.encode(isStale, forKey: .isStale)
        try container.encodeIfPresent(refreshError, forKey: .refreshError)
        try container.encode(droppedRows, forKey: .droppedRows)
        try container.encode(droppedFields, forKey: .droppedFields)
        try container.encode(hiddenItems, forKey: .hiddenItems)
        try container.encode(marks, forKey: .marks)
    }
}
