/// The catalog of names on this device.
public struct CatalogInfo: Sendable, Equatable {
    /// The day of TMDb's export.
    public var day: Day
    /// The number of names by kind.
    public var counts: [CatalogKind: Int]
    /// The number of names that are for adults only.
    public var adultCount: Int
    /// The size of the file in bytes.
    public var bytes: Int

    public init(day: Day, counts: [CatalogKind: Int], adultCount: Int, bytes: Int) {
        self.day = day
        self.counts = counts
        self.adultCount = adultCount
        self.bytes = bytes
    }

    /// The number of all names.
    public var count: Int { counts.values.reduce(0, +) }
}
