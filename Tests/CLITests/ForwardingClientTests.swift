import Foundation
import TestKit
import Testing

@testable import MarqueeCLI
@testable import MarqueeSandbox

/// The client behind a recording sandbox.
@Suite(.timeLimit(.minutes(5)))
struct ForwardingClientTests {
    private static let token = "aaaa.bbbb.marker"
    private static let silent = Terminal(width: 80, out: Terminal.Side { _ in }, side: Terminal.Side { _ in })

    /// Returns the request that arrives at the server for a request of a program.
    private static func arrived(
        at server: LoopbackServer, path: String = "/3/movie/550", headers: [String: String] = [:], _ environment: [String: String]
    ) async throws -> LoopbackRequest {
        let client = try ForwardingClient(from: server.url(""), Context(environment: environment, terminal: silent))
        _ = try await client.upstream.send(
            RecordingUpstream.Request(method: "GET", url: server.url(path), headers: headers, body: nil))
        await client.end()
        return try #require(server.record.requests.last)
    }

    private static func server() throws -> LoopbackServer {
        try LoopbackServer.answering { _, peer in _ = peer.send("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}") }
    }

    @Test(arguments: [
        (nil, "https://www.themoviedb.org", "https://files.tmdb.org"),
        ("http://127.0.0.1:9", "http://127.0.0.1:9", "http://127.0.0.1:9"),
    ])
    func `Sign-ins and exports are at the server that is recorded`(from: String?, web: String, exports: String) async throws {
        let client = try ForwardingClient(from: from, Context(environment: [:], terminal: Self.silent))
        #expect(client.webURL == web && client.exportsURL == exports)
        await client.end()
    }

    @Test func `a request without a credential gets the configured one`() async throws {
        let server = try Self.server()
        let address = ["TMDB_BASE_URL": server.url("")]
        let withToken = address.merging(["TMDB_ACCESS_TOKEN": Self.token]) { $1 }
        #expect(try await Self.arrived(at: server, withToken).header("Authorization") == "Bearer " + Self.token)
        let withKey = address.merging(["TMDB_API_KEY": "5a4d0b0c5a4d0b0c5a4d0b0c5a4d0b0d"]) { $1 }
        #expect(try await Self.arrived(at: server, withKey).target == "/3/movie/550?api_key=5a4d0b0c5a4d0b0c5a4d0b0c5a4d0b0d")
        let both = try await Self.arrived(at: server, path: "/3/movie/550?language=de-DE", withKey)
        #expect(both.target == "/3/movie/550?language=de-DE&api_key=5a4d0b0c5a4d0b0c5a4d0b0c5a4d0b0d")
        #expect(try await Self.arrived(at: server, address).header("Authorization") == nil)
    }

    @Test func `the credential of a program, a page of another site, an image and another server never get the configured one`()
        async throws
    {
        let (server, other) = (try Self.server(), try Self.server())
        let environment = ["TMDB_BASE_URL": server.url(""), "TMDB_ACCESS_TOKEN": Self.token]
        let own = try await Self.arrived(at: server, headers: ["authorization": "Bearer own"], environment)
        #expect(own.header("Authorization") == "Bearer own" && own.count(of: "Authorization") == 1)
        let withKey = try await Self.arrived(at: server, path: "/3/movie/550?api_key=own", environment)
        #expect(withKey.header("Authorization") == nil && withKey.target == "/3/movie/550?api_key=own")
        for origin in ["https://a.example", "null"] {
            #expect(try await Self.arrived(at: server, headers: ["origin": origin], environment).header("Authorization") == nil)
        }
        #expect(try await Self.arrived(at: server, path: "/t/p/w500/a.jpg", environment).header("Authorization") == nil)
        #expect(try await Self.arrived(at: other, environment).header("Authorization") == nil)
    }

    @Test func `the recorder knows the credential that it adds, to remove it`() throws {
        let environment = ["TMDB_BASE_URL": "http://127.0.0.1:1", "TMDB_ACCESS_TOKEN": Self.token]
        let context = Context(environment: environment, terminal: Self.silent)
        #expect(try ForwardingClient(from: "http://127.0.0.1:1", context).upstream.secrets == [Self.token])
        #expect(try ForwardingClient(from: "http://127.0.0.1:2", context).upstream.secrets == [])
    }
}
