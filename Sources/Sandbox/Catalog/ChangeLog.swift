extension SandboxCatalog {
    /// Something whose id is in the change lists.
    public enum Changed: Sendable, Hashable {
        /// A movie.
        case movie(Int)
        /// A series.
        case series(Int)
        /// A person.
        case person(Int)
    }
}

/// The changed items, and the days of the changes.
struct ChangeLog: Sendable {
    private var entries: [(item: SandboxCatalog.Changed, day: String)] = []
    /// The day until which lists go, as `2026-11-25`.
    var today = ""
    var hasNullIDs = false

    mutating func note(_ items: [SandboxCatalog.Changed], on day: String) { entries += items.map { ($0, day) } }

    /// The ids of some days, each as often as it was changed; by default of the last day and the one before.
    func ids(from start: String?, through end: String?, _ id: (SandboxCatalog.Changed) -> Int?) -> [Int?] {
        let last = end ?? today
        let first = start ?? Self.dayBefore(last)
        let found = entries.filter { first <= $0.day && $0.day <= last }.compactMap { id($0.item) }
        return hasNullIDs ? found.flatMap { [$0, nil] } : Array(found)
    }

    private static func dayBefore(_ day: String) -> String {
        ExportDay(text: day).map { ExportDay(number: $0.number - 1).text } ?? day
    }

    /// The new, changed and removed items of a catalog.
    static func differences(_ old: SandboxCatalog, _ new: SandboxCatalog) -> [SandboxCatalog.Changed] {
        func changed<Item: Equatable>(_ old: [Item], _ new: [Item], _ id: (Item) -> Int) -> [Int] {
            let before = Dictionary(old.map { (id($0), $0) }) { first, _ in first }
            let after = Dictionary(new.map { (id($0), $0) }) { first, _ in first }
            return Set(before.keys).union(after.keys).filter { before[$0] != after[$0] }.sorted()
        }
        return changed(old.movies, new.movies, \.id).map(SandboxCatalog.Changed.movie)
            + changed(old.series, new.series, \.id).map(SandboxCatalog.Changed.series)
            + changed(old.people, new.people, \.id).map(SandboxCatalog.Changed.person)
    }
}
