import MarqueeSandbox
import Testing

/// The answers of a discovery, and their order.
struct DiscoverTests {
    @Test(arguments: [
        ("with_genres=18,53,35&primary_release_year=1999", [550]), ("with_cast=819,287", [550]), ("with_cast=819|31&with_crew=7467", [550]),
        ("with_keywords=825", [550]), ("with_runtime.gte=139&with_runtime.lte=139", [550]), ("with_companies=1", [11]),
        ("region=DE&release_date.gte=1999-11-11&release_date.lte=1999-11-11&with_release_type=3|2", [550]),
        ("certification_country=US&certification=R&with_people=287", [550]),
        ("with_people=287&certification_country=US&certification.lte=PG", []),
        ("watch_region=ES&with_watch_providers=528", [550]),
        ("watch_region=ES&with_watch_providers=528&with_watch_monetization_types=buy", []),
        ("with_genres=18&without_genres=53&primary_release_year=1999&with_people=287", []), ("with_keywords=999999999", []),
    ])
    func `movies are filtered by conditions`(query: String, ids: [Int]) async throws {
        try await withSandbox { sandbox async throws in
            let answer = try sandbox.ask("/3/discover/movie?" + query.replacing("|", with: "%7C"))
            #expect(try answer.rows.compactMap { $0["id"] as? Int } == ids)
            #expect(try answer.object["total_results"] as? Int == ids.count)
        }
    }

    @Test(arguments: [
        ("with_networks=49", [1399]), ("first_air_date_year=2011&with_original_language=en", [1399]),
        ("with_status=3&with_networks=49|2", [1399]),
        ("with_status=1&with_networks=49", []), ("screened_theatrically=true", [1399]),
        ("with_type=4&with_networks=49&without_genres=99", [1399]),
    ])
    func `series are filtered by conditions`(query: String, ids: [Int]) async throws {
        try await withSandbox { sandbox async throws in
            let answer = try sandbox.ask("/3/discover/tv?" + query.replacing("|", with: "%7C"))
            #expect(try answer.rows.compactMap { $0["id"] as? Int } == ids)
        }
    }

    @Test(arguments: ["popularity", "vote_average", "vote_count"])
    func `movies and series are sorted by number`(key: String) async throws {
        try await withSandbox { sandbox async throws in
            for kind in ["movie", "tv"] {
                let up = try sandbox.ask("/3/discover/\(kind)?sort_by=\(key).asc").rows.compactMap { $0[key] as? Double }
                let down = try sandbox.ask("/3/discover/\(kind)?sort_by=\(key).desc").rows.compactMap { $0[key] as? Double }
                #expect(up.count > 1 && up == up.sorted() && down == down.sorted(by: >))
            }
        }
    }

    @Test(arguments: [
        ("movie", "release_date", "primary_release_date"), ("movie", "original_title", "original_title"), ("tv", "name", "name"),
    ])
    func `movies and series are sorted by text and date`(kind: String, field: String, key: String) async throws {
        try await withSandbox { sandbox async throws in
            let texts = try sandbox.ask("/3/discover/\(kind)?sort_by=\(key).asc").rows.compactMap { $0[field] as? String }
            #expect(texts.count > 1 && texts == texts.sorted())
        }
    }

    @Test func `an unknown order is refused`() async throws {
        try await withSandbox { sandbox async throws in
            #expect(try sandbox.ask("/3/discover/movie?sort_by=taste.asc").status == 422)
            #expect(try sandbox.ask("/3/discover/tv?sort_by=popularity").status == 422)
        }
    }

    @Test(arguments: [
        ("collection?query=star", [10]), ("keyword?query=INSOMNIA", [4142]), ("company?query=lucasfilm", [1]),
        ("company?query=nothing%20such", []),
    ])
    func `collections, keywords and companies are searched`(target: String, ids: [Int]) async throws {
        try await withSandbox { sandbox async throws in
            #expect(try sandbox.ask("/3/search/" + target).rows.compactMap { $0["id"] as? Int } == ids)
        }
    }

    @Test(arguments: [
        ("tt0137523?external_source=imdb_id", "movie_results", [550]), ("FightClub?external_source=facebook_id", "movie_results", [550]),
        ("121361?external_source=tvdb_id", "tv_results", [1399]), ("tt0137523?external_source=tvdb_id", "movie_results", []),
    ])
    func `titles are found by ids of other services`(target: String, list: String, ids: [Int]) async throws {
        try await withSandbox { sandbox async throws in
            let rows = try sandbox.ask("/3/find/" + target).object[list] as? [[String: Any]]
            #expect(rows?.compactMap { $0["id"] as? Int } == ids)
        }
    }
}
