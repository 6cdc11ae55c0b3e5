import Foundation
import MarqueeData
import MarqueeDomain
@testable import MarqueeNet
import TestKit
import Testing

struct FindTests {
    private let search = TMDBSearch(WireScene().tmdb)

    @Test func `everything that an id names is read`() throws {
        let json = """
            {"movie_results": [{"id": 934433, "title": "Scream VI", "media_type": "movie", "release_date": "2023-03-08", "video": false}],
             "person_results": [{"id": 31, "name": "Tom Hanks", "media_type": "person", "known_for_department": "Acting"}],
             "tv_results": [{"id": 1399, "name": "Game of Thrones", "media_type": "tv"}],
             "tv_episode_results": [{"id": 63056, "name": "Winter Is Coming", "media_type": "tv_episode", "episode_number": 1,
              "season_number": 1, "show_id": 1399}],
             "tv_season_results": [{"id": 3624, "name": "Season 1", "media_type": "tv_season", "season_number": 1, "show_id": 1399}]}
            """
        let answer = try search.find(.imdb("tt0944947")).adapt(Data(json.utf8))
        #expect(answer.value.movieResults.map(\.title) == ["Scream VI"] && answer.value.tvResults.map(\.name) == ["Game of Thrones"])
        #expect(answer.value.personResults.map(\.name) == ["Tom Hanks"])
        #expect(answer.value.tvSeasonResults.map(\.reference) == [SeasonReference(series: 1399, number: 1)])
        #expect(answer.value.tvSeasonResults.map(\.season.name) == ["Season 1"])
        #expect(answer.value.tvEpisodeResults.map(\.reference) == [EpisodeReference(series: 1399, season: 1, number: 1)])
        #expect(answer.dropped == 0 && answer.titles.map(\.reference) == [.movie(934_433), .tv(1399)])
        #expect(answer.markables == [.movie(934_433), .tv(1399), .episode(of: 1399, season: 1, number: 1)])
    }

    @Test func `an unknown id names nothing`() throws {
        let json = #"{"movie_results": [], "person_results": [], "tv_results": [], "tv_episode_results": [], "tv_season_results": []}"#
        #expect(try search.find(.tvdb(1)).adapt(Data(json.utf8)).value == FindResults())
    }

    @Test(arguments: ["", "a/b", "../movie/550", "tt 1", "a?b"])
    func `a text that is no id is refused`(_ id: String) {
        #expect(search.find(.imdb(id)).refusal?.code == .invalidInput)
    }

    @Test func `collections, companies and keywords are read to the last field`() throws {
        let collections = """
            {"page": 1, "results": [{"adult": false, "backdrop_path": "/zuW6fOiusv4X9nnW3paHGfXcSll.jpg", "id": 86311,
             "name": "Die Avengers", "original_language": "en", "original_name": "The Avengers Collection",
             "overview": "A line of our own.", "poster_path": "/yFSIUVTCvgYrpalUktulvk3Gi5Y.jpg"}],
             "total_pages": 1, "total_results": 1}
            """
        let avengers = edited(MovieCollection(id: 86_311, name: "Die Avengers")) {
            $0.originalName = "The Avengers Collection"
            $0.originalLanguage = "en"
            $0.overview = "A line of our own."
            $0.posterPath = ImagePath("/yFSIUVTCvgYrpalUktulvk3Gi5Y.jpg")
            $0.backdropPath = ImagePath("/zuW6fOiusv4X9nnW3paHGfXcSll.jpg")
        }
        #expect(try search.collections("avengers").adapt(Data(collections.utf8)).value.items == [avengers])
        let companies = """
            {"page": 1, "results": [{"id": 3268, "logo_path": "/tuomPhY2UtuPTqqFnKMVHvSb724.png", "name": "HBO", "origin_country": "US"},
             {"id": 143571, "logo_path": null, "name": "HBO Showcase", "origin_country": ""}], "total_pages": 1, "total_results": 2}
            """
        let hbo = edited(ProductionCompany(id: 3268, name: "HBO")) {
            $0.logoPath = ImagePath("/tuomPhY2UtuPTqqFnKMVHvSb724.png")
            $0.originCountry = "US"
        }
        let showcase = ProductionCompany(id: 143_571, name: "HBO Showcase")
        #expect(try search.companies("hbo").adapt(Data(companies.utf8)).value.items == [hbo, showcase])
        let keywords = #"{"page": 1, "results": [{"id": 262419, "name": "lost"}], "total_pages": 5, "total_results": 84}"#
        let page = try search.keywords("lost").adapt(Data(keywords.utf8)).value
        #expect(page.items == [Keyword(id: 262_419, name: "lost")] && page.totalPages == 5 && page.totalResults == 84)
    }
}
