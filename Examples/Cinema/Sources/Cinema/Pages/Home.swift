import Marquee
import MarqueePresentation

extension Visit {
    /// The first page: a highlighted title, and a row for each category.
    func home(_ tab: HomeState.Tab) async throws -> Answer {
        let presenter = HomePresenter(tab, movies: marquee.movies, tv: marquee.tv, library: marquee.library)
        let home = try await presenter.shown(refreshTimeLimit: refreshTimeLimit)
        let shown = home.value.highlight
        var details: TitleDetails?
        if let shown { details = await self.details(of: shown) }
        let rows = home.value.rows.map { row -> HTML in
            guard row.failure == nil || !row.items.isEmpty else { return failedRow(row) }
            // A title that is shown above is not shown a second time where there are enough others.
            let items = row.items.count > Self.mostCards ? row.items.filter { $0.id != shown?.id } : row.items
            return self.row(texts.name(row.category), id: row.category.id, items, home.marks, more: row.category.path)
        }
        let other: HTML? = tab == .movies ? laterRow : nil
        var facts = shown.map { PageFacts($0) } ?? PageFacts()
        (facts.description, facts.kind) = (texts.siteDescription, "website")
        return .page(
            tab == .movies ? "" : texts.tvSeries,
            """
            <h1 class="hidden">\(tab == .movies ? texts.movies : texts.tvSeries)</h1>
            \(shown.map { highlight($0, details, home) })\(freshness(home))<div class="rows">\(rows)\(other)</div>
            """, facts: facts, data: home.map(HomeJSON.init))
    }

    /// A row of so many cards is full without the highlighted title.
    private static let mostCards = 12

    /// The details of the highlighted title, without which it has fewer facts.
    private func details(of item: MediaItem) async -> TitleDetails? {
        let (movies, tv) = (marquee.movies, marquee.tv)
        return await part(within: refreshTimeLimit) { (policy) async throws(MarqueeError) in
            switch item.id.kind {
            case .tv: try await tv.details(item.id.id, including: ScreenParts.series, policy: policy).map(TitleDetails.tv)
            default: try await movies.details(item.id.id, including: ScreenParts.movie, policy: policy).map(TitleDetails.movie)
            }
        }
    }

    /// The title over the whole width: its picture behind the text, its facts, the trailer, and the watchlist.
    private func highlight(_ item: MediaItem, _ details: TitleDetails?, _ home: Fetched<HomeContent>) -> HTML {
        let list = details.map(facts) ?? "<ul class=\"facts\"><li>\(item.year.map(String.init) ?? "")\(votes(item.voteAverage))</li></ul>"
        let genres = (details?.genres ?? []).prefix(3).map(\.name).joined(separator: language.comma)
        let names: HTML? = genres.isEmpty ? nil : "<p class=\"genres\" dir=\"auto\">\(genres)</p>"
        let link = details.flatMap { firstTrailer(of: $0) }
        let trailer: HTML? = link.map {
            "<a class=\"button\" href=\"\($0.address)\" rel=\"noreferrer\"><span aria-hidden=\"true\">▶</span> \(texts.trailer)</a>"
        }
        let watch = Markable(item.id).map { title -> HTML in
            let marks = home.marks(on: item.id)
            return
                "<form class=\"tap\" method=\"post\" action=\"\(title.path)/mark\"\(waits(title, marks))>\(token)\(watchButton(marks))</form>"
        }
        return """
            <section class="highlight stage" aria-labelledby="highlight">\(behind(item.backdropPath))
            <div class="highlight-text"><h2 id="highlight"\(attributes(in: item.titleLanguage))>\
            <a href="\(item.path)">\(item.title)</a>\(label(in: item.titleLanguage))</h2>\(list)\(names)
            <p class="overview"\(attributes(in: item.overviewLanguage))>\(item.overview)\(label(in: item.overviewLanguage))</p>\
            <div class="acts">\(trailer)\(watch)<a class="button quiet" href="\(item.path)">\(texts.details)</a></div></div></section>
            """
    }

    private func firstTrailer(of details: TitleDetails) -> OutsideLink? {
        let videos = details.videos.ranked(in: marquee.audience.languages)
        return (videos.first { $0.type == .trailer && $0.link != nil } ?? videos.first { $0.link != nil })?.link
    }

    /// A category that failed alone does not take the page with it.
    private func failedRow(_ row: HomeContent.Row) -> HTML {
        """
        <section aria-labelledby="\(row.category.id)"><h2 id="\(row.category.id)">\(texts.name(row.category))</h2>
        <p>\(texts.unavailable) <a href="\(path)">\(texts.retry)</a></p></section>
        """
    }

    /// The first row of series, which the browser asks for when the page is there; without JavaScript it is a link.
    private var laterRow: HTML {
        """
        <div class="later" data-load="/tv" data-part=".rows > section"><p><a href="/tv">\(texts.tvSeries)</a></p>\
        \(skeleton(Skeleton([.row(.poster, count: 8)])))</div>
        """
    }
}

/// Home for programs.
private struct HomeJSON: Encodable, Sendable {
    struct Row: Encodable, Sendable {
        let category: String
        let items: [MediaItem]
        let failure: MarqueeError?
    }

    let highlight: MediaItem?
    let rows: [Row]

    init(_ home: HomeContent) {
        highlight = home.highlight
        rows = home.rows.map { Row(category: $0.category.id, items: $0.items, failure: $0.failure) }
    }
}
