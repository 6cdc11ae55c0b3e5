public import MarqueeDomain

/// The details of a movie or a TV series.
public enum TitleDetails: Sendable, Equatable {
    /// The details of a movie.
    case movie(MovieDetails)
    /// The details of a TV series.
    case tv(TVSeriesDetails)

    /// The title as in lists.
    public var item: MediaItem {
        switch self {
        case .movie(let details): .movie(details.movie)
        case .tv(let details): .tv(details.series)
        }
    }

    /// The cast and the crew; those of a series are from all seasons (`TVSeriesDetails.mainCredits`).
    public var credits: Credits {
        switch self {
        case .movie(let details): details.credits ?? .empty
        case .tv(let details): details.mainCredits
        }
    }

    /// The directors of a movie; none of a series, because each of its episodes has its own.
    public var directors: [CrewMember] {
        switch self {
        case .movie(let details): details.credits?.directors ?? []
        case .tv: []
        }
    }

    /// Returns the poster of the details for a reader of some languages.
    public func bestPoster(in languages: LanguageChain) -> ImagePath? {
        switch self {
        case .movie(let details): details.bestPoster(in: languages)
        case .tv(let details): details.bestPoster(in: languages)
        }
    }

    /// Returns the backdrop of the details for a reader of some languages.
    public func bestBackdrop(in languages: LanguageChain) -> ImagePath? {
        switch self {
        case .movie(let details): details.bestBackdrop(in: languages)
        case .tv(let details): details.bestBackdrop(in: languages)
        }
    }

    /// Returns the logo of the details for a reader of some languages; nil if they have none.
    public func bestLogo(in languages: LanguageChain) -> ImagePath? {
        switch self {
        case .movie(let details): details.bestLogo(in: languages)
        case .tv(let details): details.bestLogo(in: languages)
        }
    }

    /// The languages of the texts that are not in the wished one, such as `pt-PT`; nil if all of them are.
    public var textLanguages: [TextField: String]? {
        switch self {
        case .movie(let details): details.textLanguages
        case .tv(let details): details.textLanguages
        }
    }

    /// Trailers and other videos.
    public var videos: [Video] {
        switch self {
        case .movie(let details): details.videos ?? []
        case .tv(let details): details.videos ?? []
        }
    }

    /// Titles with the same genres and keywords. Titles that TMDb also recommends are in ``recommendations`` only, so that a screen shows none
    /// twice. Titles for adults are here and in ``recommendations`` only if this is one.
    public var similar: [MediaItem] {
        let items: [MediaItem] =
            switch self {
            case .movie(let details): details.similar?.items.map(MediaItem.movie) ?? []
            case .tv(let details): details.similar?.items.map(MediaItem.tv) ?? []
            }
        let recommended = Set(recommendations.map(\.id))
        return shown(items).filter { !recommended.contains($0.id) }
    }

    /// TMDb's recommendations to users who like it.
    public var recommendations: [MediaItem] {
        switch self {
        case .movie(let details): shown(details.recommendations?.items.map(MediaItem.movie) ?? [])
        case .tv(let details): shown(details.recommendations?.items.map(MediaItem.tv) ?? [])
        }
    }

    private func shown(_ items: [MediaItem]) -> [MediaItem] { item.isAdult ? items : items.filter { !$0.isAdult } }

    /// Reviews by users.
    public var reviews: [Review] {
        switch self {
        case .movie(let details): details.reviews?.items ?? []
        case .tv(let details): details.reviews?.items ?? []
        }
    }

    /// Where it can be watched, by country.
    public var watchProviders: WatchProviders {
        switch self {
        case .movie(let details): details.watchProviders ?? WatchProviders(countries: [:])
        case .tv(let details): details.watchProviders ?? WatchProviders(countries: [:])
        }
    }

    /// Its genres.
    public var genres: [Genre] {
        switch self {
        case .movie(let details): details.genres
        case .tv(let details): details.genres
        }
    }

    /// The tagline; empty if there is none.
    public var tagline: String {
        switch self {
        case .movie(let details): details.tagline
        case .tv(let details): details.tagline
        }
    }
}
