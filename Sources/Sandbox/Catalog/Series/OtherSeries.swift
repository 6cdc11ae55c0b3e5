extension Catalog {
    /// Series of which less is known than of the first: what is left out is sent as TMDb sends the unknown.
    static let otherSeries: [CatalogSeries] = [
        CatalogSeries(
            id: 1396, name: "Breaking Bad", originalName: "Breaking Bad",
            originalLanguage: "en", firstAirDate: "2008-01-20",
            originCountries: ["US"], genres: [18, 80],
            posterPath: "/ggFHVNu6YYI5L9pCfOacjizRGt.jpg", backdropPath: "/bsNm9z2TJfe0WO3RedPGWQ8mG1X.jpg",
            popularity: 292.904, voteAverage: 8.9, voteCount: 11543),
        CatalogSeries(
            id: 1418, name: "The Big Bang Theory", originalName: "The Big Bang Theory",
            originalLanguage: "en", firstAirDate: "2007-09-24",
            originCountries: ["US"], genres: [35],
            posterPath: "/ooBGRQBdbGzBxAVfExiO8r7kloA.jpg", backdropPath: "/8X1BTSaUyF5rc0malaaQovpxC3f.jpg",
            popularity: 134.048, voteAverage: 7.879, voteCount: 9899),
        CatalogSeries(
            id: 40008, name: "Hannibal", originalName: "Hannibal",
            originalLanguage: "en", firstAirDate: "2013-04-04",
            originCountries: ["US"], genres: [18, 80],
            posterPath: "/imzvb941su6uhQ158GGurk7vF28.jpg", backdropPath: "/mCwQJqyuCFlbFyJR5sWg3PqtHEN.jpg",
            popularity: 55.286, voteAverage: 8.222, voteCount: 2011),
        CatalogSeries(
            id: 100088, name: "The Last of Us", originalName: "The Last of Us",
            originalLanguage: "en", firstAirDate: "2023-01-15",
            originCountries: ["US"], genres: [18],
            posterPath: "/uKvVjHNqB5VmOrdxqAt2F7J78ED.jpg", backdropPath: "/uDgy6hyPd82kOHh6I95FLtLnj6p.jpg",
            popularity: 636.128, voteAverage: 8.7, voteCount: 3281,
            details: CatalogSeriesDetails(
                seasons: [
                    CatalogSeason(
                        id: 144593, number: 1, name: "Season 1", airDate: "2023-01-15", episodeCount: 9,
                        posterPath: "/aUQKIpZZ31KWbpdHMCmaV76u78T.jpg")
                ],
                cast: [
                    CatalogSeriesRole(
                        person: 1253360, character: "Joel Miller", creditID: "6024a814c0ae36003d59cc3c", order: 0, episodeCount: 0)
                ])),
        CatalogSeries(
            id: 82856, name: "The Mandalorian", originalName: "The Mandalorian",
            originalLanguage: "en", firstAirDate: "2019-11-12",
            originCountries: ["US"], genres: [10765, 10759, 18],
            posterPath: "/eU1i6eHXlzMOlEq0ku1Rzq7Y4wA.jpg", backdropPath: "/6Lw54zxm6BAEKJeGlabyzzR5Juu.jpg",
            popularity: 1007.844, voteAverage: 8.481, voteCount: 8899),
        CatalogSeries(
            id: 85937, name: "Demon Slayer: Kimetsu no Yaiba", originalName: "鬼滅の刃",
            originalLanguage: "ja", firstAirDate: "2019-04-06",
            originCountries: ["JP"], genres: [16, 10759, 10765],
            posterPath: "/xUfRZu2mi8jH6SzQEJGP6tjBuYj.jpg", backdropPath: "/nTvM4mhqNlHIvUkI1gVnW6XP7GG.jpg",
            popularity: 297.901, voteAverage: 8.699, voteCount: 5093),
        CatalogSeries(
            id: 4613, name: "Band of Brothers", originalName: "Band of Brothers",
            originalLanguage: "en", firstAirDate: "2001-09-09",
            originCountries: ["US"], genres: [18, 10768],
            posterPath: "/pGzV187ogXzgJrvPRy2YPi29ofH.jpg", backdropPath: "/2yDV0xLyqW88dn5qE7YCRnoYmfy.jpg",
            popularity: 56.008, voteAverage: 8.457, voteCount: 2956,
            details: CatalogSeriesDetails(
                crew: [
                    CatalogSeriesJob(
                        person: 31, department: "Writing", job: "Writer", creditID: "52577651760ee36aaa522024", episodeCount: 1),
                    CatalogSeriesJob(
                        person: 31, department: "Directing", job: "Director", creditID: "52577653760ee36aaa522257", episodeCount: 10),
                    CatalogSeriesJob(
                        person: 31, department: "Production", job: "Executive Producer", creditID: "5257765d760ee36aaa522862",
                        episodeCount: 10),
                ])),
        CatalogSeries(
            id: 16997, name: "The Pacific", originalName: "The Pacific",
            originalLanguage: "en", firstAirDate: "2010-03-14",
            originCountries: ["US"], genres: [18, 10759, 10768],
            posterPath: "/x9Y1IMFdY8Ma222KcQadFEau0EB.jpg", backdropPath: "/nWfpVLgioDXQsAbfL6UJxYz6d3d.jpg",
            popularity: 34.712, voteAverage: 7.725, voteCount: 2056,
            details: CatalogSeriesDetails(
                cast: [
                    CatalogSeriesRole(person: 31, character: "Narrator", creditID: "5bfd3d5092514111160266fb", order: 0, episodeCount: 10)
                ],
                crew: [
                    CatalogSeriesJob(
                        person: 31, department: "Production", job: "Executive Producer", creditID: "52584fd8760ee3466103c06d",
                        episodeCount: 10)
                ])),
        CatalogSeries(
            id: 202250, name: "Dirty Linen", originalName: "Dirty Linen",
            originalLanguage: "tl", firstAirDate: "2023-01-23",
            originCountries: ["PH"], genres: [9648, 18],
            posterPath: "/aoAZgnmMzY9vVy9VWnO3U5PZENh.jpg", backdropPath: "/mAJ84W6I8I272Da87qplS2Dp9ST.jpg",
            popularity: 2797.914, voteAverage: 5, voteCount: 13, isOnTheAir: true),
        CatalogSeries(
            id: 204370, name: "The Path", originalName: "Travessia",
            originalLanguage: "pt", firstAirDate: "2022-10-10",
            originCountries: ["BR"], genres: [10766, 18, 35],
            posterPath: "/raDj1xSVzBenwI87arenZY6eHmz.jpg", backdropPath: "/xGKTgJlqCkq6tAK2sOTdULh7YaX.jpg",
            popularity: 2658.721, voteAverage: 4.7, voteCount: 16, isOnTheAir: true),
        CatalogSeries(
            id: 197123, name: "The White Darkness", originalName: "The White Darkness",
            originalLanguage: "en", firstAirDate: "",
            originCountries: ["US"], genres: [10759, 18],
            posterPath: nil, backdropPath: nil,
            popularity: 0.61, voteAverage: 0, voteCount: 0),
    ]
}
