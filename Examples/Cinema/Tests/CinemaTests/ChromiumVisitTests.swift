import Foundation
import MarqueeSandbox
import Testing

@testable import Cinema

@Suite(.serialized, .needsChromium, .timeLimit(.minutes(30)))
struct ChromiumVisitTests {
    @Test func `a visit: search, sign in, a favorite, a favorite while TMDb is away, and both are sent`() async throws {
        try await OpenSite.browse { open, tab in
            try await tab.open("/")
            try await tab.click("#q")
            try await tab.type("fight club")
            try await tab.press(.enter)
            try await tab.wait("location.pathname === '/search' && document.querySelector('#items a[href=\"/title/movie/550\"]')")

            // A title that was seen once is suggested while typing.
            try await tab.open("/")
            try await tab.click("#q")
            try await tab.type("fig")
            try await tab.wait("document.querySelector('#suggestions li')?.innerText.includes('Fight Club')")
            try await tab.press(.down)
            try await tab.wait("document.querySelector('#q').getAttribute('aria-activedescendant') === 'suggestion-0'")
            try await tab.press(.enter)
            try await tab.wait("location.pathname === '/title/movie/550' && document.readyState === 'complete'")
            #expect(try await tab.value("document.querySelector('h1').innerText") == "Fight Club")

            try await tab.signIn(as: "viewer")
            try await tab.waitForMessage("signed in")
            // A page that is left before its pictures have come would ask for them again without a server.
            let isDrawn = "[...document.images].every((each) => each.complete || each.getBoundingClientRect().top > innerHeight)"
            for path in ["/title/movie/11", "/title/movie/550"] {
                try await tab.open(path)
                try await tab.wait(isDrawn)
            }

            // The mark changes in place: the page is not loaded again.
            #expect(try await tab.value("window.isSame = true"))
            try await tab.click("#marks button[value=on]")
            try await tab.wait("document.querySelector('#marks button').getAttribute('aria-pressed') === 'true' && window.isSame")
            try await tab.wait("document.activeElement === document.querySelector('#marks button')")
            try await tab.waitForMessage("Added to your favorites")

            #expect(tab.complaints.taken() == [])
            open.sandbox.behave(.offline)
            try await tab.open("/title/movie/11")
            try await tab.click("#marks button[value=on]")
            try await tab.wait("document.querySelector('#marks .pending')")
            try await tab.open("/library")
            try await tab.wait("document.querySelector('.pending').innerText.includes('Star Wars')")
            #expect(tab.complaints.taken() == [])

            open.sandbox.behave(.normal)
            // The circuit breaker lets a request through after a moment.
            while try await tab.value("document.querySelector('.pending li') !== null") {
                try await tab.follow("form[action='/library/sync'] button")
            }
            #expect(Set(open.sandbox.library(of: "viewer").favoriteMovies) == [550, 11])
            try await tab.open("/title/movie/11")
            #expect(try await tab.value("document.querySelector('#marks .pending') === null"))
        }
    }

    @Test func `a visit: sign-in, a season, an episode that is rated, discover, a mark that is discarded while TMDb is away, and back`()
        async throws
    {
        try await OpenSite.browse { open, tab in
            try await tab.show(width: 400, theme: "light")
            // The sign-in leads back to where it began.
            try await tab.open("/title/tv/1399")
            try await tab.follow("a.account")
            try await tab.approve(as: "viewer")
            try await tab.returned(to: "/title/tv/1399")

            try await tab.follow("a[href='/title/tv/1399/season/1']")
            try await tab.follow(".episode:nth-of-type(2) > a")
            try await tab.click("#marks .stars button:nth-of-type(4)")
            try await tab.wait("document.querySelectorAll('#marks .stars .on').length === 4")
            let episode = Sandbox.Library.Episode(series: 1_399, season: 1, number: 2)
            #expect(open.sandbox.library(of: "viewer").ratedEpisodes[episode] == 8)
            _ = try await tab.value("(history.back(), true)", as: Bool.self)
            try await tab.wait("location.pathname === '/title/tv/1399/season/1' && document.readyState === 'complete'")
            try await tab.wait("document.querySelector('.episode:nth-of-type(2) .badge').innerText.includes('8')")

            try await tab.open("/discover/movies?year=1999")
            try await tab.wait("document.querySelector('#items a[href=\"/title/movie/550\"]')")
            open.sandbox.behave(.offline)
            try await tab.follow("#items a[href='/title/movie/550']")
            #expect(try await tab.value("document.querySelector('.away').innerText.includes('This is what a list told')"))
            try await tab.click("#marks button[value=on]")
            try await tab.wait("document.querySelector('#marks .pending')")
            try await tab.open("/library")
            try await tab.wait("document.querySelector('.pending').innerText.includes('Fight Club')")
            try await tab.follow("form[action='/library/pending'] button[value=discard]")
            try await tab.waitForMessage("The change is discarded")
            #expect(try await tab.value("document.querySelector('.pending li') === null"))
            open.sandbox.behave(.normal)
            try await tab.open("/title/movie/550")
            #expect(try await tab.value("document.querySelector('#marks button').getAttribute('aria-pressed')") == "false")
            #expect(open.sandbox.library(of: "viewer").favoriteMovies.isEmpty)
            // Pictures that no page has shown do not come while TMDb is away.
            #expect(tab.complaints.taken().filter { !$0.contains("/pictures/") } == [])
        }
    }
}
