import Marquee
import MarqueePresentation
import MarqueeUpcoming

/// The next episodes and releases: today, this week, and later.
struct UpcomingPage: BrowsePage {
    let presenter: UpcomingPresenter
    var position = ReadingPosition()

    func facts(_ state: UpcomingState) -> PageFacts {
        let entries = state.content.value?.groups.flatMap(\.entries) ?? []
        // A page of days has no marks: those of a title are on its own page.
        let selected = position.link.flatMap { entries.indices.contains($0) ? entries[$0] : nil }
        return PageFacts(state.content, selected.map { PageSelection(item: $0.item, title: $0.title) })
    }

    func keys(_ state: UpcomingState) -> [String] { position.link == nil ? [] : [Texts.keysOpen] }

    mutating func choose(_ place: Seen.Spot) { if case .link(let link) = place { position.link = link } }
    func isChosen(_ place: Seen.Spot) -> Bool { position.link.map { place == .link($0) } ?? false }

    mutating func handle(_ key: Key, on canvas: Canvas, _ context: BrowseContext) -> BrowseStep {
        if let movement = key.movement(height: canvas.height) {
            if let text = text(presenter.state) { position.move(by: movement, over: text, on: canvas) }
            return .handled
        }
        guard key == .enter else { return .unhandled }
        guard let link = text(presenter.state)?.link(at: position) else { return .handled }
        if case .item(let item, _) = link { presenter.send(.open(item)) }
        return context.open(link)
    }

    func refresh() { presenter.send(.refresh) }

    mutating func reopen(_ context: BrowseContext) { self = Self(context) }

    func draw(_ state: UpcomingState, on canvas: inout Canvas) {
        if let error = state.content.error {
            guard error.code == .unauthorized else { return canvas.center(error) }
            return canvas.center([(Texts.screens.nobodySignedIn, .heading), (Texts.keysSignInHere, .faint)])
        }
        guard let text = text(state) else { return canvas.draw(.titles) }
        canvas.draw(text, at: position)
    }

    /// Nil while nothing is known.
    private func text(_ state: UpcomingState) -> TextPage? {
        guard let upcoming = state.content.value else { return nil }
        var page = TextPage()
        guard !upcoming.entries.isEmpty else {
            page.add(Line(Texts.nothingUpcoming(90), .heading))
            return page
        }
        page.add(Line(Texts.upcoming, .heading))
        let width = upcoming.entries.reduce(0) { max($0, Texts.screens.day($1.day).columns) }
        for (name, entries) in upcoming.groups {
            page.add(heading: name)
            for entry in entries {
                let notes = entry.notes.joined(separator: " · ")
                let day = Line("  ") + Line(Texts.screens.day(entry.day)).padded(to: width)
                page.add((day + Line("  " + entry.words) + Line("  " + notes, .faint)).hanging(at: width + 4), to: .item(entry.item))
            }
        }
        page.add(.empty)
        page.add(Line(Texts.daysHaveNoTimeZone, .faint))
        return page
    }
}

extension UpcomingPage {
    init(_ context: BrowseContext) {
        presenter = UpcomingPresenter(context.client.upcoming, clock: context.wall, context: context.presentation)
    }
}
