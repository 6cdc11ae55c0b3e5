import Foundation
import Marquee
import MarqueeSandbox
import Testing

@testable import Cinema

/// A visitor that keeps connections, floods and plants cookies, beside an honest one.
@Suite(.timeLimit(.minutes(10)))
struct HostileVisitorTests {
    /// The bytes that are sent before the silence.
    enum Silence: String, CaseIterable {
        case nothing = ""
        case halfHead = "GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n"
        case halfForm = "POST /sign-in HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n\r\na"
        case keptAlive = "GET /assets/none HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
    }

    @Test(arguments: Silence.allCases) func `a silent connection ends`(silence: Silence) async throws {
        try await OpenSite.run(change: { ($0.bounds.head, $0.bounds.body) = (.milliseconds(300), .milliseconds(300)) }) { open in
            let text = try await open.exchange(silence.rawValue)
            #expect(silence == .keptAlive ? text.hasPrefix("HTTP/1.1 404") : text.isEmpty || text.status >= 400, "\(text)")
        }
    }

    @Test func `a form that arrives byte by byte ends, and so does a head`() async throws {
        try await OpenSite.run(change: { ($0.bounds.head, $0.bounds.body) = (.milliseconds(500), .milliseconds(500)) }) { open in
            for start in [Silence.halfForm, .halfHead] {
                let connection = try RawConnection(to: open.address)
                connection.write(start.rawValue)
                let dribble = Task {
                    while !Task.isCancelled {
                        connection.write(start == .halfForm ? "a" : "A: b\r\n")
                        try? await Task.sleep(for: .milliseconds(50))
                    }
                }
                _ = await connection.rest()
                dribble.cancel()
            }
        }
    }

    @Test func `an answer may take longer than a body`() async throws {
        try await OpenSite.run(change: { $0.bounds.body = .seconds(1) }) { open in
            open.sandbox.behave(.slow(.seconds(2)))
            let answer = try await open.raw("GET /title/movie/550")
            #expect(answer.status == 200)
        }
    }

    @Test func `an answer that takes too long ends its connection`() async throws {
        try await OpenSite.run(change: { $0.bounds.answer = .milliseconds(300) }) { open in
            open.sandbox.behave(.slow(.seconds(5)))
            let answer = try await open.raw("GET /title/movie/550")
            #expect(answer.isEmpty)
        }
    }

    @Test func `the site ends whatever connections are open`() async throws {
        var kept: [RawConnection] = []
        try await OpenSite.run { open in
            for silence in Silence.allCases {
                let connection = try RawConnection(to: open.address)
                connection.write(silence.rawValue)
                kept.append(connection)
            }
            #expect(await kept.last?.firstBytes() == true)
        }
        #expect(kept.count == Silence.allCases.count)
    }

    @Test func `an address has a number of connections, and another one is closed`() async throws {
        try await OpenSite.run(change: { $0.bounds.connectionsEach = 3 }) { open in
            var kept: [RawConnection] = []
            for _ in 1...3 {
                let connection = try RawConnection(to: open.address)
                connection.write(Silence.keptAlive.rawValue)
                #expect(await connection.firstBytes())
                kept.append(connection)
            }
            #expect(try await open.raw("GET /assets/none").isEmpty)
            kept.removeLast()
            // The server has to notice the end first.
            while try await open.raw("GET /assets/none").isEmpty {}
        }
    }

    @Test func `connections beyond the most wait until one ends`() async throws {
        try await OpenSite.run(change: { $0.bounds.connections = 2 }) { open in
            var kept: [RawConnection] = []
            for _ in 1...2 {
                let connection = try RawConnection(to: open.address)
                connection.write(Silence.keptAlive.rawValue)
                #expect(await connection.firstBytes())
                kept.append(connection)
            }
            let waiting = Task { try await open.raw("GET /assets/none") }
            try await Task.sleep(for: .milliseconds(100))
            #expect(open.site.connections.addresses == 1)
            kept.removeAll()
            #expect(try await waiting.value.status == 404)
        }
    }

