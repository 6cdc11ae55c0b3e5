extension Catalog {
    static let fightClub = CatalogMovie(
        id: 550, title: "Fight Club", originalTitle: "Fight Club",
        originalLanguage: "en", releaseDate: "1999-10-15", genres: [18, 53, 35],
        posterPath: "/pB8BM7pdSp6B6Ih7QZ4DrQ3PmJK.jpg", backdropPath: "/hZkgoQYus5vegHoetLkCJzb17zJ.jpg",
        popularity: 73.433, voteAverage: 8.433, voteCount: 26279,
        details: CatalogDetails(
            imdbID: "tt0137523", facebookID: "FightClub", runtime: 139,
            keywords: [
                CatalogKeyword(id: 818, name: "based on novel or store"),
                CatalogKeyword(id: 825, name: "support group"),
                CatalogKeyword(id: 851, name: "dual identity"),
                CatalogKeyword(id: 1541, name: "nihilism"),
                CatalogKeyword(id: 1721, name: "fight"),
                CatalogKeyword(id: 3927, name: "rage and hate"),
                CatalogKeyword(id: 4142, name: "insomnia"),
                CatalogKeyword(id: 4565, name: "dystopia"),
                CatalogKeyword(id: 9181, name: "alter ego"),
                CatalogKeyword(id: 11687, name: "breaking the fourth wall"),
                CatalogKeyword(id: 34117, name: "cult film"),
                CatalogKeyword(id: 156761, name: "split personality"),
                CatalogKeyword(id: 179173, name: "quitting a job"),
                CatalogKeyword(id: 212803, name: "dissociative identity disorder"),
                CatalogKeyword(id: 260426, name: "self destructiveness"),
            ],
            videos: [
                CatalogVideo(
                    id: "639d5326be6d88007f170f44", language: "en", region: "US", key: "O-b2VfmmbyA",
                    name: "Fight Club (1999) Trailer - Starring Brad Pitt, Edward Norton, Helena Bonham Carter", size: 720,
                    type: "Trailer", isOfficial: false, publishedAt: "2016-03-05T02:03:14.000Z"),
                CatalogVideo(
                    id: "5c9294240e0a267cd516835f", language: "en", region: "US", key: "BdJKm16Co6M",
                    name: "#TBT Trailer", size: 1080,
                    type: "Trailer", isOfficial: true, publishedAt: "2014-10-02T19:20:22.000Z"),
            ],
            images: [
                CatalogImage(
                    .poster, "/pB8BM7pdSp6B6Ih7QZ4DrQ3PmJK.jpg", language: "en", width: 2000, height: 3000,
                    aspectRatio: 0.667, voteAverage: 5.504, voteCount: 46),
                CatalogImage(
                    .poster, "/a26cQPRhJPX6GbWfQbvZdrrp9j9.jpg", language: "en", width: 2000, height: 3000,
                    aspectRatio: 0.667, voteAverage: 5.46, voteCount: 25),
                CatalogImage(
                    .poster, "/ohXr0v9U0TfFu9IXbSDm5zoGV3R.jpg", language: "pt", width: 2000, height: 3000,
                    aspectRatio: 0.667, voteAverage: 5.33, voteCount: 9),
                CatalogImage(
                    .poster, "/1yWmCAIGSVNuTOGyz9F48W9g1Ux.jpg", language: "es", width: 1400, height: 2100,
                    aspectRatio: 0.667, voteAverage: 5.326, voteCount: 7),
                CatalogImage(
                    .poster, "/rUPKPWBpr2ZbDXXZpT0qgYqTlG9.jpg", language: "de", width: 800, height: 1200,
                    aspectRatio: 0.667, voteAverage: 5.318, voteCount: 3),
                CatalogImage(
                    .poster, "/6NdNO1dq9w54ujk2G4sK4ogsf0H.jpg", language: "fr", width: 1000, height: 1500,
                    aspectRatio: 0.667, voteAverage: 5.252, voteCount: 4),
                CatalogImage(
                    .poster, "/a1hxQhCl2i9DmbjKXixkukVW7zy.jpg", language: nil, width: 2000, height: 3000,
                    aspectRatio: 0.667, voteAverage: 5.18, voteCount: 3),
                CatalogImage(
                    .backdrop, "/hZkgoQYus5vegHoetLkCJzb17zJ.jpg", language: nil, width: 1422, height: 800,
                    aspectRatio: 1.778, voteAverage: 5.622, voteCount: 20),
                CatalogImage(
                    .backdrop, "/fygeMr16EcxJiYhdiO1LEr7iHtI.jpg", language: "en", width: 1280, height: 720,
                    aspectRatio: 1.778, voteAverage: 5.318, voteCount: 3),
                CatalogImage(
                    .backdrop, "/c6OLXfKAk5BKeR6broC8pYiCquX.jpg", language: nil, width: 2560, height: 1440,
                    aspectRatio: 1.778, voteAverage: 5.292, voteCount: 18),
                CatalogImage(
                    .logo, "/7Uqhv24pGJs4Ns31NoOPWFJGWNG.png", language: "en", width: 1804, height: 389,
                    aspectRatio: 4.638, voteAverage: 5.172, voteCount: 1),
                CatalogImage(
                    .logo, "/z6yka0HngU3FPjcWBc4CSxokUg0.png", language: "es", width: 636, height: 298,
                    aspectRatio: 2.134, voteAverage: 0.0, voteCount: 0),
            ],
            releases: [
                CatalogRelease(region: "US", day: "1999-09-21", type: 1, certification: "", note: "CMJ Film Festival"),
                CatalogRelease(region: "US", day: "1999-10-06", type: 1, certification: "", note: "Westwood, California (Premiere)"),
                CatalogRelease(region: "US", day: "1999-10-15", type: 3, certification: "R", note: ""),
                CatalogRelease(region: "DE", day: "1999-11-11", type: 3, certification: "18", note: ""),
                CatalogRelease(region: "BR", day: "1999-10-29", type: 3, certification: "18", note: ""),
                CatalogRelease(region: "GB", day: "1999-11-12", type: 3, certification: "18", note: ""),
                CatalogRelease(region: "JP", day: "1999-12-11", type: 3, certification: "PG12 ", note: ""),
                CatalogRelease(region: "ES", day: "1999-11-05", type: 3, certification: "18", note: ""),
            ],
            offers: [
                CatalogOffers(
                    region: "DE", link: "https://www.themoviedb.org/movie/550-fight-club/watch?locale=DE",
                    providers: ["flatrate": [337, 421], "rent": [2, 10, 3, 192], "buy": [2, 10, 3, 192]]),
                CatalogOffers(
                    region: "JP", link: "https://www.themoviedb.org/movie/550-fight-club/watch?locale=JP",
                    providers: ["flatrate": [337, 84, 9], "rent": [85, 10, 2], "buy": [2, 3]]),
                CatalogOffers(
                    region: "ES", link: "https://www.themoviedb.org/movie/550-fight-club/watch?locale=ES",
                    providers: ["flatrate": [119, 337, 528], "ads": [35], "rent": [2, 35, 3], "buy": [2, 35, 3]]),
            ],
            cast: [
                CatalogRole(person: 819, castID: 4, character: "The Narrator", creditID: "52fe4250c3a36847f80149f3"),
                CatalogRole(person: 287, castID: 5, character: "Tyler Durden", creditID: "52fe4250c3a36847f80149f7"),
                CatalogRole(person: 1283, castID: 285, character: "Marla Singer", creditID: "631f0de8bd32090082733691"),
                CatalogRole(person: 7470, castID: 7, character: "Robert \"Bob\" Paulson", creditID: "52fe4250c3a36847f80149ff"),
                CatalogRole(person: 7499, castID: 286, character: "Angel Face", creditID: "631f0e29ce9e91007f757d86"),
                CatalogRole(person: 7471, castID: 31, character: "Richard Chesler", creditID: "52fe4250c3a36847f8014a55"),
                CatalogRole(person: 7497, castID: 32, character: "The Mechanic", creditID: "52fe4250c3a36847f8014a59"),
                CatalogRole(person: 7498, castID: 33, character: "Ricky", creditID: "52fe4250c3a36847f8014a5d"),
                CatalogRole(person: 7472, castID: 34, character: "Intern", creditID: "52fe4250c3a36847f8014a61"),
                CatalogRole(person: 7219, castID: 35, character: "Thomas", creditID: "52fe4250c3a36847f8014a65"),
            ],
            crew: [
                CatalogJob(person: 1254, department: "Production", job: "Producer", creditID: "52fe4250c3a36847f8014a11"),
                CatalogJob(person: 7467, department: "Directing", job: "Director", creditID: "631f0289568463007bbe28a5"),
                CatalogJob(person: 7468, department: "Writing", job: "Novel", creditID: "52fe4250c3a36847f8014a4d"),
                CatalogJob(person: 7469, department: "Writing", job: "Screenplay", creditID: "56380f0cc3a3681b5c0200be"),
                CatalogJob(person: 7479, department: "Camera", job: "Director of Photography", creditID: "52fe4250c3a36847f8014a23"),
                CatalogJob(person: 7480, department: "Editing", job: "Editor", creditID: "52fe4250c3a36847f8014a29"),
            ]))
}
