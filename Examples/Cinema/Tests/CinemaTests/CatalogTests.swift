import Foundation
import Marquee
import MarqueeSandbox
import Testing

@testable import Cinema

@Suite(.timeLimit(.minutes(10)))
struct CatalogTests {
    @Test func `people of the catalog are suggested, also with a wrong letter and while TMDb is away`() async throws {
        var folder: String?
        try await OpenSite.run(change: { $0.catalogAge = .seconds(86_400) }) { open in
            folder = open.site.names.folder
            while try await open.site.marquee.catalog.info() == nil { try await Task.sleep(for: .milliseconds(20)) }
            let browser = open.browser()
            let suggested = try await browser.get("/suggestions?q=brad+p", accept: "*/*").text
            #expect(suggested.contains("\"path\":\"/person/287\"") && suggested.contains("\"note\":\"People\""))
            #expect(try await browser.get("/person/287").status == 200)
            let similar = try await browser.get("/search?q=brad+pitr&in=people").text
            #expect(similar.contains("Did you mean") && similar.contains("<a href=\"/person/287\""))
            #expect(try await browser.get("/device").text.contains("Catalog of all names"))
            open.sandbox.behave(.offline)
            for path in ["/search?q=brad+p&in=people", "/search?q=brad+p", "/device?q=brad+pitr"] {
                let page = try await browser.get(path)
                #expect(page.status == 200 && page.text.contains("href=\"/person/287\""), "\(path)")
            }
            // A title that no page has shown opens after it was found, or suggested.
            for (path, title) in [("/search?q=matrix", 603), ("/suggestions?q=cast+aw", 8_358)] {
                #expect(try await browser.get("/title/movie/\(title)").status == 503)
                #expect(try await browser.get(path, accept: "*/*").text.contains("/title/movie/\(title)"), "\(path)")
                let page = try await browser.get("/title/movie/\(title)")
                #expect(page.status == 200 && page.text.contains("This is what a list told."))
            }
            // Nothing is found, and the other scopes stay in reach.
            let nothing = try await browser.get("/search?q=qqzz&in=tv")
            #expect(nothing.status == 503 && nothing.text.contains("/search?q=qqzz&amp;in=people") && nothing.text.contains("<h1>Results"))
        }
        #expect(!FileManager.default.fileExists(atPath: try #require(folder)))
    }

    @Test func `the catalog is imported only where it is wanted`() throws {
        func age(_ catalog: String?, _ more: [String: String] = [:]) throws -> Duration? {
            var environment = more
            environment["CINEMA_CATALOG"] = catalog
            return try Settings(environment: environment).catalogAge
        }
        let credential = ["TMDB_ACCESS_TOKEN": "x"]
        #expect(try age(nil) == .seconds(86_400) && age("off") == nil && age(nil, credential) == nil)
        #expect(try age("daily", credential) == .seconds(86_400) && age("weekly", credential) == .seconds(604_800))
        #expect(throws: SettingsError.self) { try age("monthly") }
    }
}
