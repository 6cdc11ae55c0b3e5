import Marquee
import MarqueePresentation

/// The filter and the order that the user gives to the loaded rows of a list. The server is not asked.
struct ListArrangement: Sendable, Hashable {
    enum Order: Sendable, Hashable, CaseIterable {
        /// The order of the server.
        case original
        case title
        /// The newest ones first.
        case year
        /// The best rated ones first.
        case rating
    }

    /// The typed text. A row stays if its names have all words of it.
    private(set) var filter = ""
    private(set) var order = Order.original
    /// Whether keys are typed into the filter.
    private(set) var isTyping = false
    private let memo = ArrangementMemo()

    /// Whether the list is as the server has it.
    var isPlain: Bool { filter.isEmpty && order == .original }

    private static let longestFilter = 200

    /// Takes a key that filters or sorts. Returns false for other keys.
    mutating func take(_ key: Key) -> Bool {
        if isTyping { return type(key) }
        switch key {
        case .character("F"): isTyping = true
        case .character("S"): order = order.neighbor(1)
        case .escape where !isPlain: (filter, order) = ("", .original)
        default: return false
        }
        return true
    }

    /// Keys are commands again. The filter stays.
    mutating func endTyping() { isTyping = false }

    private mutating func type(_ key: Key) -> Bool {
        switch key {
        case .character(let character): filter.append(character)
        case .paste(let pasted): filter += pasted
        case .backspace: filter = filter.deletingBackward()
        case .control("u"): filter = ""
        case .enter, .down: isTyping = false
        case .escape: (filter, isTyping) = ("", false)
        case .tab, .backTab:
            isTyping = false
            return false
        default: break
        }
        filter = String(filter.prefix(Self.longestFilter))
        return true
    }
}

extension ListArrangement {
    /// The indices of the rows that stay, in the chosen order. Rows without a year or a rating are last.
    func indices(of rows: [some ArrangedRow]) -> [Int] {
        memo.indices(of: rows, filter, order) { names in
            let kept = names.rows(withAll: Folding.fold(filter).split(separator: " "))
            return switch order {
            case .original: kept
            case .title: sorted(kept, by: { Folding.fold(rows[$0].searchedNames.first ?? "") }, isBefore: <)
            case .year: sorted(kept, by: { Double(rows[$0].sortedYear ?? .min) }, isBefore: >)
            case .rating: sorted(kept, by: { rows[$0].sortedRating ?? -1 }, isBefore: >)
            }
        }
    }

    /// The index of the selected row. If the filter has removed it, this is the first row that stays, or nil.
    func selected(_ index: Int, of rows: [some ArrangedRow]) -> Int? {
        guard !isPlain else { return rows.indices.contains(index) ? index : nil }
        let indices = indices(of: rows)
        return indices.contains(index) ? index : indices.first
    }

    /// Rows with equal values keep the order of the server.
    private func sorted<Value>(_ indices: [Int], by value: (Int) -> Value, isBefore: (Value, Value) -> Bool) -> [Int] {
        indices.map { (index: $0, value: value($0)) }
            .sorted { a, b in
                if isBefore(a.value, b.value) { return true }
                return !isBefore(b.value, a.value) && a.index < b.index
            }
            .map(\.index)
    }
}

/// A row of a list that can be filtered and sorted.
protocol ArrangedRow: Sendable {
    /// The title and the original title, in which a filter looks for its words.
    var searchedNames: [String] { get }
    var sortedYear: Int? { get }
    /// The user's rating on a shelf of ratings, or else TMDb's average.
    var sortedRating: Double? { get }
}

extension MediaItem: ArrangedRow {
    var searchedNames: [String] { [title] + (originalTitle.map { [$0] } ?? []) }
    var sortedYear: Int? { year }
    var sortedRating: Double? { voteAverage }
}

extension LibraryItem: ArrangedRow {
    var searchedNames: [String] {
        if case .episode(let episode) = entry.subject { return [episode.episode.name] }
        return title?.searchedNames ?? []
    }
    var sortedYear: Int? {
        if case .episode(let episode) = entry.subject { return episode.episode.airDate?.year }
        return title?.year
    }
    var sortedRating: Double? {
        if let rating = entry.rating { return rating.value }
        if case .episode(let episode) = entry.subject { return episode.episode.sortedRating }
        return title?.voteAverage
    }

    /// The movie or the series; nil for an episode.
    var title: MediaItem? {
        switch entry.subject {
        case .movie(let movie): .movie(movie)
        case .tv(let series): .tv(series)
        case .episode: nil
        }
    }
}

extension Episode: ArrangedRow {
    var searchedNames: [String] { [name] }
    var sortedYear: Int? { airDate?.year }
    var sortedRating: Double? { voteCount > 0 ? voteAverage : nil }
}
