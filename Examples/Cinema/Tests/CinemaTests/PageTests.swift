import Foundation
import Marquee
import MarqueeSandbox
import Testing

@testable import Cinema

struct PageTests {
    @Test func `home shows a highlighted title and a row for each category`() async throws {
        try await OpenSite.run { open in
            let home = try await open.browser().get("/")
            #expect(home.status == 200)
            #expect(home.text.contains("id=\"highlight\""))
            // A language in which few titles have a text, or none, has a highlighted title too.
            for language in ["ar", "ja", "uk"] {
                for path in ["/", "/tv"] {
                    #expect(try await open.browser(language: language).get(path).text.contains("id=\"highlight\""), "\(language) \(path)")
                }
            }
            for category in ["now_playing", "popular", "top_rated", "upcoming"] {
                #expect(home.text.contains("href=\"/movies/\(category)\""))
            }
            #expect(try await open.browser().get("/tv").text.contains("href=\"/tv/on_the_air\""))
        }
    }

    @Test func `a list leads to its next page, in both layouts`() async throws {
        try await OpenSite.run { open in
            let browser = open.browser()
            let first = try await browser.get("/movies/popular?layout=compact")
            #expect(first.text.contains("data-layout=\"compact\""))
            #expect(first.text.contains("card-overview"))
            #expect(first.text.contains("data-append=\"#items\" href=\"/movies/popular?page=2\""))
            // An address shows a layout and does not store it; the form stores it.
            #expect(try await browser.get("/movies/popular").text.contains("data-layout=\"grid\""))
            #expect(try await browser.post("/settings", ["layout": "compact", "back": "/movies/popular"]).location == "/movies/popular")
            let second = try await browser.get("/movies/popular?page=2")
            #expect(second.text.contains("data-layout=\"compact\""))
            #expect(second.text.contains("rel=\"prev\"") && second.text.contains("Page 2 of"))
            let grid = try await browser.get("/movies/popular?layout=grid")
            #expect(grid.text.contains("data-layout=\"grid\"") && !grid.text.contains("card-overview"))
        }
    }

    @Test func `details show credits, trailers, similar titles and where to watch`() async throws {
        try await OpenSite.run { open in
            let page = try await open.browser(language: "de").get("/title/movie/550")
            #expect(page.status == 200)
            #expect(page.text.contains("<h1 dir=\"auto\">Fight Club</h1>"))
            #expect(page.text.contains("href=\"/person/287\""))
            #expect(page.text.contains("https://www.youtube.com/watch?v="))
            #expect(page.text.contains("JustWatch"))
            #expect(page.text.contains("id=\"similar\"") || page.text.contains("id=\"recommendations\""))
            // The German poster, and for an English visitor the English one.
            #expect(page.text.contains("srcset=\"/pictures/poster/480/rUPKPWBpr2ZbDXXZpT0qgYqTlG9.jpg 2x\""))
            #expect(try await open.browser().get("/title/movie/550").text.contains("poster/480/pB8BM7pdSp6B6Ih7QZ4DrQ3PmJK.jpg 2x"))
            #expect(try await open.browser().get("/person/287").text.contains("<h1 dir=\"auto\">Brad Pitt</h1>"))
            #expect(try await open.browser().get("/title/tv/1399").status == 200)
        }
    }

    @Test func `details show no title twice, and one line says that there are no offers`() async throws {
        try await OpenSite.run { open in
            let page = try await open.browser(language: "uk").get("/title/movie/550")
            let lists = try #require(page.between("id=\"recommendations\"", "</main>"))
            let titles = lists.components(separatedBy: "<li class=\"card\"><a href=\"").dropFirst().map { $0.prefix { $0 != "\"" } }
            #expect(!titles.isEmpty && Set(titles).count == titles.count)
            var movie = SandboxCatalog.Movie(id: 7_000_301, title: "Sample")
            var offers = SandboxCatalog.Offers(region: "FR", link: "https://www.themoviedb.org/movie/7000301/watch?locale=FR")
            offers.buy = [2]
            movie.offers = [offers]
            try open.sandbox.add(movie)
            let bare = try await open.browser().get("/title/movie/7000301").text
            #expect(bare.contains("<p class=\"offers source\">Where to watch, United States: There is no offer in this country.</p>"))
            #expect(!bare.contains("id=\"watch\""))
        }
    }

