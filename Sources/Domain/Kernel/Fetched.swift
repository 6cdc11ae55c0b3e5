/// Where a value came from.
public struct Origin: RawRepresentable, Sendable, Hashable, CustomStringConvertible {
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
    public var dropped: Int
    /// How many items of the page that the server sent are off the shelf by what was done here, and were left out.
    public var hidden: Int
    /// How the person whose library this is has marked the titles in the value, as far as anything is marked; empty when nobody is
    /// signed in.
    public var marks: [Markable: Marks]

    /// Creates a fetched value.
    public init(
        _ value: Value, origin: Origin, age: Duration = .zero, isStale: Bool = false, refreshError: MarqueeError? = nil, dropped: Int = 0,
        hidden: Int = 0, marks: [Markable: Marks] = [:]
    ) {
        self.value = value
        self.origin = origin
        self.age = age
        self.isStale = isStale
        self.refreshError = refreshError
        self.dropped = dropped
        self.hidden = hidden
        self.marks = marks
    }

    /// The same with another value.
    public func map<Other>(_ transform: (Value) -> Other) -> Fetched<Other> {
        Fetched<Other>(
            transform(value), origin: origin, age: age, isStale: isStale, refreshError: refreshError, dropped: dropped, hidden: hidden,
            marks: marks)
    }

    /// How the person has marked a title.
    public func marks(on title: MediaReference) -> Marks { Markable(title).flatMap { marks[$0] } ?? .none }

    /// How the person has marked an episode.
    public func marks(on episode: EpisodeReference) -> Marks { marks[.episode(episode)] ?? .none }
}

extension Fetched: Equatable where Value: Equatable {}
extension Fetched: Hashable where Value: Hashable {}
