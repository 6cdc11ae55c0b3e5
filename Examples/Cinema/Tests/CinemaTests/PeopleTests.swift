import Foundation
import MarqueeSandbox
import Testing

struct PeopleTests {
    private static let isFavorite = "<button name=\"favorite\" value=\"off\" aria-pressed=\"true\">"

    @Test func `two people and a visitor see their own marks and searches only`() async throws {
        try await OpenSite.run { open in
            let (viewer, critic) = (try await open.browser(of: "viewer"), try await open.browser(of: "critic"))
            _ = try await viewer.get("/title/movie/550")
            let answer = try await viewer.post("/title/movie/550/mark", ["favorite": "on"])
            #expect(answer.location == "/title/movie/550")
            let page = try await viewer.get("/title/movie/550")
            #expect(page.text.contains("Added to your favorites") && page.text.contains(Self.isFavorite))
            #expect(try await !viewer.get("/title/movie/550").text.contains("Added to your favorites"))
            #expect(try await viewer.get("/library").text.contains("href=\"/title/movie/550\""))
            _ = try await viewer.get("/search?q=the+godfather")
            #expect(try await viewer.get("/search").text.contains("the godfather"))
            for other in [critic, open.browser()] {
                #expect(try await !other.get("/title/movie/550").text.contains(Self.isFavorite))
                #expect(try await !other.get("/search").text.contains("the godfather"))
                #expect(try await !other.get("/suggestions?q=the+god").text.contains("the godfather"))
            }
            #expect(try await !critic.get("/library").text.contains("href=\"/title/movie/550\""))
        }
    }

    @Test func `while TMDb is away, pages that were read and marks work, and all is sent afterwards`() async throws {
        let time = PassingTime()
        try await OpenSite.run(clock: time.clock) { open in
            let browser = try await open.browser(of: "viewer")
            for path in ["/", "/title/movie/550", "/movies/popular"] { _ = try await browser.get(path) }
            open.sandbox.behave(.offline)
            for path in ["/", "/title/movie/550", "/movies/popular"] { #expect(try await browser.get(path).status == 200, "\(path)") }
            for (mark, value) in [("favorite", "on"), ("watchlist", "on"), ("rating", "8.5")] {
                #expect(try await browser.post("/title/movie/550/mark", [mark: value]).status == 303)
            }
            time.pass(3)
            let page = try await browser.get("/title/movie/550")
            #expect(page.text.contains(Self.isFavorite) && page.text.contains("Not sent yet"))
            let library = try await browser.get("/library")
            #expect(library.status == 200)
            #expect(
                library.text.contains("Changes not sent yet: 3") && library.text.contains("<bdi>Fight Club</bdi>: Added to your favorites")
                    && library.text.contains("href=\"/title/movie/550\""))
            let unknown = try await browser.get("/title/movie/999999")
            #expect(unknown.status == 503 && unknown.text.contains("Try again") && unknown.headers["retry-after"] != nil)
            let search = try await browser.get("/search?q=fight+club")
            #expect(search.status == 200 && search.text.contains("these titles were seen here before"))

            open.sandbox.behave(.normal)
            try await browser.syncAll()
            let marks = open.sandbox.library(of: "viewer")
            #expect(marks.favoriteMovies.contains(550) && marks.watchlistMovies.contains(550))
        }
    }

    @Test func `a change can be taken back before it is sent`() async throws {
        let time = PassingTime()
        try await OpenSite.run(clock: time.clock) { open in
            let browser = try await open.browser(of: "viewer")
            _ = try await browser.get("/title/movie/550")
            open.sandbox.behave(.offline)
            _ = try await browser.post("/title/movie/550/mark", ["favorite": "on"])
            time.pass(3)
            let change = try #require(try await browser.get("/library").between("name=\"change\" value=\"", "\""))
            #expect(try await browser.post("/library/pending", ["change": change, "action": "discard"]).status == 303)
            #expect(try await !browser.get("/title/movie/550").text.contains(Self.isFavorite))
        }
    }

