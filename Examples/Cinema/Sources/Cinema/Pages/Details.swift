import Foundation
import Marquee
import MarqueePresentation

extension Visit {
    /// A movie or a series, with everything around it. If it cannot be read, the values from earlier lists are shown.
    func details() async throws -> Answer {
        let title = try title()
        let presenter = DetailsPresenter(
            title, movies: marquee.movies, tv: marquee.tv, previews: marquee.preview, library: marquee.library)
        async let keywords = keywords(of: title)
        let limit = refreshTimeLimit
        do throws(MarqueeError) {
            let fetched: Fetched<TitleDetails>
            do throws(MarqueeError) {
                // The page that a script asks for waits for the whole.
                fetched = try await presenter.shown(refreshTimeLimit: limit, firstTimeLimit: query("whole") == nil ? limit : nil)
            } catch  where error == .onItsWay {
                if let item = try? await marquee.preview(title.title) { return preview(item, on: title, await marks(on: title), nil) }
                fetched = try await presenter.shown(refreshTimeLimit: limit)
            }
            return page(fetched, on: title, presenter.state, await keywords)
        } catch {
            // TMDb does not have the title, so the preview of a list is not shown.
            guard Refusal(error).canBeRetried, let item = await preview(of: title.title) else { throw error }
            return preview(item, on: title, await marks(on: title), error)
        }
    }

    private func page(
        _ fetched: Fetched<TitleDetails>, on title: Markable, _ state: DetailsState, _ keywords: [Keyword]
    ) -> Answer {
        let (details, item) = (fetched.value, fetched.value.item)
        let videos = state.videos.filter { $0.link != nil }
        return .page(
            item.title,
            """
            <article class="details">\(head(item, state, fetched.marks(on: item.id), facts(details), freshness(fetched), details))
            <div class="rows">\(seasons(details))\(cast(details))</div>\(otherVideos(videos.dropFirst()))
            <div class="rows">\(titles(texts.recommendations, "recommendations", details.recommendations, fetched.marks))
            \(titles(texts.similar, "similar", details.similar, fetched.marks))</div>\(reviews(details.reviews))\(otherLinks(details, keywords))</article>
            """, facts: PageFacts(item, backdrop: state.backdropPath), data: details.json(fetched))
    }

    /// The preview of a title whose details cannot be read, or are still on their way.
    private func preview(_ item: MediaItem, on title: Markable, _ marks: Marks, _ error: MarqueeError?) -> Answer {
        let facts = [
            item.year.map { "<li>\($0)</li>" as HTML }, item.voteAverage.map { "<li>\(votes($0))</li>" as HTML },
        ]
        let whole = item.path + "?whole=1"
        let note: HTML = """
            <p class="freshness"><span class="badge \(error == nil ? "stale" : "away")">\(error.map { previewNote($0) } ?? texts.previewLoading)</span> \
            <a href="\(error == nil ? whole : path)">\(texts.retry)</a></p>
            """
        let list: HTML = "<ul class=\"facts\">\(facts.compactMap { $0 })</ul>"
        let rest: HTML = error == nil ? skeleton(Skeleton([.row(.profile, count: 8), .row(.poster, count: 8)])) : .empty
        let load: HTML = error == nil ? " data-load=\"\(whole)\" data-part=\"article.details\"" : .empty
        return .page(
            item.title,
            """
            <article class="details\(error == nil ? " arriving" as HTML : .empty)"\(load)>\
            \(head(item, DetailsState(title, preview: item), marks, list, note, nil))\(rest)</article>
            """,
            data: Fetched(item, origin: .titleIndex, isStale: true, refreshError: error))
    }

