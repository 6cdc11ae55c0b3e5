import MarqueeDomain

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The marks of one account in memory, and how sure it is that the store has no others.
struct AccountMarks {
    /// How long marks count as those of the store before its version is read again.
    private static let versionCheckInterval: TimeInterval = 1
    /// How many values are held with the marks on their items.
    private static let mostJoined = 32

    /// A change of them ends what was joined before.
    var marks = StoredMarks() { didSet { joined = [:] } }
    /// The marks on the items of values that were read, by the identity of those items, which live as long as they stand here.
    private var joined: [ObjectIdentifier: (items: MarkableItems, marks: [Markable: Marks])] = [:]
    var isLoaded = false
    /// How many loads are under way.
    var loads = 0
    /// The newest version that this process made; a load that began before it is too old.
    var newest = 0
    var checkedAt = Date.distantPast
    var lastUse: UInt64 = 0

    /// Whether they need not be compared with the store. A moment in the future means that a clock was changed.
    func isRecent(at now: Date) -> Bool {
        (0..<Self.versionCheckInterval).contains(now.timeIntervalSince(checkedAt))
    }

    /// The marks on the items of a value, if they are known: looked up for each item once, and again after a change.
    mutating func marks(on items: MarkableItems, at now: Date, use: UInt64) -> [Markable: Marks]? {
        guard isLoaded, isRecent(at: now) else { return nil }
        lastUse = use
        if let known = joined[ObjectIdentifier(items)] { return known.marks }
        if joined.count == Self.mostJoined { joined = [:] }
        let found = marks.excerpt(items.all)
        joined[ObjectIdentifier(items)] = (items, found)
        return found
    }
}

extension StoredMarks {
    /// The marks on some things; what is not marked is left out.
    func excerpt(_ items: [Markable]) -> [Markable: Marks] {
        var found: [Markable: Marks] = [:]
        guard !entries.isEmpty else { return found }
        for item in items {
            if let marks = entries[item]?.marks, marks != .none { found[item] = marks }
        }
        return found
    }
}
