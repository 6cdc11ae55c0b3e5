import Testing

@testable import MarqueeSandbox

/// The built-in catalog. The references of one part of a catalog to another are checked when a sandbox starts.
struct CatalogTests {
    private let catalog = SandboxCatalog.builtIn

    @Test func `every list can be read`() throws {
        let movies: [SandboxCatalog.Movie] = try SandboxCatalog.list(SandboxCatalog.moviesJSON)
        let series: [SandboxCatalog.Series] = try SandboxCatalog.list(SandboxCatalog.seriesJSON)
        let people: [SandboxCatalog.Person] = try SandboxCatalog.list(SandboxCatalog.peopleJSON)
        let providers: [SandboxCatalog.WatchProvider] = try SandboxCatalog.list(SandboxCatalog.watchProvidersJSON)
        #expect([movies.count, series.count, people.count, providers.count] == [30, 12, 60, 19])
        #expect(movies == catalog.movies && series == catalog.series && people == catalog.people && providers == catalog.watchProviders)
    }

    @Test func `ids are unique`() throws {
        func areUnique<ID: Hashable>(_ ids: [ID]) -> Bool { Set(ids).count == ids.count }
        let index = try CatalogIndex(catalog)
        let seasons = index.series.flatMap(\.seasons)
        let episodes = seasons.flatMap(\.episodes)
        #expect(areUnique(seasons.map(\.id)) && areUnique(episodes.map(\.id)))
        #expect(episodes.allSatisfy { $0.id > 0 && $0.id < Int(Int32.max) })
        let movieCredits = index.movies.flatMap { $0.cast.map(\.creditID) + $0.crew.map(\.creditID) }
        let seriesCredits = index.series.flatMap { $0.cast.map(\.creditID) + $0.crew.map(\.creditID) }
        #expect(areUnique(movieCredits + seriesCredits))
        let titles = index.movies.compactMap(\.externalIDs.imdb) + index.series.compactMap(\.externalIDs.imdb)
        #expect(areUnique(titles + episodes.compactMap(\.externalIDs.imdb) + index.people.compactMap(\.externalIDs.imdb)))
    }

    @Test func `every person belongs to a title`() throws {
        let index = try CatalogIndex(catalog)
        for person in catalog.people { #expect(!index.knownFor(person).isEmpty, "\(person.name) belongs to no title") }
    }

    @Test func `twelve titles have a text in every language`() {
        let others = CatalogLanguage.allCases.count - 1
        let translated = catalog.movies.map(\.translations.count) + catalog.series.map(\.translations.count)
        #expect(translated.count { $0 == others } == 12)
    }

    @Test(.timeLimit(.minutes(5))) func `a season has as many episodes as it announces`() async throws {
        try await withSandbox { sandbox in
            for series in catalog.series {
                let details = try sandbox.ask("/3/tv/\(series.id)").object
                #expect(details["status"] as? String != "" && details["type"] as? String != "", "\(series.name)")
                let seasons = try #require(details["seasons"] as? [[String: Any]])
                #expect(seasons.isEmpty == series.firstAirDate.isEmpty, "\(series.name)")
                var total = 0
                for season in seasons {
                    let number = try #require(season["season_number"] as? Int)
                    let whole = try sandbox.ask("/3/tv/\(series.id)/season/\(number)").object
                    let episodes = try #require(whole["episodes"] as? [[String: Any]])
                    #expect(!episodes.isEmpty && season["episode_count"] as? Int == episodes.count, "\(series.name), season \(number)")
                    #expect(episodes.compactMap { $0["episode_number"] as? Int } == Array(1..<episodes.count + 1))
                    if number > 0 { total += episodes.count }
                }
                #expect(details["number_of_episodes"] as? Int == total, "\(series.name)")
                let last = details["last_episode_to_air"] as? [String: Any]
                #expect(last?["air_date"] as? String == details["last_air_date"] as? String, "\(series.name)")
            }
        }
    }

    @Test func `the state follows from the days`() async throws {
        try await withSandbox { sandbox async throws in
            for (id, status) in [(1399, "Ended"), (202250, "Returning Series"), (100088, "Returning Series"), (197123, "Planned")] {
                #expect(try sandbox.ask("/3/tv/\(id)").object["status"] as? String == status)
            }
        }
    }

    @Test func `Fight Club has companies, countries and languages`() async throws {
        try await withSandbox { sandbox in
            let movie = try sandbox.ask("/3/movie/550").object
            for name in ["production_companies", "production_countries", "spoken_languages"] {
                #expect((movie[name] as? [[String: Any]])?.isEmpty == false, "\(name)")
            }
            #expect(movie["origin_country"] as? [String] == ["US"])
        }
    }
}