    @Test func `pictures come from the site, which keeps them`() async throws {
        try await OpenSite.run { open in
            let (browser, name) = (open.browser(), "pB8BM7pdSp6B6Ih7QZ4DrQ3PmJK.jpg")
            let picture = try await browser.get("/pictures/poster/160/\(name)")
            #expect(picture.status == 200 && picture.headers["content-type"] == "image/jpeg")
            #expect(picture.headers["cache-control"] == "public, max-age=604800" && picture.headers["set-cookie"] == nil)
            open.sandbox.behave(.offline)
            #expect(try await browser.get("/pictures/poster/160/\(name)").status == 200)
            // Another size is better than none, but no browser keeps it.
            let other = try await browser.get("/pictures/poster/480/\(name)")
            #expect(other.status == 200 && other.headers["cache-control"] == "private, no-store")
            for path in [
                "poster/0/\(name)", "poster/5000/\(name)", "poster/x/\(name)", "photo/160/\(name)", "poster/160/a.gif",
                "poster/160/a.jpg%00",
            ] {
                #expect(try await browser.get("/pictures/\(path)").status == 404, "\(path)")
            }
            #expect(try await browser.get("/pictures/poster/160/unknown.jpg").status == 503)
        }
    }

    @Test func `search finds, and suggests what was seen`() async throws {
        try await OpenSite.run { open in
            let browser = open.browser()
            #expect(try await browser.get("/search?q=fight+club").text.contains("href=\"/title/movie/550\""))
            let people = try await browser.get("/search?q=brad+pitt&in=people")
            #expect(people.text.contains("href=\"/person/287\"") && !people.text.contains("href=\"/title/"))
            let suggestions = try await browser.get("/suggestions?q=fig", accept: "*/*")
            #expect(suggestions.text.contains("\"path\":\"/title/movie/550\""))
        }
    }

    @Test(arguments: ["en", "de", "es", "fr", "ja", "uk", "ar"])
    func `a search that finds nothing offers similar titles that were seen`(_ language: String) async throws {
        try await OpenSite.run { open in
            let browser = open.browser(language: language)
            for path in ["/movies/top_rated", "/title/movie/238"] { _ = try await browser.get(path) }
            // Titles are similar as they are in the language of the visitor.
            let title = try #require(try await browser.get("/title/movie/238").between("<title>", " – Cinema</title>"))
            var letters = Array(title)
            letters.swapAt(letters.count - 2, letters.count - 3)
            let typed = String(letters).addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
            let question = try #require(Language(rawValue: language)).texts.didYouMean
            let nothing = try await browser.get("/search?q=\(typed)")
            #expect(nothing.status == 200 && nothing.text.contains(question), "\(title) \(typed)")
            #expect(nothing.text.contains("<li><a href=\"/title/movie/238\" dir=\"auto\">\(title)</a>"))
            #expect(try await !browser.get("/search?q=\(typed)&in=people").text.contains(question))
            #expect(try await !browser.get("/search?q=zzzz").text.contains(question))
            #expect(Set(Language.allCases.map(\.texts.didYouMean)).count == Language.allCases.count)
        }
    }

    @Test func `details that take long come after what a list told`() async throws {
        try await OpenSite.run(refreshTimeLimit: .milliseconds(1)) { open in
            let browser = open.browser()
            _ = try await browser.get("/search?q=fight+club")
            open.sandbox.behave(.slow(.seconds(1)))
            let early = try await browser.get("/title/movie/550")
            #expect(early.status == 200 && early.text.contains("<h1 dir=\"auto\">Fight Club</h1>"), "\(early.text)")
            #expect(early.text.contains("data-load=\"/title/movie/550?whole=1\" data-part=\"article.details\""))
            #expect(early.text.contains("class=\"skeleton\"") && !early.text.contains("id=\"cast\""))
            let whole = try await browser.get("/title/movie/550?whole=1")
            #expect(whole.text.contains("id=\"cast\"") && !whole.text.contains("data-part=\"article.details\""))
            // The page waits for values that no list has.
            open.sandbox.behave(.normal)
            #expect(try await browser.get("/title/tv/1399").text.contains("id=\"cast\""))
        }
    }

