public import MarqueeDomain

extension MediaList: Sampled {
    /// A made-up list of movies.
    public static var samples: [MediaList] {
        [
            edited(MediaList(id: 9_000_001, name: "Sample List 1", items: Page(of: Movie.samples.map { .movie($0) }))) {
                $0.description = "The description of a sample."
                $0.createdBy = "viewer1"
                $0.language = "en"
            }
        ]
    }
}

extension MixedList: Sampled {
    /// A made-up list of movies and series, with a comment.
    public static var samples: [MixedList] {
        let titles = Movie.samples.map { MediaItem.movie($0) } + TVSeries.samples.map { .tv($0) }
        return [
            edited(MixedList(summary: .sample, items: Page(of: titles))) {
                $0.createdBy = .sample
                $0.comments = [.movie(550): "The comment of a sample."]
            }
        ]
    }
}

extension MixedListSummary: Sampled {
    /// Made-up lists.
    public static var samples: [MixedListSummary] {
        (1...5).map { number in
            edited(MixedListSummary(id: 9_000_000 + number, name: "Sample List \(number)")) {
                $0.description = "The description of a sample."
                $0.numberOfItems = 10 * number
                $0.isPublic = number != 5
                $0.language = "en"
                $0.createdAt = moment(number)
                $0.updatedAt = moment(number + 1)
            }
        }
    }
}

extension ListCreator: Sampled {
    /// A made-up account.
    public static var samples: [ListCreator] { [ListCreator(id: "sample-account-1", username: "viewer1")] }
}

extension ListItemOutcome: Sampled {
    /// The titles of ``MarqueeDomain/Markable``'s samples; the last was refused.
    public static var samples: [ListItemOutcome] {
        Markable.samples.indices.map { index in
            edited(ListItemOutcome(Markable.samples[index], isDone: index < 4)) {
                $0.reasons = index < 4 ? [] : ["The reason of a sample."]
            }
        }
    }
}
