import MarqueeDomain

/// Details whose parts are nil if they were not asked for. A part that is new in its enumeration does not compile until it is here.
protocol PartedDetails: Sendable {
    associatedtype Part: DetailsPart

    mutating func remove(_ part: Part)
}

extension PartedDetails {
    /// The same details without the parts that were not asked for, as the server answers.
    func keeping(_ parts: Set<Part>) -> Self {
        var kept = self
        for part in Part.allCases where !parts.contains(part) { kept.remove(part) }
        return kept
    }
}

extension Read where Value: PartedDetails {
    /// The same read without the parts that were not asked for, as the server answers.
    func keeping(_ parts: Set<Value.Part>) -> Read { map { $0.keeping(parts) } }
}

extension MovieDetails: PartedDetails {
    mutating func remove(_ part: MoviePart) {
        switch part {
        case .credits: credits = nil
        case .videos: videos = nil
        case .images: images = nil
        case .similar: similar = nil
        case .recommendations: recommendations = nil
        case .reviews: reviews = nil
        case .releaseDates: releaseDates = nil
        case .alternativeTitles: alternativeTitles = nil
        case .externalIDs: externalIDs = nil
        case .keywords: keywords = nil
        case .lists: lists = nil
        case .watchProviders: watchProviders = nil
        case .changes: changes = nil
        case .translations: translations = nil
        case .accountStates: accountStates = nil
        }
    }
}

extension MovieCollectionDetails: PartedDetails {
    mutating func remove(_ part: MovieCollectionPart) {
        switch part {
        case .images: images = nil
        case .translations: translations = nil
        }
    }
}

extension TVSeriesDetails: PartedDetails {
    mutating func remove(_ part: TVSeriesPart) {
        switch part {
        case .credits: credits = nil
        case .videos: videos = nil
        case .images: images = nil
        case .similar: similar = nil
        case .recommendations: recommendations = nil
        case .reviews: reviews = nil
        case .externalIDs: externalIDs = nil
        case .contentRatings: contentRatings = nil
        case .aggregateCredits: aggregateCredits = nil
        case .alternativeTitles: alternativeTitles = nil
        case .episodeGroups: episodeGroups = nil
        case .keywords: keywords = nil
        case .lists: lists = nil
        case .screenedTheatrically: screenedTheatrically = nil
        case .watchProviders: watchProviders = nil
        case .changes: changes = nil
        case .translations: translations = nil
        case .accountStates: accountStates = nil
        }
    }
}

extension SeasonDetails: PartedDetails {
    mutating func remove(_ part: SeasonPart) {
        switch part {
        case .credits: credits = nil
        case .videos: videos = nil
        case .images: images = nil
        case .aggregateCredits: aggregateCredits = nil
        case .externalIDs: externalIDs = nil
        case .watchProviders: watchProviders = nil
        case .translations: translations = nil
        case .accountStates: accountStates = nil
        }
    }
}

extension EpisodeDetails: PartedDetails {
    mutating func remove(_ part: EpisodePart) {
        switch part {
        case .credits: credits = nil
        case .videos: videos = nil
        case .images: images = nil
        case .externalIDs: externalIDs = nil
        case .translations: translations = nil
        case .accountStates: accountStates = nil
        }
    }
}

extension PersonDetails: PartedDetails {
    mutating func remove(_ part: PersonPart) {
        switch part {
        case .combinedCredits: combinedCredits = nil
        case .images: images = nil
        case .externalIDs: externalIDs = nil
        case .movieCredits: movieCredits = nil
        case .tvCredits: tvCredits = nil
        case .taggedImages: taggedImages = nil
        case .changes: changes = nil
        case .translations: translations = nil
        }
    }
}

extension CompanyDetails: PartedDetails {
    mutating func remove(_ part: CompanyPart) {
        switch part {
        case .alternativeNames: alternativeNames = nil
        case .images: images = nil
        case .movies: movies = nil
        }
    }
}
