import Foundation
import MarqueeData
import MarqueeDomain
import MarqueeNet
import Testing
import TestKit

struct TVSeriesDetailsTests {
    @Test func `the facts of a series are read to the last field`() throws {
        let answer = try adapted(Self.facts)
        let series = edited(TVSeries(id: 1399, name: "Game of Thrones")) {
            $0.originalLanguage = "en"
            $0.originCountries = ["US"]
            $0.overview = "Families fight for a seat."
            $0.firstAirDate = Day(year: 2011, month: 4, day: 17)
            $0.posterPath = ImagePath("/1XS1oqL89opfnbLl8WnZY1O1uJx.jpg")
            $0.backdropPath = ImagePath("/6LWy0jvMpmjoS9fojNgHIKoWL05.jpg")
            $0.genreIDs = [10_765, 18]
            $0.popularity = 346.098
            $0.voteAverage = 8.438
            $0.voteCount = 21_390
        }
        let finale = edited(Episode(id: 1_551_830, seasonNumber: 8, episodeNumber: 6)) {
            $0.name = "The Iron Throne"
            $0.overview = "It ends."
            $0.airDate = Day(year: 2019, month: 5, day: 19)
            $0.runtime = 80
            $0.productionCode = "806"
            $0.stillPath = ImagePath("/zBi2O5EJfgTS6Ae0HdAYLm9o2nf.jpg")
            $0.voteAverage = 4.809
            $0.voteCount = 241
        }
        let specials = edited(Season(id: 3627, seasonNumber: 0)) {
            $0.name = "Specials"
            $0.airDate = Day(year: 2010, month: 12, day: 5)
            $0.episodeCount = 272
            $0.posterPath = ImagePath("/kMTcwNRfFKCZ0O2OaBZS0nZ2AIe.jpg")
        }
        let benioff = edited(CrewMember(creditID: "5256c8c219c2956ff604858a", personID: 9813, name: "David Benioff")) {
            $0.gender = .male
            $0.profilePath = ImagePath("/xvNN5huL0X8yJ7h3IZfGG4O2zBD.jpg")
        }
        #expect(
            answer.value
                == edited(TVSeriesDetails(series: series)) {
                    $0.tagline = "A line of our own."
                    $0.status = .ended
                    $0.type = .scripted
                    $0.lastAirDate = Day(year: 2019, month: 5, day: 19)
                    $0.numberOfSeasons = 8
                    $0.numberOfEpisodes = 73
                    $0.episodeRunTimes = [60]
                    $0.homepage = "http://www.hbo.com/game-of-thrones"
                    $0.genres = [Genre(id: 10_765, name: "Sci-Fi & Fantasy"), Genre(id: 18, name: "Drama")]
                    $0.createdBy = [benioff]
                    $0.networks = [
                        edited(TVNetwork(id: 49, name: "HBO")) {
                            $0.logoPath = ImagePath("/tuomPhY2UtuPTqqFnKMVHvSb724.png")
                            $0.originCountry = "US"
                        }
                    ]
                    $0.productionCompanies = [
                        edited(ProductionCompany(id: 76_043, name: "Revolution Sun Studios")) {
                            $0.logoPath = ImagePath("/9RO2vbQ67otPrBLXCaC8UMp3Qat.png")
                            $0.originCountry = "US"
                        }
                    ]
                    $0.productionCountries = [edited(ProductionCountry(country: "GB")) { $0.name = "United Kingdom" }]
                    $0.languages = ["en"]
                    $0.spokenLanguages = [edited(SpokenLanguage(language: "en")) { ($0.englishName, $0.name) = ("English", "English") }]
                    $0.seasons = [specials, Season(id: 3, seasonNumber: nil)]
                    $0.lastEpisodeToAir = finale
                })
        #expect(answer.dropped == 0)
        #expect(answer.titles.map(\.reference) == [.tv(1399)])
    }

    @Test func `its parts are read, and the titles in them are for the index`() throws {
        let answer = try adapted(Self.parts)
        let details = answer.value
        #expect(answer.dropped == 0)
        #expect(details.credits?.cast.map(\.name) == ["Peter Dinklage"])
        #expect(details.credits?.crew.map(\.job) == ["Producer"])
        #expect(details.videos?.map(\.type) == [.behindTheScenes])
        #expect(details.images?.posters.map(\.language) == ["pt"])
        #expect(details.similar?.items.map(\.originalName) == ["종이달"])
        #expect(details.recommendations?.totalPages == 2)
        #expect(details.reviews?.items.map(\.authorDetails.rating) == [9])
        #expect(
            details.externalIDs
                == edited(ExternalIDs()) {
                    $0.imdbID = "tt0944947"
                    $0.freebaseMID = "/m/0524b41"
                    $0.tvrageID = 24_493
                    $0.tvdbID = 121_361
                    $0.wikidataID = "Q23572"
                    $0.facebookID = "GameOfThrones"
                    $0.instagramID = "gameofthrones"
                })
        #expect(details.contentRatings == [ContentRating(country: "DE", rating: "16")])
        #expect(answer.titles.map(\.reference) == [.tv(1399), .tv(197_063), .tv(1396)])
    }

    @Test func `parts that are broken are left out and counted`() throws {
        let answer = try adapted(
            """
            {"id": 1399, "name": "One", "status": "Resting", "type": "Radio Play", "number_of_seasons": 0, "last_episode_to_air": {},
             "next_episode_to_air": null, "networks": [{"name": "No id"}, {"id": 49, "name": "HBO"}], "created_by": null, "content_ratings": [],
             "external_ids": {"imdb_id": "", "tvdb_id": null}, "similar": {"results": "none"}}
            """)
        #expect(
            answer.value
                == edited(TVSeriesDetails(series: TVSeries(id: 1399, name: "One"))) {
                    $0.status = .unknown("Resting")
                    $0.type = .unknown("Radio Play")
                    $0.networks = [TVNetwork(id: 49, name: "HBO")]
                    $0.externalIDs = ExternalIDs.none
                })
        #expect(answer.dropped == 4)
    }

    @Test func `missing texts come from the fallback languages, and names stay`() throws {
        let audience = try Audience(language: "fr", fallbackLanguages: ["de", "en"])
        let json = """
            {"id": 1399, "name": "Le Trône de fer", "overview": "", "tagline": "", "homepage": "https://example.org",
             "translations": {"translations": [
              {"iso_3166_1": "DE", "iso_639_1": "de", "data": {"name": "Thron", "overview": "Familien streiten.", "homepage": "x"}},
              {"iso_3166_1": "US", "iso_639_1": "en", "data": {"name": "", "overview": "Families fight.", "tagline": "A line."}}]}}
            """
        let details = try TMDBTVSeries(WireScene(audience: audience).tmdb).details(1399).adapt(
            Data(json.utf8)
        ).value
        #expect(details.name == "Le Trône de fer")
        #expect(details.overview == "Familien streiten.")
        #expect(details.tagline == "A line.")
        #expect(details.homepage == "https://example.org")
        #expect(details.translations?.map(\.title) == ["Thron", ""])
    }

    private func adapted(_ json: String) throws -> Adapted<TVSeriesDetails> {
        try TMDBTVSeries(WireScene().tmdb).details(1399).adapt(Data(json.utf8))
    }

    private static let facts = """
        {"adult": false, "backdrop_path": "/6LWy0jvMpmjoS9fojNgHIKoWL05.jpg", "created_by": [
          {"id": 9813, "credit_id": "5256c8c219c2956ff604858a", "name": "David Benioff", "gender": 2,
           "profile_path": "/xvNN5huL0X8yJ7h3IZfGG4O2zBD.jpg"}],
         "episode_run_time": [60], "first_air_date": "2011-04-17",
         "genres": [{"id": 10765, "name": "Sci-Fi & Fantasy"}, {"id": 18, "name": "Drama"}],
         "homepage": "http://www.hbo.com/game-of-thrones", "id": 1399, "in_production": false, "languages": ["en"],
         "last_air_date": "2019-05-19", "last_episode_to_air": {
          "id": 1551830, "name": "The Iron Throne", "overview": "It ends.", "vote_average": 4.809, "vote_count": 241,
          "air_date": "2019-05-19", "episode_number": 6, "production_code": "806", "runtime": 80, "season_number": 8, "show_id": 1399,
          "still_path": "/zBi2O5EJfgTS6Ae0HdAYLm9o2nf.jpg"},
         "name": "Game of Thrones", "next_episode_to_air": null, "networks": [
          {"id": 49, "logo_path": "/tuomPhY2UtuPTqqFnKMVHvSb724.png", "name": "HBO", "origin_country": "US"}],
         "number_of_episodes": 73, "number_of_seasons": 8, "origin_country": ["US"], "original_language": "en",
         "original_name": "Game of Thrones", "overview": "Families fight for a seat.", "popularity": 346.098,
         "poster_path": "/1XS1oqL89opfnbLl8WnZY1O1uJx.jpg", "production_companies": [
          {"id": 76043, "logo_path": "/9RO2vbQ67otPrBLXCaC8UMp3Qat.png", "name": "Revolution Sun Studios", "origin_country": "US"}],
         "production_countries": [{"iso_3166_1": "GB", "name": "United Kingdom"}], "seasons": [
          {"air_date": "2010-12-05", "episode_count": 272, "id": 3627, "name": "Specials", "overview": "",
           "poster_path": "/kMTcwNRfFKCZ0O2OaBZS0nZ2AIe.jpg", "season_number": 0, "vote_average": 0},
          {"air_date": null, "id": 3, "season_number": null}],
         "spoken_languages": [{"english_name": "English", "iso_639_1": "en", "name": "English"}], "status": "Ended",
         "tagline": "A line of our own.", "type": "Scripted", "vote_average": 8.438, "vote_count": 21390}
        """

    private static let parts = """
        {"id": 1399, "name": "Game of Thrones",
         "credits": {"cast": [{"id": 22970, "name": "Peter Dinklage", "character": "Tyrion Lannister",
           "credit_id": "5256c8b219c2956ff6047cd8", "order": 0}],
          "crew": [{"id": 1406855, "name": "Duncan Muggoch", "credit_id": "5ceab029c3a3682e93217a85", "department": "Production",
           "job": "Producer"}]},
         "videos": {"results": [{"iso_639_1": "en", "name": "A clip", "key": "y2ZJ3lTaREY", "site": "YouTube", "size": 1080,
           "type": "Behind the Scenes", "official": true, "published_at": "2019-03-25T14:00:06.000Z", "id": "5c999b48c3a36863b73b9d42"}]},
         "images": {"backdrops": [], "logos": [], "posters": [{"height": 900, "iso_639_1": "pt",
           "file_path": "/r3pPehX4ik8NLYPpbDRAh0YRtMb.jpg", "vote_average": 5.258, "width": 600}]},
         "similar": {"page": 1, "results": [{"id": 197063, "name": "Pale Moon", "original_name": "종이달"}], "total_pages": 82,
           "total_results": 1639},
         "recommendations": {"page": 1, "results": [{"id": 1396, "name": "Breaking Bad", "media_type": "tv"}], "total_pages": 2,
           "total_results": 40},
         "reviews": {"page": 1, "results": [{"author": "somebody", "author_details": {"rating": 9.0}, "content": "I liked it.",
           "created_at": "2017-02-20T05:47:28.872Z", "id": "58aa82f09251416f92006a3a"}], "total_pages": 1, "total_results": 1},
         "external_ids": {"imdb_id": "tt0944947", "freebase_mid": "/m/0524b41", "tvdb_id": 121361, "tvrage_id": 24493,
           "wikidata_id": "Q23572", "facebook_id": "GameOfThrones", "instagram_id": "gameofthrones", "twitter_id": null},
         "content_ratings": {"results": [{"descriptors": [], "iso_3166_1": "DE", "rating": "16"}]}}
        """
}
