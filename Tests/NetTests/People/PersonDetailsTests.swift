import Foundation
import MarqueeData
import MarqueeDomain
import MarqueeNet
import Testing
import TestKit

struct PersonDetailsTests {
    @Test func `a person is read with portraits and everything the person took part in`() throws {
        let answer = try adapted(Self.hanks)
        let gump = edited(Movie(id: 13, title: "Forrest Gump")) {
            $0.originalLanguage = "en"
            $0.overview = "A man runs far."
            $0.releaseDate = Day(year: 1994, month: 6, day: 23)
            $0.posterPath = ImagePath("/arw2vcBveWOVZr6pxd9XTd1TdQa.jpg")
            $0.backdropPath = ImagePath("/3h1JZGDhZ8nzxdgvkxha0qBqi05.jpg")
            $0.genreIDs = [35, 18, 10_749]
            $0.popularity = 62.225
            $0.voteAverage = 8.481
            $0.voteCount = 24_535
        }
        let crypt = edited(TVSeries(id: 2391, name: "Tales from the Crypt")) { $0.originCountries = ["US"] }
        let path = try #require(ImagePath("/cckcYc2v0yh1tc9QjRelptcOBko.jpg"))
        #expect(
            answer.value
                == edited(
                    PersonDetails(
                        person: edited(Person(id: 31, name: "Tom Hanks")) {
                            $0.knownForDepartment = "Acting"
                            $0.gender = .male
                            $0.profilePath = ImagePath("/xndWFsBlClOJFRdhSt4NBwiPq2o.jpg")
                            $0.popularity = 82.989
                        })
                ) {
                    $0.biography = "An actor."
                    $0.birthday = PartialDay("1956-07-09")
                    $0.placeOfBirth = "Concord, California, USA"
                    $0.alsoKnownAs = ["Thomas Jeffrey Hanks"]
                    $0.imdbID = "nm0000158"
                    $0.externalIDs = edited(ExternalIDs()) {
                        $0.imdbID = "nm0000158"
                        $0.freebaseMID = "/m/0bxtg"
                        $0.tvrageID = 14_293
                        $0.tiktokID = "tomhanks"
                        $0.wikidataID = "Q2263"
                        $0.facebookID = "TomHanks"
                        $0.instagramID = "tomhanks"
                        $0.twitterID = "tomhanks"
                    }
                    $0.images = ImageSet()
                    $0.images?.profiles = [
                        edited(Picture(filePath: path, width: 653, height: 980)) {
                            ($0.aspectRatio, $0.voteAverage, $0.voteCount) = (0.666, 5.288, 89)
                        }
                    ]
                    $0.combinedCredits = PersonCredits(
                        cast: [
                            edited(PersonCredit(creditID: "52fe420ec3a36847f800074f", item: .movie(gump))) {
                                ($0.character, $0.order) = ("Forrest Gump", 0)
                            }
                        ],
                        crew: [
                            edited(PersonCredit(creditID: "525734f3760ee3776a397211", item: .tv(crypt))) {
                                $0.job = "Director"
                                $0.department = "Directing"
                                $0.episodeCount = 1
                            }
                        ])
                })
        #expect(answer.value.name == "Tom Hanks")
        #expect(answer.value.combinedCredits?.cast.map(\.item.title) == ["Forrest Gump"])
        #expect(answer.dropped == 0)
        #expect(answer.titles.map(\.reference) == [.movie(13), .tv(2391)])
    }

    @Test func `what TMDb does not know is nil or empty, and broken parts are counted`() throws {
        let answer = try adapted(
            """
            {"id": 31, "name": "A name", "biography": null, "birthday": "1968", "deathday": "", "homepage": null, "imdb_id": "",
             "also_known_as": null, "place_of_birth": null, "images": [], "external_ids": null,
             "combined_credits": {"cast": [{"id": 13, "media_type": "movie", "title": "No credit"},
              {"id": 14, "media_type": "opera", "credit_id": "a"}], "crew": null}}
            """)
        #expect(answer.value == edited(PersonDetails(person: Person(id: 31, name: "A name"))) { $0.birthday = PartialDay("1968") })
        #expect(answer.dropped == 2)
    }

    @Test func `a missing biography comes from the fallback languages`() throws {
        let audience = try Audience(language: "fr", fallbackLanguages: ["pt-BR", "en"])
        let json = """
            {"id": 31, "name": "Tom Hanks", "biography": "", "translations": {"translations": [
              {"iso_3166_1": "US", "iso_639_1": "en", "data": {"biography": "An actor.", "name": "Tom Hanks"}},
              {"iso_3166_1": "BR", "iso_639_1": "pt", "data": {"biography": "", "name": ""}}]}}
            """
        let details = try TMDBPeople(WireScene(audience: audience).tmdb).details(31).adapt(Data(json.utf8))
            .value
        #expect(details.biography == "An actor.")
    }

    @Test(arguments: [0, -1])
    func `an id that is none is refused`(_ id: Int) {
        let refusal = TMDBPeople(WireScene().tmdb).details(id).refusal
        #expect(refusal?.code == .invalidInput && refusal?.operation == "GET /3/person/{person_id}")
    }

    private func adapted(_ json: String) throws -> Adapted<PersonDetails> {
        try TMDBPeople(WireScene().tmdb).details(31).adapt(Data(json.utf8))
    }

    private static let hanks = """
        {"adult": false, "also_known_as": ["Thomas Jeffrey Hanks"], "biography": "An actor.", "birthday": "1956-07-09",
         "deathday": null, "gender": 2, "homepage": null, "id": 31, "imdb_id": "nm0000158", "known_for_department": "Acting",
         "name": "Tom Hanks", "place_of_birth": " Concord,  California, USA ", "popularity": 82.989,
         "profile_path": "/xndWFsBlClOJFRdhSt4NBwiPq2o.jpg",
         "external_ids": {"freebase_mid": "/m/0bxtg", "imdb_id": "nm0000158", "tvrage_id": 14293, "wikidata_id": "Q2263",
          "facebook_id": "TomHanks", "instagram_id": "tomhanks", "tiktok_id": "tomhanks", "twitter_id": "tomhanks", "youtube_id": null},
         "images": {"profiles": [{"aspect_ratio": 0.666, "height": 980, "iso_639_1": null,
          "file_path": "/cckcYc2v0yh1tc9QjRelptcOBko.jpg", "vote_average": 5.288, "vote_count": 89, "width": 653}]},
         "combined_credits": {
          "cast": [{"adult": false, "backdrop_path": "/3h1JZGDhZ8nzxdgvkxha0qBqi05.jpg", "genre_ids": [35, 18, 10749], "id": 13,
           "original_language": "en", "original_title": "Forrest Gump", "overview": "A man runs far.", "popularity": 62.225,
           "poster_path": "/arw2vcBveWOVZr6pxd9XTd1TdQa.jpg", "release_date": "1994-06-23", "title": "Forrest Gump", "video": false,
           "vote_average": 8.481, "vote_count": 24535, "character": "Forrest Gump", "credit_id": "52fe420ec3a36847f800074f",
           "order": 0, "media_type": "movie"}],
          "crew": [{"id": 2391, "name": "Tales from the Crypt", "origin_country": ["US"], "credit_id": "525734f3760ee3776a397211",
           "department": "Directing", "episode_count": 1, "job": "Director", "media_type": "tv"}]}}
        """
}