    @Test func `every page comes in the language that the browser or the menu asks for`() async throws {
        try await OpenSite.run { open in
            let french = try await open.browser(language: "xx, fr-CA;q=0.8, en;q=0.5").get("/")
            #expect(french.text.contains("<html lang=\"fr\" dir=\"ltr\"") && french.text.contains("Populaires"))
            let arabic = try await open.browser(language: "ar").get("/")
            #expect(arabic.text.contains("<html lang=\"ar\" dir=\"rtl\"") && arabic.text.contains("الأكثر شعبية"))
            let browser = open.browser()
            _ = try await browser.get("/title/movie/550")
            let chosen = try await browser.post(
                "/settings", ["language": "ja", "theme": "dark", "layout": "grid", "back": "/title/movie/550"])
            #expect(chosen.status == 303 && chosen.location == "/title/movie/550")
            let japanese = try await browser.get("/title/movie/550")
            #expect(japanese.text.contains("<html lang=\"ja\" dir=\"ltr\" data-theme=\"dark\""))
            #expect(japanese.text.contains("ファイト・クラブ") && japanese.text.contains("出演者"))
        }
    }

    @Test func `a text that is not in the language of the page has its language, its direction and a label`() async throws {
        try await OpenSite.run { open in
            let browser = open.browser(language: "de")
            // There is no German overview, and the English one fills the gap.
            let filled = try await browser.get("/title/movie/603692")
            #expect(filled.text.contains("<p class=\"overview\" lang=\"en-US\" dir=\"ltr\">John Wick"), "\(filled.text)")
            #expect(filled.text.contains(/<bdi class="language" lang="de" dir="ltr" title="[^"]+">en-US<\/bdi>/))
            // The title is the same in German, and the overview is German.
            let own = try await browser.get("/title/movie/550")
            #expect(own.text.contains("<h1 dir=\"auto\">Fight Club</h1>"))
            #expect(own.text.contains("<p class=\"overview\" dir=\"auto\">Ein Mann"))

            var movie = SandboxCatalog.Movie(id: 7_000_003, title: "كرسي")
            (movie.originalTitle, movie.originalLanguage) = ("كرسي", "ar")
            var french = SandboxCatalog.Translation()
            french.overview = "Une chaise."
            movie.translations["fr"] = french
            try open.sandbox.add(movie)
            let arabic = try await browser.get("/title/movie/7000003")
            #expect(arabic.text.contains("<h1 lang=\"ar\" dir=\"rtl\">كرسي <bdi class=\"language\" lang=\"de\""), "\(arabic.text)")
        }
    }

    @Test func `programs get JSON`() async throws {
        try await OpenSite.run { open in
            for (path, accept) in [("/title/movie/550.json", "*/*"), ("/title/movie/550", "application/json")] {
                let page = try await open.browser().get(path, accept: accept)
                #expect(page.headers["content-type"] == "application/json")
                let object = try #require(try JSONSerialization.jsonObject(with: Data(page.text.utf8)) as? [String: Any])
                #expect(object["origin"] is String && object["value"] is [String: Any])
            }
            for path in ["/", "/tv", "/movies/popular", "/person/287", "/search?q=fight"] {
                #expect(try await open.browser().get(path, accept: "application/json").text.hasPrefix("{"), "\(path)")
            }
            let missing = try await open.browser().get("/title/movie/999999.json")
            #expect(missing.status == 404 && missing.text.contains("\"reason\":\"noSuchPage\""))
        }
    }

    @Test func `addresses that do not exist get a page that says so`() async throws {
        try await OpenSite.run { open in
            for path in [
                "/nothing", "/title/movie/999999", "/title/movie/x", "/title/person/287", "/title/movie/-1", "/movies/best", "/a/b/c/d/e",
                "/movies/popular?page=99", "/movies/popular?page=-3", "/movies/popular?page=99999", "/movies/popular?page=x",
                "/device?page=0",
                "/discover/movies?genre=424242", "/movie/x", "/tv/1399x/season/1", "/tv/best", "/tv/best/cast", "/movie/x/cast",
                "/genre/x", "/genre/18/person", "/search/company?query=a",
                "/search?q=fight&page=99", "/trending?page=400", "/discover/people", "/collection/0",
                "/title/movie/550/season/1", "/title/tv/1399/season/99", "/title/tv/1399/season/1/episode/99",
            ] {
                let page = try await open.browser().get(path)
                #expect(page.status == 404, "\(path)")
                #expect(page.text.contains("There is no such page"), "\(path)")
            }
            #expect(try await open.browser().get("/library").status == 401)
        }
    }

