public import MarqueeDomain

extension TVSeries: Sampled {
    /// Game of Thrones and other series.
    public static var samples: [TVSeries] {
        [
            series(
                1_399, "Game of Thrones", "2011-04-17", [10_765, 18, 10_759], "/1XS1oqL89opfnbLl8WnZY1O1uJx.jpg",
                "/6LWy0jvMpmjoS9fojNgHIKoWL05.jpg", popularity: 346.098, votes: (8.438, 21_390)),
            series(
                1_396, "Breaking Bad", "2008-01-20", [18, 80], "/ggFHVNu6YYI5L9pCfOacjizRGt.jpg",
                "/bsNm9z2TJfe0WO3RedPGWQ8mG1X.jpg", popularity: 292.904, votes: (8.9, 11_543)),
            series(
                94_605, "Arcane", "2021-11-06", [16, 10_765, 10_759, 18], "/fqldf2t8ztc9aiwn3k6mlX3tvRT.jpg",
                "/rkB4LyZHo1NHXFEDHl9vSD9r1lI.jpg", popularity: 56.77, votes: (8.8, 3_002)),
            series(
                100_088, "The Last of Us", "2023-01-15", [18], "/uKvVjHNqB5VmOrdxqAt2F7J78ED.jpg",
                "/uDgy6hyPd82kOHh6I95FLtLnj6p.jpg", popularity: 636.128, votes: (8.7, 3_281)),
            series(
                60_625, "Rick and Morty", "2013-12-02", [16, 35, 10_765, 10_759], "/cvhNj9eoRBe5SxjCbQTkh05UP5K.jpg",
                "/uGy4DCmM33I7l86W7iCskNkvmLD.jpg", popularity: 310.022, votes: (8.7, 8_149)),
        ]
    }

    private static func series(
        _ id: Int, _ name: String, _ day: String, _ genres: [Int], _ poster: String, _ backdrop: String, popularity: Double,
        votes: (average: Double, count: Int)
    ) -> TVSeries {
        edited(TVSeries(id: id, name: name)) {
            $0.originalLanguage = "en"
            $0.originCountries = ["US"]
            $0.overview = "The overview of \(name) in a sample."
            $0.firstAirDate = Day(day)
            $0.genreIDs = genres
            $0.posterPath = ImagePath(poster)
            $0.backdropPath = ImagePath(backdrop)
            $0.popularity = popularity
            $0.voteAverage = votes.average
            $0.voteCount = votes.count
        }
    }
}

extension TVNetwork: Sampled {
    /// HBO and Netflix, and made-up networks.
    public static var samples: [TVNetwork] {
        [
            edited(TVNetwork(id: 49, name: "HBO")) {
                $0.logoPath = ImagePath("/tuomPhY2UtuPTqqFnKMVHvSb724.png")
                $0.originCountry = "US"
            },
            edited(TVNetwork(id: 213, name: "Netflix")) { $0.logoPath = ImagePath("/wwemzKWzjKYJFfCeiB57q3r4Bcm.png") },
        ] + (3...5).map { TVNetwork(id: 9_000_000 + $0, name: "Sample Network \($0)") }
    }
}

extension ContentRating: Sampled {
    /// Age ratings of Game of Thrones.
    public static var samples: [ContentRating] {
        [("US", "TV-MA"), ("DE", "16"), ("FR", "16"), ("GB", "18"), ("CA", "18+")].map { ContentRating(country: $0, rating: $1) }
    }
}
