import Foundation
import Marquee
import MarqueeSandbox
import Testing

@testable import Cinema

struct TransferTests {
    @Test func `home is at most 4 KB compressed, without its pictures`() async throws {
        try await OpenSite.run { open in
            for language in ["en", "ja", "ar"] {
                let home = try await open.browser(language: language).get("/")
                #expect(home.status == 200 && home.headers["content-encoding"] == "gzip")
                let size = try #require(home.headers["content-length"].flatMap { Int($0) })
                #expect(size <= 4_096, "\(language): \(size) of \(home.text.utf8.count)")
            }
        }
    }

    @Test func `a browser that has a page or a picture gets it no second time`() async throws {
        try await OpenSite.run { open in
            let browser = open.browser()
            _ = try await browser.get("/movies/popular")
            for path in ["/movies/popular", "/title/movie/550", "/pictures/poster/160/pB8BM7pdSp6B6Ih7QZ4DrQ3PmJK.jpg", Asset.style.path] {
                let page = try await browser.get(path)
                let tag = try #require(page.headers["etag"], "\(path)")
                for stored in [tag, "\"other\", \(tag)", "*"] {
                    let again = try await browser.send(
                        TransportRequest(.get, path, headers: ["If-None-Match": stored, "Accept": "text/html"]))
                    #expect(again.status == 304 && again.text.isEmpty && again.headers["etag"] == tag, "\(path)")
                }
                let other = try await browser.send(
                    TransportRequest(.get, path, headers: ["If-None-Match": "W/\"other\"", "Accept": "text/html"]))
                #expect(other.status == 200, "\(path)")
            }
            // Pages without a person's data stay in the browser's memory of pages; those of a person do not.
            #expect(try await browser.get("/").headers["cache-control"] == "private, no-cache")
            let viewer = try await open.browser(of: "viewer")
            for path in ["/", "/library", "/title/movie/550"] {
                let page = try await viewer.get(path)
                #expect(page.headers["cache-control"] == "private, no-store" && page.headers["etag"] == nil, "\(path)")
            }
        }
    }

    @Test func `only a browser that reads gzip gets it`() async throws {
        try await OpenSite.run { open in
            for (accepted, isCompressed) in [("gzip", true), ("br, GZIP;q=0.5", true), ("*", true), ("gzip;q=0", false), ("br", false)] {
                let page = try await open.browser().send(
                    TransportRequest(.get, "/", headers: ["Accept-Encoding": accepted, "Accept": "text/html"]))
                #expect((page.headers["content-encoding"] == "gzip") == isCompressed, "\(accepted)")
                #expect(page.headers["vary"]?.contains("Accept-Encoding") == true)
            }
            let picture = try await open.browser().get("/pictures/poster/160/pB8BM7pdSp6B6Ih7QZ4DrQ3PmJK.jpg")
            #expect(picture.headers["content-encoding"] == nil)
        }
    }

    @Test func `the token of a form is masked by the address, and counts on every page`() {
        let (signer, visitor) = (Signer(secret: nil), Visitor())
        let tokens = ["/", "/?a", "/?b"].map { signer.formToken(for: visitor, on: $0) }
        #expect(Set(tokens).count == 3 && tokens[0] == signer.formToken(for: visitor, on: "/"))
        #expect(tokens.allSatisfy { signer.isFormToken($0, of: visitor) && !signer.isFormToken($0, of: Visitor()) })
        for token in ["", "x", String(tokens[0].dropLast()), String(tokens[0].reversed()), String(repeating: "A", count: 43)] {
            #expect(!signer.isFormToken(token, of: visitor))
        }
    }

    @Test func `texts that reverse their direction do not reach a page or a tab`() async throws {
        try await OpenSite.run { open in
            var movie = SandboxCatalog.Movie(id: 7_000_103, title: "Sample \u{202E}txet\u{202C} \u{2067}x\u{2069} \u{200F}end")
            (movie.popularity, movie.overview) = (1e6, "An \u{202D}overview")
            try open.sandbox.add(movie)
            let browser = open.browser()
            for path in ["/title/movie/7000103", "/movies/popular?layout=compact", "/", "/suggestions?q=sample"] {
                let text = try await browser.get(path).text
                #expect(
                    !text.unicodeScalars.contains { (0x202A...0x202E).contains($0.value) || (0x2066...0x2069).contains($0.value) },
                    "\(path)")
                #expect(text.contains("Sample txet x \u{200F}end"), "\(path)")
            }
            #expect(try await browser.get("/title/movie/7000103").text.contains("<title>Sample txet x \u{200F}end – Cinema</title>"))
        }
    }
}
