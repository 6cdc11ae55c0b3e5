public import MarqueeDomain

/// The parts of details that screens show. Screens and commands that read the same parts share the cached answers.
public enum ScreenParts {
    /// Those of a movie.
    public static let movie = MoviePart.standard.union([.watchProviders, .externalIDs, .keywords, .alternativeTitles])
    /// Those of a TV series.
    public static let series = TVSeriesPart.standard.union([.watchProviders, .keywords, .alternativeTitles])
    /// Those of a season.
    public static let season = SeasonPart.standard.union([.watchProviders, .externalIDs])
    /// Those of an episode.
    public static let episode = EpisodePart.standard.union([.externalIDs])
    /// Those of a collection.
    public static let collection: Set<MovieCollectionPart> = [.images]
    /// Those of a person.
    public static let person = PersonPart.standard
}
