import Foundation
import Marquee
import MarqueePresentation

extension Visit {
    /// The facts of a title beside its poster: the date in the reader's region, the runtime, the age rating, the status, seasons, networks.
    func facts(_ details: TitleDetails) -> HTML {
        var facts: [HTML] = []
        switch details {
        case .movie(let movie):
            if let date = movie.releaseDate(in: regions) { facts.append("<li>\(day(date.value))\(foreign(date.region))</li>") }
            if let minutes = movie.runtime, minutes > 0 { facts.append("<li>\(runtime(minutes))</li>") }
            if let rating = movie.certification(in: regions) { facts.append(ageRating(rating)) }
            if let status = movie.status, status != .released { facts.append("<li>\(texts.name(status))</li>") }
        case .tv(let series):
            if let date = series.series.firstAirDate { facts.append("<li>\(day(date))</li>") }
            if let minutes = series.episodeRunTimes.first, minutes > 0 { facts.append("<li>\(runtime(minutes))</li>") }
            if let rating = series.certification(in: regions) { facts.append(ageRating(rating)) }
            if let status = series.status { facts.append("<li>\(texts.name(status))</li>") }
            if let seasons = series.numberOfSeasons { facts.append("<li>\(texts.seasons) \(seasons)</li>") }
            if let episodes = series.numberOfEpisodes { facts.append("<li>\(texts.episodeCount) \(episodes)</li>") }
            facts += series.networks.prefix(3).map { "<li><bdi>\($0.name)</bdi></li>" }
        }
        if let average = details.item.voteAverage { facts.append("<li>\(votes(average))</li>") }
        return "<ul class=\"facts\">\(facts)</ul>"
    }

    /// Where a title leads first: its genres, its directors and its collection.
    func ways(_ details: TitleDetails) -> HTML {
        var collection = HTML.empty
        if case .movie(let movie) = details, let part = movie.belongsToCollection {
            collection = links(texts.partOf, [("/collection/\(part.id)", part.name)])
        }
        let genres = links(texts.genres, details.genres.map { (DiscoverAddress(details.kind, genre: $0.id).path, $0.name) })
        for director in details.directors { site.people.note(director.person, in: details.item.id) }
        let direction = links(texts.direction, details.directors.map { ("/person/\($0.personID)", $0.name) })
        let rows = [genres, direction, collection].filter { !$0.text.isEmpty }
        return rows.isEmpty ? .empty : "<dl class=\"ways\">\(rows)</dl>"
    }

    /// Where else it leads: companies and keywords.
    func otherLinks(_ details: TitleDetails, _ keywords: [Keyword]) -> HTML {
        let companies =
            switch details {
            case .movie(let movie): movie.productionCompanies
            case .tv(let series): series.productionCompanies
            }
        if companies.isEmpty && keywords.isEmpty { return .empty }
        let rows = [
            links(texts.companies, companies.prefix(8).map { (DiscoverAddress(details.kind, company: $0.id).path, $0.name) }),
            links(texts.keywords, keywords.prefix(20).map { (DiscoverAddress(details.kind, keyword: $0.id).path, $0.name) }),
        ]
        return "<dl class=\"ways\">\(rows)</dl>"
    }

    func runtime(_ minutes: Int) -> String {
        Duration.seconds(minutes * 60).formatted(.units(allowed: [.hours, .minutes], width: .abbreviated).locale(language.locale))
    }

    /// The regions of dates and age ratings: the reader's, and then the one that TMDb knows most of.
    private var regions: [String] { marquee.audience.regions }

    private func ageRating(_ rating: Regional<String>) -> HTML {
        """
        <li class="age-rating"><span class="hidden">\(texts.ageRating) </span><bdi>\(rating.value)</bdi>\(foreign(rating.region))</li>
        """
    }

    /// The region of a value, if it is another one than the reader's.
    private func foreign(_ region: String?) -> HTML? {
        guard let region, region != country else { return nil }
        return " (\(language.locale.localizedString(forRegionCode: region) ?? region))"
    }

    private func links(_ name: String, _ links: [(path: String, name: String)]) -> HTML {
        if links.isEmpty { return .empty }
        let items = links.map { "<li><a href=\"\($0.path)\" dir=\"auto\">\($0.name)</a></li>" as HTML }
        return "<dt>\(name)</dt><dd><ul class=\"names\">\(items)</ul></dd>"
    }
}

extension TitleDetails {
    fileprivate var kind: DiscoverQuery.Kind { if case .movie = self { .movies } else { .tv } }
}
