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
        facts.picture = state.posterPath.map { ImageRequest($0, as: .poster, width: ShownPicture.requestedWidth) }
        facts.trailer = state.videos.trailer
        return facts
    }

    func keys(_ state: DetailsState) -> [String] { position.link == nil ? [] : [Texts.keysOpen] }

    mutating func choose(_ place: Seen.Spot) { if case .link(let link) = place { position.link = link } }
    func isChosen(_ place: Seen.Spot) -> Bool { position.link.map { place == .link($0) } ?? false }

    mutating func handle(_ key: Key, on canvas: Canvas, _ context: BrowseContext) -> BrowseStep {
        if let movement = key.movement(height: canvas.height) {
            if let text = text(presenter.state, canvas.kept) { position.move(by: movement, over: text, on: canvas) }
            return .handled
        }
        guard key == .enter else { return .unhandled }
        guard let link = text(presenter.state, canvas.kept)?.link(at: position) else { return .handled }
        if case .item(let item, _) = link { presenter.send(.open(item)) }
        return context.open(link)
    }

    func refresh() { presenter.send(presenter.state.content.error == nil ? .refresh : .retry) }

    mutating func reopen(_ context: BrowseContext) {
        guard var page = Self(presenter.state.title.title, preview: nil, context) else { return }
        page.position.scroll = position.scroll
        self = page
    }

    func draw(_ state: DetailsState, on canvas: inout Canvas) {
        guard let text = text(state, canvas.kept) else {
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
    func text(_ state: DetailsState, _ kept: Set<MediaReference> = []) -> TextPage? {
        guard let item = state.item else { return nil }
        var page = TextPage()
        page.hasAside = true
        let (details, signs) = (state.content.value, Glyphs.line(state.marks))
        let isKept = kept.contains(state.title.title)
        page.add(
            Line(item.title, .heading) + Screens.mark(item.titleLanguage) + (signs.isEmpty ? "" : "  " + signs)
                + Line(isKept ? "  " + Texts.isKept : "", .vote))
        // The facts of lists are a part of those of details.
        if details == nil, !TitleLines.facts(item).isEmpty { page.add(Line(TitleLines.facts(item), .faint)) }
        if let original = item.originalTitle { page.add(Line(original, .faint)) }
        if let details, !details.tagline.isEmpty {
            page.add(Line("“\(details.tagline)”", .faint) + Screens.mark(details.textLanguages?[.tagline]))
        }
        if !item.overview.isEmpty {
            page.add(.empty)
            page.add(Line(item.overview) + Screens.mark(item.overviewLanguage))
        } else if details != nil {
            page.add(.empty)
            page.add(Line(Texts.noOverview, .faint))
        }
        guard let details else {
            if state.content.error == nil {
                page.addPlaceholder()
            } else {
                page.add(.empty)
                page.add(Line(Texts.onlyFromLists, .faint))
            }
            return page
        }
        let facts = self.facts(of: details).filter { !$0.isEmpty }
        if !facts.isEmpty { page.add(.empty) }
        for line in facts { page.add(Line(line, .faint)) }
        if !details.genres.isEmpty { page.add(Line(details.genres.map(\.name).joined(separator: " · "), .faint)) }
        addSeasons(of: details, to: &page)
        page.isAside = true
        let cast = details.credits.cast.prefix(8)
        if !cast.isEmpty { page.add(heading: Texts.screens.cast) }
        for member in cast {
            page.add(
                Line("  " + (member.character.isEmpty ? member.name : Texts.screens.part(member.name, as: member.character))),
                to: .person(member.person))
        }
        let crew = Screens.jobs(details.credits.crew).prefix(4)
        if !crew.isEmpty { page.add(heading: Texts.screens.crew) }
        for (member, jobs) in crew { page.add(Line("  \(member.name), \(jobs)"), to: .person(member.person)) }
        page.isAside = false
        addVideos(state.videos, to: &page)
        if let offers = details.watchProviders.offers(in: regions), let region = offers.region {
            page.add(Texts.screens.whereToWatch(in: region), self.offers(offers.value) + [Texts.screens.justWatch])
        }
        page.isAside = true
        page.add(Texts.screens.similar, details.similar)
        page.add(Texts.screens.recommended, details.recommendations)
        addConditions(of: details, to: &page)
        page.isAside = false
        for review in details.reviews.prefix(3) {
            page.add(heading: Texts.screens.review(by: review.author))
            page.add(paragraphs: review.content)
        }
        return page
    }

    /// Adds the videos that have a page, each as a link to it.
    private func addVideos(_ videos: [Video], to page: inout TextPage) {
        let videos = videos.compactMap { video in Address.video(video).map { (video, $0) } }.prefix(5)
        if !videos.isEmpty { page.add(heading: Texts.screens.videos) }
        for (video, address) in videos { page.add(Line("  ▶ " + video.name), to: .address(address)) }
    }

    private func facts(of details: TitleDetails) -> [String] {
        let texts = Texts.screens
        func line(_ parts: [String?]) -> String { parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " · ") }
        switch details {
        case .movie(let movie):
            return [
                line([
                    movie.releaseDate(in: regions).map { texts.day($0.value) }, movie.runtime.map(texts.minutes),
                    movie.certification(in: regions).map(Screens.certification),
                    movie.voteCount > 0 ? texts.votes(movie.voteAverage, of: movie.voteCount) : nil,
                ])
            ]
        case .tv(let series):
            return [
                line([
                    texts.days(of: series), series.status.map(texts.name(of:)),
                    series.certification(in: regions).map(Screens.certification),
                    series.voteCount > 0 ? texts.votes(series.voteAverage, of: series.voteCount) : nil,
                ]),
                line(
                    ScreenTexts.names(series.networks.map(\.name)) + [
                        series.numberOfSeasons.map(texts.seasons), series.numberOfEpisodes.map(texts.episodes),
                    ]),
            ]
        }
    }

    /// Adds genres, the collection, companies and keywords, each as a link to the titles with it.
    private func addConditions(of details: TitleDetails, to page: inout TextPage) {
        let kind: DiscoverQuery.Kind = if case .movie = details { .movies } else { .tv }
        if !details.genres.isEmpty { page.add(heading: Texts.genres) }
        for genre in details.genres {
            page.add(Line("  " + genre.name), to: .discover(DiscoverQuery(kind) { $0.genre = .init(id: genre.id, name: genre.name) }))
        }
        let (companies, keywords) =
            switch details {
            case .movie(let movie): (movie.productionCompanies, movie.keywords ?? [])
            case .tv(let series): (series.productionCompanies, series.keywords ?? [])
            }
        if !companies.isEmpty { page.add(heading: Texts.companies) }
        for company in companies.prefix(4) {
            page.add(
                Line("  " + company.name), to: .discover(DiscoverQuery(kind) { $0.company = .init(id: company.id, name: company.name) }))
        }
        if !keywords.isEmpty { page.add(heading: Texts.keywords) }
        for keyword in keywords.prefix(6) {
            page.add(
                Line("  " + keyword.name), to: .discover(DiscoverQuery(kind) { $0.keyword = .init(id: keyword.id, name: keyword.name) }))
        }
    }

    private func addSeasons(of details: TitleDetails, to page: inout TextPage) {
        guard case .tv(let series) = details, !series.seasons.isEmpty else { return }
        page.add(heading: Texts.screens.seasons)
        for season in series.seasons {
            let facts = [season.airDate?.year.description, season.episodeCount.map(Texts.screens.episodes)].compactMap { $0 }
            let line = Line("  " + season.name) + Line("  " + facts.joined(separator: " · "), .faint)
            if let number = season.seasonNumber {
                page.add(line, to: .season(SeasonReference(series: series.id, number: number), of: series.name))
            } else {
                page.add(line)
            }
        }
    }

    private func offers(_ offers: WatchOffers) -> [String] {
        let texts = Texts.screens
        let known = [
            (texts.subscription, offers.flatrate), (texts.free, offers.free), (texts.withAds, offers.ads), (texts.rent, offers.rent),
            (texts.buy, offers.buy),
        ]
        let others = offers.others.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
        return (known + others).filter { !$0.1.isEmpty }.map {
            Texts.labeled($0.0) + ScreenTexts.names($0.1.map(\.providerName)).joined(separator: Texts.comma)
        }
    }
}

extension TextPage {
    /// Adds titles as links under a heading, at most ten.
    mutating func add(_ heading: String, _ titles: [MediaItem]) {
        if !titles.isEmpty { add(heading: heading) }
        for title in titles.prefix(10) {
            let line = Line("  " + title.title) + Screens.mark(title.titleLanguage) + Line("  " + TitleLines.facts(title), .faint)
            add(line, to: title)
        }
    }
}
