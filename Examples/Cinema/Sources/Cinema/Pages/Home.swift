import Marquee
import MarqueePresentation

extension Visit {
    /// The first page: a highlighted title, and a row for each category.
    func home(_ tab: HomeState.Tab) async throws -> Answer {
        let presenter = HomePresenter(tab, movies: marquee.movies, tv: marquee.tv, library: marquee.library)
        let home = try await presenter.shown(refreshTimeLimit: site.settings.refreshTimeLimit)
        let rows = home.value.rows.map { row in
            row.failure == nil || !row.items.isEmpty
                ? self.row(texts.name(row.category), id: row.category.id, row.items, home.marks, more: row.category.path)
                : failedRow(row)
        }
        let other: HTML? = tab == .movies ? laterRow : nil
        return .page(
            tab == .movies ? "" : texts.tvSeries,
            """
            <h1 class="hidden">\(tab == .movies ? texts.movies : texts.tvSeries)</h1>
            \(freshness(home))\(home.value.highlight.map { highlight($0, home) })\(rows)\(other)
            """, data: home.map(HomeJSON.init))
    }

    private func highlight(_ item: MediaItem, _ home: Fetched<HomeContent>) -> HTML {
        """
        <section class="highlight" aria-labelledby="highlight">
        \(picture(item.backdropPath, .backdrop, width: 780, isFirst: true))
        <div class="highlight-text"><h2 id="highlight"\(attributes(in: item.titleLanguage))>\
        <a href="\(item.path)">\(item.title)</a>\(label(in: item.titleLanguage))</h2>
        <p><bdi>\(item.year.map(String.init) ?? "")</bdi>\(votes(item.voteAverage))</p>
        <p class="overview"\(attributes(in: item.overviewLanguage))>\(item.overview)\(label(in: item.overviewLanguage))</p>\
        \(Markable(item.id).map { taps(on: $0, title: item.title, home.marks(on: item.id)) })</div></section>
        """
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
        <div class="later" data-load="/tv" data-part="main > section:nth-of-type(2)"><p><a href="/tv">\(texts.tvSeries)</a></p>\
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
