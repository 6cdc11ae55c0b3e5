import Foundation
import Synchronization
import TestKit
import Testing

@testable import MarqueeCLI

/// The options of “discover” become the conditions of TMDb.
@Suite(.timeLimit(.minutes(5)))
struct DiscoverTests {
    private final class Targets: Sendable {
        private let noted = Mutex<[String]>([])
        var last: String? { noted.withLock { $0.last } }
        func note(_ target: String) { noted.withLock { $0.append(target) } }
    }

    /// The query that a command line sends, without the parameters of every query.
    private func query(_ line: [String]) async throws -> Set<String> {
        let targets = Targets()
        let server = try LoopbackServer.answering { request, peer in
            targets.note(request.target)
            switch request.target.prefix(while: { $0 != "?" }) {
            case "/3/genre/movie/list", "/3/genre/tv/list":
                peer.reply(
                    #"{"genres": [{"id": 18, "name": "Drama"}, {"id": 53, "name": "Thriller"}, {"id": 878, "name": "Science Fiction"}]}"#)
            case "/3/watch/providers/movie", "/3/watch/providers/tv":
                peer.reply(
                    #"{"results": [{"provider_id": 8, "provider_name": "Netflix"}, {"provider_id": 9, "provider_name": "Netflix Kids"}]}"#)
            case "/3/search/person":
                peer.reply(
                    #"{"page": 1, "total_pages": 1, "total_results": 2, "results": [{"id": 287, "name": "Brad Pitt"}, {"id": 5, "name": "Brad Pitt"}]}"#
                )
            case "/3/search/keyword", "/3/search/company":
                peer.reply(#"{"page": 1, "total_pages": 1, "total_results": 1, "results": [{"id": 7, "name": "Space Opera, Inc."}]}"#)
            default: peer.reply(#"{"page": 1, "total_pages": 1, "total_results": 0, "results": []}"#)
            }
        }
        let shell = try Shell(["TMDB_BASE_URL": server.url(""), "TMDB_ACCESS_TOKEN": "head.body.tail"])
        let outcome = await shell.run(["discover"] + line)
        #expect(outcome.status == .success, "\(outcome)")
        let query = (targets.last ?? "").components(separatedBy: "?").last ?? ""
        let common = [
            "include_adult=", "language=", "page=1", "include_video=", "include_null_first_air_dates=", "sort_by=popularity.desc",
        ]
        return Set(query.split(separator: "&").map(String.init).filter { part in !common.contains { part.hasPrefix($0) } })
    }

    @Test(
        arguments: [
            (["movies", "--genre", "drama"], ["with_genres=18"]), (["movies", "--genre", "18,THRILLER"], ["with_genres=18%2C53"]),
            (["tv", "--genre", "drama|science fiction"], ["with_genres=18%7C878"]),
            (["movies", "--without-genre", "drama"], ["without_genres=18"]),
            (["movies", "--year", "1999"], ["primary_release_year=1999"]),
            (["movies", "--year", "1990-1999"], ["primary_release_date.gte=1990-01-01", "primary_release_date.lte=1999-12-31"]),
            (["tv", "--year", "1990-"], ["first_air_date.gte=1990-01-01"]), (["tv", "--year=-1999"], ["first_air_date.lte=1999-12-31"]),
            (["movies", "--rating", "7.5"], ["vote_average.gte=7.5"]), (["movies", "--rating=-5"], ["vote_average.lte=5.0"]),
            (["movies", "--rating", "5-7"], ["vote_average.gte=5.0", "vote_average.lte=7.0"]),
            (["tv", "--votes", "500"], ["vote_count.gte=500"]),
            (["movies", "--runtime", "90-120"], ["with_runtime.gte=90", "with_runtime.lte=120"]),
            (["movies", "--original-language", "JA|ko"], ["with_original_language=ja%7Cko"]),
            (["tv", "--country", "fr"], ["with_origin_country=FR"]),
            (["movies", "--provider", "netflix", "--region", "DE"], ["watch_region=DE", "with_watch_providers=8", "region=DE"]),
            (["movies", "--provider", "netflix", "--region", "DE,AT"], ["watch_region=DE", "with_watch_providers=8", "region=DE"]),
            (["tv", "--offer", "free", "--region", "DE"], ["watch_region=DE", "with_watch_monetization_types=free"]),
            (["tv", "--offer", "subscription", "--region", "DE"], ["watch_region=DE", "with_watch_monetization_types=flatrate"]),
            (["movies", "--certification", "16", "--region", "DE"], ["certification=16", "certification_country=DE", "region=DE"]),
            (["movies", "--keyword", "space opera inc"], ["with_keywords=7"]), (["tv", "--company", "opera"], ["with_companies=7"]),
            (["movies", "--person", "brad pitt"], ["with_people=287"]), (["tv", "--network", "49"], ["with_networks=49"]),
            (["movies", "--sort", "revenue"], ["sort_by=revenue.desc"]),
            (["movies", "--sort", "date", "--ascending"], ["sort_by=primary_release_date.asc"]),
            (["tv", "--sort", "title"], ["sort_by=name.desc"]), (["tv", "--sort", "date"], ["sort_by=first_air_date.desc"]),
            (["movies", "--sort", "votes"], ["sort_by=vote_count.desc"]), (["tv", "--sort", "rating"], ["sort_by=vote_average.desc"]),
        ] as [([String], Set<String>)])
    func `an option is a condition`(_ line: [String], _ conditions: Set<String>) async throws {
        #expect(try await query(line) == conditions)
    }

    @Test(arguments: [
        ("--genre dram,horor", 2, "There is no genre “horor”."), ("--genre o", 2, "“o” may be several:"),
        ("--provider nothing --region DE", 2, "There is no provider “nothing”."),
        ("--person zzzz", 3, "TMDb knows no person by this name."),
        ("--keyword zzzz", 3, "TMDb knows no keyword by this name."), ("--company zzzz", 3, "TMDb knows no company by this name."),
    ])
    func `a name that is not known is said`(_ options: String, _ status: Int32, _ words: String) async throws {
        let outcome = try await Shell().run("discover movies \(options)")
        #expect(outcome.status.rawValue == status && outcome.err.contains(words) && outcome.out.isEmpty, "\(outcome)")
    }

    @Test func `of several with one name the first is taken, which is said`() async throws {
        let server = try LoopbackServer.answering { request, peer in
            let rows = request.target.contains("/search/") ? #"{"id": 287, "name": "A B"}, {"id": 5, "name": "a b"}"# : ""
            peer.reply(#"{"page": 1, "total_pages": 1, "total_results": 2, "results": [\#(rows)]}"#)
        }
        let shell = try Shell(["TMDB_BASE_URL": server.url(""), "TMDB_ACCESS_TOKEN": "head.body.tail"])
        let outcome = await shell.run(["discover", "movies", "--person", "a b"])
        #expect(outcome.err == "note: several are called “A B”; the person with the id 287 is taken.\n")
        #expect(outcome.out == "Nothing fits\n")
    }
}
