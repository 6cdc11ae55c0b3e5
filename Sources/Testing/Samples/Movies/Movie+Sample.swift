public import MarqueeDomain

extension Movie: Sampled {
    /// Fight Club and other movies.
    public static var samples: [Movie] {
        [
            movie(
                550, "Fight Club", "1999-10-15", [18, 53, 35], "/pB8BM7pdSp6B6Ih7QZ4DrQ3PmJK.jpg", "/hZkgoQYus5vegHoetLkCJzb17zJ.jpg",
                popularity: 73.433, votes: (8.433, 26_279)),
            movie(
                11, "Star Wars", "1977-05-25", [12, 28, 878], "/6FfCtAuVAW8XJjZ7eWeLibRLWTw.jpg", "/2w4xG178RpB4MDAIfTkqAuSJzec.jpg",
                popularity: 20.6912, votes: (8.2, 22_061)),
            movie(
                13, "Forrest Gump", "1994-06-23", [35, 18, 10_749], "/arw2vcBveWOVZr6pxd9XTd1TdQa.jpg",
                "/3h1JZGDhZ8nzxdgvkxha0qBqi05.jpg", popularity: 62.225, votes: (8.5, 24_529)),
            movie(
                497, "The Green Mile", "1999-12-10", [14, 18, 80], "/o0lO84GI7qrG6XFvtsPOSV7CTNa.jpg",
                "/vxJ08SvwomfKbpboCWynC3uqUg4.jpg", popularity: 58.199, votes: (8.5, 15_312)),
            edited(
                movie(
                    129, "Spirited Away", "2001-07-20", [16, 10_751, 14], "/39wmItIWsg5sZMyRUHLkWBcuVCM.jpg",
                    "/Ab8mkHmkYADjU7wQiOkia9BzGvS.jpg", popularity: 85.662, votes: (8.5, 14_210))
            ) {
                $0.originalTitle = "千と千尋の神隠し"
                $0.originalLanguage = "ja"
            },
            edited(
                movie(
                    496_243, "Parasite", "2019-05-30", [35, 53, 18], "/7IiTTgloJzvGI1TAYymCfbfl3vT.jpg",
                    "/hiKmpZMGZsrkA3cdce8a7Dpos1j.jpg", popularity: 72.256, votes: (8.5, 15_620))
            ) {
                $0.originalTitle = "기생충"
                $0.originalLanguage = "ko"
            },
        ]
    }

    private static func movie(
        _ id: Int, _ title: String, _ day: String, _ genres: [Int], _ poster: String, _ backdrop: String, popularity: Double,
        votes: (average: Double, count: Int)
    ) -> Movie {
        edited(Movie(id: id, title: title)) {
            $0.originalLanguage = "en"
            $0.overview = "The overview of \(title) in a sample."
            $0.releaseDate = Day(day)
            $0.genreIDs = genres
            $0.posterPath = ImagePath(poster)
            $0.backdropPath = ImagePath(backdrop)
            $0.popularity = popularity
            $0.voteAverage = votes.average
            $0.voteCount = votes.count
        }
    }
}
