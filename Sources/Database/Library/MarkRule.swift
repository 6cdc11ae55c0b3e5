import MarqueeData
import MarqueeDomain

/// The rule for valid rows of marks, used by current statements. The files have their own copy of the rule, written by their migrations.
enum MarkRule {
    /// Leaves out damaged rows, because one unreadable row must not block the others.
    static let condition = condition(for: ShelfName.allCases.map(\.rawValue))

    /// The condition for some shelves. The plus prevents that SQLite uses the condition to select an index.
    static func condition(for shelves: [String]) -> String {
        let names = shelves.map { "'\($0)'" }.joined(separator: ", ")
        return """
            +shelf IN (\(names)) AND media_id > 0 AND season >= 0 AND episode >= 0 AND (shelf = 'ratedEpisodes' OR season + episode = 0)
            """
    }
}
