import Marquee
import MarqueePresentation

/// The details of a title: facts, cast and crew, videos, where to watch, similar titles and reviews.
struct DetailsPage: BrowsePage {
    let presenter: DetailsPresenter
    /// The countries of watch providers, best first.
    let regions: [String]
    var position = ReadingPosition()

    func facts(_ state: DetailsState) -> PageFacts {
        let selection = PageSelection(
            item: state.title.title, markable: state.title, marks: state.marks, title: state.item?.title ?? "")
        var facts = PageFacts(state.content, selection)
        facts.picture = state.item?.portraitPath.map { ImageRequest($0, as: .poster, width: ShownPicture.requestedWidth) }
        return facts
    }

    mutating func handle(_ key: Key, on canvas: Canvas, _ context: BrowseContext) -> BrowseStep {
        if let movement = key.movement(height: canvas.height) {
            if let text = text(presenter.state) { position.move(by: movement, over: text, on: canvas) }
            return .handled
        }
        guard key == .enter else { return .unhandled }
        guard let item = text(presenter.state)?.link(at: position) else { return .handled }
        presenter.send(.open(item))
        return context.open(item)
    }

    func refresh() { presenter.send(presenter.state.content.error == nil ? .refresh : .retry) }

    func draw(_ state: DetailsState, on canvas: inout Canvas) {
        guard let text = text(state) else {
            if let error = state.content.error { return canvas.center(error) }
            return canvas.draw(.details)
        }
        canvas.drawPicture()
        canvas.draw(text, at: position)
        if let error = state.content.error {
            canvas.put(Texts.withRetry(error), y: canvas.height - 1, style: .negative)
        }
    }
}

extension DetailsPage {
    /// Nil for an item that is neither a movie nor a TV series.
    init?(_ item: MediaReference, preview: MediaItem?, _ context: BrowseContext) {
        guard let title = Markable(item) else { return nil }
        let client = context.client
        presenter = DetailsPresenter(
            title, preview: preview, movies: client.movies, tv: client.tv, previews: client.preview, library: client.library,
            context: context.presentation)
        regions = context.regions
    }

    /// Nil while nothing is known of the title.
    private func text(_ state: DetailsState) -> TextPage? {
        guard let item = state.item else { return nil }
        var page = TextPage()
        page.add(TitleLines.heading(item, state.marks))
        if let original = item.originalTitle { page.add(Line(original, .faint)) }
        let details = state.content.value
        if let details, !details.tagline.isEmpty { page.add(Line("“\(details.tagline)”", .faint)) }
        page.add(.empty)
        page.add(item.overview.isEmpty ? Line(Texts.noOverview, .faint) : Line(item.overview))
        guard let details else { return page }
        if !details.genres.isEmpty {
            page.add(.empty)
            page.add(Line(details.genres.map(\.name).joined(separator: " · "), .faint))
        }
        let cast = details.credits.cast.prefix(8)
        if !cast.isEmpty { page.add(heading: Texts.screens.cast) }
        for member in cast {
            page.add(
                Line("  " + (member.character.isEmpty ? member.name : Texts.screens.part(member.name, as: member.character))),
                to: .person(member.personID))
        }
        page.add(Texts.screens.crew, details.credits.crew.prefix(4).map { "\($0.name), \($0.job)" })
        page.add(
            Texts.screens.videos, details.videos.prefix(5).map { video in video.name + (Address.video(video).map { "  \($0)" } ?? "") })
        if let offers = details.watchProviders.offers(in: regions), let region = offers.region {
            page.add(Texts.screens.whereToWatch(in: region), self.offers(offers.value) + [Texts.screens.justWatch])
        }
        page.add(Texts.screens.similar, details.similar)
        page.add(Texts.screens.recommended, details.recommendations)
        for review in details.reviews.prefix(3) {
            page.add(heading: Texts.screens.review(by: review.author))
            page.add(paragraphs: review.content)
        }
        return page
    }

    private func offers(_ offers: WatchOffers) -> [String] {
        let texts = Texts.screens
        let known = [
            (texts.subscription, offers.subscription), (texts.free, offers.free), (texts.withAds, offers.ads), (texts.rent, offers.rent),
            (texts.buy, offers.buy),
        ]
        let others = offers.others.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
        return (known + others).filter { !$0.1.isEmpty }.map { Texts.labeled($0.0) + $0.1.map(\.name).joined(separator: Texts.comma) }
    }
}

extension TextPage {
    /// Adds titles as links under a heading, at most ten.
    mutating func add(_ heading: String, _ titles: [MediaItem]) {
        if !titles.isEmpty { add(heading: heading) }
        for title in titles.prefix(10) { add(Line("  " + title.title) + Line("  " + TitleLines.facts(title), .faint), to: title.id) }
    }
}
