import MarqueeSandbox
import Testing

/// The paged lists of the marks of an account.
struct ShelfTests {
    private let five = [550, 11, 603, 278, 240]

    @Test(arguments: ["favorite/movies", "watchlist/movies", "rated/movies"])
    func `a shelf has its titles in the order in which they were added`(shelf: String) async throws {
        try await withSandbox(Sandbox.Options(pageSize: 2)) { sandbox in
            let session = try sandbox.session()
            for id in five {
                let (path, body) =
                    switch shelf {
                    case "rated/movies": ("movie/\(id)/rating", #"{"value":5.5}"#)
                    case "favorite/movies": ("account/4242/favorite", #"{"media_type":"movie","media_id":\#(id),"favorite":true}"#)
                    default: ("account/4242/watchlist", #"{"media_type":"movie","media_id":\#(id),"watchlist":true}"#)
                    }
                #expect(try sandbox.send("POST", "/3/\(path)?session_id=\(session)", body).status == 201)
            }
            let path = "/3/account/4242/\(shelf)?session_id=\(session)"
            let pages = try (1...4).map { try sandbox.ask("\(path)&page=\($0)") }
            #expect(try pages.map { try $0.ids } == [[550, 11], [603, 278], [240], []])
            for page in pages {
                #expect(try page.object["total_pages"] as? Int == 3 && page.object["total_results"] as? Int == 5)
            }
            #expect(try sandbox.ask("\(path)&sort_by=created_at.desc").ids == [240, 278])
            #expect(try sandbox.ask("\(path)&sort_by=created_at.asc").ids == [550, 11])
            #expect(try sandbox.ask("\(path)&page=501").verdict == [400, 22])
            let ratings = try pages[0].rows.map { $0["rating"] as? Double }
            #expect(ratings == (shelf == "rated/movies" ? [5.5, 5.5] : [nil, nil]))
        }
    }

    @Test func `rating again keeps the place`() async throws {
        try await withSandbox { sandbox in
            let session = try sandbox.session()
            for (id, value) in [(550, 1), (11, 2), (603, 3), (550, 4)] {
                _ = try sandbox.send("POST", "/3/movie/\(id)/rating?session_id=\(session)", #"{"value":\#(value)}"#)
            }
            let rows = try sandbox.ask("/3/account/4242/rated/movies?session_id=\(session)").rows
            #expect(rows.map { $0["id"] as? Int } == [550, 11, 603])
            #expect(rows.map { $0["rating"] as? Double } == [4, 2, 3])
        }
    }

    @Test func `series and episodes have shelves of their own`() async throws {
        try await withSandbox { sandbox in
            sandbox.edit("viewer") { library in
                library.favoriteMovies = [550]
                library.favoriteTV = [1399]
                library.watchlistTV = [1396]
                library.ratedTV = [1399: 10]
                library.ratedEpisodes = [.init(series: 1399, season: 1, number: 1): 8]
            }
            let session = try sandbox.session()
            func rows(_ shelf: String) throws -> [[String: Any]] {
                try sandbox.ask("/3/account/4242/\(shelf)?session_id=\(session)").rows
            }
            #expect(try rows("favorite/tv").map { $0["id"] as? Int } == [1399])
            #expect(try rows("watchlist/tv").map { $0["id"] as? Int } == [1396])
            #expect(try rows("rated/tv").map { $0["rating"] as? Double } == [10])
            #expect(try rows("rated/movies").isEmpty)
            let episode = try #require(try rows("rated/tv/episodes").first)
            #expect(episode["id"] as? Int == 63056 && episode["show_id"] as? Int == 1399 && episode["rating"] as? Double == 8)
        }
    }

    @Test func `a shelf speaks the language of the request`() async throws {
        try await withSandbox { sandbox in
            sandbox.edit("viewer") { $0.favoriteMovies = [278] }
            let path = "/3/account/4242/favorite/movies?session_id=\(try sandbox.session())"
            let row = try #require(try sandbox.ask("\(path)&language=de").rows.first)
            let listed = try sandbox.ask("/3/movie/278?language=de").object
            #expect(row["title"] as? String == listed["title"] as? String)
            #expect(try sandbox.ask("\(path)&language=en-US").rows.first?["overview"] as? String != row["overview"] as? String)
        }
    }

    @Test func `an empty shelf is one empty page`() async throws {
        try await withSandbox { sandbox in
            let answer = try sandbox.ask("/3/account/4242/rated/tv/episodes?session_id=\(try sandbox.session())")
            #expect(answer.text == #"{"page":1,"results":[],"total_pages":1,"total_results":0}"#)
        }
    }

    @Test func `another device's change is seen, and its nonsense is left out`() async throws {
        try await withSandbox(Sandbox.Options(accounts: [.viewer, .critic])) { sandbox in
            sandbox.edit("viewer") { library in
                library.favoriteMovies = [550, 1, 550, 11]
                library.favoriteTV = [550, 1399]
                library.ratedMovies = [603: 7, 11: 11, 1: 5, 240: 2.25]
                library.ratedEpisodes = [.init(series: 1399, season: 99, number: 1): 8]
            }
            var expected = Sandbox.Library()
            expected.favoriteMovies = [550, 11]
            expected.favoriteTV = [1399]
            expected.ratedMovies = [603: 7]
            #expect(sandbox.library(of: "viewer") == expected)
            #expect(sandbox.library(of: "critic") == Sandbox.Library() && sandbox.library(of: "nobody") == Sandbox.Library())
            sandbox.edit("nobody") { $0.favoriteMovies = [550] }
            #expect(sandbox.library(of: "nobody") == Sandbox.Library())
            sandbox.edit("viewer") { $0.ratedMovies = [11: 5, 603: 6] }
            let rated = try sandbox.ask("/3/account/4242/rated/movies?session_id=\(try sandbox.session())")
            #expect(try rated.ids == [603, 11])
            sandbox.add(.viewer)
            #expect(sandbox.library(of: "viewer") == Sandbox.Library())
        }
    }

    @Test func `an unchanged shelf is not sent again`() async throws {
        try await withSandbox { sandbox in
            sandbox.edit("viewer") { $0.favoriteMovies = [550] }
            let path = "/3/account/4242/favorite/movies?session_id=\(try sandbox.session())"
            let tag = try #require(try sandbox.ask(path).headers["etag"])
            #expect(try sandbox.ask(path, headers: ["If-None-Match: \(tag)"]).status == 304)
            sandbox.edit("viewer") { $0.favoriteMovies = [550, 11] }
            #expect(try sandbox.ask(path, headers: ["If-None-Match: \(tag)"]).ids == [550, 11])
        }
    }
}
