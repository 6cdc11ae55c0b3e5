import Foundation
import MarqueeSandbox
import Testing

/// People and their parts.
struct PeopleTests {
    @Test func `popular people are known for movies and series`() async throws {
        try await withSandbox(Sandbox.Options(pageSize: 100)) { sandbox in
            let rows = try sandbox.ask("/3/person/popular").rows
            #expect(rows.count == 60)
            let popularity = rows.compactMap { $0["popularity"] as? Double }
            #expect(popularity == popularity.sorted(by: >))
            #expect(rows.allSatisfy { (0...3).contains($0["gender"] as? Int ?? -1) })
            let pascal = try #require(rows.first { $0["id"] as? Int == 1_253_360 })
            let known = try #require(pascal["known_for"] as? [[String: Any]])
            #expect(known.compactMap { $0["id"] as? Int } == [82856, 100088, 1399])
            #expect(known.allSatisfy { $0["media_type"] as? String == "tv" && $0["name"] is String })
            let kinds = Set(rows.flatMap { $0["known_for"] as? [[String: Any]] ?? [] }.compactMap { $0["media_type"] as? String })
            #expect(kinds == ["movie", "tv"])
        }
    }

    @Test func `a person has details`() async throws {
        try await withSandbox { sandbox in
            let hanks = try sandbox.ask("/3/person/31").object
            #expect(hanks["name"] as? String == "Tom Hanks" && hanks["birthday"] as? String == "1956-07-09")
            #expect(hanks["deathday"] is NSNull && hanks["biography"] as? String != "")
            let german = try sandbox.ask("/3/person/31?language=de").object
            #expect(german["name"] as? String == "Tom Hanks" && german["biography"] as? String == "")
            let pitt = try sandbox.ask("/3/person/287").object
            #expect(pitt["birthday"] is NSNull && pitt["place_of_birth"] is NSNull && pitt["biography"] as? String == "")
        }
    }

    @Test(arguments: ["combined_credits", "external_ids", "images", "movie_credits", "translations", "tv_credits"])
    func `every part of a person can be read`(_ name: String) async throws {
        try await withSandbox { sandbox in
            let alone = try sandbox.ask("/3/person/31/\(name)")
            #expect(alone.status == 200)
            let whole = try sandbox.ask("/3/person/31?append_to_response=\(name)").object
            let appended = try #require(whole[name] as? [String: Any])
            #expect(try Set(appended.keys) == Set(alone.object.keys).subtracting(["id"]))
            #expect(try alone.object["id"] as? Int == 31)
        }
    }

    @Test func `tagged images show movies, series and seasons`() async throws {
        try await withSandbox { sandbox async throws in
            func tagged(_ person: Int, _ kind: String) throws -> [[String: Any]] {
                try sandbox.ask("/3/person/\(person)/tagged_images").rows.filter { $0["media_type"] as? String == kind }
            }
            let movies = try tagged(287, "movie")
            #expect(!movies.isEmpty && movies.allSatisfy { $0["image_type"] as? String == "backdrop" })
            let series = try #require(try tagged(22970, "tv").first)
            #expect((series["media"] as? [String: Any])?["origin_country"] is [String])
            let season = try #require(try tagged(22970, "tv_season").first)
            #expect(season["image_type"] as? String == "poster" && season["iso_639_1"] as? String == "en")
            #expect((season["media"] as? [String: Any])?["show_id"] as? Int == 1399)
        }
    }

    @Test func `the credits of a person are those of the titles`() async throws {
        try await withSandbox { sandbox in
            let combined = try sandbox.ask("/3/person/31/combined_credits").object
            let cast = try #require(combined["cast"] as? [[String: Any]])
            let crew = try #require(combined["crew"] as? [[String: Any]])
            #expect(Set(cast.compactMap { $0["media_type"] as? String }) == ["movie", "tv"])
            let movies = try sandbox.ask("/3/person/31/movie_credits").object["cast"] as? [[String: Any]]
            let series = try sandbox.ask("/3/person/31/tv_credits").object["cast"] as? [[String: Any]]
            #expect(try #require(movies?.count) + #require(series?.count) == cast.count)
            #expect(movies?.allSatisfy { $0["media_type"] == nil && $0["order"] is Int } == true)
            #expect(series?.allSatisfy { $0["episode_count"] is Int } == true)
            #expect(crew.contains { $0["job"] as? String == "Director" && $0["id"] as? Int == 4613 })

            let gump = try #require(movies?.first { $0["id"] as? Int == 13 })
            let other = try sandbox.ask("/3/movie/13/credits").object["cast"] as? [[String: Any]]
            #expect(other?.first?["credit_id"] as? String == gump["credit_id"] as? String)
            #expect(other?.first?["id"] as? Int == 31)
        }
    }

    @Test func `a person has images`() async throws {
        try await withSandbox { sandbox in
            let known = try sandbox.ask("/3/person/287/images").object["profiles"] as? [[String: Any]]
            #expect(known?.count == 4 && known?.first?["width"] as? Int == 653)
            let drawn = try sandbox.ask("/3/person/31/images").object["profiles"] as? [[String: Any]]
            #expect(drawn?.count == 1 && drawn?.first?["height"] as? Int == 900)
        }
    }
}
