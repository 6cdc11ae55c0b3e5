import Foundation
import MarqueeData
import MarqueeDomain
@testable import MarqueeNet
import TestKit
import Testing

/// Parts of details: how many there can be, and whose they are.
struct AppendingTests {
    private let tmdb = WireScene().tmdb

    @Test func `no caller can name more parts than TMDb appends`() {
        let counts = [
            MoviePart.allCases.count, TVSeriesPart.allCases.count, SeasonPart.allCases.count, EpisodePart.allCases.count,
            PersonPart.allCases.count, MovieCollectionPart.allCases.count, CompanyPart.allCases.count,
        ]
        #expect(counts.allSatisfy { (2...Endpoint<TVSeriesDetailsDTO>.mostParts).contains($0) }, "\(counts)")
    }

    @Test func `more seasons than TMDb appends are refused before anything is sent`() async throws {
        let scene = WireScene()
        let series = TMDBTVSeries(scene.tmdb)
        let remote = try #require(series.seasons(Array(0...20), of: 1399))
        #expect(remote.refusal?.code == .invalidInput && remote.refusal?.reason.key == "append.tooMany")
        await #expect(throws: MarqueeError.self) { try await remote.fetch(nil) }
        #expect(series.seasons([-1], of: 1399)?.refusal?.reason.key == "path.number")
        #expect(series.seasons([1], of: 0)?.refusal?.reason.key == "path.id")
        #expect(series.seasons(Array(1...20), of: 1399)?.refusal == nil)
        #expect(scene.transport.requests.isEmpty)
    }

    @Test func `what is asked for with a session is private, and is not asked for without one`() async throws {
        let scene = WireScene()
        let (movies, series) = (TMDBMovies(scene.tmdb), TMDBTVSeries(scene.tmdb))
        let (season, episode) = (SeasonReference(series: 1399, number: 1), EpisodeReference(series: 1399, season: 1, number: 1))
        let asked = [
            movies.details(550, including: [.accountStates], as: .person).isPrivate,
            series.details(1399, including: [.accountStates], as: .guest).isPrivate,
            series.season(season, including: [.accountStates], as: .person).isPrivate,
            series.episode(episode, including: [.accountStates], as: .person).isPrivate,
        ]
        #expect(asked == [true, true, true, true])
        let remote = movies.details(550, including: [.accountStates], as: nil)
        #expect(remote.refusal?.code == .unauthorized)
        await #expect(throws: MarqueeError.self) { try await remote.fetch(nil) }
        #expect(scene.transport.requests.isEmpty)
    }

    @Test func `a session is not shown for parts that are the same for all`() async throws {
        let scene = WireScene()
        let remote = TMDBMovies(scene.tmdb).details(550, including: [.credits], as: .person)
        #expect(!remote.isPrivate && remote.key == TMDBMovies(scene.tmdb).details(550, including: [.credits], as: nil).key)
        _ = try? await remote.fetch(nil)
        #expect(scene.transport.requests.count == 1 && scene.transport.requests.allSatisfy { !$0.url.contains("session") })
    }

    @Test func `the key of a private answer holds no secret`() throws {
        let key = TMDBMovies(tmdb).details(550, including: [.accountStates], as: .person).key
        #expect(!Marker.all.contains { "\(key.arguments)\(key.operation)".contains($0) })
        #expect(key.arguments.map(\.name) == ["append_to_response", "movie_id"])
    }