    @Test func `a change that TMDb may have is taken back later, and says so`() async throws {
        let time = PassingTime()
        try await OpenSite.run(clock: time.clock) { open in
            let browser = try await open.browser(of: "viewer")
            _ = try await browser.get("/library")
            _ = try await browser.post("/library/sync")
            _ = try await browser.get("/title/movie/550")
            open.sandbox.behave(.lostAnswer)
            _ = try await browser.post("/title/movie/550/mark", ["favorite": "on"])
            _ = try await browser.post("/library/sync")
            time.pass(3)
            let library = try await browser.get("/library")
            #expect(library.text.contains("TMDb may already have this change"))
            let change = try #require(library.between("name=\"change\" value=\"", "\""))
            _ = try await browser.post("/library/pending", ["change": change, "action": "discard"])
            let after = try await browser.get("/library")
            #expect(after.text.contains("Will be taken back at TMDb"))
            // A button without an effect is not offered.
            #expect(!after.text.contains("value=\"discard\""))
            // A new change of the mark can be discarded.
            _ = try await browser.post("/title/movie/550/mark", ["favorite": "on"])
            time.pass(3)
            #expect(try await browser.get("/library").text.contains("value=\"discard\""))
        }
    }

    @Test func `a sign-in returns to the page on which it began, and to pages of this site only`() async throws {
        try await OpenSite.run { open in
            let browser = open.browser()
            let page = try await browser.get("/title/movie/550")
            #expect(page.text.contains("href=\"/sign-in?back=/title/movie/550\""))
            let tap = try await browser.post("/title/movie/550/mark", ["favorite": "on"], from: "/movies/popular?page=2")
            #expect(tap.status == 303 && tap.location == "/sign-in?back=/movies/popular%3Fpage%3D2")
            let places = [
                "/title/movie/550": "/title/movie/550", "/search?q=a&in=tv": "/search?q=a&in=tv", "https://evil.example/": "/library",
                "//evil.example/title": "/library", "/sign-out": "/library", "/pictures/poster/160/a.jpg": "/library",
                "/sandbox": "/library",
                "/title/../sign-out": "/library", "/title/%2e%2e/sign-out": "/library", "title/movie/550": "/library",
            ]
            for (back, place) in places {
                let browser = open.browser()
                _ = try await browser.get("/sign-in")
                let token = try await browser.post("/sign-in", ["back": back]).location.split(separator: "/").last?.split(separator: "?")
                    .first
                open.sandbox.approve(String(token ?? ""), as: "viewer")
                #expect(try await browser.get("/signed-in").location == place, "\(back)")
            }
        }
    }

    @Test func `a mark that leads to the sign-in is set by it`() async throws {
        try await OpenSite.run { open in
            func signIn(_ browser: Browser) async throws -> Browser.Page {
                let token = try await browser.post("/sign-in", ["back": "/title/movie/550"]).location.split(separator: "/").last?
                    .split(separator: "?").first
                open.sandbox.approve(String(token ?? ""), as: "viewer")
                return try await browser.get("/signed-in")
            }
            let browser = open.browser()
            _ = try await browser.get("/title/movie/550")
            _ = try await browser.post("/title/movie/550/mark", ["favorite": "on"], accept: "application/json")
            let page = try await browser.get("/sign-in?back=/title/movie/550")
            #expect(page.text.contains("After you sign in, this is set: <bdi>Fight Club</bdi>: Favorite"))
            #expect(try await signIn(browser).location == "/title/movie/550")
            try await browser.syncAll()
            #expect(open.sandbox.library(of: "viewer").favoriteMovies == [550])
            // A later sign-in of the same browser sets nothing.
            _ = try await browser.post("/title/movie/550/mark", ["favorite": "off"])
            try await browser.syncAll()
            #expect(open.sandbox.library(of: "viewer").favoriteMovies == [])
            _ = try await browser.post("/sign-out")
            _ = try await browser.get("/sign-in")
            _ = try await signIn(browser)
            try await browser.syncAll()
            #expect(open.sandbox.library(of: "viewer").favoriteMovies == [])

            let other = open.browser()
            _ = try await other.get("/title/tv/1399")
            _ = try await other.post("/title/tv/1399/season/1/episode/2/mark", ["rating": "8"])
            #expect(try await other.get("/sign-in").text.contains("Season 1, Episode 2</bdi>: Your rating 8"))
            // A removed mark and an invalid one are not kept for the sign-in.
            let third = open.browser()
            _ = try await third.get("/title/movie/550")
            _ = try await third.post("/title/movie/550/mark", ["favorite": "off"])
            #expect(try await third.post("/title/movie/550/mark", ["rating": "11"]).status == 400)
            #expect(!(try await third.get("/sign-in").text.contains("After you sign in")))
        }
    }

