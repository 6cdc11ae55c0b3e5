import Foundation
import Marquee
import MarqueeSandbox
import Testing

@testable import Cinema

struct DiscoveryTests {
    @Test func `details lead to genres, companies, keywords, collections and people`() async throws {
        try await OpenSite.run { open in
            let browser = open.browser()
            let movie = try await browser.get("/title/movie/11")
            for path in ["/collection/10", "/discover/movies?genre=12", "/discover/movies?company=1", "/discover/movies?company=25"] {
                #expect(movie.text.contains("href=\"\(path)\""), "\(path)")
            }
            #expect(try await browser.get("/title/movie/550").text.contains("href=\"/discover/movies?keyword=818\""))
            #expect(try await browser.get("/title/tv/1399").text.contains("href=\"/discover/tv?keyword=818\""))
            let collection = try await browser.get("/collection/10")
            #expect(collection.status == 200 && collection.text.contains("href=\"/title/movie/11\""))
        }
    }

    @Test func `titles are discovered by genre, year, rating, provider, keyword and company`() async throws {
        try await OpenSite.run { open in
            let browser = open.browser()
            let genre = try await browser.get("/discover/movies?genre=878")
            #expect(genre.text.contains("href=\"/title/movie/11\"") && !genre.text.contains("href=\"/title/movie/550\""))
            let year = try await browser.get("/discover/movies?year=1999")
            #expect(year.text.contains("href=\"/title/movie/550\"") && !year.text.contains("href=\"/title/movie/11\""))
            let keyword = try await browser.get("/discover/movies?keyword=825")
            #expect(keyword.text.contains("href=\"/title/movie/550\"") && keyword.text.contains("<bdi>support group</bdi>"))
            let company = try await browser.get("/discover/movies?company=1&year=1977")
            #expect(company.text.contains("href=\"/title/movie/11\"") && company.text.contains("<bdi>Lucasfilm Ltd.</bdi>"))
            // Each condition leads to the list without it.
            #expect(
                company.text.contains("href=\"/discover/movies?company=1\"") && company.text.contains("href=\"/discover/movies?year=1977\"")
            )
            let rating = try await browser.get("/discover/movies?rating=9&order=rating")
            #expect(rating.status == 200 && !rating.text.contains("href=\"/title/movie/11\""))
            let series = try await browser.get("/discover/tv?genre=18")
            #expect(series.text.contains("href=\"/title/tv/1399\""))
            #expect(series.text.contains("<select name=\"provider\"><option value=\"\">Any</option><option value="))
            // Values that cannot be are no conditions.
            #expect(try await browser.get("/discover/movies?genre=x&year=1&rating=77&order=worst").status == 200)
        }
    }

    @Test func `trending titles of today and of this week`() async throws {
        try await OpenSite.run { open in
            for path in ["/trending", "/trending?window=week"] {
                let page = try await open.browser().get(path)
                #expect(page.status == 200 && page.text.contains("<li class=\"card\">"), "\(path)")
            }
        }
    }

    @Test func `a series leads to its seasons, and a season to its episodes`() async throws {
        try await OpenSite.run { open in
            let browser = try await open.browser(of: "viewer")
            let series = try await browser.get("/title/tv/1399")
            for fact in ["April 17, 2011", "TV-MA", "Ended", "Seasons: 8", "HBO", "href=\"/title/tv/1399/season/8\""] {
                #expect(series.text.contains(fact), "\(fact)")
            }
            let season = try await browser.get("/title/tv/1399/season/1")
            #expect(season.status == 200 && season.text.contains("<h1 dir=\"auto\">"))
            #expect(season.text.components(separatedBy: "<li class=\"episode\">").count == 11)
            #expect(
                season.text.contains("datetime=\"2011-04-17\"") && season.text.contains("rel=\"next\" href=\"/title/tv/1399/season/2\""))
            #expect(season.text.contains("href=\"/title/tv/1399/season/1/episode/10\"") && season.text.contains("/pictures/still/"))

            let path = "/title/tv/1399/season/1/episode/10"
            let episode = try await browser.get(path)
            #expect(episode.status == 200 && episode.text.contains("rel=\"prev\" href=\"/title/tv/1399/season/1/episode/9\""))
            // The first episode of the next season follows the last one of this.
            #expect(episode.text.contains("rel=\"next\" href=\"/title/tv/1399/season/2/episode/1\""))
            let answer = try await browser.post(path + "/mark", ["rating": "9"], from: path)
            #expect(answer.status == 303 && answer.location == path)
            #expect(try await browser.get(path).text.contains("Exact rating: 9"))
            try await browser.syncAll()
            #expect(open.sandbox.library(of: "viewer").ratedEpisodes == [.init(series: 1_399, season: 1, number: 10): 9])
            #expect(try await browser.get("/library/ratedEpisodes").text.contains("href=\"\(path)\""))
            #expect(try await browser.post(path + "/mark", ["favorite": "on"]).status == 400)
        }
    }

    @Test func `facts of a movie are those of the reader's region`() async throws {
        try await OpenSite.run { open in
            let german = try await open.browser(language: "de").get("/title/movie/550")
            #expect(
                german.text.contains("datetime=\"1999-11-11\"") && german.text.contains("<bdi>18</bdi>") && german.text.contains("2 Std."))
            let english = try await open.browser().get("/title/movie/550")
            #expect(english.text.contains("datetime=\"1999-10-15\"") && english.text.contains("<bdi>R</bdi>"))
        }
    }

    @Test func `a card that was seen opens while TMDb is away, and says what it is`() async throws {
        try await OpenSite.run { open in
            let browser = try await open.browser(of: "viewer")
            let list = try await browser.get("/movies/popular")
            let path = try #require(list.between("<li class=\"card\"><a href=\"", "\""))
            open.sandbox.behave(.offline)
            let page = try await browser.get(path)
            #expect(page.status == 200 && page.text.contains("TMDb cannot be reached. This is what a list told."))
            #expect(page.text.contains("<h1 dir=\"auto\">") && page.text.contains("Try again"))
            // It can be marked, too.
            #expect(try await browser.post(path + "/mark", ["watchlist": "on"], from: path).location == path)
            #expect(try await browser.get(path).text.contains("name=\"watchlist\" value=\"off\" aria-pressed=\"true\""))
            #expect(try await browser.get("/title/movie/999999").status == 503)
        }
    }

    @Test(arguments: ["en", "ja", "ar"])
    func `a person who was only seen in a cast or a list opens while TMDb is away, and the page says that it is a part`(
        _ language: String
    ) async throws {
        try await OpenSite.run { open in
            let browser = open.browser(language: language)
            let movie = try await browser.get("/title/movie/550")
            #expect(movie.text.contains("href=\"/person/819\"") && movie.text.contains("href=\"/person/7467\""))
            _ = try await browser.get("/search?q=tom+hanks&in=people")
            open.sandbox.behave(.offline)
            let only = try #require(Language(rawValue: language)).texts.onlyKnownHere
            // The cast, the direction, and a list.
            for (person, name) in [(819, "Edward Norton"), (7_467, "David Fincher"), (31, "Tom Hanks")] {
                let page = try await browser.get("/person/\(person)")
                #expect(page.status == 200 && page.text.contains(only) && page.text.contains("<h1 dir=\"auto\">\(name)</h1>"), "\(person)")
                #expect(person == 31 || page.text.contains("href=\"/title/movie/550\""), "\(person)")
            }
            let data = try await browser.get("/person/819.json")
            #expect(data.status == 200 && data.text.contains("\"origin\":\"titleIndex\"") && data.text.contains("Edward Norton"))
            let unknown = try await browser.get("/person/999999")
            #expect(unknown.status == 503 && !unknown.text.contains(only))
        }
    }

    @Test func `what is on this device is counted and searched without TMDb`() async throws {
        try await OpenSite.run { open in
            let browser = open.browser()
            for path in ["/movies/popular", "/title/movie/550"] { _ = try await browser.get(path) }
            open.sandbox.behave(.offline)
            let page = try await browser.get("/device")
            #expect(page.status == 200 && page.text.contains("<dt>Titles</dt>") && page.text.contains("<dt>Since</dt>"))
            #expect(try await browser.get("/device?q=fight").text.contains("href=\"/title/movie/550\""))
            let nothing = try await browser.get("/device?q=zzzzzz")
            #expect(nothing.status == 200 && nothing.text.contains("Nothing was found."))
        }
    }

    @Test func `an address shows several pages, and the last one of them leads on`() async throws {
        try await OpenSite.run { open in
            let browser = open.browser()
            let both = try await browser.get("/movies/popular?to=2")
            #expect(both.text.components(separatedBy: "<li class=\"card\">").count == 25)
            #expect(both.text.contains("Page 2 of") && !both.text.contains("rel=\"prev\""))
            for path in ["/movies/popular?to=400", "/movies/popular?to=-1", "/movies/popular?page=2&to=1"] {
                #expect(try await browser.get(path).status == 200, "\(path)")
            }
        }
    }
}
