import Foundation
import Marquee
import Testing

@testable import Cinema

/// The site while the database of people is away.
@Suite(.timeLimit(.minutes(30)))
struct DatabaseAwayTests {
    private func run(_ test: (OpenSite, Browser) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "cinema-away-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try await OpenSite.run {
            $0.database = "host=\(folder.path)/none dbname=movies user=movies"
            $0.cache = folder.path
        } _: { open in
            let browser = open.browser()
            var visitor = Visitor()
            (visitor.account, visitor.signedInAt) = (1, open.site.now)
            browser.cookie = open.site.signer.sealed(visitor)
            try await test(open, browser)
        }
    }

    @Test func `the site starts, shows public pages, and is ready`() async throws {
        try await run { open, person in
            for browser in [open.browser(), person] {
                for path in ["/", "/title/movie/550"] { #expect(try await browser.get(path).status == 200, "\(path)") }
            }
            var request = TransportRequest(.get, "/health")
            request.headers["Authorization"] = "Bearer \(OpenSite.operatorToken)"
            let health = try await open.browser().send(request)
            #expect(health.status == 200 && health.text == "degraded: user store.unreachable\n")
        }
    }

    @Test func `a page of one person says that it is away, and the person stays signed in`() async throws {
        try await run { open, browser in
            let texts = Language.english.texts
            for path in ["/library", "/account"] {
                let page = try await browser.get(path)
                #expect(page.status == 503 && page.headers["retry-after"] == "5", "\(path)")
                #expect(page.text.contains(texts.peopleAway) && page.text.contains(texts.peopleAwayText), "\(path)")
            }
            _ = try await browser.get("/title/movie/550")
            let mark = try await browser.post("/title/movie/550/mark", ["favorite": "on"])
            #expect(mark.status == 503 && mark.headers["retry-after"] == "5")
            #expect(browser.cookie.flatMap { open.site.signer.opened($0, as: Visitor.self) }?.account == 1)
        }
    }
}
