import Foundation
import Marquee
import MarqueeSandbox
import Testing

@testable import Cinema

struct AccountTests {
    @Test func `the account has language, country, recent searches and both ways to sign out`() async throws {
        try await OpenSite.run { open in
            let browser = try await open.browser(of: "viewer")
            _ = try await browser.get("/search?q=the+godfather")
            let page = try await browser.get("/account").text
            let main = try #require(page.piece(from: "<main", to: "</main>"))
            #expect(main.contains("<select name=\"language\">") && main.contains("<option value=\"US\" selected>United States</option>"))
            #expect(main.contains("href=\"/search?q=the%20godfather\"") && main.contains("Sign out in this browser"))
            #expect(main.contains("Sign out everywhere"))
            // The empty search field offers it to this account only.
            #expect(try await browser.get("/suggestions?q=", accept: "*/*").text.contains("the godfather"))
            #expect(try await open.browser().get("/suggestions?q=", accept: "*/*").text == "[]")
            // A search is removed where it is shown.
            #expect(try await browser.post("/search/forget", ["text": "the godfather"], from: "/account").location == "/account")
            #expect(try await !browser.get("/account").text.contains("the%20godfather"))
        }
    }

    @Test func `a country decides where to watch, and no other word does`() async throws {
        try await OpenSite.run { open in
            let browser = open.browser()
            #expect(try await browser.get("/title/movie/550").text.contains("datetime=\"1999-10-15\""))
            #expect(try await browser.post("/settings", ["country": "DE", "back": "/title/movie/550"]).location == "/title/movie/550")
            let german = try await browser.get("/title/movie/550").text
            #expect(german.contains("<html lang=\"en\"") && german.contains("datetime=\"1999-11-11\"") && german.contains("Germany"))
            for country in ["", "XX", "de", "<b>", "DEU"] {
                #expect(try await browser.post("/settings", ["country": country]).status == 400, "\(country)")
            }
        }
    }

    @Test func `a sign-out in one browser leaves the others, and one everywhere leaves none`() async throws {
        try await OpenSite.run { open in
            let (first, second) = (try await open.browser(of: "viewer"), try await open.browser(of: "viewer"))
            _ = try await first.get("/account")
            #expect(try await first.post("/sign-out", ["where": "here"]).status == 303)
            #expect(try await first.get("/library").status == 401)
            #expect(try await second.get("/library").status == 200)
            _ = try await second.get("/account")
            let third = try await open.browser(of: "viewer")
            _ = try await third.get("/account")
            #expect(try await third.post("/sign-out").status == 303)
            for browser in [second, third] { #expect(try await browser.get("/library").status == 401) }
        }
    }
}
