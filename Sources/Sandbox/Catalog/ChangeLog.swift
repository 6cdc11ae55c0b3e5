extension Sandbox {
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

/// What was changed, and on which days.
struct ChangeLog: Sendable {
    private var entries: [(item: Sandbox.Changed, day: String)] = []
    /// The day until which lists go, as `2026-11-25`.
    var today = ""
    var hasNullIDs = false

    mutating func note(_ items: [Sandbox.Changed], on day: String) { entries += items.map { ($0, day) } }

    func movies(_ request: Request) -> [Int?] { ids(request) { if case .movie(let id) = $0 { id } else { nil } } }
    func series(_ request: Request) -> [Int?] { ids(request) { if case .series(let id) = $0 { id } else { nil } } }
    func people(_ request: Request) -> [Int?] { ids(request) { if case .person(let id) = $0 { id } else { nil } } }

    /// The ids of the days that a request asks for, each as often as it was changed. A parameter that does not exist changes nothing.
    private func ids(_ request: Request, _ id: (Sandbox.Changed) -> Int?) -> [Int?] {
        let last = request.value("end_date") ?? today
        let first = request.value("start_date") ?? Self.dayBefore(last)
        let found = entries.filter { first <= $0.day && $0.day <= last }.compactMap { id($0.item) }
        return hasNullIDs ? found.flatMap { [$0, nil] } : Array(found)
    }

    private static func dayBefore(_ day: String) -> String {
        ExportDay(text: day).map { ExportDay(number: $0.number - 1).text } ?? day
    }

    /// What is new, other or gone in a catalog.
    static func differences(_ old: SandboxCatalog, _ new: SandboxCatalog) -> [Sandbox.Changed] {
        func changed<Item: Equatable>(_ old: [Item], _ new: [Item], _ id: (Item) -> Int) -> [Int] {
            let before = Dictionary(old.map { (id($0), $0) }) { first, _ in first }
            let after = Dictionary(new.map { (id($0), $0) }) { first, _ in first }
            return Set(before.keys).union(after.keys).filter { before[$0] != after[$0] }.sorted()
        }
        return changed(old.movies, new.movies, \.id).map(Sandbox.Changed.movie)
            + changed(old.series, new.series, \.id).map(Sandbox.Changed.series)
            + changed(old.people, new.people, \.id).map(Sandbox.Changed.person)
    }
}
