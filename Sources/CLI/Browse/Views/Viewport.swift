/// Which rows of a long list are shown: as many as there is space for, with the selected one among them.
struct Viewport: Sendable, Hashable {
    let first: Int
    let count: Int

    /// Shows the selected row in the middle, where the list allows that.
    init(selected: Int, of total: Int, space: Int) {
        count = min(max(space, 1), total)
        first = min(max(0, selected - count / 2), total - count)
    }

    var range: Range<Int> { first..<first + count }
}
