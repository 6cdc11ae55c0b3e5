import Marquee
import MarqueePresentation

extension Texts {
    func name(_ theme: Theme) -> String {
        switch theme {
        case .system: themeSystem
        case .light: themeLight
        case .dark: themeDark
        }
    }

    func name(_ layout: Layout) -> String {
        switch layout {
        case .grid: layoutGrid
        case .compact: layoutCompact
        }
    }

    func name(_ category: TitleCategory) -> String {
        switch category {
        case .movies(.nowPlaying): nowPlaying
        case .movies(.popular), .tv(.popular): popular
        case .movies(.topRated), .tv(.topRated): topRated
        case .movies(.upcoming): upcoming
        case .tv(.airingToday): airingToday
        case .tv(.onTheAir): onTheAir
        @unknown default: ""
        }
    }

    func name(_ scope: SearchQuery.Scope) -> String {
        switch scope {
        case .all: everything
        case .movies: movies
        case .tv: tvSeries
        case .people: people
        }
    }

    func name(_ shelf: ShelfName) -> String {
        switch shelf {
        case .favoriteMovies: favoriteMovies
        case .favoriteTV: favoriteTV
        case .watchlistMovies: watchlistMovies
        case .watchlistTV: watchlistTV
        case .ratedMovies: ratedMovies
        case .ratedTV: ratedTV
        case .ratedEpisodes: ratedEpisodes
        @unknown default: ""
        }
    }
}
