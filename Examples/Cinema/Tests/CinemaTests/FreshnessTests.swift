import Foundation
import Marquee
import MarqueeSandbox
import Synchronization
import Testing

struct FreshnessTests {
    /// Days that pass when a test says so.
    private final class Days: Sendable {
        let count = Atomic(0)
        var clock: WallClock { WallClock { Date() + Double(self.count.load(ordering: .relaxed)) * 86_400 } }
    }

    @Test func `a stale page is shown with a badge while TMDb is away`() async throws {
        let days = Days()
        try await OpenSite.run(clock: days.clock) { open in
            let browser = open.browser()
            let paths = ["/", "/tv", "/title/movie/550", "/movies/popular", "/person/287"]
            for path in paths { #expect(try await !browser.get(path).text.contains("badge away"), "\(path)") }
            days.count.store(2, ordering: .relaxed)
            open.sandbox.behave(.status(503))
            for path in paths {
                let page = try await browser.get(path)
                #expect(page.status == 200 && page.text.contains("badge away") && page.text.contains("Age of the data"), "\(path)")
            }
            // The banner of a disconnected sandbox says it once.
            open.sandbox.behave(.offline)
            let page = try await browser.get("/movies/popular")
            #expect(page.text.contains("TMDb is disconnected") && page.text.contains("Age of the data"))
            #expect(!page.text.contains("badge away"))
        }
    }

    @Test func `a slow TMDb does not hold up a page that was read before`() async throws {
        let days = Days()
        try await OpenSite.run(clock: days.clock, refreshTimeLimit: .milliseconds(10)) { open in
            let browser = open.browser()
            _ = try await browser.get("/title/movie/550")
            days.count.store(2, ordering: .relaxed)
            open.sandbox.behave(.slow(.seconds(60)))
            let page = try await browser.get("/title/movie/550")
            #expect(page.status == 200 && page.text.contains("<h1 dir=\"auto\">Fight Club</h1>"))
            #expect(page.text.contains("badge stale") || page.text.contains("badge away"))
        }
    }
}
