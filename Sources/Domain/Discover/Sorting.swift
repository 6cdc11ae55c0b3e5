/// The order of a list: by which value, and in which direction.
///
/// It is encoded as `{"key": "popularity", "isAscending": false}`.
public struct Sorting<Key: Sendable & Hashable & Codable>: Sendable, Hashable, Codable {
    /// The value to sort by.
    public var key: Key
    /// Whether low values come first.
    public var isAscending: Bool

    /// Low values first.
    public static func ascending(_ key: Key) -> Self { Self(key: key, isAscending: true) }
    /// High values first.
    public static func descending(_ key: Key) -> Self { Self(key: key, isAscending: false) }
}
