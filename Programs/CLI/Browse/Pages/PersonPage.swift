import Marquee
import MarqueePresentation

/// The details of a person.
struct PersonPage: BrowsePage {
    let presenter: PersonPresenter
    var position = ReadingPosition()

    func facts(_ state: PersonState) -> PageFacts {
        var facts = PageFacts(state.content, PageSelection(item: .person(state.id)))
        facts.picture = state.person?.profilePath.map { ImageRequest($0, as: .profile, width: ShownPicture.requestedWidth) }
        return facts
    }

    func keys(_ state: PersonState) -> [String] { position.link == nil ? [] : [Texts.keysOpen] }

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

    func refresh() { presenter.send(presenter.state.content.error == nil ? .refresh : .retry) }

    mutating func reopen(_ context: BrowseContext) {
        guard var page = Self(.person(presenter.state.id), preview: nil, context) else { return }
        page.position.scroll = position.scroll
        self = page
    }

    func draw(_ state: PersonState, on canvas: inout Canvas) {
        guard let text = text(state) else {
            if let error = state.content.error { return canvas.center(error) }
            return canvas.draw(.person)
        }
        canvas.drawPicture()
        canvas.draw(text, at: position)
    }
}

extension PersonPage {
    /// Nil for an item that is not a person.
    init?(_ item: MediaReference, preview: MediaItem?, _ context: BrowseContext) {
        guard item.kind == .person else { return nil }
        let person: Person? = if case .person(let person) = preview { person } else { nil }
        presenter = PersonPresenter(item.id, preview: person, people: context.client.people, context: context.presentation)
    }

    /// Nil while nothing is known of the person.
    private func text(_ state: PersonState) -> TextPage? {
        guard let person = state.person else { return nil }
        var page = TextPage()
        page.hasAside = true
        let department = Texts.screens.name(ofDepartment: person.knownForDepartment)
        page.add(Line(person.name, .heading) + Line(department.isEmpty ? "" : "  " + department, .faint))
        if let details = state.content.value {
            let life = [details.birthday, details.deathday].compactMap { $0.map(Texts.screens.partialDay) }.joined(separator: " – ")
            let facts = [life, details.placeOfBirth].filter { !$0.isEmpty }.joined(separator: " · ")
            if !facts.isEmpty { page.add(Line(facts, .faint)) }
            if !details.biography.isEmpty {
                page.add(.empty)
                page.add(paragraphs: details.biography, in: details.textLanguages?[.biography])
            }
            page.isAside = true
            page.add(Texts.screens.knownFor, state.titles)
        } else if let error = state.content.error {
            page.add(Texts.screens.knownFor, person.knownFor)
            page.add(.empty)
            page.add(Line(Texts.onlyFromLists, .faint))
            page.add(Line(Texts.withRetry(error), .error))
        } else {
            page.addPlaceholder()
        }
        return page
    }
}
