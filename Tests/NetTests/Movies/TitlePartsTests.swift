import Foundation
import MarqueeData
import MarqueeDomain
@testable import MarqueeNet
import TestKit
import Testing

/// The parts of titles and people whose shapes are not those of details.
struct TitlePartsTests {
    private let tmdb = WireScene().tmdb

    @Test func `titles in other countries stand under other keys for movies and series`() throws {
        let rows = #"[{"iso_3166_1": "RS", "title": "Borilački klub", "type": "working title"}, {"title": "No country"}]"#
        let expected = edited(AlternativeTitle(country: "RS", title: "Borilački klub")) { $0.type = "working title" }
        #expect(try value(TMDBMovies(tmdb).alternativeTitles(of: 550), #"{"id": 550, "titles": \#(rows)}"#, rows: 1) == [expected])
        #expect(try value(TMDBTVSeries(tmdb).alternativeTitles(of: 1399), #"{"id": 1399, "results": \#(rows)}"#, rows: 1) == [expected])
        #expect(try value(TMDBMovies(tmdb).keywords(of: 550), #"{"id": 550, "keywords": [{"id": 818, "name": "a"}]}"#).map(\.id) == [818])
        #expect(try value(TMDBTVSeries(tmdb).keywords(of: 1), #"{"id": 1, "results": [{"id": 818, "name": "a"}]}"#).map(\.name) == ["a"])
        #expect(throws: MarqueeError.self) { try TMDBMovies(tmdb).keywords(of: 550).adapt(Data(#"{"id": 550, "results": []}"#.utf8)) }
    }

