import Foundation
import Marquee
import MarqueePresentation

// Addresses as TMDb's site has them, each with the page of this site.

extension Visit {
    /// A title or a part of its page: `/movie/550-fight-club`, `/movie/550/cast`, `/tv/1399/season/1/episode/2`.
    func moved(to kind: MediaKind) throws(CinemaError) -> Answer {
        let id = try id()
        guard kind == .tv else { return .redirect(to: Markable.movie(id).path) }
        guard has("season") else { return .redirect(to: Markable.tv(id).path) }
        let season = SeasonReference(series: id, number: try parameter("season"))
        guard has("episode") else { return .redirect(to: season.path) }
        return .redirect(to: EpisodeReference(series: id, season: season.number, number: try parameter("episode")).path)
    }

    /// A category with a hyphen: `/movie/now-playing`, `/tv/top-rated`; nil for another path.
    func movedCategory() -> Answer? {
        guard let name = try? parameter("id", as: String.self).replacing("-", with: "_") else { return nil }
        if path.hasPrefix("/movie/") { return MovieList.Kind(rawValue: name).map { .redirect(to: TitleCategory.movies($0).path) } }
        // Without a hyphen, it is the page of this site.
        guard path.contains("-") else { return nil }
        return TVList.Kind(rawValue: name).map { .redirect(to: TitleCategory.tv($0).path) }
    }

    /// The titles of a genre, a keyword or a company: `/genre/18-drama/tv`. Without a kind, its movies.
    func movedFilter(_ set: (inout DiscoverAddress, Int) -> Void) throws(CinemaError) -> Answer {
        let kind: DiscoverQuery.Kind
        switch has("kind") ? try parameter("kind", as: String.self) : "movie" {
        case "movie": kind = .movies
        case "tv": kind = .tv
        default: throw .noSuchPage
        }
        var address = DiscoverAddress(kind)
        set(&address, try id())
        return .redirect(to: address.path)
    }

    /// A search of one kind: `/search/person?query=Brad+Pitt`.
    func movedSearch() throws(CinemaError) -> Answer {
        let scopes: [String: SearchQuery.Scope] = ["multi": .all, "movie": .movies, "tv": .tv, "person": .people]
        guard let scope = scopes[try parameter("kind", as: String.self)] else { throw .noSuchPage }
        return .redirect(to: Self.searchPath(query("query") ?? "", scope))
    }
}
