import Foundation
import Marquee
import MarqueeSandbox
import Testing

@testable import Cinema

/// The marks on cards, and the messages about them, without a script.
struct MarkTests {
    @Test func `a card shows a visitor no control, and a person the own marks only`() async throws {
        let time = PassingTime()
        try await OpenSite.run(clock: time.clock) { open in
            for path in ["/", "/movies/popular", "/movies/popular?layout=compact"] {
                let page = try await open.browser().get(path).text
                let cards = try #require(page.piece(from: "<li class=\"card\">", to: "</main>"))
                #expect(!cards.contains("class=\"own\"") && !cards.contains("<button") && !cards.contains("badge"), "\(path)")
            }
            let viewer = try await open.browser(of: "viewer")
            let list = try await viewer.get("/movies/popular")
            let path = try #require(list.text.piece(from: "<li class=\"card\"><a href=\"", to: "\""))
            let card = { (page: String) in try #require(page.piece(from: "<li class=\"card\"><a href=\"\(path)\">", to: "</li>")) }
            // Where nothing is set, there is the button of the watchlist and nothing else.
            let bare = try card(list.text)
            #expect(
                bare.components(separatedBy: "<button").count == 2
                    && bare.contains("formaction=\"\(path)/mark\" name=\"watchlist\" value=\"on\""))
            #expect(!bare.contains("badge"))
            for (mark, value) in [("favorite", "on"), ("rating", "8.5"), ("watchlist", "on")] {
                _ = try await viewer.post(path + "/mark", [mark: value])
            }
            try await viewer.syncAll()
            let full = try card(try await viewer.get("/movies/popular").text)
            #expect(full.contains(">♥</span>") && full.contains(">★ 8.5</span>") && full.contains("value=\"off\" aria-pressed=\"true\""))
            #expect(full.components(separatedBy: "<button").count == 2)
        }
    }

    @Test func `each message about a mark names its title, and Undo sets the value of before`() async throws {
        try await OpenSite.run { open in
            let browser = try await open.browser(of: "viewer")
            _ = try await browser.get("/title/movie/550")
            _ = try await browser.post("/title/movie/550/mark", ["rating": "7"])
            _ = try await browser.get("/title/movie/550")
            let steps: [(mark: String, value: String, text: String, undone: String)] = [
                ("favorite", "on", "Added to your favorites", "off"), ("watchlist", "on", "Added to your watchlist", "off"),
                ("rating", "9", "Your rating is stored", "7"), ("rating", "", "Your rating is removed", "7"),
            ]
            for step in steps {
                _ = try await browser.post("/title/movie/550/mark", [step.mark: step.value], from: "/movies/popular")
                let page = try await browser.get("/movies/popular")
                #expect(page.text.contains("<bdi>Fight Club</bdi>: \(step.text)</span>"), "\(step)")
                let undo = try #require(
                    page.text.piece(from: "<form class=\"undo\" method=\"post\" action=\"/title/movie/550/mark\">", to: "</form>"))
                #expect(undo.contains("<button name=\"\(step.mark)\" value=\"\(step.undone)\">Undo</button>"), "\(undo)")
                // The form of the message is sent as a browser without a script sends it.
                #expect(try await browser.post("/title/movie/550/mark", [step.mark: step.undone]).status == 303)
                _ = try await browser.get("/title/movie/550")
            }
            try await browser.syncAll()
            let library = open.sandbox.library(of: "viewer")
            #expect(library.favoriteMovies.isEmpty && library.watchlistMovies.isEmpty && library.ratedMovies[550] == 7)
            // A form that changes nothing has nothing to undo, and a message of another kind neither.
            _ = try await browser.post("/title/movie/550/mark", ["rating": "7"])
            #expect(try await !browser.get("/").text.contains("class=\"undo\""))
            _ = try await browser.post("/settings", ["theme": "dark"])
            #expect(try await !browser.get("/").text.contains("class=\"undo\""))
        }
    }

    @Test func `a change is called unsent only when it has waited for more than two seconds`() async throws {
        let time = PassingTime()
        try await OpenSite.run(clock: time.clock) { open in
            let browser = try await open.browser(of: "viewer")
            _ = try await browser.get("/title/movie/550")
            open.sandbox.behave(.offline)
            let parts = try await browser.post("/title/movie/550/mark", ["favorite": "on"], accept: "application/json")
            #expect(parts.text.contains("\"isPending\":true") && !parts.text.contains("Not sent yet"))
            let early = try await browser.get("/title/movie/550")
            #expect(early.text.contains("data-waits=\"/title/movie/550/mark\"") && !early.text.contains("Not sent yet"))
            time.pass(3)
            let late = try await browser.get("/title/movie/550/mark", accept: "application/json")
            #expect(late.text.contains("\"isPending\":true") && late.text.contains("Not sent yet"))
            #expect(try await browser.get("/title/movie/550").text.contains("Not sent yet"))
            open.sandbox.behave(.normal)
            try await browser.syncAll()
            let sent = try await browser.get("/title/movie/550/mark", accept: "application/json")
            #expect(sent.text.contains("\"isPending\":false") && !sent.text.contains("Not sent yet"))
            // The address is for a script of a person.
            #expect(try await browser.get("/title/movie/550/mark").location == "/title/movie/550")
            #expect(try await open.browser().get("/title/movie/550/mark", accept: "application/json").status == 401)
        }
    }

    @Test func `every language has its own word for Undo`() {
        #expect(Set(Language.allCases.map(\.texts.undo)).count == Language.allCases.count)
    }
}
