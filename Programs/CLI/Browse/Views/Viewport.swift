/// The rows of a long list that fit on the screen. The selected row is one of them.
struct Viewport: Sendable, Hashable {
    let first: Int
    let count: Int

    /// The selected row is in the middle, except near the ends of the list.
    init(selected: Int, of total: Int, space: Int) {
        count = min(max(space, 1), total)
        first = min(max(0, selected - count / 2), total - count)
    }

    var range: Range<Int> { first..<first + count }
}
