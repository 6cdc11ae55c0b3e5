import Marquee
import MarqueePresentation

/// A season with its episodes.
struct SeasonPage: ArrangeableList {
    let presenter: SeasonPresenter
    /// The name of the series; empty if it is not known.
    var series = ""
    var arrangement = ListArrangement()

    func list(_ state: SeasonState) -> (rows: [Episode], selected: Int) { (state.episodes, state.selection.index) }
    func select(_ index: Int) { presenter.state.episodes[index].episodeNumber.map { presenter.send(.select($0)) } }
    func step(by distance: Int) { presenter.send(.move(by: distance)) }
    func readOn() {}

    func facts(_ state: SeasonState) -> PageFacts {
        guard let selected = selected(state) else { return PageFacts(state.content, nil) }
        let episode = state.episodes[selected]
        guard let reference = state.reference(of: episode) else { return PageFacts(state.content, nil) }
        let selection = PageSelection(
            item: .tv(reference.series), markable: .episode(reference), marks: state.marks(on: reference), title: episode.name)
        var facts = PageFacts(state.content, selection)
        (facts.picture, facts.narrowestWithPicture, facts.isArranged) = (episode.still, 100, !arrangement.isPlain)
        return facts
    }

    func keys(_ state: SeasonState) -> [String] {
        isTyping ? [Texts.keysKeepFilter, Texts.keysWholeList] : wholeListKeys + [Texts.keysOpen, Texts.keysSeason]
    }

    mutating func handle(_ key: Key, on canvas: Canvas, _ context: BrowseContext) -> BrowseStep {
        if arrange(key) { return .handled }
        if let (x, y) = key.movement(height: canvas.height) {
            if y != 0 { move(by: y) }
            guard x != 0, let season = x < 0 ? presenter.state.previous : presenter.state.next else { return .handled }
            return .replace(SeasonPage(season, of: series, context))
        }
        guard key == .enter else { return .unhandled }
        let state = presenter.state
        guard let selected = selected(state), let episode = state.reference(of: state.episodes[selected]) else { return .handled }
        presenter.send(.open(episode))
        return context.open(.episode(episode, state.episodes[selected], of: series))
    }

    func refresh() { presenter.send(presenter.state.content.error == nil ? .refresh : .retry) }

    mutating func reopen(_ context: BrowseContext) { self = Self(presenter.state.season, of: series, context) }

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
        let rows = arranged(state)
        if rows != nil || arrangement.isTyping {
            canvas.draw(arrangement, rows, of: episodes.count, y: top - 1)
            if top > 2 { top += 1 }
        }
        if rows?.indices.isEmpty == true { return canvas.center([(Texts.nothingLoadedFits, .faint)]) }
        canvas.list(episodes.count, selected: state.selection.index, as: rows, from: top) { index in
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
