import MarqueeData
import MarqueeDomain

/// What is true of every mark, as statements of today see it. The files have their own rule, which their migrations wrote.
enum MarkRule {
    /// Leaves out rows that were damaged into something else, as one that cannot be read must not block the others.
    static let condition = condition(for: ShelfName.allCases.map(\.rawValue))

    /// The condition for some shelves. The plus keeps it from being taken for a way to find rows.
    static func condition(for shelves: [String]) -> String {
        let names = shelves.map { "'\($0)'" }.joined(separator: ", ")
        return """
            +shelf IN (\(names)) AND media_id > 0 AND season >= 0 AND episode >= 0 AND (shelf = 'ratedEpisodes' OR season + episode = 0)
            """
    }
}
