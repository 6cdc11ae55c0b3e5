import Foundation
import MarqueeSandbox
import Testing

@testable import Cinema

@Suite(.serialized, .needsChromium, .timeLimit(.minutes(30)))
struct ChromiumListTests {
    @Test(arguments: [false, true]) func `Show more and Back keep the rows and the place`(isSignedIn: Bool) async throws {
        try await OpenSite.browse { open, tab in
            try await tab.show(width: 400, theme: "light")
            if isSignedIn { try await tab.signIn(as: "viewer") }
            try await tab.open("/movies/popular")
            let count = "document.querySelectorAll('#items > li').length"
            let first: Int = try await tab.value(count)
            try await tab.click("a[data-append]")
            try await tab.wait("\(count) > \(first)")
            #expect(try await tab.value("location.pathname + location.search") == "/movies/popular?to=2")
            #expect(try await tab.value("document.querySelector('.pager .page').innerText.startsWith('Page 2 of')"))
            let all: Int = try await tab.value(count)
            let card = "#items > li:nth-child(\(first + 3)) a"
            let place: Double = try await tab.value(
                "(document.querySelector('\(card)').scrollIntoView({ block: 'center', behavior: 'instant' }), window.scrollY)")
            #expect(place > 400)
            try await tab.follow(card)
            #expect(try await tab.value("location.pathname.startsWith('/title/movie/')"))
            _ = try await tab.value("(history.back(), true)", as: Bool.self)
            try await tab.wait("location.search === '?to=2' && document.readyState === 'complete' && \(count) === \(all)")
            try await tab.wait("Math.abs(window.scrollY - \(place)) < 40")
            // The next page follows the last one that is shown.
            try await tab.click("a[data-append]")
            try await tab.wait("\(count) > \(all) || location.search === '?to=3'")
            let titles: [String] = try await tab.value(
                "[...document.querySelectorAll('#items > li > a')].map((each) => each.getAttribute('href'))")
            #expect(Set(titles).count == titles.count)
        }
    }

    @Test func `a visit: a series, its season, an episode that is rated, and the next one`() async throws {
        try await OpenSite.browse { open, tab in
            try await tab.show(width: 400, theme: "light")
            try await tab.signIn(as: "viewer")
            try await tab.open("/title/tv/1399")
            try await tab.follow("a[href='/title/tv/1399/season/1']")
            #expect(try await tab.value("document.querySelectorAll('.episode').length") == 10)
            try await tab.click(".episode:nth-of-type(2) .stars button:nth-of-type(4)")
            try await tab.wait("document.querySelectorAll('.episode:nth-of-type(2) .stars .on').length === 4")
            try await tab.follow(".episode:nth-of-type(1) > a")
            #expect(try await tab.value("location.pathname") == "/title/tv/1399/season/1/episode/1")
            try await tab.follow("a[rel=next]")
            #expect(try await tab.value("location.pathname") == "/title/tv/1399/season/1/episode/2")
            #expect(try await tab.value("document.querySelectorAll('#marks .stars .on').length") == 4)
            let episode = Sandbox.Library.Episode(series: 1_399, season: 1, number: 2)
            #expect(open.sandbox.library(of: "viewer").ratedEpisodes[episode] == 8)
        }
    }
}
