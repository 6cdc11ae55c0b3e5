extension Catalog {
    /// Movies that one person appears in, so that one filmography is worth paging through.
    static let tomHanks: [CatalogMovie] = [
        CatalogMovie(
            id: 13, title: "Forrest Gump", originalTitle: "Forrest Gump",
            originalLanguage: "en", releaseDate: "1994-06-23", genres: [35, 18, 10749],
            posterPath: "/arw2vcBveWOVZr6pxd9XTd1TdQa.jpg", backdropPath: "/3h1JZGDhZ8nzxdgvkxha0qBqi05.jpg",
            popularity: 62.225, voteAverage: 8.5, voteCount: 24529,
            details: CatalogDetails(
                cast: [
                    CatalogRole(person: 31, character: "Forrest Gump", creditID: "52fe420ec3a36847f800074f")
                ])),
        CatalogMovie(
            id: 862, title: "Toy Story", originalTitle: "Toy Story",
            originalLanguage: "en", releaseDate: "1995-10-30", genres: [16, 12, 10751, 35],
            posterPath: "/uXDfjJbdP4ijW5hWSBrPrlKpxab.jpg", backdropPath: "/3Rfvhy1Nl6sSGJwyjb0QiZzZYlB.jpg",
            popularity: 116.851, voteAverage: 7.969, voteCount: 16618,
            details: CatalogDetails(
                cast: [
                    CatalogRole(person: 31, character: "Woody (voice)", creditID: "52fe4284c3a36847f8024f95")
                ])),
        CatalogMovie(
            id: 497, title: "The Green Mile", originalTitle: "The Green Mile",
            originalLanguage: "en", releaseDate: "1999-12-10", genres: [14, 18, 80],
            posterPath: "/o0lO84GI7qrG6XFvtsPOSV7CTNa.jpg", backdropPath: "/vxJ08SvwomfKbpboCWynC3uqUg4.jpg",
            popularity: 58.199, voteAverage: 8.5, voteCount: 15312,
            details: CatalogDetails(
                cast: [
                    CatalogRole(person: 31, character: "Paul Edgecomb", creditID: "52fe424ac3a36847f8012bc7")
                ])),
        CatalogMovie(
            id: 857, title: "Saving Private Ryan", originalTitle: "Saving Private Ryan",
            originalLanguage: "en", releaseDate: "1998-07-24", genres: [18, 36, 10752],
            posterPath: "/uqx37cS8cpHg8U35f9U5IBlrCV3.jpg", backdropPath: "/bdD39MpSVhKjxarTxLSfX6baoMP.jpg",
            popularity: 70.45, voteAverage: 8.208, voteCount: 14134,
            details: CatalogDetails(
                cast: [
                    CatalogRole(person: 31, character: "Captain John H. Miller", creditID: "52fe4283c3a36847f8024aef")
                ])),
        CatalogMovie(
            id: 640, title: "Catch Me If You Can", originalTitle: "Catch Me If You Can",
            originalLanguage: "en", releaseDate: "2002-12-16", genres: [18, 80],
            posterPath: "/sdYgEkKCDPWNU6KnoL4qd8xZ4w7.jpg", backdropPath: "/Ag6qhzsJd3k1NKuNrG9RmhZDMh7.jpg",
            popularity: 60.143, voteAverage: 7.965, voteCount: 13814,
            details: CatalogDetails(
                cast: [
                    CatalogRole(person: 31, character: "Carl Hanratty", creditID: "52fe4263c3a36847f801a643")
                ])),
        CatalogMovie(
            id: 8358, title: "Cast Away", originalTitle: "Cast Away",
            originalLanguage: "en", releaseDate: "2000-12-22", genres: [12, 18],
            posterPath: "/6Zp6oj4QxpYFFvrVtb4kGc7r0jK.jpg", backdropPath: "/ioqaIhJSkwa9DGRHGtOOUTiGRs2.jpg",
            popularity: 35.042, voteAverage: 7.659, voteCount: 10201,
            details: CatalogDetails(
                cast: [
                    CatalogRole(person: 31, character: "Chuck Noland", creditID: "52fe44a2c3a36847f80a14df")
                ],
                crew: [
                    CatalogJob(person: 31, department: "Production", job: "Producer", creditID: "52fe44a2c3a36847f80a14ed")
                ])),
        CatalogMovie(
            id: 594, title: "The Terminal", originalTitle: "The Terminal",
            originalLanguage: "en", releaseDate: "2004-06-17", genres: [35, 18],
            posterPath: "/pXNomqKcKXAQbuWxehb2N3XFKfn.jpg", backdropPath: "/zywtNiaZ9r7azrcNdl2j0jOgrkw.jpg",
            popularity: 27.0, voteAverage: 7.331, voteCount: 6988,
            details: CatalogDetails(
                cast: [
                    CatalogRole(person: 31, character: "Viktor Navorski", creditID: "52fe4259c3a36847f801762f")
                ])),
        CatalogMovie(
            id: 568, title: "Apollo 13", originalTitle: "Apollo 13",
            originalLanguage: "en", releaseDate: "1995-06-30", genres: [36, 18, 12],
            posterPath: "/oYUZHYMwNKnE1ef4WE5Hw2a9OAY.jpg", backdropPath: "/32zua2oKjn2EaRk7am3qK8zAlEj.jpg",
            popularity: 19.433, voteAverage: 7.441, voteCount: 4857,
            details: CatalogDetails(
                cast: [
                    CatalogRole(person: 31, character: "Jim Lovell", creditID: "52fe4253c3a36847f801595d")
                ])),
    ]
}
