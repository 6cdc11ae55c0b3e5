import Marquee
import MarqueePresentation

/// A page with a list that the user can filter and sort.
protocol ArrangeableList: BrowsePage {
    associatedtype Row: ArrangedRow

    var arrangement: ListArrangement { get set }

    /// The loaded rows, and the index of the selected one.
    func list(_ state: State) -> (rows: [Row], selected: Int)

    /// Selects a row by its index.
    func select(_ index: Int)

    /// Moves the selection of a list that is as the server has it.
    func step(by distance: Int)

    /// The last loaded row is seen, so that the next page is read.
    func readOn()
}

/// The rows of a list that are shown, by their indices, and the place of the selected one among them.
struct ArrangedRows: Sendable, Hashable {
    let indices: [Int]
    let selected: Int
}

extension ArrangeableList {
    var isTyping: Bool { arrangement.isTyping }
    var laterKeys: [String] { [Texts.keysFilter, Texts.keysSort] }

    /// The key that removes the filter and the order.
    var wholeListKeys: [String] { arrangement.isPlain ? [] : [Texts.keysWholeList] }

    /// The index of the selected row; nil without one.
    func selected(_ state: State) -> Int? {
        let (rows, selected) = list(state)
        return arrangement.selected(selected, of: rows)
    }

    func arranged(_ state: State) -> ArrangedRows? {
        guard !arrangement.isPlain else { return nil }
        let indices = arrangement.indices(of: list(state).rows)
        return ArrangedRows(indices: indices, selected: selected(state).flatMap(indices.firstIndex(of:)) ?? 0)
    }

    /// Takes a key that filters or sorts. Returns false for other keys.
    mutating func arrange(_ key: Key) -> Bool {
        guard arrangement.take(key) else { return false }
        followSelection()
        return true
    }

    /// Goes to the first row if the filter has removed the selected one.
    private func followSelection() {
        let list = list(presenter.state)
        if let selected = arrangement.selected(list.selected, of: list.rows), selected != list.selected { select(selected) }
    }

    /// Moves the selection among the rows that are shown. At their end, a step further reads the next page: a filter that keeps few rows
    /// would otherwise read page after page.
    func move(by distance: Int) {
        guard let arranged = arranged(presenter.state) else { return step(by: distance) }
        let last = arranged.indices.count - 1
        let (place, isTooFar) = arranged.selected.addingReportingOverflow(distance)
        let target = isTooFar ? (distance < 0 ? 0 : last) : min(max(0, place), last)
        if arranged.indices.indices.contains(target) { select(arranged.indices[target]) }
        if distance > 0, target >= last { readOn() }
    }

    mutating func choose(_ place: Seen.Spot) {
        arrangement.endTyping()
        if case .item(let index) = place { select(index) }
    }

    func isChosen(_ place: Seen.Spot) -> Bool { place == .item(list(presenter.state).selected) }
}

extension Canvas {
    /// Draws the filter with its cursor, how many rows it keeps, and the order. It draws nothing for a list as the server has it.
    mutating func draw(_ arrangement: ListArrangement, _ rows: ArrangedRows?, of loaded: Int, y: Int) {
        guard arrangement.isTyping || rows != nil else { return }
        var x = 0
        if arrangement.isTyping || !arrangement.filter.isEmpty {
            x = put(Texts.labeled(Texts.filter), y: y, style: .heading)
            x = put(arrangement.filter, x: x, y: y, style: .accent, width: max(1, width - x - 1))
            x = put(" ", x: x, y: y, style: arrangement.isTyping ? .text.selected : .text) + 1
        }
        let tally = rows.map { Texts.ofLoaded($0.indices.count, loaded) }
        put([tally, arrangement.order.label].compactMap { $0 }.joined(separator: " · "), x: x, y: y, style: .faint)
    }
}

extension ListArrangement.Order {
    /// Nil for the order of the server.
    fileprivate var label: String? {
        switch self {
        case .original: nil
        case .title: Texts.byTitle
        case .year: Texts.byDate
        case .rating: Texts.byRating
        }
    }
}
