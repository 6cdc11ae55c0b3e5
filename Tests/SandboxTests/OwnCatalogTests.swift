import Foundation
import Testing

@testable import MarqueeSandbox

/// A catalog that a user brings.
struct OwnCatalogTests {
    private static let own = """
        {
          "movies": [{
            "id": 7000001, "title": "The Empty Chair", "release_date": "2022-02-03", "genres": [18], "popularity": 99999,
            "external_ids": {"imdb_id": "tt7000001"}, "cast": [{"person": 287, "character": "A guest"}],
            "crew": [{"person": 7000003, "department": "Directing", "job": "Director"}],
            "keywords": [{"id": 7000004, "name": "chair"}], "watch_providers": [{"iso_3166_1": "DE", "flatrate": [337]}],
            "images": [{"type": "poster", "file_path": "/chair.jpg", "width": 200, "height": 300, "iso_639_1": "pt", "iso_3166_1": "PT"}],
            "translations": {"de": {"title": "Der leere Stuhl", "overview": "Jemand fehlt."}}
          }],
          "series": [{
            "id": 7000002, "name": "Chairs", "first_air_date": "2022-01-01",
            "seasons": [{"season_number": 1, "episode_count": 3, "episodes": [{"episode_number": 2, "name": "Two", "air_date": "2022-01-08"}]}]
          }],
          "people": [{"id": 7000003, "name": "Somebody"}]
        }
        """

    private func ownCatalog() throws -> SandboxCatalog { try SandboxCatalog(json: Data(Self.own.utf8)) }

    @Test func `a file extends the catalog`() async throws {
        var options = Sandbox.Options()
        options.catalog.add(try ownCatalog())
        try await withSandbox(options) { sandbox in
            #expect(try sandbox.ask("/3/movie/popular").rows.first?["id"] as? Int == 7_000_001)
            let movie = try sandbox.ask("/3/movie/tt7000001?language=de&append_to_response=credits,watch/providers").object
            #expect(movie["title"] as? String == "Der leere Stuhl" && movie["overview"] as? String == "Jemand fehlt.")
            let credits = try #require(movie["credits"] as? [String: [[String: Any]]])
            #expect(credits["cast"]?.first?["name"] as? String == "Brad Pitt" && credits["crew"]?.first?["name"] as? String == "Somebody")
            let credit = try #require(credits["cast"]?.first?["credit_id"] as? String)
            #expect(try sandbox.ask("/3/credit/\(credit)").object["media_type"] as? String == "movie")
            let images = try sandbox.ask("/3/movie/7000001/images").object
            let poster = try #require((images["posters"] as? [[String: Any]])?.first)
            #expect(poster["iso_3166_1"] as? String == "PT" && poster["aspect_ratio"] as? Double == 0.667)
            #expect(try sandbox.ask("/3/person/7000003").object["name"] as? String == "Somebody")
            #expect(try sandbox.ask("/3/keyword/7000004/movies").rows.count == 1)
            #expect(try sandbox.ask("/3/search/movie?query=leere%20stuhl").rows.count == 1)
            #expect(try sandbox.ask("/3/movie/550").object["title"] as? String == "Fight Club")
        }
    }

    @Test func `missing fields are made up`() async throws {
        var options = Sandbox.Options()
        options.catalog.add(try ownCatalog())
        try await withSandbox(options) { sandbox in
            let series = try sandbox.ask("/3/tv/7000002").object
            #expect(series["status"] as? String == "Ended" && series["last_air_date"] as? String == "2022-01-08")
            let season = try sandbox.ask("/3/tv/7000002/season/1").object
            let episodes = try #require(season["episodes"] as? [[String: Any]])
            #expect(season["name"] as? String == "Season 1")
            #expect(episodes.compactMap { $0["name"] as? String } == ["Episode 1", "Two", "Episode 3"])
            let ids = episodes.compactMap { $0["id"] as? Int }
            #expect(Set(ids).count == 3 && !ids.contains(0))
        }
    }

