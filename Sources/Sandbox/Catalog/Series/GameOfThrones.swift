extension Catalog {
    static let gameOfThrones = CatalogSeries(
        id: 1399, name: "Game of Thrones", originalName: "Game of Thrones",
        originalLanguage: "en", firstAirDate: "2011-04-17",
        originCountries: ["US"], genres: [10765, 18, 10759],
        posterPath: "/1XS1oqL89opfnbLl8WnZY1O1uJx.jpg", backdropPath: "/6LWy0jvMpmjoS9fojNgHIKoWL05.jpg",
        popularity: 346.098, voteAverage: 8.438, voteCount: 21390,
        details: CatalogSeriesDetails(
            creators: [
                CatalogCreator(person: 9813, creditID: "5256c8c219c2956ff604858a"),
                CatalogCreator(person: 228068, creditID: "552e611e9251413fea000901"),
            ],
            episodeRunTimes: [60], languages: ["en"], lastAirDate: "2019-05-19",
            networks: [CatalogCompany(id: 49, name: "HBO", country: "US", logoPath: "/tuomPhY2UtuPTqqFnKMVHvSb724.png")],
            companies: [
                CatalogCompany(id: 76043, name: "Revolution Sun Studios", country: "US", logoPath: "/9RO2vbQ67otPrBLXCaC8UMp3Qat.png"),
                CatalogCompany(id: 12525, name: "Television 360", country: "", logoPath: nil),
                CatalogCompany(id: 5820, name: "Generator Entertainment", country: "GB", logoPath: nil),
                CatalogCompany(id: 12526, name: "Bighead Littlehead", country: "", logoPath: nil),
            ],
            countries: [
                CatalogName(code: "GB", name: "United Kingdom"),
                CatalogName(code: "US", name: "United States of America"),
            ],
            spokenLanguages: [CatalogName(code: "en", name: "English")],
            status: "Ended", type: "Scripted", seasons: gameOfThronesSeasons, episodes: gameOfThronesEpisodes + laterGameOfThronesEpisodes,
            screened: [(1_159_054, 5, 10), (63_103, 4, 10), (63_102, 4, 9), (1_054_979, 5, 9)],
            keywords: [
                CatalogKeyword(id: 818, name: "based on novel or store"),
                CatalogKeyword(id: 4152, name: "kingdom"),
                CatalogKeyword(id: 12554, name: "dragon"),
                CatalogKeyword(id: 13084, name: "king"),
                CatalogKeyword(id: 34038, name: "intrigue"),
                CatalogKeyword(id: 170362, name: "fantasy world"),
            ],
            videos: [
                CatalogVideo(
                    id: "5c999b48c3a36863b73b9d42", language: "en", region: "US", key: "y2ZJ3lTaREY",
                    name: "Inside Game of Thrones: A Story in Camera Work – BTS (HBO)", size: 1080, type: "Behind the Scenes",
                    isOfficial: true, publishedAt: "2019-03-25T14:00:06.000Z"),
                CatalogVideo(
                    id: "5c92c2519251412b51773135", language: "en", region: "US", key: "f3MUpuRF6Ck",
                    name: "Inside Game of Thrones: A Story in Prosthetics – BTS (HBO)", size: 1080, type: "Behind the Scenes",
                    isOfficial: true, publishedAt: "2019-03-11T14:00:03.000Z"),
                CatalogVideo(
                    id: "5b5b91c2925141523700502c", language: "en", region: "US", key: "bjqEWgDVPe0",
                    name: "GAME OF THRONES - SEASON 1- TRAILER", size: 1080, type: "Trailer", isOfficial: true,
                    publishedAt: "2017-02-20T15:25:56.000Z"),
                CatalogVideo(
                    id: "6233756fba131b001f875249", language: "en", region: "US", key: "s7L2PVdrb_8",
                    name: "Official Opening Credits: Game of Thrones (HBO)", size: 1080, type: "Opening Credits", isOfficial: true,
                    publishedAt: "2011-04-18T20:20:02.000Z"),
                CatalogVideo(
                    id: "5c9295200e0a267cd8168bd8", language: "en", region: "US", key: "BpJYNVhGf1s",
                    name: "Game of Thrones | Season 1 | Official Trailer", size: 1080, type: "Trailer", isOfficial: true,
                    publishedAt: "2011-03-04T04:21:14.000Z"),
            ],
            ratings: [
                CatalogRating(region: "DE", rating: "16"),
                CatalogRating(region: "AU", rating: "R18+"),
                CatalogRating(region: "FR", rating: "16"),
                CatalogRating(region: "US", rating: "TV-MA"),
                CatalogRating(region: "CA", rating: "18+"),
                CatalogRating(region: "RU", rating: "18+"),
                CatalogRating(region: "KR", rating: "19"),
                CatalogRating(region: "GB", rating: "18"),
                CatalogRating(region: "BR", rating: "16"),
                CatalogRating(region: "NL", rating: "16"),
                CatalogRating(region: "PT", rating: "18"),
                CatalogRating(region: "HU", rating: "18"),
                CatalogRating(region: "ES", rating: "18"),
                CatalogRating(region: "SG", rating: "R21"),
                CatalogRating(region: "IN", rating: "A"),
                CatalogRating(region: "MX", rating: "C"),
            ],
            offers: [
                CatalogOffers(
                    region: "DE", link: "https://www.themoviedb.org/tv/1399-game-of-thrones/watch?locale=DE",
                    providers: ["flatrate": [30], "buy": [2, 10, 3]]),
                CatalogOffers(
                    region: "US", link: "https://www.themoviedb.org/tv/1399-game-of-thrones/watch?locale=US",
                    providers: ["flatrate": [384, 1825, 358], "buy": [2, 10, 3], "free": [384, 616]]),
                CatalogOffers(
                    region: "GB", link: "https://www.themoviedb.org/tv/1399-game-of-thrones/watch?locale=GB",
                    providers: ["flatrate": [29, 39], "buy": [10, 2, 3]]),
            ],
            cast: gameOfThronesCast, crew: gameOfThronesCrew,
            links: CatalogLinks(
                imdb: "tt0944947", freebaseMID: "/m/0524b41", freebase: "/en/game_of_thrones", tvdb: 121361, tvrage: 24493,
                wikidata: "Q23572", facebook: "GameOfThrones", instagram: "gameofthrones", twitter: "GameOfThrones")))
}
