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
    public var year: Int? { releaseDate?.year }

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

    /// The poster or the profile image, if there is one.
    public var portraitPath: ImagePath? { posterPath ?? profilePath }

    /// The shape of its picture in lists.
    public var shape: PictureShape { if case .person = self { .profile } else { .poster } }
}
