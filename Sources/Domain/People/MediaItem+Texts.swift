extension MediaItem: TextRow {
    public func missingTexts(in languages: LanguageChain) -> Int {
        switch self {
        case .movie(let movie): movie.missingTexts(in: languages)
        case .tv(let series): series.missingTexts(in: languages)
        case .person, .collection: 0
        }
    }
}
