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

    func name(_ order: DiscoverAddress.Order) -> String {
        switch order {
        case .popularity: orderPopularity
        case .date: orderDate
        case .rating: orderRating
        }
    }

    /// The status of a movie; TMDb's own word for one that this version does not know.
    func name(_ status: MovieStatus) -> String {
        switch status {
        case .rumored: statusRumored
        case .planned: statusPlanned
        case .inProduction: statusInProduction
        case .postProduction: statusPostProduction
        case .released: statusReleased
        case .canceled: statusCanceled
        default: status.rawValue
        }
    }

    /// The status of a series; TMDb's own word for one that this version does not know.
    func name(_ status: TVSeriesStatus) -> String {
        switch status {
        case .returningSeries: statusReturning
        case .planned: statusPlanned
        case .inProduction: statusInProduction
        case .ended: statusEnded
        case .canceled: statusCanceled
        case .pilot: statusPilot
        default: status.rawValue
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
