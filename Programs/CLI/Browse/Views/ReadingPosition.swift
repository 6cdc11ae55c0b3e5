/// How far a page of text is scrolled, and which of its links is selected.
struct ReadingPosition: Sendable, Hashable {
    /// The first line that is shown.
    var scroll = 0
    /// The index of the selected link; nil if none is selected.
    var link: Int?

    /// Selects another link, up to the first and the last one.
    mutating func moveLink(by step: Int, of count: Int) {
        guard count > 0 else { return }
        link = min(max(0, (link ?? (step > 0 ? -1 : count)) + step), count - 1)
    }

    /// Scrolls up or down, or selects the link before or after the selected one. A step of one row selects the next link that is shown, and
    /// scrolls only if there is none.
    mutating func move(by movement: (x: Int, y: Int), over text: TextPage, on canvas: Canvas) {
        if movement.y == 0 {
            moveLink(by: movement.x, of: text.links.count)
            return
        }
        let canvas = canvas.besidePicture
        if abs(movement.y) == 1, let next = canvas.link(in: text, from: self, by: movement.y) {
            link = next
            return
        }
        let selected = link
        self = canvas.scrolled(text, from: self, by: movement.y)
        guard let selected, canvas.links(in: text, at: self).contains(selected) else { return }
        link = selected
        // The scrolled row may be that of the next link.
        if abs(movement.y) == 1, let next = canvas.link(in: text, from: self, by: movement.y) { link = next }
    }
}
