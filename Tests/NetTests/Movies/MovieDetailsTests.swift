import Foundation
import MarqueeData
import MarqueeDomain
@testable import MarqueeNet
import Testing
import TestKit

struct MovieDetailsTests {
    @Test func `the facts of a movie are read to the last field`() throws {
        let answer = try adapted(
            """
            {"adult": false, "backdrop_path": "/2w4xG178RpB4MDAIfTkqAuSJzec.jpg",
             "belongs_to_collection": {"id": 10, "name": "Star Wars Collection", "poster_path": "/pWVLFh4OuejTpUaDQbB1C4zoS2p.jpg",
              "backdrop_path": "/iY2ujEY2m68OTTlPFTiHub9joHS.jpg"},
             "budget": 11000000, "genres": [{"id": 12, "name": "Adventure"}, {"id": 28, "name": "Action "}],
             "homepage": "http://www.starwars.com/films/star-wars-episode-iv-a-new-hope", "id": 11, "imdb_id": "tt0076759",
             "origin_country": ["US"], "original_language": "en", "original_title": "Star Wars", "overview": "A farm boy leaves home.",
             "popularity": 20.6912, "poster_path": "/6FfCtAuVAW8XJjZ7eWeLibRLWTw.jpg",
             "production_companies": [
              {"id": 1, "logo_path": "/tlVSws0RvvtPBwViUyOFAO0vcQS.png", "name": "Lucasfilm Ltd.", "origin_country": "US"},
              {"id": 25, "logo_path": null, "name": "20th Century Fox", "origin_country": ""}],
             "production_countries": [{"iso_3166_1": "US", "name": "United States of America"}], "release_date": "1977-05-25",
             "revenue": 775398007, "runtime": 121, "spoken_languages": [{"english_name": "English", "iso_639_1": "en", "name": "English"}],
             "status": "Released", "tagline": "A line of our own.", "title": "Star Wars", "video": false, "vote_average": 8.2,
             "vote_count": 22061}
            """, of: 11)
        let movie = try edited(Movie(id: 11, title: "Star Wars")) {
            $0.originalLanguage = "en"
            $0.overview = "A farm boy leaves home."
            $0.releaseDate = Day(year: 1977, month: 5, day: 25)
            $0.posterPath = try path("/6FfCtAuVAW8XJjZ7eWeLibRLWTw.jpg")
            $0.backdropPath = try path("/2w4xG178RpB4MDAIfTkqAuSJzec.jpg")
            $0.genreIDs = [12, 28]
            $0.popularity = 20.6912
            $0.voteAverage = 8.2
            $0.voteCount = 22_061
        }
        let collection = try edited(MovieCollection(id: 10, name: "Star Wars Collection")) {
            $0.posterPath = try path("/pWVLFh4OuejTpUaDQbB1C4zoS2p.jpg")
            $0.backdropPath = try path("/iY2ujEY2m68OTTlPFTiHub9joHS.jpg")
        }
        let companies = [
            try edited(ProductionCompany(id: 1, name: "Lucasfilm Ltd.")) {
                $0.logoPath = try path("/tlVSws0RvvtPBwViUyOFAO0vcQS.png")
                $0.originCountry = "US"
            },
            ProductionCompany(id: 25, name: "20th Century Fox"),
        ]
        let english = edited(SpokenLanguage(language: "en")) { ($0.englishName, $0.name) = ("English", "English") }
        #expect(
            answer.value
                == edited(MovieDetails(movie: movie)) {
                    $0.tagline = "A line of our own."
                    $0.status = .released
                    $0.runtime = 121
                    $0.budget = 11_000_000
                    $0.revenue = 775_398_007
                    $0.homepage = "http://www.starwars.com/films/star-wars-episode-iv-a-new-hope"
                    $0.imdbID = "tt0076759"
                    $0.genres = [Genre(id: 12, name: "Adventure"), Genre(id: 28, name: "Action")]
                    $0.belongsToCollection = collection
                    $0.productionCompanies = companies
                    $0.originCountries = ["US"]
                    $0.productionCountries = [edited(ProductionCountry(country: "US")) { $0.name = "United States of America" }]
                    $0.spokenLanguages = [english]
                })
        #expect(answer.dropped == 0)
        #expect(answer.titles.map(\.reference) == [.movie(11)])
    }

    @Test func `its parts are read to the last field`() throws {
        let answer = try adapted(Self.parts)
        let details = answer.value
        #expect(answer.dropped == 0)
        #expect(details.credits == (try credits()))
        #expect(details.credits?.directors.map(\.name) == ["David Fincher"])
        #expect(
            details.videos == [
                edited(Video(id: "5c9294240e0a267cd516835f", site: .youTube, key: "BdJKm16Co6M")) {
                    $0.name = "#TBT Trailer"
                    $0.type = .trailer
                    $0.language = "en"
                    $0.country = "US"
                    $0.isOfficial = true
                    $0.height = 1080
                    $0.publishedAt = Date(timeIntervalSince1970: 1_412_277_622)
                }
            ])
        #expect(details.images == (try images()))
        let orlando = try edited(Movie(id: 9300, title: "Orlando")) {
            $0.originalLanguage = "en"
            $0.overview = "Somebody lives for very long."
            $0.releaseDate = Day(year: 1992, month: 12, day: 11)
            $0.posterPath = try path("/xvz0qZkXXMq3dH2Revxii8drxWc.jpg")
            $0.backdropPath = try path("/3YAldML4EDyoC6RBpzceALigrAZ.jpg")
            $0.genreIDs = [18, 14]
            $0.popularity = 7.768
            $0.voteAverage = 6.966
            $0.voteCount = 262
        }
        #expect(details.similar == Page(page: 1, totalPages: 364, totalResults: 7269, items: [orlando]))
        #expect(details.recommendations?.page == 1)
        #expect(details.recommendations?.totalPages == 2)
        #expect(details.recommendations?.totalResults == 21)
        #expect(details.recommendations?.items.map(\.id) == [11])
        let review = edited(Review(id: "5b1c13b9c3a36848f2026384", author: "somebody", content: "I liked it.\r\nTwice.")) {
            ($0.authorDetails.rating, $0.authorDetails.username) = (10, "somebody")
            $0.url = "https://www.themoviedb.org/review/5b1c13b9c3a36848f2026384"
            $0.createdAt = Date(timeIntervalSince1970: 1_528_566_713.359)
            $0.updatedAt = Date(timeIntervalSince1970: 1_624_463_889.421)
        }
        #expect(details.reviews?.totalResults == 2)
        #expect(details.reviews?.items.first == review)
        #expect(details.reviews?.items.last == Review(id: "r2", author: "", content: ""))
        #expect(
            details.translations == [
                edited(Translation(language: "fr", country: "FR")) {
                    $0.title = "Fight Club"
                    $0.overview = "Un homme dort mal."
                    $0.tagline = "Une ligne à nous."
                    $0.homepage = "https://example.org/fr"
                    $0.runtime = 139
                    ($0.languageName, $0.englishName) = ("Français", "French")
                },
                edited(Translation(language: "de", country: "DE")) { ($0.languageName, $0.englishName) = ("Deutsch", "German") },
            ])
    }

    @Test func `what TMDb does not know is nil or empty`() throws {
        let details = try adapted(Self.parts).value
        #expect(details.status == nil && details.runtime == nil && details.budget == nil && details.revenue == nil)
        #expect(details.imdbID == nil && details.belongsToCollection == nil)
        #expect(details.homepage.isEmpty && details.tagline.isEmpty && details.overview.isEmpty)
        #expect(
            details.productionCompanies.isEmpty && details.productionCountries.isEmpty && details.spokenLanguages.isEmpty
                && details.genres.isEmpty)
    }

    @Test func `the titles of its lists are reported for the index`() throws {
        #expect(try adapted(Self.parts).titles.map(\.reference) == [.movie(550), .movie(9300), .movie(11)])
    }

    @Test func `missing texts come from the audience's fallback languages`() throws {
        let tmdb = WireScene(audience: try Audience(language: "ja", fallbackLanguages: ["de", "fr"])).tmdb
        let details = try TMDBMovies(tmdb).details(550).adapt(Data(Self.parts.utf8)).value
        #expect(details.overview == "Un homme dort mal.")
        #expect(details.tagline == "Une ligne à nous.")
        #expect(details.homepage == "https://example.org/fr")
    }

    private func credits() throws -> Credits {
        try Credits(
            cast: [
                edited(CastMember(creditID: "52fe4250c3a36847f80149f3", personID: 819, name: "Edward Norton")) {
                    $0.gender = .male
                    $0.knownForDepartment = "Acting"
                    $0.popularity = 26.99
                    $0.castID = 4
                    $0.character = "The Narrator"
                    $0.profilePath = try path("/8nytsqL59SFJTVYVrN72k6qkGgJ.jpg")
                },
                edited(CastMember(creditID: "52fe4250c3a36847f80149f7", personID: 287, name: "Brad Pitt")) {
                    $0.character = "Tyler Durden"
                    $0.order = 1
                },
            ],
            crew: [
                edited(CrewMember(creditID: "631f0289568463007bbe28a5", personID: 7467, name: "David Fincher")) {
                    $0.job = "Director"
                    $0.department = "Directing"
                    $0.profilePath = try path("/tpEczFclQZeKAiCeKZZ0adRvtfz.jpg")
                }
            ])
    }

    private func images() throws -> ImageSet {
        try edited(ImageSet()) {
            $0.posters = [
                edited(Picture(filePath: try path("/r3pPehX4ik8NLYPpbDRAh0YRtMb.jpg"), width: 600, height: 900)) {
                    ($0.aspectRatio, $0.language) = (0.667, "pt")
                    ($0.voteAverage, $0.voteCount) = (5.258, 6)
                }
            ]
            $0.backdrops = [
                edited(Picture(filePath: try path("/hZkgoQYus5vegHoetLkCJzb17zJ.jpg"), width: 1422, height: 800)) {
                    $0.aspectRatio = 1.778
                    ($0.voteAverage, $0.voteCount) = (5.622, 20)
                }
            ]
            $0.logos = [
                edited(Picture(filePath: try path("/c1KLulrIhUqY5fT42nmC5aERGCp.png"), width: 411, height: 79)) {
                    ($0.aspectRatio, $0.language) = (5.203, "he")
                    ($0.voteAverage, $0.voteCount) = (5.312, 1)
                }
            ]
        }
    }

    private func path(_ text: String) throws -> ImagePath { try #require(ImagePath(text)) }

    private func adapted(_ json: String, of id: Movie.ID = 550) throws -> Adapted<MovieDetails> {
        try TMDBMovies(WireScene().tmdb).details(id).adapt(Data(json.utf8))
    }

    private static let parts = """
        {"id": 550, "title": "Fight Club", "overview": "", "tagline": "", "homepage": null, "imdb_id": "", "budget": 0, "revenue": 0,
         "runtime": 0, "status": null, "belongs_to_collection": null, "genres": [], "production_companies": [],
         "credits": {
          "cast": [
           {"adult": false, "gender": 2, "id": 819, "known_for_department": "Acting", "name": "Edward Norton",
            "original_name": "Edward Norton", "popularity": 26.99, "profile_path": "/8nytsqL59SFJTVYVrN72k6qkGgJ.jpg", "cast_id": 4,
            "character": "The Narrator", "credit_id": "52fe4250c3a36847f80149f3", "order": 0},
           {"id": 287, "name": "Brad Pitt", "profile_path": null, "character": "Tyler Durden", "credit_id": "52fe4250c3a36847f80149f7",
            "order": 1}],
          "crew": [
           {"id": 7467, "name": "David Fincher", "profile_path": "/tpEczFclQZeKAiCeKZZ0adRvtfz.jpg",
            "credit_id": "631f0289568463007bbe28a5", "department": "Directing", "job": "Director"}]},
         "videos": {"results": [
          {"iso_639_1": "en", "iso_3166_1": "US", "name": "#TBT Trailer", "key": "BdJKm16Co6M", "site": "YouTube", "size": 1080,
           "type": "Trailer", "official": true, "published_at": "2014-10-02T19:20:22.000Z", "id": "5c9294240e0a267cd516835f"}]},
         "images": {
          "backdrops": [{"aspect_ratio": 1.778, "height": 800, "iso_639_1": null, "file_path": "/hZkgoQYus5vegHoetLkCJzb17zJ.jpg",
           "vote_average": 5.622, "vote_count": 20, "width": 1422}],
          "logos": [{"aspect_ratio": 5.203, "height": 79, "iso_639_1": "he", "file_path": "/c1KLulrIhUqY5fT42nmC5aERGCp.png",
           "vote_average": 5.312, "vote_count": 1, "width": 411}],
          "posters": [{"aspect_ratio": 0.667, "height": 900, "iso_639_1": "pt", "file_path": "/r3pPehX4ik8NLYPpbDRAh0YRtMb.jpg",
           "vote_average": 5.258, "vote_count": 6, "width": 600}]},
         "similar": {"page": 1, "results": [
          {"adult": false, "backdrop_path": "/3YAldML4EDyoC6RBpzceALigrAZ.jpg", "genre_ids": [18, 14], "id": 9300,
           "original_language": "en", "original_title": "Orlando", "overview": "Somebody lives for very long.", "popularity": 7.768,
           "poster_path": "/xvz0qZkXXMq3dH2Revxii8drxWc.jpg", "release_date": "1992-12-11", "title": "Orlando", "video": false,
           "vote_average": 6.966, "vote_count": 262}], "total_pages": 364, "total_results": 7269},
         "recommendations": {"page": 1, "results": [{"id": 11, "title": "Star Wars"}], "total_pages": 2, "total_results": 21},
         "reviews": {"page": 1, "results": [
          {"author": "somebody", "author_details": {"name": "", "username": "somebody", "avatar_path": null, "rating": 10},
           "content": "I liked it.\\r\\nTwice.", "created_at": "2018-06-09T17:51:53.359Z", "id": "5b1c13b9c3a36848f2026384",
           "updated_at": "2021-06-23T15:58:09.421Z", "url": "https://www.themoviedb.org/review/5b1c13b9c3a36848f2026384"},
          {"author": null, "author_details": {"rating": null}, "content": null, "created_at": "", "id": "r2"}],
          "total_pages": 1, "total_results": 2},
         "translations": {"translations": [
          {"iso_3166_1": "FR", "iso_639_1": "fr", "name": "Français", "english_name": "French", "data": {
           "homepage": "https://example.org/fr", "overview": "Un homme dort mal.", "runtime": 139, "tagline": "Une ligne à nous.",
           "title": "Fight Club"}},
          {"iso_3166_1": "DE", "iso_639_1": "de", "name": "Deutsch", "english_name": "German", "data": {
           "homepage": "", "overview": "", "runtime": 0, "tagline": "", "title": ""}}]}}
        """
}
