extension BrowseSession {
    /// A click chooses what is under it; a click on what is chosen opens it. An overlay closes.
    mutating func click(x: Int, y: Int, on grid: Grid) -> Bool {
        if overlay != nil {
            overlay = nil
            return true
        }
        let screen = BrowseView.screen(scene, width: grid.width, height: grid.height)
        guard let place = screen.seen.place(x: x, y: y) else { return true }
        if case .tab(let tab) = place {
            go(to: tab)
            return true
        }
        if page.isChosen(place) { return handle(.enter, on: grid) }
        change { $0.choose(place) }
        return true
    }

    /// Takes what the drawing has put on the screen: loads the pictures, and further rows of a list that does not fill it.
    func note(_ seen: Seen) {
        wallPictures?.show(seen.pictures)
        if let last = seen.lastItem { page.seen(last) }
        waiting.note(page.facts.isWaiting ? page.revision.presenter : nil)
    }
}
