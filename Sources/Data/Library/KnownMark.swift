public import MarqueeDomain

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// What the server is known to have of a mark. That it is not set there is known too.
public struct KnownMark: Sendable, Hashable {
    /// The server's value.
    public var value: MarkValue
    /// The version of the account's marks at which this was learned.
    public var learned: Int
    /// The version at which it was placed on its shelf, or at which that shelf was read as a whole; 0 while it is not on it.
    public var place: Int
    /// Its order among what was placed at the same version.
    public var rank: Int
    /// When the server accepted it as a change from here, by the clock of the store.
    public var arrivedAt: Date?
    /// The position of the newest change from here that the server answered; 0 if there was none.
    public var position: Int

    public init(value: MarkValue, learned: Int = 0, place: Int = 0, rank: Int = 0, arrivedAt: Date? = nil, position: Int = 0) {
        self.value = value
        self.learned = learned
        self.place = place
        self.rank = rank
        self.arrivedAt = arrivedAt
        self.position = position
    }

    /// Notes the server's value at a version. What was on its shelf before stays at its place.
    mutating func note(_ new: MarkValue, at version: Int, arrivedAt moment: Date? = nil) {
        if !new.isSet {
            (place, rank, arrivedAt) = (0, 0, nil)
        } else if !value.isSet {
            (place, rank, arrivedAt) = (version, 0, moment)
        }
        (value, learned) = (new, version)
    }
}
