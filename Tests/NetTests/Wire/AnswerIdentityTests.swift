import Foundation
import MarqueeData
import MarqueeDomain
@testable import MarqueeNet
import TestKit
import Testing

/// An answer names its subject, and is accepted only if that was requested.
struct AnswerIdentityTests {
    private static let things = [
        "movie/{movie_id}", "movie/{movie_id}/credits", "movie/{movie_id}/watch/providers", "movie/{movie_id}/account_states",
        "collection/{collection_id}", "tv/{series_id}", "tv/{series_id}/aggregate_credits", "tv/{series_id}/watch/providers",
        "tv/{series_id}/account_states", "person/{person_id}", "account/{account_id}", "list/{list_id}/item_status",
    ]
    private static let season = "tv/{series_id}/season/{season_number}"
    private static let episode = season + "/episode/{episode_number}"
    private static let shelves = ["favorite/movies", "favorite/tv", "watchlist/movies", "watchlist/tv"]
    private static let rated = ["rated/movies", "rated/tv", "rated/tv/episodes"]

    /// The numbers of its path that the answer to each read repeats; a read that is not here has none.
    private static let repeated: [String: Set<String>] = {
        var keys: [String: Set<String>] = [season: ["season_number"], "list/{list_id}": ["id"]]
        for template in things { keys[template] = ["id"] }
        for template in [episode, episode + "/account_states"] { keys[template] = ["season_number", "episode_number"] }
        for template in (shelves + rated + ["lists"]).map({ "account/{account_id}/" + $0 }) { keys[template] = ["id"] }
        for part in ["", "/alternative_names", "/images"] {
            keys["company/{company_id}" + part] = ["id"]
            keys["network/{network_id}" + part] = ["id"]
        }
        for template in ["keyword/{keyword_id}", "collection/{collection_id}/images", "collection/{collection_id}/translations"] {
            keys[template] = ["id"]
        }
        for template in ["company/{company_id}/movies", "keyword/{keyword_id}/movies"] { keys[template] = ["id"] }
        for thing in ["movie/{movie_id}", "tv/{series_id}", "person/{person_id}", "tv/season/{season_id}", "tv/episode/{episode_id}"] {
            keys[thing + "/changes"] = ["id"]
        }
        let titleParts = ["alternative_titles", "external_ids", "images", "keywords", "translations", "videos"]
        for part in titleParts + ["release_dates", "releases"] { keys["movie/{movie_id}/" + part] = ["id"] }
        for part in titleParts + ["content_ratings", "credits", "episode_groups", "screened_theatrically"] {
            keys["tv/{series_id}/" + part] = ["id"]
        }
        for part in ["lists", "recommendations", "reviews", "similar"] {
            keys["movie/{movie_id}/" + part] = ["id"]
            keys["tv/{series_id}/" + part] = ["id"]
        }
        for part in ["combined_credits", "movie_credits", "tv_credits", "external_ids", "images", "tagged_images", "translations"] {
            keys["person/{person_id}/" + part] = ["id"]
        }
        for part in ["credits", "external_ids", "images", "translations", "videos"] {
            keys[season + "/" + part] = ["season_number"]
            keys[episode + "/" + part] = ["season_number", "episode_number"]
        }
        for part in ["aggregate_credits", "watch/providers"] { keys[season + "/" + part] = ["season_number"] }
        keys["list/{list_id}/clear"] = ["id"]
        keys[season + "/account_states"] = ["season_number"]
        return keys
    }()

    @Test(arguments: FilledRequest.all)
    func `an answer repeats the id, or the season and episode, and the page of its request`(_ request: FilledRequest) {
        let isRead = request.route.method == .get
        let keys = isRead ? (Self.repeated[String(request.route.template.dropFirst(3))] ?? []).union(["page"]) : []
        #expect(Set(request.identity.numbers.keys) == keys)
        let values = request.line.path.map(\.value) + (request.line.authorization.path["account_id"].map { [$0.reveal()] } ?? [])
        for (key, number) in request.identity.numbers {
            #expect(key == "page" ? number == 2 : values.contains("\(number)"), "\(key) \(number)")
        }
    }

