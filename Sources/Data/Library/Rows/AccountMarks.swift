import MarqueeDomain

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The marks of one account in memory, and when they were last compared with the store.
struct AccountMarks {
    /// How long the marks are used before the version of the store is read again.
    private static let versionCheckInterval: TimeInterval = 1
    /// The most values whose joined marks are kept.
    private static let mostJoined = 32

    /// A change removes the joined marks.
    var marks = StoredMarks() { didSet { joined = [:] } }
    /// The marks on the items of values that were read, by the identity of the list of items. The entry keeps the list alive, so no other list
    /// gets its identity.
    private var joined: [ObjectIdentifier: (items: MarkableItems, marks: [Markable: Marks])] = [:]
    var isLoaded = false
    /// The number of running loads.
    var loads = 0
    /// The newest version that a change of this process returned since the first of the running loads began. A load that began before this
    /// change is outdated.
    var newest = 0
    var checkedAt = Date.distantPast
    var lastUse: UInt64 = 0

    /// Whether the marks can be used without comparing them with the store. A check in the future is ignored: the clock was set back.
    func isRecent(at now: Date) -> Bool {
        (0..<Self.versionCheckInterval).contains(now.timeIntervalSince(checkedAt))
    }

    /// The marks on the items of a value; nil if they must be compared with the store first. The result is kept until a mark changes.
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
    /// The marks on some items, without the unmarked ones.
    func excerpt(_ items: [Markable]) -> [Markable: Marks] {
        var found: [Markable: Marks] = [:]
        guard !entries.isEmpty else { return found }
        for item in items {
            if let marks = entries[item]?.marks, marks != .none { found[item] = marks }
        }
        return found
    }
}