    @Test func `addresses of TMDb's own site lead to the same pages here`() async throws {
        try await OpenSite.run { open in
            let pages = [
                "/movie/550": "/title/movie/550", "/movie/550-fight-club": "/title/movie/550", "/tv/1399-game-of-thrones": "/title/tv/1399",
                "/tv/1399-game-of-thrones/season/1": "/title/tv/1399/season/1",
                "/tv/1399/season/1/episode/2": "/title/tv/1399/season/1/episode/2", "/movies": "/",
                "/movie/550-fight-club/cast": "/title/movie/550", "/movie/550/images/posters": "/title/movie/550", "/movie": "/",
                "/movie/now-playing": "/movies/now_playing", "/tv/top-rated": "/tv/top_rated", "/tv/on-the-air": "/tv/on_the_air",
                "/keyword/825-support-group/movie": "/discover/movies?keyword=825", "/company/508": "/discover/movies?company=508",
                "/search/multi?query=a": "/search?q=a", "/tv/1399/watch": "/title/tv/1399",
                "/genre/18-drama/movie": "/discover/movies?genre=18", "/genre/18/tv": "/discover/tv?genre=18",
                "/genre/18-drama": "/discover/movies?genre=18", "/search/movie?query=fight%20club": "/search?q=fight%20club&in=movies",
                "/search/tv?query=%26a": "/search?q=%26a&in=tv", "/search/person?query=brad": "/search?q=brad&in=people",
            ]
            for (address, path) in pages {
                let answer = try await open.browser().get(address)
                #expect(answer.location == path, "\(address)")
            }
            let search = try await open.browser().get("/search?query=fight")
            #expect(search.text.contains("href=\"/title/movie/550\""))
            for path in [
                "/discover/movie", "/title/movie/550-fight-club", "/title/tv/1399-game-of-thrones/season/1", "/person/287-brad-pitt",
            ] {
                let page = try await open.browser().get(path)
                #expect(page.status == 200, "\(path)")
            }
        }
    }

    @Test func `a page says that the sandbox is disconnected, and connects it again`() async throws {
        try await OpenSite.run { open in
            let browser = open.browser()
            #expect(!(try await browser.get("/").text.contains("TMDb is disconnected")))
            _ = try await browser.post("/sandbox", ["tmdb": "away"])
            #expect(try await browser.get("/").text.contains("TMDb is disconnected"))
            _ = try await browser.post("/sandbox", ["tmdb": "back"])
            #expect(!(try await browser.get("/").text.contains("TMDb is disconnected")))
        }
    }

    @Test func `the episodes of the seasons have an order, and specials none`() async throws {
        try await OpenSite.run { open in
            let first = try await open.browser().get("/title/tv/1399/season/1/episode/1")
            #expect(!first.text.contains("rel=\"prev\"") && first.text.contains("rel=\"next\""))
            let season = try await open.browser().get("/title/tv/1399/season/1")
            #expect(!season.text.contains("rel=\"prev\""))
            #expect(!(try await open.browser().get("/title/tv/1399/season/0").text.contains("rel=\"next\"")))
        }
    }

    @Test func `health and metrics are for machines`() async throws {
        try await OpenSite.run { open in
            _ = try await open.browser().get("/")
            func asked(_ path: String, _ token: String?) async throws -> Browser.Page {
                var request = TransportRequest(.get, path)
                request.headers["Authorization"] = token.map { "Bearer \($0)" }
                return try await open.browser().send(request)
            }
            let health = try await asked("/health", OpenSite.operatorToken)
            #expect(health.status == 200 && health.text == "ready\n")
            let figures = try await asked("/metrics", OpenSite.operatorToken).text
            #expect(figures.contains("\ncinema_responses_total{class=\"2xx\"} 1\n"))
            for path in ["/health", "/metrics"] {
                for token in [nil, "", "x", OpenSite.operatorToken + "x"] { #expect(try await asked(path, token).status == 404) }
            }
        }
    }
}