    @Test(arguments: FilledRequest.all)
    func `an answer with any other of these numbers is unreadable, and one without them is not`(_ row: FilledRequest) throws {
        // A list says nothing of itself.
        guard try row.answer().hasPrefix("{") else { return }
        let whole = try body(of: row, [:])
        try #require(failure(of: { () throws(MarqueeError) in try row.read(whole) }) == nil)
        for (key, number) in row.identity.numbers {
            for other in [number + 1, "\(number + 1)", Double(number) + 1, Int.max] as [Any] {
                let error = try refusal(reading: row, [key: other])
                #expect(error?.code == .unreadable && error?.reason.key == "answer.other", "\(key) \(other): \(String(describing: error))")
                #expect(error?.operation == row.route.description)
            }
            for same in ["\(number)", Double(number)] as [Any] { #expect(try refusal(reading: row, [key: same]) == nil, "\(key) \(same)") }
            // The shape decides about a missing or unreadable value.
            for nothing in [nil, NSNull(), "", "many", [number], ["a": 1]] as [Any?] {
                #expect(try refusal(reading: row, [key: nothing])?.reason.key != "answer.other", "\(key) \(String(describing: nothing))")
            }
        }
    }

    private func refusal(reading row: FilledRequest, _ edits: [String: Any?]) throws -> MarqueeError? {
        let body = try body(of: row, edits)
        return failure(of: { () throws(MarqueeError) in try row.read(body) })
    }

    /// An answer to the request of a row, with some members changed or, by nil, left out.
    private func body(of row: FilledRequest, _ edits: [String: Any?]) throws -> Data {
        var members = try #require(try JSONSerialization.jsonObject(with: Data(row.answer().utf8)) as? [String: Any])
        for (key, number) in row.identity.numbers { members[key] = number }
        for (key, text) in row.identity.texts { members[key] = text }
        for (key, value) in edits { members[key] = value }
        return try JSONSerialization.data(withJSONObject: members)
    }

    /// Reviews, credits and orders of episodes have ids that are texts.
    @Test(arguments: ["review/{review_id}", "credit/{credit_id}", "tv/episode_group/{tv_episode_group_id}"])
    func `an answer with another id that is a text is unreadable`(_ template: String) throws {
        let row = try #require(FilledRequest.all.first { $0.route.template == "/3/" + template })
        let id = try #require(row.identity.texts["id"])
        #expect(row.line.path.map(\.value) == [id])
        #expect(try refusal(reading: row, ["id": id]) == nil)
        for other in [id.uppercased() + "0", "", "5b"] {
            let error = try refusal(reading: row, ["id": other])
            #expect(error?.code == .unreadable && error?.reason.key == "answer.other", "\(other): \(String(describing: error))")
        }
        for nothing in [nil, NSNull(), 551] as [Any?] {
            #expect(try refusal(reading: row, ["id": nothing])?.reason.key != "answer.other", "\(String(describing: nothing))")
        }
    }

    @Test func `what another service calls a title need not be TMDb's id of it`() {
        #expect(AnswerIdentity(of: Endpoint.find(.tvdb(121_361)).line) == AnswerIdentity())
    }

    @Test func `reads, and calls whose answer is never cached, notice the answer to another request`() async throws {
        let scene = WireScene(body: #"{"id": 551, "favorite": true, "watchlist": false, "rated": false, "title": "A"}"#)
        let read = failure(of: { () throws(MarqueeError) in
            try TMDBMovies(scene.tmdb).details(550).adapt(Data(#"{"id": 551, "title": "A"}"#.utf8))
        })
        #expect(read?.reason.key == "answer.other" && read?.operation == "GET /3/movie/{movie_id}")
        let marks = await failure(ofAsync: { () async throws(MarqueeError) in
            try await TMDBLibrary(scene.tmdb).marks(on: .movie(550), as: .person)
        })
        #expect(marks?.reason.key == "answer.other")
    }
}
