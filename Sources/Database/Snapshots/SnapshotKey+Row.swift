import MarqueeData
import MarqueeDomain

extension SnapshotKey {
    /// The fields in the order of the columns: for finding snapshots by subject or account.
    var columns: [SQLValue] {
        [
            .text(canonical), .text(server), .text(operation), SQLValue(subject?.kind.rawValue), SQLValue(subject?.id),
            .text(arguments.map { "\($0.name)=\($0.value)" }.joined(separator: "\n")), .text(audience.language),
            .text(audience.fallbackLanguages.joined(separator: " ")), SQLValue(audience.region), SQLValue(audience.includesAdult),
            SQLValue(tenant),
        ]
    }
}
