public import MarqueeDomain

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// The last known value of a mark on the server, which may be an unset mark.
public struct KnownMark: Sendable, Hashable {
    /// The server's value.
    public var value: MarkValue
    /// The version of the account's marks at which this was learned.
    public var learned: Int
    /// The version at which it was placed on its shelf, or at which the whole shelf was read; 0 if it is not on the shelf.
    public var place: Int
    /// Its order among the marks that were placed at the same version.
    public var rank: Int
    /// When the server accepted it as a change of this store, by the clock of the store; nil if it was made elsewhere.
    public var arrivedAt: Date?
    /// The position of the newest change of this store that the server answered; 0 if there was none.
    public var position: Int

    public init(value: MarkValue, learned: Int = 0, place: Int = 0, rank: Int = 0, arrivedAt: Date? = nil, position: Int = 0) {
        self.value = value
        self.learned = learned
        self.place = place
        self.rank = rank
        self.arrivedAt = arrivedAt
        self.position = position
    }

    /// Stores the server's value at a version. A mark that stays set keeps its place on the shelf.
    mutating func note(_ new: MarkValue, at version: Int, arrivedAt moment: Date? = nil) {
        if !new.isSet {
            (place, rank, arrivedAt) = (0, 0, nil)
        } else if !value.isSet {
            (place, rank, arrivedAt) = (version, 0, moment)
        }
        (value, learned) = (new, version)
    }
}
