/// The days of changes, at most 14; without days, the last 24 hours.
public struct ChangePeriod: Sendable, Hashable, Codable {
    /// The first day; nil for 14 days before the last one, or the last 24 hours.
    public var first: Day?
    /// The last day; nil for today.
    public var last: Day?

    /// The changes of the last 24 hours.
    public static let lastDay = ChangePeriod()

    /// Asks for the changes of some days.
    public init(from first: Day? = nil, through last: Day? = nil) {
        self.first = first
        self.last = last
    }

    func check() throws(MarqueeError) {
        guard let first, let last else { return }
        guard first <= last, last.daysSince1970 - first.daysSince1970 <= 14 else {
            throw MarqueeError(.invalidInput, .init("changes.period"))
        }
    }
}

/// A page of the ids that were changed; by default of the last 24 hours.
public struct ChangedIDs: NumberedPage {
    /// The days.
    public var period: ChangePeriod
    public var page: Int

    /// Asks for a page of ids.
    public init(_ period: ChangePeriod, page: Int = 1) {
        self.period = period
        self.page = page
    }

    public init(page: Int) { self.init(.lastDay, page: page) }
}

/// The changes of one title, person, season or episode.
public struct ChangesOf: PagedInput, Hashable {
    /// TMDb's id.
    public var id: Int
    /// The days.
    public var period: ChangePeriod
    public var page: Int

    /// Asks for the changes of something.
    public init(_ id: Int, in period: ChangePeriod = .lastDay, page: Int = 1) {
        self.id = id
        self.period = period
        self.page = page
    }
}
