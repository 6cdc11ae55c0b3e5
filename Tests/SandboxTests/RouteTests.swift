import Foundation
import MarqueeSandbox
import Testing

/// Every route once, and its answer from the catalog.
struct RouteTests {
    @Test(arguments: ["now_playing", "popular", "top_rated", "upcoming"])
    func `every list of movies can be read`(_ name: String) async throws {
        try await withSandbox { sandbox in
            let answer = try sandbox.ask("/3/movie/\(name)")
            #expect(answer.status == 200)
            #expect(answer.headers["content-type"] == "application/json;charset=utf-8")
            #expect(try !answer.rows.isEmpty)
            #expect(try (answer.object["dates"] != nil) == (name == "now_playing" || name == "upcoming"))
            let keys: Set = [
                "adult", "backdrop_path", "genre_ids", "id", "original_language", "original_title", "overview", "popularity",
                "poster_path", "release_date", "softcore", "title", "video", "vote_average", "vote_count",
            ]
            for row in try answer.rows { #expect(Set(row.keys) == keys) }
        }
    }

    @Test func `the popular list is ordered by popularity`() async throws {
        try await withSandbox { sandbox in
            let rows = try sandbox.ask("/3/movie/popular").rows
            #expect(rows.count == 20)
            let popularity = rows.compactMap { $0["popularity"] as? Double }
            #expect(popularity == popularity.sorted(by: >))
            #expect(rows.first?["id"] as? Int == 502356)
        }
    }

    @Test func `a movie has details`() async throws {
        try await withSandbox { sandbox in
            let movie = try sandbox.ask("/3/movie/11").object
            #expect(movie["title"] as? String == "Star Wars")
            #expect(movie["revenue"] as? Int == 775_398_007)
            #expect((movie["genres"] as? [[String: Any]])?.compactMap { $0["id"] as? Int }.sorted() == [12, 28, 878])
            #expect((movie["belongs_to_collection"] as? [String: Any])?["id"] as? Int == 10)
            #expect(try sandbox.ask("/3/movie/tt0137523").object["id"] as? Int == 550)
        }
    }

    @Test(arguments: [
        "credits", "external_ids", "images", "keywords", "recommendations", "release_dates", "reviews", "similar", "translations", "videos",
    ])
    func `every part of a movie can be read`(_ name: String) async throws {
        try await withSandbox { sandbox in
            let alone = try sandbox.ask("/3/movie/550/\(name)")
            #expect(alone.status == 200)
            let whole = try sandbox.ask("/3/movie/550?append_to_response=\(name)").object
            let appended = try #require(whole[name] as? [String: Any])
            var expected = Set(try alone.object.keys)
            expected.remove("id")
            #expect(Set(appended.keys) == expected)
            let lists = appended.values.compactMap { $0 as? [Any] }
            #expect(name == "external_ids" || lists.contains { !$0.isEmpty })
        }
    }

    @Test func `parts are appended to a movie`() async throws {
        try await withSandbox { sandbox in
            let whole = try sandbox.ask("/3/movie/550?append_to_response=credits,nothing_of_this_name,videos").object
            #expect(whole["credits"] != nil && whole["videos"] != nil && whole["nothing_of_this_name"] == nil)
            let twenty = Array(repeating: "credits", count: 20).joined(separator: ",")
            #expect(try sandbox.ask("/3/movie/550?append_to_response=\(twenty)").status == 200)
            let refused = try sandbox.ask("/3/movie/550?append_to_response=\(twenty),videos")
            #expect(refused.status == 400)
            #expect(try refused.object["status_code"] as? Int == 27)
        }
    }

    @Test func `a movie has credits`() async throws {
        try await withSandbox { sandbox in
            let credits = try sandbox.ask("/3/movie/550/credits").object
            let cast = try #require(credits["cast"] as? [[String: Any]])
            #expect(cast.count == 10)
            #expect(cast[1]["name"] as? String == "Brad Pitt")
            #expect(cast[1]["character"] as? String == "Tyler Durden")
            #expect(cast.compactMap { $0["order"] as? Int } == Array(0..<10))
            let crew = try #require(credits["crew"] as? [[String: Any]])
            #expect(crew.contains { $0["job"] as? String == "Director" && $0["name"] as? String == "David Fincher" })
        }
    }

    @Test func `related movies share genres`() async throws {
        try await withSandbox { sandbox in
            let similar = try sandbox.ask("/3/movie/550/similar").rows
            #expect(!similar.isEmpty)
            for row in similar {
                let genres = try #require(row["genre_ids"] as? [Int])
                #expect(!Set(genres).isDisjoint(with: [18, 53, 35]) && row["id"] as? Int != 550)
            }
            let recommended = try sandbox.ask("/3/movie/550/recommendations").rows
            #expect(!recommended.isEmpty && recommended.count < similar.count)
            #expect(recommended.allSatisfy { $0["media_type"] as? String == "movie" })
        }
    }

    @Test func `the configuration has the address and the sizes of images`() async throws {
        try await withSandbox { sandbox in
            let images = try #require(try sandbox.ask("/3/configuration").object["images"] as? [String: Any])
            #expect(images["secure_base_url"] as? String == sandbox.imageBaseURL.absoluteString)
            #expect(sandbox.imageBaseURL.absoluteString == "http://127.0.0.1:\(sandbox.port)/t/p/")
            #expect((images["poster_sizes"] as? [String])?.contains("w342") == true)
        }
    }

    @Test func `a movie can have gaps`() async throws {
        try await withSandbox { sandbox in
            let movie = try sandbox.ask("/3/movie/973534").object
            #expect(movie["release_date"] as? String == "")
            #expect(movie["poster_path"] is NSNull && movie["runtime"] is NSNull)
        }
    }
}
