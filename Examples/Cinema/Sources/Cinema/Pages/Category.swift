import Marquee
import MarqueePresentation

extension TitleCategory {
    /// The address of its page.
    var path: String {
        switch self {
        case .movies(let kind): "/movies/" + kind.rawValue
        case .tv(let kind): "/tv/" + kind.rawValue
        }
    }

    /// A name that is no other's on a page.
    var id: String {
        switch self {
        case .movies(let kind): "movies-" + kind.rawValue
        case .tv(let kind): "tv-" + kind.rawValue
        }
    }
}

extension Visit {
    /// All movies of a category.
    func movies() async throws -> Answer {
        let kind: MovieList.Kind = try parameter("category")
        let movies = marquee.movies
        let fetched = try await pages(on: .category) { (page, policy) async throws(MarqueeError) in
            try await movies.list(MovieList(kind, page: page), policy: policy)
        }
        return category(.movies(kind), fetched.map { $0.map(MediaItem.movie) }, data: fetched)
    }

    /// All series of a category.
    func series() async throws -> Answer {
        let kind: TVList.Kind = try parameter("id")
        let tv = marquee.tv
        let fetched = try await pages(on: .category) { (page, policy) async throws(MarqueeError) in
            try await tv.list(TVList(kind, page: page), policy: policy)
        }
        return category(.tv(kind), fetched.map { $0.map(MediaItem.tv) }, data: fetched)
    }

    private func category(
        _ category: TitleCategory, _ fetched: Fetched<Page<MediaItem>>, data: any Encodable & Sendable
    ) -> Answer {
        .page(
            texts.name(category),
            "<h1>\(texts.name(category))</h1>\(freshness(fetched))\(layoutTabs)\(list(fetched, path: category.path))",
            data: data)
    }

    /// Titles, and the way to more of them: a link, which the browser follows in place where it can.
    func list(_ fetched: Fetched<Page<MediaItem>>, path: String) -> HTML {
        let page = fetched.value
        if page.items.isEmpty { return "<p class=\"empty\">\(texts.nothingHere)</p>" }
        let cards = page.items.enumerated().map { index, item in card(item, fetched.marks(on: item.id), isFirst: index < 4) }
        return "<ul class=\"cards\" id=\"items\">\(cards)</ul>\(pager(page.page, of: page.totalPages, path: path))"
    }

    /// Where a list is, and the ways on. After *Show more*, the page that is shown is the first one of several.
    func pager(_ number: Int, of total: Int, path: String) -> HTML {
        let separator = path.contains("?") ? "&" : "?"
        let total = min(total, Page<MediaItem>.limit)
        if total <= 1 { return .empty }
        let page = (try? page()) ?? 1
        let earlier: HTML? = page > 1 ? "<a rel=\"prev\" href=\"\(path + separator)page=\(page - 1)\">\(texts.earlier)</a>" : nil
        let later: HTML? =
            number < total
            ? "<a class=\"button\" rel=\"next\" data-append=\"#items\" href=\"\(path + separator)page=\(number + 1)\">\(texts.more)</a>"
            : nil
        return """
            <nav class="pager" aria-label="\(texts.pages)">\(earlier)<span class="page" aria-live="polite">\(texts.pageOf(number, total))</span>\(later)</nav>
            """
    }

    /// Both looks of a list: a form, because the choice is stored.
    var layoutTabs: HTML {
        let buttons = Layout.allCases.map { each -> HTML in
            let current: HTML = each == layout ? " aria-current=\"true\"" : ""
            return "<button name=\"layout\" value=\"\(each.rawValue)\"\(current)>\(texts.name(each))</button>"
        }
        return """
            <form class="tabs" method="post" action="/settings">\(token)\(back)\
            <span class="group" role="group" aria-label="\(texts.layout)">\(buttons)</span></form>
            """
    }
}

extension Page {
    /// The same page with other items.
    func map<Other: Sendable>(_ transform: (Item) -> Other) -> Page<Other> {
        Page<Other>(page: page, totalPages: totalPages, totalResults: totalResults, items: items.map(transform))
    }
}
