import Marquee
import MarqueePresentation

/// A season with its episodes.
struct SeasonPage: BrowsePage {
    let presenter: SeasonPresenter
    /// The name of the series; empty if it is not known.
    var series = ""

    func facts(_ state: SeasonState) -> PageFacts {
        let episodes = state.episodes
        guard episodes.indices.contains(state.selection.index) else { return PageFacts(state.content, nil) }
        let episode = episodes[state.selection.index]
        guard let reference = state.reference(of: episode) else { return PageFacts(state.content, nil) }
        let selection = PageSelection(
            item: .tv(reference.series), markable: .episode(reference), marks: state.marks(on: reference), title: episode.name)
        var facts = PageFacts(state.content, selection)
        (facts.picture, facts.narrowestWithPicture) = (episode.still, 100)
        return facts
    }

    func keys(_ state: SeasonState) -> [String] { [Texts.keysOpen, Texts.keysSeason] }

    func handle(_ key: Key, on canvas: Canvas, _ context: BrowseContext) -> BrowseStep {
        if let (x, y) = key.movement(height: canvas.height) {
            if y != 0 { presenter.send(.move(by: y)) }
            guard x != 0, let season = x < 0 ? presenter.state.previous : presenter.state.next else { return .handled }
            return .replace(SeasonPage(season, of: series, context))
        }
        guard key == .enter else { return .unhandled }
        let (state, episodes) = (presenter.state, presenter.state.episodes)
        guard episodes.indices.contains(state.selection.index), let episode = state.reference(of: episodes[state.selection.index]) else {
            return .handled
        }
        presenter.send(.open(episode))
        return context.open(.episode(episode, episodes[state.selection.index], of: series))
    }

    func choose(_ place: Seen.Spot) {
        if case .item(let index) = place { presenter.send(.move(by: index - presenter.state.selection.index)) }
    }

    func isChosen(_ place: Seen.Spot) -> Bool { place == .item(presenter.state.selection.index) }

    func refresh() { presenter.send(presenter.state.content.error == nil ? .refresh : .retry) }

    func draw(_ state: SeasonState, on canvas: inout Canvas) {
        let episodes = state.episodes
        let facts = [
            state.content.value?.airDate.map(Texts.screens.day), episodes.isEmpty ? nil : Texts.screens.episodes(episodes.count),
        ].compactMap { $0 }.joined(separator: " · ")
        let name = series.isEmpty ? state.name : series + " · " + state.name
        canvas.put(Line(name, .heading) + Line(facts.isEmpty ? "" : "  " + facts, .faint), y: 0)
        switch state.content {
        case .loading: return canvas.draw(.titles, from: 2)
        case .empty: return canvas.center([(Texts.screens.nothingHere, .faint)])
        case .failed(let error): return canvas.center(error)
        case .loaded: break
        }
        canvas.drawPicture()
        var top = 2
        if let overview = state.content.value?.overview, !overview.isEmpty, canvas.height >= 14 {
            for (offset, line) in Line(overview, .faint).wrapped(to: canvas.width).prefix(2).enumerated() {
                canvas.put(line, y: 1 + offset)
                top = 3 + offset
            }
        }
        canvas.list(episodes.count, selected: state.selection.index, from: top) { index in
            let episode = episodes[index]
            let marks = state.reference(of: episode).map(state.marks(on:)) ?? .none
            let vote = episode.voteCount > 0 ? "  " + TitleLines.average(episode.voteAverage) : ""
            let glyphs = Glyphs.line(marks)
            let heading =
                Line("\(episode.episodeNumber.map(String.init) ?? "-")  ", .faint) + Line(episode.name, .heading) + Line(vote, .faint)
            let facts = [episode.airDate.map(Texts.screens.day), episode.runtime.map(Texts.screens.minutes), episode.overview]
            return (
                heading + (glyphs.isEmpty ? "" : "  " + glyphs), facts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " · ")
            )
        }
    }
}

extension SeasonPage {
    init(_ season: SeasonReference, of series: String, _ context: BrowseContext) {
        presenter = SeasonPresenter(
            season, tv: context.client.tv, tvSeasons: context.client.tvSeasons, library: context.client.library,
            context: context.presentation)
        self.series = series
    }
}
