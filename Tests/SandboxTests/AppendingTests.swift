import Foundation
import Testing

@testable import MarqueeSandbox

/// The parts of `append_to_response` besides those of the catalog.
struct AppendingTests {
    @Test func `episodes are appended to a series`() async throws {
        try await withSandbox { sandbox in
            let names = ["season/1/episode/2", "season/2/episode/10", "season/2/episode/11", "season/1/episode/x", "season/1/episode"]
            let series = try sandbox.ask("/3/tv/1399?append_to_response=\(names.joined(separator: ","))").object
            let first = try #require(series["season/1/episode/2"] as? [String: Any])
            #expect(first["name"] as? String == "The Kingsroad" && first["id"] as? Int == 63_057)
            #expect(try Set(first.keys) == Set(sandbox.ask("/3/tv/1399/season/1/episode/2").object.keys))
            #expect((series["season/2/episode/10"] as? [String: Any])?["episode_number"] as? Int == 10)
            #expect(names.dropFirst(2).allSatisfy { series[$0] == nil })
        }
    }

    @Test(arguments: ["/3/movie/550", "/3/tv/1399", "/3/tv/1399/season/1", "/3/tv/1399/season/1/episode/2"])
    func `account states are appended`(path: String) async throws {
        try await withSandbox { sandbox in
            let session = try sandbox.session()
            sandbox.edit("viewer") { library in
                library.favoriteMovies = [550]
                library.ratedTV = [1399: 8]
                library.ratedEpisodes = [.init(series: 1399, season: 1, number: 2): 9]
            }
            let whole = try sandbox.ask("\(path)?append_to_response=account_states&session_id=\(session)")
            let states = try #require(whole.object["account_states"] as? [String: Any])
            let alone = try sandbox.ask("\(path)/account_states?session_id=\(session)").object
            func text(_ states: [String: Any]) throws -> Data { try JSONSerialization.data(withJSONObject: states, options: .sortedKeys) }
            #expect(try text(states) == text(alone.filter { $0.key != "id" }))
            // It is for one user and one moment.
            #expect(whole.headers["cache-control"] == "public, max-age=0")
            let nobody = try sandbox.ask("\(path)?append_to_response=account_states")
            #expect(try nobody.status == 200 && nobody.object["account_states"] == nil)
            #expect(nobody.headers["cache-control"] == "public, max-age=14400")
        }
    }

    @Test(arguments: [("/3/movie/550", 550, "movie"), ("/3/tv/1399", 1399, "tv")])
    func `lists are appended`(path: String, id: Int, kind: String) async throws {
        try await withSandbox { sandbox in
            let lists = try #require(try sandbox.ask("\(path)?append_to_response=lists").object["lists"] as? [String: Any])
            let alone = try sandbox.ask("\(path)/lists").object
            #expect(Set(lists.keys) == Set(alone.keys).subtracting(["id"]) && lists["page"] as? Int == 1)
        }
    }

    @Test func `rows have the same fields as those of TMDb`() async throws {
        try await withSandbox { sandbox in
            for path in ["/3/movie/popular", "/3/tv/popular", "/3/trending/movie/day", "/3/movie/550/similar"] {
                #expect(try sandbox.ask(path).rows.allSatisfy { $0["softcore"] as? Bool == false }, "\(path)")
            }
            #expect(try sandbox.ask("/3/movie/550").object["softcore"] as? Bool == false)
            let images = try sandbox.ask("/3/movie/550/images").object
            for list in ["posters", "backdrops", "logos"] {
                for image in try #require(images[list] as? [[String: Any]]) {
                    #expect((image["iso_3166_1"] is NSNull) == (image["iso_639_1"] is NSNull))
                }
            }
            let posters = images["posters"] as? [[String: Any]]
            #expect(posters?.first { $0["iso_639_1"] as? String == "pt" }?["iso_3166_1"] as? String == "BR")
            let offers = try #require(try sandbox.ask("/3/movie/550/watch/providers").object["results"] as? [String: [String: Any]])
            #expect((offers["DE"]?["rent"] as? [[String: Any]])?.compactMap { $0["display_priority"] as? Int } == [0, 1, 2, 3])
            let providers = try sandbox.ask("/3/watch/providers/movie?watch_region=DE").rows
            #expect(providers.allSatisfy { $0["display_priority"] is Int && ($0["display_priorities"] as? [String: Int])?["DE"] != nil })
        }
    }
}
