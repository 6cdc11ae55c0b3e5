import Marquee

/// The words that name a list, in any order and number: a kind, and other words, as in `popular movies`, `movie popular` and `top rated tv`.
struct ListWords {
    /// The kind; nil if none of the words names one.
    let kind: MediaKind?
    /// The other words as the command line spells them, such as `top-rated`; empty if there are none.
    let rest: String

    init(_ words: some Sequence<String>) {
        var (kind, rest) = (MediaKind?.none, [String]())
        for word in words.flatMap({ $0.split(separator: " ") }).map(String.init) {
            if kind == nil, let named = MediaKind(word: word) {
                kind = named
            } else {
                rest.append(word.lowercased())
            }
        }
        (self.kind, self.rest) = (kind, rest.joined(separator: "-"))
    }

    /// The category of movies; nil if the words name none, or one of series.
    var movies: MovieList.Kind? { kind == nil || kind == .movie ? MovieList.Kind(word: rest) : nil }

    /// The category of series, for words that name none of movies.
    var tv: TVList.Kind? { movies == nil && (kind == nil || kind == .tv) ? TVList.Kind(word: rest) : nil }
}
