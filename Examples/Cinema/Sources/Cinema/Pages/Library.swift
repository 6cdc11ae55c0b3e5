import Marquee
import MarqueePresentation

extension Visit {
    /// A shelf of the person, and the changes that were not sent yet.
    func library(_ shelf: ShelfName) async throws -> Answer {
        guard isSignedIn else { throw personMissing }
        let library = marquee.library
        let fetched = try await pages(on: .library) { (page, policy) async throws(MarqueeError) in
            try await library.page(page, of: shelf, policy: policy)
        }
        let pending = try await library.pending()
        var series: [TVSeries.ID: String] = [:]
        for case .episode(let episode) in fetched.value.items.map(\.entry.subject) where series[episode.series] == nil {
            series[episode.series] = (try? await marquee.preview(.tv(episode.series)))?.title
        }
        return .page(
            texts.library,
            """
            <h1>\(texts.library)</h1>\(tabs(on: shelf.rawValue))
            \(freshness(fetched))\(pending.isEmpty ? .empty : await syncState(pending))\(rows(fetched, "/library/" + shelf.rawValue, series))\
            \(pending.isEmpty ? await syncState(pending) : .empty)
            """, data: fetched.map { page in page.map(LibraryRowJSON.init) })
    }

    /// The ways between what comes next, the titles for tonight, and the shelves.
    ///
    /// - Parameter place: The last part of the address of the page.
    func tabs(on place: String) -> HTML {
        let pages =
            [("upcoming", coming.comesNext), ("tonight", coming.tonight)] + ShelfName.allCases.map { ($0.rawValue, texts.name($0)) }
        let tabs = pages.map { name, title -> HTML in
            let mark: HTML = name == place ? " aria-current=\"page\"" : ""
            return "<li><a href=\"/library/\(name)\"\(mark)>\(title)</a></li>"
        }
        return "<nav aria-label=\"\(texts.library)\"><ul class=\"tabs scroll\">\(tabs)</ul></nav>"
    }

    /// Sends all changes, and reads all shelves.
    func sync() async throws -> Answer {
        guard isSignedIn else { throw personMissing }
        let report = try await marquee.library.sync()
        return .redirect(to: shelfPath, report.failure == nil && report.waiting == 0 ? .synced : .syncedPartly)
    }

    /// The shelf that a form was sent from.
    var shelfPath: String { previous.flatMap { $0.path.hasPrefix("/library") ? $0.path : nil } ?? "/library" }

    private func rows(_ fetched: Fetched<Page<LibraryItem>>, _ path: String, _ series: [TVSeries.ID: String]) -> HTML {
        let page = fetched.value
        if page.items.isEmpty { return "<p class=\"empty\">\(texts.emptyShelf)</p>" }
        let cards = page.items.map { item -> HTML in
            switch item.entry.subject {
            case .movie(let movie): card(.movie(movie), fetched.marks(on: movie.reference))
            case .tv(let series): card(.tv(series), fetched.marks(on: series.reference))
            case .episode(let episode):
                self.card(
                    episode.episode, of: episode.reference, series: episode.series, seriesName: series[episode.series],
                    marks: episode.reference.map { fetched.marks(on: $0) } ?? Marks(rating: item.entry.rating))
            @unknown default: .empty
            }
        }
        return "<ul class=\"cards\" id=\"items\">\(cards)</ul>\(pager(page.page, of: page.totalPages, path: path))"
    }
}

/// A row of a shelf for programs.
private struct LibraryRowJSON: Encodable {
    let item: Markable?
    let title: String
    let rating: Rating?

    init(_ item: LibraryItem) {
        (self.item, rating) = (item.entry.markable, item.entry.rating)
        switch item.entry.subject {
        case .movie(let movie): title = movie.title
        case .tv(let series): title = series.name
        case .episode(let episode): title = episode.episode.name
        @unknown default: title = ""
        }
    }
}

extension LibraryUseCases {
    /// One page of a shelf, in a form that is the same for all shelves.
    fileprivate func page(
        _ number: Int, of shelf: ShelfName, policy: ReadPolicy
    ) async throws(MarqueeError) -> Fetched<Page<LibraryItem>> {
        switch shelf {
        case .favoriteMovies: try await rows(favoriteMovies, number, policy)
        case .favoriteTV: try await rows(favoriteTV, number, policy)
        case .watchlistMovies: try await rows(watchlistMovies, number, policy)
        case .watchlistTV: try await rows(watchlistTV, number, policy)
        case .ratedMovies: try await rows(ratedMovies, number, policy)
        case .ratedTV: try await rows(ratedTV, number, policy)
        case .ratedEpisodes: try await rows(ratedEpisodes, number, policy)
        @unknown default: throw MarqueeError(.notFound, .init("cinema.shelf", "There is no such shelf."))
        }
    }

    private func rows<Item: ShelfItem>(
        _ shelf: Get<ShelfPage, Page<Item>>, _ number: Int, _ policy: ReadPolicy
    ) async throws(MarqueeError) -> Fetched<Page<LibraryItem>> {
        try await shelf(page: number, policy: policy).map { page in page.map { LibraryItem(entry: $0.shelfEntry) } }
    }
}
