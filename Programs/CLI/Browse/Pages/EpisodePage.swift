import Marquee
import MarqueePresentation

/// An episode, with the way to the ones before and after it.
struct EpisodePage: BrowsePage {
    let presenter: EpisodePresenter
    /// The name of the series; empty if it is not known.
    var series = ""
    var position = ReadingPosition()

    func facts(_ state: EpisodeState) -> PageFacts {
        let selection = PageSelection(
            item: .tv(state.reference.series), markable: .episode(state.reference), marks: state.marks, title: state.episode?.name ?? "")
        var facts = PageFacts(state.content, selection)
        facts.picture = state.episode?.still
        return facts
    }

    func keys(_ state: EpisodeState) -> [String] { [Texts.keysNextEpisode, Texts.keysPreviousEpisode] }

    mutating func choose(_ place: Seen.Spot) { if case .link(let link) = place { position.link = link } }
    func isChosen(_ place: Seen.Spot) -> Bool { position.link.map { place == .link($0) } ?? false }

    mutating func handle(_ key: Key, on canvas: Canvas, _ context: BrowseContext) -> BrowseStep {
        if let movement = key.movement(height: canvas.height) {
            if let text = text(presenter.state) { position.move(by: movement, over: text, on: canvas) }
            return .handled
        }
        switch key {
        case .character("n"), .character("p"):
            position = ReadingPosition()
            presenter.send(key == .character("n") ? .openNext : .openPrevious)
            return .handled
        case .enter:
            guard let link = text(presenter.state)?.link(at: position) else { return .handled }
            if case .item(let item, _) = link { presenter.send(.open(item)) }
            return context.open(link)
        default: return .unhandled
        }
    }

    func refresh() { presenter.send(presenter.state.content.error == nil ? .refresh : .retry) }

    mutating func reopen(_ context: BrowseContext) { self = Self(presenter.state.reference, of: series, context) }

    func draw(_ state: EpisodeState, on canvas: inout Canvas) {
        guard let text = text(state) else {
            if let error = state.content.error { return canvas.center(error) }
            return canvas.draw(.details)
        }
        canvas.drawPicture()
        canvas.draw(text, at: position)
        if let error = state.content.error { canvas.put(Texts.withRetry(error), y: canvas.height - 1, style: .negative) }
    }
}

extension EpisodePage {
    init(_ episode: EpisodeReference, preview: Episode? = nil, of series: String = "", _ context: BrowseContext) {
        presenter = EpisodePresenter(
            episode, preview: preview, tv: context.client.tv, tvSeasons: context.client.tvSeasons, tvEpisodes: context.client.tvEpisodes,
            library: context.client.library, context: context.presentation)
        self.series = series
    }

    /// Nil while nothing is known of the episode.
    private func text(_ state: EpisodeState) -> TextPage? {
        guard let episode = state.episode else { return nil }
        let texts = Texts.screens
        var page = TextPage()
        page.hasAside = true
        let glyphs = Glyphs.line(state.marks)
        page.add(Line(episode.name, .heading) + (glyphs.isEmpty ? "" : "  " + glyphs))
        let facts = [
            series.isEmpty ? nil : series, texts.place(season: state.reference.season, episode: state.reference.number),
            episode.airDate.map(texts.day),
            episode.runtime.map(texts.minutes), episode.voteCount > 0 ? texts.votes(episode.voteAverage, of: episode.voteCount) : nil,
        ]
        page.add(Line(facts.compactMap { $0 }.joined(separator: " · "), .faint))
        if !episode.overview.isEmpty || state.content.value != nil {
            page.add(.empty)
            page.add(episode.overview.isEmpty ? Line(Texts.noOverview, .faint) : Line(episode.overview))
        }
        guard let details = state.content.value else {
            if state.content.error == nil { page.addPlaceholder() }
            return page
        }
        page.isAside = true
        for (heading, members) in [(texts.cast, details.credits?.cast ?? []), (texts.guests, details.guestStars)] where !members.isEmpty {
            page.add(heading: heading)
            for member in members.prefix(10) {
                let name = member.character.isEmpty ? member.name : texts.part(member.name, as: member.character)
                page.add(Line("  " + name), to: .person(member.person))
            }
        }
        page.add(texts.crew, Screens.jobs(episode.crew).prefix(4).map { "\($0.name), \($1)" })
        return page
    }
}

extension Episode {
    /// The still, as wide as a quarter of a wide screen.
    var still: ImageRequest? { stillPath.map { ImageRequest($0, as: .still, width: ShownPicture.requestedWidth) } }
}
