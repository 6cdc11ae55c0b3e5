import MarqueeDomain

/// The name of a catalog: the number of its format and its day. Programs of different versions each find their own in a folder.
struct CatalogFileName: Hashable {
    let format: UInt32
    /// The day, as 20261125.
    let day: Int

    /// How many days a catalog of an earlier format stays beside a later one, for programs of an earlier version that use it.
    private static let overlap = 14

    init?(_ name: String) {
        let parts = name.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 3, parts[0] == "catalog", parts[1].first == "v", parts[2].utf8.count == 8,
            parts[2].allSatisfy({ $0.isASCII && $0.isNumber }), let format = UInt32(parts[1].dropFirst()), parts[1] == "v\(format)",
            let day = Int(parts[2])
        else { return nil }
        (self.format, self.day) = (format, day)
    }

    var isOwn: Bool { format == CatalogHeader.format }
    var isFormer: Bool { format < CatalogHeader.format }

    /// Whether a catalog goes when another one is finished: that of its own format at once, one of an earlier format if it was not renewed
    /// for two weeks, and one of a later format never.
    func isReplaced(by name: String) -> Bool {
        if isOwn { return true }
        guard isFormer, let new = CatalogFileName(name).flatMap({ Day(number: $0.day) }) else { return false }
        guard let day = Day(number: day) else { return true }
        return new.daysSince1970 - day.daysSince1970 >= Self.overlap
    }
}
