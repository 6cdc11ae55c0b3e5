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

    @Test func `the next page comes by itself near the end, and the focus stays`() async throws {
        try await OpenSite.browse { open, tab in
            try await tab.show(width: 400, theme: "light")
            try await tab.open("/movies/popular")
            let count = "document.querySelectorAll('#items > li').length"
            let first: Int = try await tab.value(count)
            // Nothing comes before the reader scrolls.
            #expect(try await tab.value("document.querySelector('a[data-append]').getAttribute('href')") == "/movies/popular?page=2")
            let heading = "document.querySelector('h1')"
            _ = try await tab.value("(\(heading).tabIndex = -1, \(heading).focus({ preventScroll: true }), true)", as: Bool.self)
            try await tab.scrollToEnd()
            try await tab.wait("\(count) > \(first) && location.search.startsWith('?to=')")
            #expect(try await tab.value("document.activeElement === document.querySelector('h1')"))
            // To the end: there is no button, and each title is there once.
            while try await tab.value("document.querySelector('a[data-append]') !== null && location.search !== '?to=5'") {
                try await tab.scrollToEnd()
            }
            let titles: [String] = try await tab.value(
                "[...document.querySelectorAll('#items > li > a')].map((each) => each.getAttribute('href'))")
            #expect(Set(titles).count == titles.count)
        }
    }

    @Test func `no page comes by itself for the Tab key and for a script that scrolls`() async throws {
        try await OpenSite.browse { _, tab in
            try await tab.show(width: 400, theme: "light")
            try await tab.open("/movies/popular")
            let first: Int = try await tab.value("document.querySelectorAll('#items > li').length")
            _ = try await tab.value("(window.scrollTo({ top: 1e6, behavior: 'instant' }), true)", as: Bool.self)
            _ = try await tab.value("(document.querySelector('a[data-append]').focus(), true)", as: Bool.self)
            try await tab.press(.tab)
            // Two frames are enough for an observer to have seen the end of the list.
            let frames = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))"
            #expect(try await tab.value(frames))
            #expect(try await tab.value("document.querySelector('a[data-append]').hasAttribute('aria-disabled')") == false)
            #expect(try await tab.value("document.querySelectorAll('#items > li').length") == first)
        }
    }

    @Test func `a page that does not come by itself leaves the button`() async throws {
        try await OpenSite.browse { open, tab in
            try await tab.show(width: 400, theme: "light")
            try await tab.open("/movies/popular")
            let first: Int = try await tab.value("document.querySelectorAll('#items > li').length")
            open.sandbox.behave(.offline)
            _ = try await tab.value("(window.isSame = true, performance.clearResourceTimings(), true)", as: Bool.self)
            try await tab.scrollToEnd()
            try await tab.wait("performance.getEntriesByType('resource').some((each) => each.name.includes('page=2'))")
            try await tab.wait("!document.querySelector('a[data-append]').hasAttribute('aria-disabled') && window.isSame")
            #expect(try await tab.value("document.querySelectorAll('#items > li').length") == first)
            _ = tab.complaints.taken()
        }
    }

    @Test func `a picture fades in, and appears at once for who wants no motion`() async throws {
        try await OpenSite.browse { open, tab in
            try await tab.open("/movies/popular")
            let style = "getComputedStyle(document.querySelector('#items img'))"
            try await tab.wait("document.querySelector('#items .picture.loaded') && \(style).opacity === '1'")
            #expect(try await tab.value("\(style).transitionDuration") == "0.3s")
            _ = try await tab.value("(document.querySelector('#items .picture').classList.remove('loaded'), true)", as: Bool.self)
            try await tab.wait("\(style).opacity === '0'")
            try await tab.show(width: 400, theme: "light")
            #expect(try await tab.value("\(style).transitionDuration") == "0s")
        }
    }

    @Test func `details that take long have a skeleton, and come in place`() async throws {
        try await OpenSite.browse(refreshTimeLimit: .milliseconds(1)) { open, tab in
            try await tab.open("/search?q=fight+club")
            open.sandbox.behave(.slow(.seconds(2)))
            try await tab.call("Page.navigate", ["url": tab.address.absoluteString + "/title/movie/550"])
            try await tab.wait("document.querySelector('article.arriving .skeleton')?.checkVisibility()")
            #expect(try await tab.value("document.querySelector('h1').innerText") == "Fight Club")
            #expect(try await tab.value("(window.isSame = true)"))
            try await tab.wait("document.querySelector('#cast') && !document.querySelector('.arriving') && window.isSame")
            #expect(try await tab.value("location.pathname + location.search") == "/title/movie/550")
        }
    }

    @Test func `Back shows a public page again from the memory of the browser`() async throws {
        try await OpenSite.browse { open, tab in
            try await tab.open("/movies/popular")
            // A new worker takes pages out of the memory.
            try await tab.wait("navigator.serviceWorker.ready.then(() => { window.isReady = true; }) && window.isReady")
            for path in ["/", "/movies/popular", "/title/movie/550"] {
                try await tab.open(path)
                // A variable of a script is there only if the page was never unloaded.
                #expect(try await tab.value("(window.isKept = true)"))
                try await tab.open("/discover/movies")
                #expect(try await tab.value("window.isKept === undefined"))
                _ = try await tab.value("(history.back(), true)", as: Bool.self)
                try await tab.wait("location.pathname === '\(path)' && document.readyState === 'complete'")
                #expect(try await tab.value("window.isKept === true"), "\(path)")
            }
        }
    }

    @Test func `a visit: a series, its season, an episode that is rated, and the next one`() async throws {
        try await OpenSite.browse { open, tab in
            try await tab.show(width: 400, theme: "light")
            try await tab.signIn(as: "viewer")
            try await tab.open("/title/tv/1399")
            try await tab.follow("a[href='/title/tv/1399/season/1']")
            #expect(try await tab.value("document.querySelectorAll('.episode').length") == 10)
            #expect(try await tab.value("document.querySelector('.episode .stars, .episode .plan') === null"))
            try await tab.follow(".episode:nth-of-type(1) > a")
            #expect(try await tab.value("location.pathname") == "/title/tv/1399/season/1/episode/1")
            try await tab.follow("a[rel=next]")
            #expect(try await tab.value("location.pathname") == "/title/tv/1399/season/1/episode/2")
            try await tab.click("#marks .stars button:nth-of-type(4)")
            try await tab.wait("document.querySelectorAll('#marks .stars .on').length === 4")
            try await tab.open("/title/tv/1399/season/1")
            #expect(try await tab.value("document.querySelector('.episode:nth-of-type(2) .badge').innerText.includes('8')"))
            let episode = Sandbox.Library.Episode(series: 1_399, season: 1, number: 2)
            #expect(open.sandbox.library(of: "viewer").ratedEpisodes[episode] == 8)
        }
    }
}
