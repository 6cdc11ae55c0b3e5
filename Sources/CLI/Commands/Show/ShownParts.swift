import Marquee

/// The parts of details that the screens show and “--json” prints, the same for both, so that one cached answer serves both.
enum ShownParts {
    static let movie = MoviePart.standard.union([.watchProviders, .externalIDs, .keywords, .alternativeTitles])
    static let series = TVSeriesPart.standard.union([.watchProviders, .keywords, .alternativeTitles])
    static let season = SeasonPart.standard.union([.watchProviders, .externalIDs])
    static let episode = EpisodePart.standard.union([.externalIDs])
    static let collection: Set<MovieCollectionPart> = [.images]
    static let person = PersonPart.standard
}