    @Test func `the marks of an account are read to the last field`() throws {
        let states = #""account_states": {"favorite": true, "watchlist": false, "rated": {"value": 8.5}}"#
        let movie = try value(
            TMDBMovies(tmdb).details(550, including: [.accountStates], as: .person), #"{"id": 550, "title": "A", \#(states)}"#)
        #expect(movie.accountStates == Marks(isFavorite: true, rating: Rating(halfPoints: 17)))
        let series = try value(
            TMDBTVSeries(tmdb).details(1399, including: [.accountStates], as: .person), #"{"id": 1399, "name": "A", \#(states)}"#)
        #expect(series.accountStates == movie.accountStates)
        let episode = try value(
            TMDBTVSeries(tmdb).episode(EpisodeReference(series: 1, season: 1, number: 1), including: [.accountStates], as: .person),
            #"{"id": 5, "season_number": 1, "episode_number": 1, "account_states": {"id": 5, "rated": false}}"#)
        #expect(episode.accountStates == Marks.none)
        let season = try value(
            TMDBTVSeries(tmdb).season(SeasonReference(series: 1, number: 1), including: [.accountStates], as: .person),
            """
            {"id": 5, "season_number": 1, "episodes": [], "account_states": {"results": [
             {"id": 7, "episode_number": 2, "rated": {"value": 9}}, {"id": 8, "episode_number": 3, "rated": false}]}}
            """)
        #expect(
            season.accountStates == [
                EpisodeRating(id: 7, episodeNumber: 2, rating: Rating(halfPoints: 18)), EpisodeRating(id: 8, episodeNumber: 3),
            ])
    }

    @Test func `collections and companies bring the parts that are asked for`() throws {
        let collection = try value(
            TMDBMovies(tmdb).collection(10, including: Set(MovieCollectionPart.allCases)),
            """
            {"id": 10, "name": "Star Wars Collection", "parts": [],
             "images": {"posters": [{"file_path": "/a.jpg", "width": 2, "height": 3}], "backdrops": []},
             "translations": {"translations": [{"iso_639_1": "de", "data": {"title": "Star Wars Filmreihe"}}]}}
            """)
        #expect(collection.images?.posters.count == 1 && collection.translations?.map(\.title) == ["Star Wars Filmreihe"])
        let bare = try value(TMDBMovies(tmdb).collection(10, including: []), #"{"id": 10, "name": "Star Wars Collection", "parts": []}"#)
        #expect(bare.images == nil && bare.translations == nil)
        let remote = TMDBReference(tmdb).company(1, including: Set(CompanyPart.allCases))
        let json = """
            {"id": 1, "name": "Lucasfilm Ltd.", "alternative_names": {"results": [{"name": "루카스필름", "type": ""}]},
             "images": {"logos": [{"id": "a", "file_path": "/a.png"}]},
             "movies": {"page": 1, "results": [{"id": 11, "title": "Star Wars"}], "total_pages": 3, "total_results": 50}}
            """
        let company = try value(remote, json)
        #expect(company.alternativeNames?.map(\.name) == ["루카스필름"] && company.images?.logos.map(\.id) == ["a"])
        #expect(company.movies?.items.map(\.id) == [11] && company.movies?.totalPages == 3)
        #expect(try remote.adapt(Data(json.utf8)).titles.map(\.reference) == [.movie(11)])
        let alone = try value(TMDBReference(tmdb).company(1, including: []), #"{"id": 1, "name": "Lucasfilm Ltd."}"#)
        #expect(alone.alternativeNames == nil && alone.images == nil && alone.movies == nil)
    }

    @Test func `each appended season has its own bytes`() throws {
        let first = #"{ "id" : 3624, "season_number": 1, "vote_average": 8.40, "episodes": [{"id": 1, "name": "a, \"}{"}] }"#
        let body = #" {"id":1399,"name":"A" , "season/1" : \#(first) ,"season\/0":{"id":3627,"season_number":0,"episodes":[]}  } "#
        let remote = try #require(TMDBTVSeries(tmdb).seasons([1, 0, 7], of: 1399))
        let seasons = try remote.adapt(Data(body.utf8)).value
        #expect(Set(seasons.keys) == [0, 1])
        #expect(seasons[1].map { String(decoding: $0, as: UTF8.self).trimmingCharacters(in: .whitespaces) } == first)
        let season = try TMDBTVSeries(tmdb).season(SeasonReference(series: 1399, number: 1), including: []).adapt(#require(seasons[1]))
        #expect(season.value.voteAverage == 8.4 && season.value.episodes.map(\.name) == ["a, \"}{"])
        #expect(throws: MarqueeError.self) { try remote.adapt(Data(#"{"id": 1, "name": "Another series"}"#.utf8)) }
    }

    @Test func `bodies of members are found in any document`() throws {
        func members(_ json: String) throws -> [String: String] {
            try JSONDocument(Data(json.utf8)).read { $0.memberBodies.mapValues { String(decoding: $0, as: UTF8.self) } }
        }
        #expect(try members("{}") == [:] && members("[1]") == [:] && members(" { } ") == [:])
        #expect(try members(#"{"a":1,"b":"},{","a":2,"\u0063":[{}]}"#) == ["a": "1", "b": "\"},{\"", "c": "[{}]"])
        var maker = JSONMaker(seed: 5)
        for _ in 0..<200 {
            let body = maker.document()
            guard JSONGrammar.accepts(body) else { continue }
            for value in try members(String(decoding: body, as: UTF8.self)).values {
                #expect(JSONGrammar.accepts(Data("[\(value)]".utf8)), "\(value)")
            }
        }
    }

    @Test func `with fallback languages seasons are not asked for together`() throws {
        let scene = WireScene(audience: try Audience(language: "de", fallbackLanguages: ["en"]))
        #expect(TMDBTVSeries(scene.tmdb).seasons([1, 2], of: 1399) == nil)
    }
}
