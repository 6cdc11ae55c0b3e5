public import MarqueeDomain

extension MediaItem {
    /// The original title or name, where it differs from the title.
    public var originalTitle: String? {
        let original =
            switch self {
            case .movie(let movie): movie.originalTitle
            case .tv(let series): series.originalName
            case .person(let person): person.originalName
            case .collection(let collection): collection.name
            }
        return original == title || original.isEmpty ? nil : original
    }

    /// The year of release or of the first episode, if known.
    public var year: Int? {
        switch self {
        case .movie(let movie): movie.releaseDate?.year
        case .tv(let series): series.firstAirDate?.year
        case .person, .collection: nil
        }
    }

    /// The overview; empty if there is none.
    public var overview: String {
        switch self {
        case .movie(let movie): movie.overview
        case .tv(let series): series.overview
        case .person, .collection: ""
        }
    }

    /// The language of the title, if it is not the wished one, such as `pt-PT`.
    public var titleLanguage: String? {
        switch self {
        case .movie(let movie): movie.textLanguages?[.title]
        case .tv(let series): series.textLanguages?[.name]
        case .person, .collection: nil
        }
    }

    /// The language of the overview, if it is not the wished one.
    public var overviewLanguage: String? {
        switch self {
        case .movie(let movie): movie.textLanguages?[.overview]
        case .tv(let series): series.textLanguages?[.overview]
        case .person, .collection: nil
        }
    }

    /// The average vote, 0 to 10; nil without votes.
    public var voteAverage: Double? {
        switch self {
        case .movie(let movie): movie.voteCount > 0 ? movie.voteAverage : nil
        case .tv(let series): series.voteCount > 0 ? series.voteAverage : nil
        case .person, .collection: nil
        }
    }

    /// TMDb's popularity, a number without a unit; 0 for collections.
    public var popularity: Double {
        switch self {
        case .movie(let movie): movie.popularity
        case .tv(let series): series.popularity
        case .person(let person): person.popularity
        case .collection: 0
        }
    }

    /// The poster or the profile image, if there is one.
    public var portraitPath: ImagePath? {
        switch self {
        case .movie(let movie): movie.posterPath
        case .tv(let series): series.posterPath
        case .person(let person): person.profilePath
        case .collection(let collection): collection.posterPath
        }
    }

    /// The backdrop, if there is one.
    public var backdropPath: ImagePath? {
        switch self {
        case .movie(let movie): movie.backdropPath
        case .tv(let series): series.backdropPath
        case .collection(let collection): collection.backdropPath
        case .person: nil
        }
    }

    /// The shape of its picture in lists.
    public var shape: PictureShape { if case .person = self { .profile } else { .poster } }
}
