import Foundation
import MarqueeCLI
import Testing

/// The keys of `--json`, which scripts rely on.
@Suite(.timeLimit(.minutes(5)))
struct JSONTests {
    private let movieKeys: Set<String> = [
        "id", "title", "original_title", "overview", "release_date", "vote_average", "vote_count", "poster_path",
    ]

    private func isPage(_ value: Any?, origin: String) -> Bool {
        guard let page = value as? [String: Any], let fetched = page["fetched"] as? [String: Any],
            let results = page["results"] as? [[String: Any]]
        else { return false }
        return Set(page.keys) == ["fetched", "page", "total_pages", "total_results", "results"]
            && Set(fetched.keys) == ["origin", "stale", "age_seconds"] && fetched["origin"] as? String == origin
            && !results.isEmpty && results.allSatisfy { Set($0.keys).isSubset(of: movieKeys) } && Set(results[0].keys) == movieKeys
    }

    @Test func `a list and a search are pages`() async throws {
        let shell = try Shell()
        let list = try await shell.run("list movies popular --json").object()
        #expect(isPage(list, origin: "server") && list["total_results"] as? Int == 30 && list["page"] as? Int == 1)
        #expect(isPage(try await shell.run("list movies popular --json --offline").json(), origin: "store"))
        #expect(isPage(try await shell.run("search fight --json").json(), origin: "server"))
        #expect(isPage(try await shell.run("search godf --json --offline").json(), origin: "title_index"))
    }

    @Test func `home is a list of pages by the names of their categories`() async throws {
        let home = try await Shell().run("home --json").object()
        let categories = try #require(home["categories"] as? [[String: Any]])
        #expect(categories.map { $0["name"] as? String } == ["now-playing", "popular", "top-rated", "upcoming"])
        #expect(categories.allSatisfy { isPage($0["list"], origin: "server") && $0["error"] == nil })
    }

    @Test func `details have all that the screen has`() async throws {
        let details = try await Shell().run("show movie 550 --json").object()
        #expect(
            Set(details.keys) == [
                "fetched", "movie", "tagline", "status", "runtime_minutes", "genres", "imdb_id", "poster_url", "cast", "crew", "similar",
                "recommendations",
            ])
        #expect((details["movie"] as? [String: Any])?["release_date"] as? String == "1999-10-15")
        let actor = try #require((details["cast"] as? [[String: Any]])?.first)
        #expect(actor["name"] as? String == "Edward Norton" && actor["role"] as? String == "The Narrator" && actor["id"] as? Int == 819)
        #expect(details["runtime_minutes"] as? Int == 139 && details["imdb_id"] as? String == "tt0137523")
        #expect((details["poster_url"] as? String)?.hasSuffix("/t/p/w342/pB8BM7pdSp6B6Ih7QZ4DrQ3PmJK.jpg") == true)
    }

    @Test func `the doctor's findings have a name, a verdict and words`() async throws {
        let findings = try #require(try await Shell().run("doctor --json").object()["findings"] as? [[String: Any]])
        #expect(findings.map { $0["name"] as? String } == ["credential", "language", "server", "store"])
        #expect(findings.allSatisfy { $0["ok"] as? Bool == true && Set($0.keys) == ["name", "ok", "detail"] })
    }
}