    @Test func `releases in the older form are read`() throws {
        let json = """
            {"id": 550, "countries": [{"certification": "R ", "iso_3166_1": "US", "primary": true, "release_date": "1999-10-15",
             "descriptors": ["Violence"]}, {"iso_3166_1": "DE", "release_date": ""}]}
            """
        let release = edited(CountryRelease(country: "US", releaseDate: try #require(Day("1999-10-15")))) {
            $0.certification = "R"
            $0.isPrimary = true
            $0.descriptors = ["Violence"]
        }
        #expect(try value(TMDBMovies(tmdb).countryReleases(of: 550), json, rows: 1) == [release])
    }

    @Test func `lists that a title is on are read to the last field`() throws {
        let json = """
            {"id": 550, "page": 1, "results": [{"description": "All of mine.", "favorite_count": 3, "id": 8248696, "item_count": 409,
             "iso_639_1": "en", "iso_3166_1": "US", "list_type": "movie", "name": "Mine", "poster_path": null}],
             "total_pages": 122, "total_results": 2422}
            """
        let list = edited(MediaListSummary(id: 8_248_696, name: "Mine")) {
            $0.description = "All of mine."
            $0.favoriteCount = 3
            $0.itemCount = 409
            $0.language = "en"
            $0.country = "US"
            $0.listType = "movie"
        }
        #expect(try value(TMDBMovies(tmdb).lists(TitlePage(550)), json).items == [list])
    }

    @Test func `orders of episodes are read with their groups`() throws {
        let group = """
            "description": "A line of our own.", "episode_count": 83, "group_count": 6, "id": "5acf93e60e0a26346d0000ce",
             "name": "Netflix Collections", "network": {"id": 213, "name": "Netflix"}, "type": 4
            """
        let expected = edited(EpisodeGroup(id: "5acf93e60e0a26346d0000ce", name: "Netflix Collections")) {
            $0.description = "A line of our own."
            $0.type = .digital
            $0.groupCount = 6
            $0.episodeCount = 83
            $0.network = TVNetwork(id: 213, name: "Netflix")
        }
        let series = TMDBTVSeries(tmdb)
        #expect(try value(series.episodeGroups(of: 59717), #"{"id": 59717, "results": [{\#(group)}]}"#) == [expected])
        let json = """
            {\(group), "groups": [{"id": "5acf93efc3a368739a0000a9", "name": "First Cup", "order": 1, "locked": true, "episodes": [
             {"id": 1078262, "episode_number": 3, "season_number": 6, "show_id": 59717, "name": "An Episode", "order": 7}]}]}
            """
        let details = try value(series.episodeGroup("5acf93e60e0a26346d0000ce"), json)
        #expect(details.group == expected && details.groups.map(\.name) == ["First Cup"] && details.groups.map(\.isLocked) == [true])
        #expect(details.groups.map(\.order) == [1] && details.groups.first?.episodes.map(\.order) == [7])
        #expect(details.groups.first?.episodes.map(\.reference) == [EpisodeReference(series: 59717, season: 6, number: 3)])
        for (number, kind) in zip(
            0...8, [EpisodeGroupType.unknown(0), .originalAirDate, .absolute, .dvd, .digital, .storyArc, .production, .tv])
        {
            #expect(EpisodeGroupType(rawValue: number) == kind && kind.rawValue == number)
        }
        #expect(EpisodeGroupType(rawValue: 8) == .unknown(8))
    }

    @Test func `episodes that were screened in theaters are read`() throws {
        let json = #"{"id": 1399, "results": [{"id": 1159054, "episode_number": 10, "season_number": 5}, {"id": 1}]}"#
        let episodes = try value(TMDBTVSeries(tmdb).screenedTheatrically(of: 1399), json, rows: 1)
        #expect(episodes == [ScreenedEpisode(id: 1_159_054, seasonNumber: 5, episodeNumber: 10)])
    }

    @Test func `movies and series of a person are read without a word about their kind`() throws {
        let movies = """
            {"id": 31, "cast": [{"id": 13, "title": "Forrest Gump", "character": "Forrest Gump", "credit_id": "a", "order": 0}],
             "crew": [{"id": 87061, "title": "The Extraordinary Voyage", "credit_id": "b", "department": "Production", "job": "Producer"}]}
            """
        let answer = try TMDBPeople(tmdb).movieCredits(of: 31).adapt(Data(movies.utf8))
        #expect(answer.value.cast.map(\.item.id) == [.movie(13)] && answer.value.cast.map(\.part) == ["Forrest Gump"])
        #expect(answer.value.crew.map(\.department) == ["Production"] && answer.value.crew.map(\.part) == ["Producer"])
        #expect(answer.titles.map(\.reference) == [.movie(13), .movie(87061)])
        let tv = #"{"id": 31, "cast": [{"id": 1900, "name": "A Show", "credit_id": "c", "episode_count": 5}], "crew": []}"#
        let credits = try value(TMDBPeople(tmdb).tvCredits(of: 31), tv)
        #expect(credits.cast.map(\.item.id) == [.tv(1900)] && credits.cast.map(\.episodeCount) == [5])
    }

    @Test func `tagged images tell what they show, and those of an unknown kind are left out`() throws {
        func row(_ media: String) -> String {
            """
            {"file_path": "/1wY4psJ5NVEhCuOYROwLH2XExM2.jpg", "height": 1500, "width": 1000, "id": "5b235d740e0a265b5d0031d9",
             "iso_639_1": "en", "vote_average": 5.456, "image_type": "poster", "media_type": "movie", "media": {\(media)}}
            """
        }
        let rows = [
            row(#""id": 857, "title": "Saving Private Ryan", "media_type": "movie""#),
            row(#""id": 1, "name": "A Show", "media_type": "tv""#),
            row(#""id": 2, "season_number": 1, "show_id": 1, "media_type": "tv_season""#),
            row(#""id": 3, "season_number": 1, "episode_number": 2, "show_id": 1, "media_type": "tv_episode""#),
            row(#""id": 4, "media_type": "podcast""#),
        ]
        let json = #"{"id": 31, "page": 0, "results": [\#(rows.joined(separator: ", "))], "total_pages": 2, "total_results": 30}"#
        let page = try value(TMDBPeople(tmdb).taggedImages(of: 31), json, rows: 1)
        #expect(page.items.count == 4 && page.page == 1 && page.items.map(\.imageType) == ["poster", "poster", "poster", "poster"])
        guard case .movie(let movie) = page.items[0].media, case .tv(let series) = page.items[1].media,
            case .season(let season) = page.items[2].media, case .episode(let episode) = page.items[3].media
        else {
            Issue.record("\(page.items)")
            return
        }
        #expect(movie.id == 857 && series.id == 1 && season.reference == SeasonReference(series: 1, number: 1))
        #expect(episode.reference == EpisodeReference(series: 1, season: 1, number: 2))
        #expect(page.items[0].picture.width == 1000 && page.items[0].picture.language == "en")
    }

    @Test func `the credits of an episode have cast, guests and crew`() throws {
        let json = """
            {"id": 63056, "cast": [{"credit_id": "a", "id": 22970, "name": "Peter Dinklage"}],
             "guest_stars": [{"credit_id": "b", "id": 119783, "name": "Joseph Mawle"}],
             "crew": [{"credit_id": "c", "id": 44797, "name": "Timothy Van Patten", "job": "Director"}]}
            """
        let credits = try value(TMDBEpisodes(tmdb).credits(of: EpisodeReference(series: 1399, season: 1, number: 1)), json)
        #expect(credits.cast.map(\.name) == ["Peter Dinklage"] && credits.guestStars.map(\.name) == ["Joseph Mawle"])
        #expect(credits.crew.map(\.job) == ["Director"])
    }
}