    @Test func `the documented form is accepted`() async throws {
        let file = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../Docs/Sandbox.md").standardized
        let document = try String(contentsOf: file, encoding: .utf8)
        let block = try #require(document.components(separatedBy: "```text\n").dropFirst().first?.components(separatedBy: "```").first)
        var options = Sandbox.Options()
        options.catalog.add(try SandboxCatalog(json: Data(block.utf8)))
        try await withSandbox(options) { sandbox async throws in
            #expect(try sandbox.ask("/3/movie/7000001?language=de").object["title"] as? String == "Der leere Stuhl")
            #expect(try sandbox.ask("/3/tv/7000002").object["status"] as? String == "Canceled")
            #expect(try sandbox.ask("/3/person/7000015").object["birthday"] as? String == "1968")
            #expect(try sandbox.ask("/3/collection/7000010").status == 200)
        }
    }

    @Test func `a catalog of one's own replaces the built-in one`() async throws {
        var options = Sandbox.Options()
        options.catalog = SandboxCatalog()
        options.catalog.add(SandboxCatalog.Movie(id: 1, title: "One"))
        try await withSandbox(options) { sandbox async throws in
            #expect(try sandbox.ask("/3/movie/popular").rows.map { $0["title"] as? String } == ["One"])
            #expect(try sandbox.ask("/3/movie/550").status == 404)
            #expect(try sandbox.ask("/3/search/multi?query=o").rows.count == 1)
        }
    }

    @Test func `a running sandbox gets a movie, a series and a person`() async throws {
        try await withSandbox { sandbox in
            #expect(try sandbox.ask("/3/movie/7").status == 404)
            try sandbox.add(SandboxCatalog.Person(id: 9, name: "Nobody Else"))
            var movie = SandboxCatalog.Movie(id: 7, title: "Seven Chairs")
            movie.cast = [SandboxCatalog.Role(person: 9, character: "Herself")]
            try sandbox.add(movie)
            try sandbox.add(SandboxCatalog.Series(id: 8, name: "Eight Chairs"))
            #expect(try sandbox.ask("/3/movie/7/credits").object["cast"] as? [Any] != nil)
            #expect(try sandbox.ask("/3/search/multi?query=chairs").rows.count == 2)
            #expect(try sandbox.ask("/3/person/9/movie_credits").object["cast"] as? [[String: Any]] != nil)
            movie.title = "Seven Armchairs"
            try sandbox.add(movie)
            #expect(try sandbox.ask("/3/movie/7").object["title"] as? String == "Seven Armchairs")
            #expect(sandbox.catalog.movies.count == SandboxCatalog.builtIn.movies.count + 1)
        }
    }

