extension MediaKind {
    /// The kind that a word names in the languages of Marquee's texts, whatever its case and number, such as `movies`, `film` or `shows`. Nil
    /// for other words.
    public init?(word: String) {
        guard let kind = Self.words[Folding.fold(word)] else { return nil }
        self = kind
    }

    private static let words: [String: MediaKind] = {
        let words: [(MediaKind, String)] = [
            (.movie, "movie movies film films filme pelicula peliculas фільм фільми 映画"),
            (.tv, "tv series show shows serie serien серіал серіали"), (.person, "person persons people personen actor actress director"),
            (.collection, "collection collections"),
        ]
        let pairs = words.flatMap { kind, words in words.split(separator: " ").map { (Folding.fold(String($0)), kind) } }
        return Dictionary(pairs) { first, _ in first }
    }()
}
