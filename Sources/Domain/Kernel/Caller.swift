/// For whom a view of a service's client asks: an opaque key by which waiting requests are served in turn.
///
/// ```swift
/// let view = marquee.for(caller: Caller(address))
/// let details = try await view.movies.details(550)
/// ```
///
/// A caller holds a hash of its key that is different in every process. The key itself is not kept, so no log, error or event can show it.
public struct Caller: Sendable, Hashable {
    private let hash: Int
    /// The number of turns while a caller of weight 1 has one turn, from 1 to 8.
    public let weight: Int

    /// Creates the caller of a key, such as the network address of a visitor. Equal keys are one caller, whatever their weights.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - weight: The number of turns while a caller of weight 1 has one turn; it is limited to 1 to 8.
    public init(_ key: String, weight: Int = 1) { self.init(hashing: key, kind: 0, weight) }

    /// Creates the caller that a view for an account implies.
    package init(account: Int, weight: Int = 1) { self.init(hashing: account, kind: 1, weight) }

    private init(hashing key: some Hashable, kind: Int, _ weight: Int) {
        var hasher = Hasher()
        hasher.combine(kind)
        hasher.combine(key)
        hash = hasher.finalize()
        self.weight = min(max(1, weight), Self.heaviest)
    }

    private static let heaviest = 8

    public static func == (one: Caller, other: Caller) -> Bool { one.hash == other.hash }

    public func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}

/// A printed caller shows nothing of its key.
extension Caller: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The same text for every caller.
    public var description: String { "<caller>" }
    /// The same text for every caller.
    public var debugDescription: String { description }
    /// A mirror without children.
    public var customMirror: Mirror { Mirror(self, children: [:]) }
}