    @Test func `a request without a host, with two or for another host is refused`() async throws {
        try await OpenSite.run { open in
            let port = open.address.port ?? 0
            let own = "Host: 127.0.0.1:\(port)\r\n"
            for fields in ["", own + own, "Host: a\r\n" + own, own + "Host: a\r\n", "Host: evil.example\r\n", "Host: \r\n"] {
                let status = try await open.exchange("GET / HTTP/1.1\r\n\(fields)Connection: close\r\n\r\n").status
                #expect([400, 421].contains(status), "\(fields): \(status)")
            }
            for host in ["127.0.0.1:\(port)", "localhost", "LOCALHOST:\(port)"] {
                #expect(try await open.raw("GET /sign-in", host: host).status == 200, "\(host)")
            }
        }
    }

    @Test func `The rules for crawlers leave searches and conditions out`() async throws {
        try await OpenSite.run { open in
            let answer = try await open.raw("GET /robots.txt")
            #expect(answer.status == 200 && answer.contains("text/plain") && answer.contains("User-agent: *\nDisallow: /search\n"))
            for path in ["/suggestions", "/discover", "/genre", "/keyword", "/company"] {
                #expect(answer.contains("Disallow: \(path)\n"), "\(path)")
            }
        }
    }

    @Test func `a target with a host is one of this site, or refused as the host of another one`() async throws {
        try await OpenSite.run { open in
            let own = "127.0.0.1:\(open.address.port ?? 0)"
            for target in [
                "http://\(own)/sign-in", "HTTP://\(own)/sign-in?next=/", "https://\(own)/sign-in", "http://\(own)", "http://\(own)?page=2",
            ] {
                let answer = try await open.raw("GET \(target)")
                // The head has the address of the page. No link and no form has the host of the request.
                #expect(
                    answer.status == 200 && !answer.contains("<a href=\"http") && !answer.contains("action=\"http"),
                    "\(target): \(answer.status)")
            }
            #expect(try await open.raw("GET http://\(own)/title/movie/550.json").contains("application/json"))
            for target in [
                "http://other.example/", "https://other.example", "ftp://other.example/", "http://\(own).other.example/",
                "http://a@\(own)/",
            ] {
                #expect(try await open.raw("GET \(target)").status == 421, "\(target)")
            }
            #expect(try await open.raw("GET http://\(own)/sign-in", host: "other.example").status == 421)
            #expect(try await open.raw("GET http://other.example/sign-in", host: "other.example").status == 421)
            for host in ["other.example@localhost", "localhost/other.example", "local%68ost", "localhost?", "localhost#"] {
                #expect(try await open.raw("GET /sign-in", host: host).status == 421, "\(host)")
            }
        }
    }

    @Test func `a long address is refused and not repeated, and so is one with two slashes`() async throws {
        try await OpenSite.run { open in
            let answer = try await open.raw("GET /search?" + String(repeating: "&q=a", count: 3_000))
            #expect(answer.status == 414 && answer.utf8.count < 1_500)
            for (length, status) in [(2_000, 200), (2_001, 414)] {
                let path = "/search?q=a&in="
                let address = path + String(repeating: "x", count: length - path.utf8.count)
                #expect(try await open.raw("GET \(address)").status == status, "\(length)")
            }
            #expect(try await open.raw("GET /search?q=a&in=" + String(repeating: "x", count: 1_900)).status == 200)
            for path in ["//title/movie/550", "/title//movie/550", "//evil.example/"] {
                let answer = try await open.raw("GET \(path)")
                #expect(answer.status == 404 && !answer.contains("evil"), "\(path)")
            }
        }
    }

    @Test(arguments: ["/search?q=a", "/suggestions?q=a", "/discover/movies", "/pictures/poster/160/a.jpg", "/signed-in"])
    func `an address has turns, and others have their own`(_ path: String) async throws {
        let few = Allowance(at: 0.001, burst: 2)
        try await OpenSite.run(change: {
            ($0.bounds.signIns, $0.bounds.searches, $0.bounds.pictures) = (few, few, few)
            $0.proxy = AddressKey("127.0.0.1")
        }) { open in
            func status(_ visitor: String) async throws -> Int {
                try await open.raw("GET \(path)", host: nil, "X-Forwarded-For: 198.51.100.1, \(visitor)").status
            }
            for _ in 1...2 { #expect(try await status("192.0.2.1") != 429) }
            #expect(try await status("192.0.2.1") == 429)
            for visitor in ["192.0.2.2", "2001:db8::1", "2001:db8::2"] { #expect(try await status(visitor) != 429, "\(visitor)") }
            #expect(try await status("2001:db8::3") == 429)
            let refused = try await open.raw("GET \(path)", host: nil, "X-Forwarded-For: 192.0.2.1")
            #expect(refused.lowercased().contains("retry-after: ") && refused.contains("nosniff"))
            #expect(try await open.raw("GET /trending", host: nil, "X-Forwarded-For: 192.0.2.1").status == 200)
        }
    }

    @Test func `a refusal waits, and holds up no request`() async throws {
        let few = Allowance(at: 0.001, burst: 1)
        try await OpenSite.run(change: { ($0.bounds.searches, $0.bounds.refusal) = (few, .seconds(3_600)) }) { open in
            #expect(try await open.raw("GET /search?q=a").status == 200)
            let refused = try RawConnection(to: open.address)
            refused.write("GET /search?q=b HTTP/1.1\r\nHost: 127.0.0.1:\(open.address.port ?? 0)\r\n\r\n")
            for _ in 1...20 { #expect(try await open.raw("GET /trending").status == 200) }
            #expect(!refused.hasAnswer)
            refused.interrupt()
        }
    }

    @Test func `an address has turns to begin sign-ins, and the page that leads there needs none`() async throws {
        let few = Allowance(at: 0.001, burst: 2)
        try await OpenSite.run(change: { ($0.bounds.signIns, $0.proxy) = (few, AddressKey("127.0.0.1")) }) { open in
            func status(_ line: String, _ visitor: String) async throws -> Int {
                try await open.raw(line, host: nil, "X-Forwarded-For: \(visitor)", "Content-Length: 0").status
            }
            var statuses: [Int] = []
            for _ in 1...3 { statuses.append(try await status("GET /sign-in", "192.0.2.1")) }
            for _ in 1...3 { statuses.append(try await status("POST /sign-in", "192.0.2.1")) }
            statuses.append(try await status("POST /sign-in", "192.0.2.2"))
            #expect(statuses == [200, 200, 200, 403, 403, 429, 403])
        }
    }

    @Test func `sign-ins that are begun and left take no place of others`() async throws {
        try await OpenSite.run { open in
            let left = open.browser()
            _ = try await left.get("/sign-in")
            for _ in 1...50 {
                #expect(try await left.post("/sign-in").status == 303)
                _ = try await left.get("/sign-in")
            }
            #expect(try await open.browser(of: "viewer").get("/account").status == 200)
        }
    }

    @Test func `a cookie that an attacker planted does not complete the sign-in of the victim`() async throws {
        try await OpenSite.run { open in
            let (attacker, victim) = (open.browser(), open.browser())
            _ = try await attacker.get("/sign-in")
            let planted = attacker.cookie
            victim.cookie = planted
            _ = try await victim.get("/sign-in")
            let start = try await victim.post("/sign-in")
            let (before, after): (Visitor?, Visitor?) = (
                open.site.signer.opened(planted ?? ""), open.site.signer.opened(victim.cookie ?? "")
            )
            #expect(before != nil && after != nil && before?.nonce != after?.nonce)
            let token = String(start.location.split(separator: "/").last?.split(separator: "?").first ?? "")
            #expect(!(victim.cookie ?? "").contains(token))
            open.sandbox.approve(token, as: "viewer")
            attacker.cookie = planted
            #expect(try await attacker.get("/signed-in").location == "/sign-in")
            #expect(try await attacker.get("/account").status == 401)
            #expect(try await victim.get("/signed-in").location == "/library")
            #expect(try await victim.get("/account").status == 200)
        }
    }

    @Test func `the request token in a cookie can be neither read nor made`() throws {
        let signer = Signer(secret: nil)
        let pending = PendingSignIn(version: .v3, requestToken: Secret("the-request-token"), approvalAddress: Secret(""))
        let text = try #require(signer.encrypted(Approval(pending, from: ReturnAddress("/tv"), at: 1_000)))
        let visitor = signer.sealed(Visitor().waiting(for: text))
        let body = Data(base64Encoded: String(visitor.prefix { $0 != "." }) + "==") ?? Data()
        #expect(!String(decoding: body, as: UTF8.self).contains("the-request-token"))
        let approval: Approval? = signer.decrypted(text)
        #expect(approval?.pending(at: 1_000)?.requestToken == Secret("the-request-token") && approval?.back?.path == "/tv")
        for other in [String(text.dropLast(4)), "", "x", "A" + text.dropFirst()] {
            let opened: Approval? = signer.decrypted(other)
            #expect(opened == nil || other == text)
        }
        let elsewhere: Approval? = Signer(secret: nil).decrypted(text)
        #expect(elsewhere == nil)
    }

    @Test func `a sign-out counts on every machine for good, and other browsers stay signed in until then`() async throws {
        let sandbox = try await Sandbox.start(Sandbox.Options(pageSize: 12, accounts: [.viewer]))
        let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().appending(path: "cinema-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let change: @Sendable (inout Settings) -> Void = {
            $0.secret = String(repeating: "s", count: 32)
            $0.environment = [
                "TMDB_ACCESS_TOKEN": Sandbox.accessToken, "TMDB_BASE_URL": sandbox.baseURL.absoluteString,
                "TMDB_IMAGE_BASE_URL": sandbox.imageBaseURL.absoluteString, "TMDB_WEB_URL": sandbox.baseURL.absoluteString,
                "XDG_CACHE_HOME": folder.appending(path: "cache").path, "XDG_STATE_HOME": folder.appending(path: "state").path,
            ]
        }
        try await OpenSite.run(on: sandbox, change: change) { one in
            try await OpenSite.run(on: sandbox, change: change) { two in
                let (browser, second, elsewhere) = (one.browser(), one.browser(), two.browser())
                try await browser.signIn(as: "viewer", on: sandbox)
                let stolen = browser.cookie
                try await second.signIn(as: "viewer", on: sandbox)
                #expect(try await browser.get("/account").status == 200)
                elsewhere.cookie = stolen
                #expect(try await elsewhere.get("/account").status == 200)
                _ = try await second.get("/account")
                #expect(try await second.post("/sign-out").status == 303)
                try await second.signIn(as: "viewer", on: sandbox)
                #expect(try await second.get("/account").status == 200)
                for open in [one, two] {
                    let thief = open.browser()
                    thief.cookie = stolen
                    #expect(try await thief.get("/account").status == 401)
                }
            }
        }
        await sandbox.stop()
    }

    @Test func `over TLS, cookies are bound to the host and browsers come back over TLS`() async throws {
        try await OpenSite.run(change: { $0.address = URL(string: "https://cinema.example") }) { open in
            let answer = try await open.raw("GET /sign-in", host: "cinema.example")
            let fields = answer.lowercased()
            #expect(answer.status == 200 && answer.contains("__Host-cinema=") && fields.contains("secure") && fields.contains("path=/"))
            #expect(fields.contains("strict-transport-security: max-age=31536000") && !fields.contains("domain="))
            #expect(try await open.raw("GET /sign-in", host: "cinema.example:443").status == 200)
            #expect(try await open.raw("GET /sign-in", host: "cinema.example:8080").status == 421)
        }
    }

    @Test func `a rating that cannot be read is refused and removes nothing`() async throws {
        try await OpenSite.run { open in
            let browser = try await open.browser(of: "viewer")
            _ = try await browser.get("/title/movie/550")
            #expect(try await browser.post("/title/movie/550/mark", ["rating": "7"]).status == 303)
            for value in ["abc", "7,5", "８.５", " 8", "8 ", "0x8", "1e1", "nan", "inf", "-1", "+8", "8.", ".5", "8.55", "100"] {
                #expect(try await browser.post("/title/movie/550/mark", ["rating": value]).status == 400, "\(value)")
            }
            let page = try await browser.post("/title/movie/550/mark", ["watchlist": "on"], accept: "application/json")
            #expect(page.status == 200)
            _ = try await browser.get("/library/ratedMovies")
            #expect(try await browser.get("/library/ratedMovies").text.contains("/title/movie/550"))
        }
    }
}
