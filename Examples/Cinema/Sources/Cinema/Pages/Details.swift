import Foundation
import Marquee
import MarqueePresentation

extension Visit {
    /// A movie or a series, with everything around it.
    func details() async throws -> Answer {
        let title = try title()
        let presenter = DetailsPresenter(title, movies: marquee.movies, tv: marquee.tv, library: marquee.library)
        let fetched = try await presenter.shown(refreshTimeLimit: site.settings.refreshTimeLimit)
        let (details, item, state) = (fetched.value, fetched.value.item, presenter.state)
        let tagline = details.textLanguages?[.tagline]
        return .page(
            item.title,
            """
            <article class="details">\(picture(state.backdropPath, .backdrop, width: 1_280, isFirst: true))
            <div class="details-head">\(picture(state.posterPath, .poster, width: 240, alt: texts.poster, isFirst: true))
            <div><h1\(attributes(in: item.titleLanguage))>\(item.title)\(label(in: item.titleLanguage))</h1>\(originalTitle(item))
            \(facts(details))\(freshness(fetched))\(marks(fetched.marks(on: item.id), on: item))
            <p class="tagline"\(attributes(in: tagline))>\(details.tagline)\(label(in: tagline))</p>
            <p class="overview"\(attributes(in: item.overviewLanguage))>\(item.overview.isEmpty ? texts.noOverview : item.overview)\
            \(label(in: item.overviewLanguage))</p></div></div>
            \(cast(details))\(trailers(state.videos))\(offers(details.watchProviders))
            \(titles(texts.recommendations, "recommendations", details.recommendations, fetched.marks))
            \(titles(texts.similar, "similar", details.similar, fetched.marks))\(reviews(details.reviews))</article>
            """, data: details.json(fetched))
    }

    private func originalTitle(_ item: MediaItem) -> HTML? {
        item.originalTitle.map {
            "<p class=\"original\"><span class=\"hidden\">\(texts.originalTitle) </span><span dir=\"auto\">\($0)</span></p>"
        }
    }

    private func facts(_ details: TitleDetails) -> HTML {
        var facts: [HTML] = []
        switch details {
        case .movie(let movie):
            if let date = movie.movie.releaseDate { facts.append("<li>\(day(date))</li>") }
            if let minutes = movie.runtime, minutes > 0 { facts.append("<li>\(runtime(minutes))</li>") }
        case .tv(let series):
            if let date = series.series.firstAirDate { facts.append("<li>\(day(date))</li>") }
            if let seasons = series.seasonCount { facts.append("<li>\(texts.seasons) \(seasons)</li>") }
        }
        facts += details.genres.map { "<li>\($0.name)</li>" }
        if let average = details.item.voteAverage { facts.append("<li>\(votes(average))</li>") }
        return "<ul class=\"facts\">\(facts)</ul>"
    }

    private func runtime(_ minutes: Int) -> String {
        Duration.seconds(minutes * 60).formatted(.units(allowed: [.hours, .minutes], width: .abbreviated).locale(language.locale))
    }

    private func cast(_ details: TitleDetails) -> HTML {
        let credits = details.credits
        if credits.cast.isEmpty && details.directors.isEmpty { return .empty }
        let people = credits.cast.prefix(12).map { member -> HTML in
            """
            <li class="card"><a href="/person/\(member.personID)">\(picture(member.profilePath, .profile, width: 112))
            <span class="card-text"><span class="card-title" dir="auto">\(member.name)</span>
            <span class="card-facts" dir="auto">\(member.character)</span></span></a></li>
            """
        }
        let directors = details.directors.map { "<li><a href=\"/person/\($0.personID)\"><bdi>\($0.name)</bdi></a></li>" as HTML }
        let direction: HTML =
            directors.isEmpty
            ? "" : "<p id=\"direction\">\(texts.direction)</p><ul class=\"names\" aria-labelledby=\"direction\">\(directors)</ul>"
        return """
            <section aria-labelledby="cast"><h2 id="cast">\(texts.cast)</h2>\(direction)
            <ul class="row" tabindex="0" aria-labelledby="cast">\(people)</ul></section>
            """
    }

    private func titles(_ heading: String, _ id: String, _ items: [MediaItem], _ marks: [Markable: Marks]) -> HTML {
        items.isEmpty ? .empty : row(heading, id: id, items, marks)
    }

    private func reviews(_ reviews: [Review]) -> HTML {
        if reviews.isEmpty { return .empty }
        let all = reviews.prefix(10).map { review -> HTML in
            let rating: HTML? = review.rating.map { votes($0) }
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