    @Test func `a wrong catalog changes nothing`() async throws {
        try await withSandbox { sandbox async throws in
            var movie = SandboxCatalog.Movie(id: 7, title: "Seven")
            movie.cast = [SandboxCatalog.Role(person: 287, character: ""), SandboxCatalog.Role(person: 99, character: "")]
            let error = SandboxError.invalidCatalog(
                place: "movie 7: cast[1].person", reason: "The catalog has no person with the number 99.")
            #expect(throws: error) { try sandbox.add(movie) }
            #expect(try sandbox.ask("/3/movie/7").status == 404)
        }
        var options = Sandbox.Options()
        options.catalog.add(SandboxCatalog.Movie(id: 0, title: ""))
        await #expect(throws: SandboxError.invalidCatalog(place: "movie 0", reason: "A number is positive.")) {
            try await Sandbox.start(options)
        }
    }

    @Test(arguments: [
        ("{", "line 1"), ("{\n\"movies\": [\n}", "line 3"), ("[]", ""), ("{\"films\": []}", "films"), ("{\"movies\": {}}", "movies"),
        ("{\"movies\": [{\"title\": \"x\"}]}", "movies[0].id"), ("{\"movies\": [{\"id\": 1}]}", "movies[0].title"),
        ("{\"movies\": [{\"id\": 1.5, \"title\": \"x\"}]}", "movies[0].id"),
        ("{\"movies\": [{\"id\": 1, \"title\": \"x\"}, {\"id\": 2, \"title\": 2}]}", "movies[1].title"),
        ("{\"movies\": [{\"id\": 1, \"title\": \"x\", \"titel\": \"y\"}]}", "movies[0].titel"),
        ("{\"movies\": [{\"id\": 1, \"title\": \"x\", \"genres\": [18, \"drama\"]}]}", "movies[0].genres[1]"),
        ("{\"movies\": [{\"id\": 1, \"title\": \"x\", \"translations\": {\"de\": 1}}]}", "movies[0].translations.de"),
        ("{\"series\": [{\"id\": 1, \"name\": \"x\", \"seasons\": [{\"season_number\": \"1\"}]}]}", "series[0].seasons[0].season_number"),
        (
            "{\"people\": [{\"id\": 1, \"name\": \"x\", \"known_for\": [{\"media_type\": \"book\", \"id\": 1}]}]}",
            "people[0].known_for[0].media_type"
        ),
        ("{\"people\": [{\"id\": 1, \"name\": \"x\", \"images\": [{\"type\": \"face\"}]}]}", "people[0].images[0].type"),
    ])
    func `the error names the mistake in the JSON`(json: String, place: String) {
        #expect(throws: SandboxError.self) { try SandboxCatalog(json: Data(json.utf8)) }
        do throws(SandboxError) {
            _ = try SandboxCatalog(json: Data(json.utf8))
        } catch {
            if case .invalidCatalog(place, let reason) = error, !reason.isEmpty { return }
            Issue.record("\(error)")
        }
    }

    @Test(arguments: [
        (#""release_date": "2022-13-01""#, "release_date"), (#""release_date": "soon""#, "release_date"), (#""genres": [1]"#, "genres[0]"),
        (#""crew": [{"person": 1}]"#, "crew[0].person"), (#""watch_providers": [{"iso_3166_1": "DE", "rent": [1]}]"#, "watch_providers[0]"),
        (#""translations": {"xx": {}}"#, "translations.xx"), (#""translations": {"en": {}}"#, "translations.en"),
        (#""release_dates": [{"iso_3166_1": "DE", "release_date": "2022"}]"#, "release_dates[0].release_date"),
        (#""images": [{"type": "poster", "file_path": "/a.jpg", "width": 0, "height": 1}]"#, "images[0]"),
    ])
    func `the error names the field that does not fit`(member: String, place: String) throws {
        try expect("movie 5: " + place, #"{"movies": [{"id": 5, "title": "x", \#(member)}]}"#)
    }

    @Test(arguments: [
        (#""seasons": [{"season_number": 1}, {"season_number": 1}]"#, ", season 1"),
        (#""seasons": [{"season_number": 1, "episode_count": 10001}]"#, ", season 1: episode_count"),
        (#""seasons": [{"season_number": 1, "episode_count": 1, "episodes": [{"episode_number": 2}]}]"#, ", season 1, episode 2"),
        (#""seasons": [{"season_number": 1, "episodes": [{"episode_number": 0}]}]"#, ", season 1, episode 0"),
        (
            #""seasons": [{"season_number": 1, "episodes": [{"episode_number": 1, "guest_stars": [{"person": 1}]}]}]"#,
            ", season 1, episode 1: guest_stars[0].person"
        ),
        (#""created_by": [{"person": 1}]"#, ": created_by[0].person"),
    ])
    func `the error names the field of a series that does not fit`(member: String, place: String) throws {
        try expect("series 5" + place, #"{"series": [{"id": 5, "name": "x", \#(member)}]}"#)
    }

    @Test func `a catalog that contradicts itself is refused`() throws {
        try expect("movie 5", #"{"movies": [{"id": 5, "title": "x"}, {"id": 5, "title": "y"}]}"#)
        try expect("person 5: known_for[0]", #"{"people": [{"id": 5, "name": "x", "known_for": [{"media_type": "tv", "id": 1}]}]}"#)
        try expect("person 5: birthday", #"{"people": [{"id": 5, "name": "x", "birthday": "May"}]}"#)
    }

    private func expect(_ place: String, _ json: String) throws {
        let catalog = try SandboxCatalog(json: Data(json.utf8))
        do throws(SandboxError) {
            _ = try CatalogIndex(catalog)
            Issue.record("nothing is wrong with \(json)")
        } catch {
            if case .invalidCatalog(place, _) = error { return }
            Issue.record("\(error)")
        }
    }
}
