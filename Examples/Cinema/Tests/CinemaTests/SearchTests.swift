import Foundation
import Marquee
import MarqueeSandbox
import Testing

@testable import Cinema

struct SearchTests {
    @Test(arguments: [
        ("https://www.themoviedb.org/movie/550-fight-club?language=de", "/title/movie/550"), ("themoviedb.org/person/287", "/person/287"),
        ("https://www.themoviedb.org/tv/1399/season/1/episode/2", "/title/tv/1399/season/1/episode/2"),
        ("tt0137523", "/title/movie/550"), ("TT137523", "/title/movie/550"),
        ("https://m.imdb.com/title/tt0137523/?ref_=x", "/title/movie/550"),
    ])
    func `an address and an id of another service lead to the page`(_ text: String, _ path: String) async throws {
        try await OpenSite.run { open in
            let answer = try await open.browser().get("/search?q=" + encoded(text))
            #expect(answer.status == 303 && answer.location == path, "\(answer.status)")
        }
    }

    @Test func `items with a typed number are above the results`() async throws {
        try await OpenSite.run { open in
            let browser = open.browser()
            let heading = "id=\"numbered\""
            let byID = try await browser.get("/search?q=550").text
            #expect(byID.contains(heading) && byID.contains("<a href=\"/title/movie/550\" dir=\"auto\">Fight Club</a>"))
            let episode = try await browser.get("/search?q=" + encoded("game of thrones s1e2")).text
            #expect(episode.contains("<a href=\"/title/tv/1399/season/1/episode/2\"") && episode.contains("1×2"))
            // In one scope, for a plain title, and on later pages there are results only.
            for path in ["/search?q=550&in=people", "/search?q=fight", "/search?q=550&page=2"] {
                #expect(try await !browser.get(path).text.contains(heading), "\(path)")
            }
        }
    }

    @Test func `an address of another site is a text like any other`() async throws {
        try await OpenSite.run { open in
            for text in ["https://example.com/movie/550", "//example.com", "javascript:alert(1)", "themoviedb.org/movie/x", "tt", "0"] {
                let answer = try await open.browser().get("/search?q=" + encoded(text))
                #expect(answer.location.isEmpty && answer.status == 200, "\(text) \(answer.status)")
            }
        }
    }

    @Test func `a search by number waits for TMDb no longer than others do`() async throws {
        try await OpenSite.run { open in
            let browser = open.browser()
            _ = try await browser.get("/search?q=fight")
            open.sandbox.behave(.offline)
            for text in ["tt0137523", "550", "fight club 1999"] {
                let answer = try await browser.get("/search?q=" + encoded(text))
                #expect([200, 503].contains(answer.status) && answer.text.contains("<h1>Results"), "\(text) \(answer.status)")
            }
        }
    }

    private func encoded(_ text: String) -> String { text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "" }
}