    @Test func `a refused sign-in keeps the way back, and a signed-in person needs none`() async throws {
        try await OpenSite.run { open in
            let browser = open.browser()
            _ = try await browser.get("/sign-in")
            _ = try await browser.post("/sign-in", ["back": "/title/movie/550"])
            #expect(try await browser.get("/signed-in?denied=true").location == "/sign-in?back=/title/movie/550")
            let person = try await open.browser(of: "viewer")
            #expect(try await person.get("/sign-in?back=/title/movie/550").location == "/title/movie/550")
            #expect(try await person.get("/sign-in").location == "/account")
        }
    }

    @Test func `a shelf comes back after its changes are sent`() async throws {
        try await OpenSite.run { open in
            let browser = try await open.browser(of: "viewer")
            _ = try await browser.get("/library/watchlist-movies")
            #expect(try await browser.post("/library/sync", [:], from: "/library/watchlist-movies").location == "/library/watchlist-movies")
            #expect(try await browser.post("/library/sync", [:], from: "/title/movie/550").location == "/library")
        }
    }

    @Test func `a mark from a card returns to its list, and a script gets its parts`() async throws {
        try await OpenSite.run { open in
            let browser = try await open.browser(of: "viewer")
            _ = try await browser.get("/movies/popular?page=2")
            let answer = try await browser.post("/title/movie/550/mark", ["rating": "8"], from: "/movies/popular?page=2")
            #expect(answer.status == 303 && answer.location == "/movies/popular?page=2")
            let parts = try await browser.post("/title/movie/550/mark", ["rating": ""], accept: "application/json")
            #expect(parts.status == 200 && parts.text.contains("Fight Club</bdi>: Your rating is removed</span>"))
            for (rating, stars) in ["8": (4, 0), "7": (3, 1), "8.5": (4, 1), "1": (0, 1), "10": (5, 0), "0.5": (0, 1), "9.5": (5, 0)] {
                let page = try await browser.post("/title/movie/550/mark", ["rating": rating], accept: "application/json")
                let tap = try #require(page.between("\"bar\":\"", "</form>"))
                let counts = ["on", "half"].map { tap.components(separatedBy: "class=\\\"\($0)\\\"").count - 1 }
                #expect(counts == [stars.0, stars.1], "\(rating): \(tap)")
            }
            for fields in [["rating": "11"], ["rating": "x"], ["rating": "8.3"], [:]] {
                #expect(try await browser.post("/title/movie/550/mark", fields).status == 400, "\(fields)")
            }
            let visitor = open.browser()
            _ = try await visitor.get("/")
            #expect(try await visitor.post("/title/movie/550/mark", ["rating": "8"], accept: "application/json").status == 401)
        }
    }

    @Test func `the button of the demonstration takes TMDb away and brings it back`() async throws {
        try await OpenSite.run { open in
            let browser = open.browser()
            #expect(try await browser.get("/").text.contains("Disconnect TMDb"))
            _ = try await browser.post("/sandbox", ["tmdb": "away", "back": "/tv"])
            #expect(!open.sandbox.isListening)
            #expect(try await browser.get("/").text.contains("Reconnect TMDb"))
            #expect(try await browser.post("/sandbox", ["tmdb": "back", "back": "/tv"]).location == "/tv")
            #expect(open.sandbox.isListening)
        }
    }
}
