/// The order of a list: a key and a direction.
///
/// It is encoded as `{"key": "popularity", "isAscending": false}`.
public struct Sorting<Key: Sendable & Hashable & Codable>: Sendable, Hashable, Codable {
    /// The sort key.
    public var key: Key
    /// Whether low values come first.
    public var isAscending: Bool

    /// Sorts low values first.
    public static func ascending(_ key: Key) -> Self { Self(key: key, isAscending: true) }
    /// Sorts high values first.
    public static func descending(_ key: Key) -> Self { Self(key: key, isAscending: false) }
}
