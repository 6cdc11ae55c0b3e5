import Foundation
import Marquee
import MarqueeSandbox
import Testing

@testable import Cinema

/// The words of pages about themselves.
struct HeadTests {
    @Test func `a page has its address, a description and a picture for whom a link is sent`() async throws {
        try await OpenSite.run { open in
            let root = open.address.absoluteString
            let page = try await open.browser().get("/title/movie/550?layout=grid").text
            let head = try #require(page.piece(from: "<head>", to: "</head>"))
            #expect(head.contains("<link rel=\"canonical\" href=\"\(root)/title/movie/550\">"), "\(head)")
            #expect(head.contains("<meta property=\"og:url\" content=\"\(root)/title/movie/550\">"))
            #expect(head.contains("<meta property=\"og:title\" content=\"Fight Club\">"))
            #expect(head.contains("<meta property=\"og:type\" content=\"video.movie\">"))
            #expect(head.contains("<meta name=\"description\" property=\"og:description\" content=\""))
            let picture = try #require(head.piece(from: "<meta property=\"og:image\" content=\"\(root)", to: "\""))
            #expect(try await open.browser().get(picture).status == 200)
            for path in ["/", "/tv", "/person/287", "/collection/10", "/title/tv/1399"] {
                let head = try #require(try await open.browser().get(path).text.piece(from: "<head>", to: "</head>"))
                #expect(
                    head.contains("<link rel=\"canonical\" href=\"\(root)\(path)\">") && head.contains("property=\"og:image\""), "\(path)")
                #expect(!head.contains("noindex"), "\(path)")
            }
            // The second page of a list is a page of its own; up to where a reader has gone in it is not.
            let second = try await open.browser().get("/movies/popular?page=2&to=3").text
            #expect(second.contains("<link rel=\"canonical\" href=\"\(root)/movies/popular?page=2\">"))
        }
    }

    @Test func `searches, conditions and pages of one person are not indexed`() async throws {
        try await OpenSite.run { open in
            let viewer = try await open.browser(of: "viewer")
            let paths = [
                "/search?q=fight", "/search", "/discover/movies?genre=18", "/discover/tv?page=1&order=date", "/device", "/library",
                "/library/ratedMovies", "/account", "/offline", "/trending?window=week",
            ]
            for path in paths {
                let page = try await viewer.get(path).text
                #expect(page.contains("<meta name=\"robots\" content=\"noindex\">") && !page.contains("canonical"), "\(path)")
            }
            #expect(try await !viewer.get("/discover/movies").text.contains("noindex"))
            let robots = try await open.browser().get("/robots.txt").text
            for path in ["/search", "/library", "/account", "/offline"] { #expect(robots.contains("Disallow: \(path)\n"), "\(path)") }
        }
    }

    @Test func `a long description ends with a word, and texts from outside stay in their attribute`() async throws {
        try await OpenSite.run { open in
            var movie = SandboxCatalog.Movie(id: 7_000_401, title: "\"><script>alert(1)</script>")
            movie.overview = "\"><meta name=x> " + String(repeating: "word ", count: 100)
            try open.sandbox.add(movie)
            let head = try #require(try await open.browser().get("/title/movie/7000401").text.piece(from: "<head>", to: "</head>"))
            #expect(!head.contains("<script>alert") && !head.contains("<meta name=x>"))
            let description = try #require(head.piece(from: "property=\"og:description\" content=\"", to: "\""))
            #expect(description.hasSuffix("word…") && description.count < 240)
        }
    }
}