    /// The stage of a page, with all that is looked for first: poster, title, facts, marks, the trailer, and where to watch.
    private func head(
        _ item: MediaItem, _ state: DetailsState, _ marks: Marks, _ facts: HTML, _ freshness: HTML, _ details: TitleDetails?
    ) -> HTML {
        let taglineLanguage = details?.textLanguages?[.tagline]
        return """
            <div class="stage">\(behind(state.backdropPath))<div class="details-head">\
            \(picture(state.posterPath, .poster, width: 240, isFirst: true, blank: Blank(item)))
            <div class="naming"><h1\(attributes(in: item.titleLanguage))>\(item.title)\(label(in: item.titleLanguage))</h1>\(originalTitle(item))\(facts)\
            \(freshness)</div>\(marksBar(on: state.title, title: item.title, marks))\
            <div class="side">\(trailer(state.videos, state.backdropPath))\(details.map { offers($0.watchProviders) })</div>
            <div class="about"><p class="tagline"\(attributes(in: taglineLanguage))>\(details?.tagline ?? "")\(label(in: taglineLanguage))</p>
            <p class="overview"\(attributes(in: item.overviewLanguage))>\(item.overview.isEmpty ? texts.noOverview : item.overview)\
            \(label(in: item.overviewLanguage))</p>\(details.map(ways))</div></div></div>
            """
    }

    /// The picture behind a stage.
    func behind(_ path: ImagePath?) -> HTML? {
        path.map { "<div class=\"behind\">\(picture($0, .backdrop, width: 1_280, isFirst: true))</div>" }
    }

    /// The marks on a title that cannot be read; none for a visitor.
    func marks(on item: Markable) async -> Marks {
        isSignedIn ? (try? await marquee.library.marks(on: item, policy: .offline).value) ?? .none : .none
    }

    /// The page can do without keywords.
    private func keywords(of title: Markable) async -> [Keyword] {
        let (movies, tv) = (marquee.movies, marquee.tv)
        let keywords = await part { (policy) async throws(MarqueeError) in
            if case .movie(let id) = title {
                try await movies.keywords(id, policy: policy)
            } else {
                try await tv.keywords(title.title.id, policy: policy)
            }
        }
        return keywords ?? []
    }

    private func originalTitle(_ item: MediaItem) -> HTML? {
        item.originalTitle.map {
            "<p class=\"original\"><span class=\"hidden\">\(texts.originalTitle) </span><span dir=\"auto\">\($0)</span></p>"
        }
    }

    private func seasons(_ details: TitleDetails) -> HTML {
        guard case .tv(let series) = details else { return .empty }
        let cards = series.seasons.compactMap { season -> HTML? in
            guard let number = season.seasonNumber else { return nil }
            let count = season.episodeCount.map { "\(texts.episodeCount) \($0)" }
            let facts = [season.airDate.map { String($0.year) }, count].compactMap { $0 }.joined(separator: " · ")
            return """
                <li class="card"><a href="\(SeasonReference(series: series.id, number: number).path)">\
                \(picture(season.posterPath, .poster, width: 200, blank: Blank(id: season.id, title: season.name)))\
                <span class="card-text"><span class="card-title" dir="auto">\(season.name)</span>\
                <span class="card-facts"><bdi>\(facts)</bdi></span></span></a></li>
                """
        }
        return cards.isEmpty ? .empty : row(texts.seasonList, id: "seasons", cards)
    }

    private func cast(_ details: TitleDetails) -> HTML {
        let people = details.credits.cast.prefix(12).map { card($0, in: details.item.id) }
        return people.isEmpty ? .empty : row(texts.cast, id: "cast", people)
    }

    private func titles(_ heading: String, _ id: String, _ items: [MediaItem], _ marks: [Markable: Marks]) -> HTML {
        items.isEmpty ? .empty : row(heading, id: id, items, marks)
    }

    private func reviews(_ reviews: [Review]) -> HTML {
        if reviews.isEmpty { return .empty }
        let all = reviews.prefix(10).map { review -> HTML in
            let rating: HTML? = review.authorDetails.rating.map { " <span class=\"card-facts\">\(number($0)) / 10</span>" }
            return """
                <li><details><summary><bdi>\(review.author)</bdi>\(rating)</summary><p class="review" dir="auto">\(review.content)</p></details></li>
                """
        }
        return "<section aria-labelledby=\"reviews\"><h2 id=\"reviews\">\(texts.reviews)</h2><ul class=\"reviews\">\(all)</ul></section>"
    }
}

extension TitleDetails {
    /// The details for programs, in the form that Marquee documents.
    fileprivate func json(_ fetched: Fetched<TitleDetails>) -> any Encodable & Sendable {
        switch self {
        case .movie(let movie): fetched.map { _ in movie }
        case .tv(let series): fetched.map { _ in series }
        }
    }
}
