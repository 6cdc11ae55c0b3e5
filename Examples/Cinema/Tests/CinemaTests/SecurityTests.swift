import Foundation
import MarqueeSandbox
import Testing

@testable import Cinema

struct SecurityTests {
    @Test func `hostile titles and texts stay texts`() async throws {
        try await OpenSite.run { open in
            let attack = "\"><script>alert('x')</script><img src=x onerror=alert(1)>&amp;\u{0301}"
            var movie = SandboxCatalog.Movie(id: 7_000_001, title: attack)
            movie.overview = attack
            movie.popularity = 1e6
            movie.videos = [SandboxCatalog.Video(id: "7000002", key: "\"><script>", name: attack)]
            movie.cast = [SandboxCatalog.Role(person: 287, character: attack)]
            try open.sandbox.add(movie)
            let paths = [
                "/title/movie/7000001", "/movies/popular", "/search?q=alert", "/search?q=%22%3E%3Cscript%3Ealert(1)%3C/script%3E", "/",
            ]
            for path in paths {
                let page = try await open.browser().get(path)
                #expect(page.status == 200, "\(path)")
                // The one script is a file of the site.
                #expect(page.text.components(separatedBy: "<script").count == 2, "\(path)")
                #expect(!page.text.contains("<img src=x"), "\(path)")
            }
            #expect(try await open.browser().get("/title/movie/7000001").text.contains("&lt;script&gt;alert(&#39;x&#39;)"))
        }
    }

    @Test func `only literals are markup`() {
        let text = "<b>\u{0}\"'&"
        let page: HTML = "<i title=\"\(text)\">\(text)</i>\([HTML("<br>"), "\(text)"])"
        #expect(page.text == "<i title=\"&lt;b&gt;&quot;&#39;&amp;\">&lt;b&gt;&quot;&#39;&amp;</i><br>&lt;b&gt;&quot;&#39;&amp;")
        // A mark over the sign makes one character of both, which is not the sign.
        #expect(("\("<\u{0338}")" as HTML).text == "&lt;\u{0338}")
    }

    @Test func `controls and signs that reverse a text are left out`() {
        for scalar in (0...0x3000).compactMap(Unicode.Scalar.init) where !"&<>\"'".unicodeScalars.contains(scalar) {
            let isKept = scalar == "\t" || scalar == "\n" || scalar.properties.generalCategory != .control
            let reverses = [0x202A...0x202E, 0x2066...0x2069].contains { $0.contains(scalar.value) }
            #expect(("a\("x\(scalar)x")" as HTML).text == (isKept && !reverses ? "ax\(scalar)x" : "axx"), "\(scalar.value)")
        }
    }

    @Test func `links to other sites are https and nothing else`() {
        for text in ["javascript:alert(1)", "http://a.example", "https://", "//a.example", "data:text/html,x", "https://a@b.example"] {
            #expect(OutsideLink(text) == nil, "\(text)")
        }
        #expect(OutsideLink("https://a.example/b")?.address == "https://a.example/b")
    }

    @Test func `every answer has a strict policy`() async throws {
        try await OpenSite.run { open in
            for path in ["/", "/nothing", "/health", Asset.script.path] {
                let page = try await open.browser().get(path)
                let policy = page.headers["content-security-policy"] ?? ""
                #expect(
                    policy.contains("default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'"),
                    "\(path)")
                #expect(!policy.contains("unsafe") && policy.contains("127.0.0.1:\(open.sandbox.port)"), "\(path)")
                #expect(page.headers["x-content-type-options"] == "nosniff" && page.headers["referrer-policy"] == "same-origin", "\(path)")
            }
            let page = try await open.browser().get("/title/movie/550")
            #expect(!page.text.contains(" style=") && !page.text.contains(" onerror=") && !page.text.contains("<style"))
        }
    }

    @Test func `the cookie is signed, and scripts do not see it`() async throws {
        try await OpenSite.run { open in
            let browser = try await open.browser(of: "viewer")
            #expect(try await browser.get("/account").text.contains("viewer"))
            let cookie = try #require(browser.cookie)
            let halves = cookie.split(separator: ".")
            let forged = Data("{\"account\":1,\"layout\":\"grid\",\"nonce\":\"a\",\"signedInAt\":9999999999999,\"theme\":\"system\"}".utf8)
            for text in [String(cookie.dropLast(2)), "\(forged.base64EncodedString()).\(halves[1])", String(halves[0]), "x.y", ""] {
                browser.cookie = text
                #expect(try await browser.get("/account").status == 401)
            }
            let fresh = try await open.browser().get("/")
            let attributes = fresh.headers["set-cookie"] ?? ""
            #expect(attributes.contains("HttpOnly") && attributes.contains("SameSite=Lax"))
        }
    }

    @Test func `a form without its token, or with another's, is refused`() async throws {
        try await OpenSite.run { open in
            let (browser, other) = (try await open.browser(of: "viewer"), try await open.browser(of: "critic"))
            _ = try await browser.get("/title/movie/550")
            _ = try await other.get("/title/movie/550")
            let fields = ["favorite": "on"]
            for token in ["", "x", try #require(other.token)] {
                #expect(try await browser.post("/title/movie/550/mark", fields, token: token).status == 403)
            }
            #expect(!open.sandbox.library(of: "viewer").favoriteMovies.contains(550))
            #expect(try await browser.post("/title/movie/550/mark", fields).status == 303)
        }
    }

    @Test func `forms are bounded, and lead back to this site only`() async throws {
        try await OpenSite.run { open in
            let browser = open.browser()
            _ = try await browser.get("/")
            #expect(try await browser.post("/settings", ["a": String(repeating: "x", count: 20_000)]).status == 413)
            for back in ["https://evil.example", "//evil.example", "/\\evil.example", "/a\r\nX: y"] {
                _ = try await browser.get("/")
                let answer = try await browser.post(
                    "/settings", ["language": "en", "theme": "light", "layout": "grid", "back": back])
                #expect(answer.status == 303 && answer.location == "/", "\(back)")
            }
        }
    }

    @Test func `a sign-in belongs to the browser that began it`() async throws {
        try await OpenSite.run { open in
            let (browser, other) = (open.browser(), open.browser())
            _ = try await browser.get("/sign-in")
            let token = try await browser.post("/sign-in").location.split(separator: "/").last?.split(separator: "?").first ?? ""
            open.sandbox.approve(String(token), as: "viewer")
            _ = try await other.get("/sign-in")
            _ = try await other.get("/signed-in?request_token=\(token)&approved=true")
            #expect(try await other.get("/account").status == 401)
            #expect(try await browser.get("/signed-in").location == "/library")
            #expect(try await browser.get("/account").status == 200)
            // After the sign-out, the cookie of before is worth nothing, even if the account signs in again elsewhere.
            let cookie = browser.cookie
            #expect(try await browser.post("/sign-out").status == 303)
            browser.cookie = cookie
            #expect(try await browser.get("/account").status == 401)
            let again = try await open.browser(of: "viewer")
            #expect(try await again.get("/account").status == 200)
            browser.cookie = cookie
            #expect(try await browser.get("/account").status == 401)
        }
    }
}
