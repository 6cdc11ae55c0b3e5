import Foundation
import Synchronization
import Testing

@testable import MarqueeSandbox

/// The effects of the options of a sandbox.
struct OptionTests {
    @Test(arguments: ["/3/movie/popular", "/3/tv/top_rated", "/3/discover/movie", "/3/discover/tv", "/3/person/popular"])
    func `more pages are announced than can be requested`(path: String) async throws {
        var options = Sandbox.Options()
        options.announcedPages = 58_326
        try await withSandbox(options) { sandbox async throws in
            let first = try sandbox.ask(path).object
            #expect(first["total_pages"] as? Int == 58_326 && first["total_results"] as? Int == 58_326 * 20)
            let last = try sandbox.ask(path + "?page=500")
            #expect(try last.status == 200 && last.rows.isEmpty)
            #expect(try sandbox.ask(path + "?page=501").code == 22)
            #expect(try sandbox.ask("/3/trending/movie/day").object["total_pages"] as? Int ?? 0 < 500)
        }
    }

    @Test func `pages shift while they are read`() async throws {
        var options = Sandbox.Options(pageSize: 5)
        func ids(_ sandbox: Sandbox, page: Int) throws -> [Int] {
            try sandbox.ask("/3/movie/popular?page=\(page)").rows.compactMap { $0["id"] as? Int }
        }
        var still: [Int] = []
        try await withSandbox(options) { sandbox async throws in still = try ids(sandbox, page: 1) + ids(sandbox, page: 2) }
        options.shiftsPages = true
        try await withSandbox(options) { sandbox async throws in
            #expect(try ids(sandbox, page: 1) == Array(still[..<5]))
            #expect(try ids(sandbox, page: 2) == Array(still[4..<9]))
            #expect(try ids(sandbox, page: 3).first == still[8])
        }
    }

    @Test func `the rate is limited by seconds`() async throws {
        let now = Mutex(1_700_000_000)
        var options = Sandbox.Options(clock: { Date(timeIntervalSince1970: Double(now.withLock { $0 })) })
        options.rateLimit = 3
        try await withSandbox(options) { sandbox async throws in
            for _ in 0..<3 { #expect(try sandbox.ask("/3/movie/550").status == 200) }
            let refused = try sandbox.ask("/3/movie/550")
            #expect(try refused.status == 429 && refused.code == 25 && refused.headers["retry-after"] == "1")
            #expect(try sandbox.ask("/t/p/w92/a.jpg").status == 200)
            now.withLock { $0 += 1 }
            #expect(try sandbox.ask("/3/movie/550").status == 200)
        }
    }

    @Test func `addresses have the host of the request on all networks`() async throws {
        var options = Sandbox.Options()
        options.host = "0.0.0.0"
        try await withSandbox(options) { sandbox async throws in
            #expect(sandbox.baseURL.absoluteString == "http://127.0.0.1:\(sandbox.port)")
            func base(_ host: String) throws -> String? {
                let client = try Client(port: sandbox.port)
                try client.send("GET /3/configuration?api_key=\(Sandbox.apiKey) HTTP/1.1\r\nHost: \(host)\r\n\r\n")
                return try (client.answer().object["images"] as? [String: Any])?["secure_base_url"] as? String
            }
            #expect(try base("tmdb:8080") == "http://tmdb:8080/t/p/")
            #expect(try base("a/b") == sandbox.imageBaseURL.absoluteString)
        }
    }

    @Test(arguments: ["example.com", "", "::1", "1.2.3"]) func `a host is an IPv4 address`(host: String) async {
        var options = Sandbox.Options()
        options.host = host
        await #expect(throws: SandboxError.notAnAddress(host)) { try await Sandbox.start(options) }
    }

    @Test func `any answer can be set`() async throws {
        try await withSandbox { sandbox async throws in
            sandbox.script([.json(#"{"id":550,"title":"Mine"}"#)])
            #expect(try sandbox.ask("/3/movie/550").object["title"] as? String == "Mine")
            #expect(try sandbox.ask("/3/movie/550").object["title"] as? String == "Fight Club")
        }
    }
}
