import Foundation
import Marquee
import MarqueeSandbox
import Testing

@testable import Cinema

/// The words of pages about a TMDb that does not answer at once.
struct WaitingTests {
    @Test func `a search on a slow TMDb says that it is slow, and a script gets the whole`() async throws {
        try await OpenSite.run(refreshTimeLimit: .milliseconds(1)) { open in
            let browser = open.browser()
            _ = try await browser.get("/title/movie/550?whole=1")
            _ = try await browser.get("/search?q=zzzz&whole=1")
            open.sandbox.behave(.slow(.seconds(2)))
            let early = try await browser.get("/search?q=fight")
            #expect(early.status == 200 && early.text.contains("href=\"/title/movie/550\""))
            #expect(early.text.contains("TMDb is slow") && early.text.contains("More results are on their way"), "\(early.text)")
            #expect(early.text.contains("data-load=\"/search?q=fight&amp;whole=1\" data-part=\"main\""))
            #expect(!early.text.contains("cannot be reached"))
            let whole = try await browser.get("/search?q=fight&whole=1")
            #expect(whole.status == 200 && !whole.text.contains("TMDb is slow") && !whole.text.contains("whole=1"))
        }
    }

    @Test func `a search that nothing is known about does not say that nothing was found`() async throws {
        try await OpenSite.run { open in
            let browser = open.browser()
            open.sandbox.behave(.offline)
            let page = try await browser.get("/search?q=zzzzzz")
            #expect(page.status == 503 && page.text.contains("TMDb cannot be reached") && page.text.contains("Try again"))
            #expect(!page.text.contains("Nothing was found"))
        }
    }

    @Test(arguments: [Language.english, .german, .arabic])
    func `a page in place of TMDb's answer is said in words for people`(language: Language) async throws {
        try await OpenSite.run { open in
            let browser = open.browser(language: language.rawValue)
            open.sandbox.behave(.fault(.html))
            for path in ["/title/movie/550", "/search?q=fight"] {
                let page = try await browser.get(path)
                #expect(page.status == 503 && page.text.contains(language.texts.intercepted), "\(path)")
                #expect(!page.text.contains("JSON") && !page.text.contains(language.texts.tmdbAway), "\(path)")
            }
        }
    }

    @Test func `a TMDb that asks to wait is said so, with the time`() async throws {
        try await OpenSite.run { open in
            let browser = open.browser()
            open.sandbox.behave(.rateLimited(retryAfter: 300))
            let page = try await browser.get("/title/movie/550")
            #expect(page.status == 503 && page.text.contains("TMDb asks this site to wait: it goes on in "), "\(page.text)")
            let wait = try #require(page.headers["retry-after"].flatMap { Int($0) })
            // The pause of all requests is a minute at most; the answer itself has named five.
            #expect((30...300).contains(wait))
            #expect(!page.text.contains("cannot be reached"))
        }
    }

    @Test func `no text of the site speaks of a train or of this device`() {
        for texts in Language.allCases.map(\.texts) {
            for text in [texts.deviceHint, texts.keptHere, texts.unavailable] { #expect(!text.contains(texts.onThisDevice)) }
        }
        let hints = Language.allCases.map(\.texts.deviceHint)
        let trains = ["train", "Zug", "tren", "列車", "поїзд", "قطار"]
        #expect(hints.allSatisfy { hint in !trains.contains { hint.contains($0) } } && Set(hints).count == hints.count)
    }
}
