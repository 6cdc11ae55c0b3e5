import Foundation
import MarqueeSandbox
import Testing

/// Search, trending and find, whose rows may be of several kinds.
struct MixedListTests {
    @Test(arguments: [
        ("tv?query=thrones", [1399]), ("tv?query=TRONOS", [1399]), ("tv?query=%E9%AC%BC%E6%BB%85", [85937]),
        ("tv?query=the%20&first_air_date_year=2019", [82856]), ("person?query=hanks", [31]), ("person?query=alfie", [71586]),
        ("person?query=nobody%20of%20this%20name", []),
    ])
    func `a search of each kind finds rows`(query: String, ids: [Int]) async throws {
        try await withSandbox { sandbox in
            let answer = try sandbox.ask("/3/search/\(query)")
            #expect(try answer.rows.compactMap { $0["id"] as? Int } == ids)
            #expect(try answer.rows.allSatisfy { $0["media_type"] == nil })
            #expect(answer.headers["cache-control"] == "public, max-age=7200")
        }
    }

    @Test(arguments: ["tv", "person", "multi"])
    func `a search without a match is empty`(_ kind: String) async throws {
        try await withSandbox { sandbox async throws in
            #expect(try sandbox.ask("/3/search/\(kind)?query=%20").status == 422)
            #expect(try sandbox.ask("/3/search/\(kind)?query=a&page=501").status == 400)
        }
    }

    @Test func `a search of all kinds has rows of each`() async throws {
        try await withSandbox { sandbox in
            let rows = try sandbox.ask("/3/search/multi?query=an").rows
            #expect(Set(rows.compactMap { $0["media_type"] as? String }) == ["movie", "tv", "person"])
            for row in rows {
                switch row["media_type"] as? String {
                case "movie": #expect(row["title"] is String && row["name"] == nil)
                case "tv": #expect(row["name"] is String && row["origin_country"] is [String])
                default: #expect(row["known_for"] is [Any] && row["gender"] is Int)
                }
            }
        }
    }

    @Test func `a collection has the keys of a movie, and stands among the movies without its kind`() async throws {
        try await withSandbox { sandbox in
            let keys: Set = [
                "adult", "backdrop_path", "id", "title", "original_language", "original_title", "overview", "poster_path",
            ]
            for (kind, expected) in [("multi", keys.union(["media_type"])), ("movie", keys)] {
                let rows = try sandbox.ask("/3/search/\(kind)?query=star%20wars%20collection").rows
                #expect(rows.map { Set($0.keys) } == [expected] && rows.first?["id"] as? Int == 10)
            }
        }
    }

    @Test(arguments: ["movie", "tv", "person"], ["day", "week"])
    func `a trending list has rows of its kind`(kind: String, window: String) async throws {
        try await withSandbox { sandbox in
            let rows = try sandbox.ask("/3/trending/\(kind)/\(window)").rows
            #expect(!rows.isEmpty && rows.allSatisfy { $0["media_type"] as? String == kind })
        }
    }

    @Test func `the trending list of all kinds has rows of each`() async throws {
        try await withSandbox { sandbox in
            var kinds: [String] = []
            for page in 1...6 {
                let answer = try sandbox.ask("/3/trending/all/week?page=\(page)").object
                #expect(answer["total_results"] as? Int == 103 && answer["total_pages"] as? Int == 6)
                kinds += (answer["results"] as? [[String: Any]])?.compactMap { $0["media_type"] as? String } ?? []
            }
            #expect(kinds.count == 103 && Set(kinds) == ["movie", "tv", "person", "collection"])
            #expect(try sandbox.ask("/3/trending/all/day?page=501").status == 400)
        }
    }

    @Test(arguments: [
        ("tt0137523", "movie_results", 550), ("tt0944947", "tv_results", 1399), ("tt1480055", "tv_episode_results", 63056),
        ("nm0000158", "person_results", 31),
    ])
    func `an id of another service finds its title`(id: String, list: String, expected: Int) async throws {
        try await withSandbox { sandbox in
            let answer = try sandbox.ask("/3/find/\(id)?external_source=imdb_id").object
            #expect(answer.count == 5)
            for (name, rows) in answer {
                let ids = (rows as? [[String: Any]])?.compactMap { $0["id"] as? Int }
                #expect(ids == (name == list ? [expected] : []))
            }
        }
    }

    @Test func `an unknown id of another service finds nothing`() async throws {
        try await withSandbox { sandbox in
            for query in ["tt0000000?external_source=imdb_id", "tt0137523?external_source=wikidata_id"] {
                let answer = try sandbox.ask("/3/find/\(query)")
                #expect(answer.status == 200)
                #expect(try answer.object.values.allSatisfy { ($0 as? [Any])?.isEmpty == true })
            }
            #expect(try sandbox.ask("/3/find/tt0137523").status == 422)
        }
    }
}
