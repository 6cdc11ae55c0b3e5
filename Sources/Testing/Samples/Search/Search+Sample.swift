public import MarqueeDomain

extension FindResults: Sampled {
    /// Fight Club, as its id on IMDb finds it; nothing; and one of each kind.
    public static var samples: [FindResults] {
        [
            edited(FindResults()) { $0.movieResults = [.sample] }, FindResults(),
            edited(FindResults()) {
                $0.movieResults = [.sample]
                $0.tvResults = [.sample]
                $0.tvSeasonResults = [.sample]
                $0.tvEpisodeResults = [.sample]
                $0.personResults = [.sample]
            },
        ]
    }
}

extension RecentSearch: Sampled {
    /// Searches, the newest first.
    public static var samples: [RecentSearch] {
        ["fight", "star wars", "tom hanks", "green mile", "game of thrones"].enumerated().map { index, text in
            RecentSearch(text: text, searchedAt: moment(-index))
        }
    }
}

extension SuggestedTitle: Sampled {
    /// The movies of ``MarqueeDomain/Movie``'s samples.
    public static var samples: [SuggestedTitle] {
        Movie.samples.map { movie in
            edited(SuggestedTitle(reference: movie.reference, title: movie.title)) { $0.year = movie.releaseDate?.year }
        }
    }
}

extension Suggestion: Sampled {
    /// Earlier searches, and then titles.
    public static var samples: [Suggestion] {
        RecentSearch.samples.prefix(2).map { .recent($0.text) } + SuggestedTitle.samples.map { .title($0) }
    }
}
