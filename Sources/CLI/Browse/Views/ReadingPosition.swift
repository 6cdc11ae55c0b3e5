/// Where the person is on a page of text: how far it is scrolled, and which of its links is selected.
struct ReadingPosition: Sendable, Hashable {
    /// The first line that is shown.
    var scroll = 0
    /// The selected link; nil before one was selected.
    var link: Int?

    /// Goes to another link, up to the first and the last one.
    mutating func moveLink(by step: Int, of count: Int) {
        guard count > 0 else { return }
        link = min(max(0, (link ?? (step > 0 ? -1 : count)) + step), count - 1)
    }
}
