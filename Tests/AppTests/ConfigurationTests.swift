import Foundation
import Marquee
import TestKit
import Testing

/// What a client refuses to start with.
@Suite(.timeLimit(.minutes(5)))
struct ConfigurationTests {
    private struct Mine: Error {}

    private typealias Edit = @Sendable (inout MarqueeClient.Configuration) -> Void

    private static let unusable: [(name: String, edit: Edit)] = [
        ("language", { $0.language = "french" }), ("language", { $0.language = "" }), ("language", { $0.language = "en\n" }),
        ("fallback", { $0.fallbackLanguages = ["fr", "x"] }), ("region", { $0.region = "fr" }), ("region", { $0.region = "FRA" }),
        ("scheme", { $0.baseURL = "ftp://example.com" }), ("http", { $0.baseURL = "http://example.com" }),
        ("user", { $0.baseURL = "https://me:secret@example.com" }), ("query", { $0.baseURL = "https://example.com/?api_key=secret" }),
        ("fragment", { $0.baseURL = "https://example.com/#a" }), ("dots", { $0.baseURL = "https://example.com/a/../b" }),
        ("text", { $0.baseURL = "not an address" }), ("empty", { $0.baseURL = "" }),
        ("break", { $0.baseURL = "https://a.example\r\nX: y" }),
        ("loopback by name", { $0.baseURL = "http://127.0.0.1.example.com" }), ("images", { $0.imageBaseURL = "http://example.com" }),
        ("images", { $0.imageBaseURL = "javascript:alert(1)" }),
    ]

    @Test(arguments: unusable.indices)
    func `a value that cannot be used is refused before anything is opened`(_ index: Int) async throws {
        let folder = try TemporaryFolder()
        let error = await #expect(throws: MarqueeError.self) {
            try await MarqueeClient {
                $0.storage = .folder(folder.path("store"))
                Self.unusable[index].edit(&$0)
            }
        }
        #expect(error?.code == .invalidInput, "\(Self.unusable[index].name)")
        #expect(error.map { !"\($0)".contains("secret") } == true)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
    }

    @Test(arguments: [
        "https://api.example.com", "https://api.example.com/prefix/3/", "http://localhost:8080", "http://127.9.9.9:1/3", "http://[::1]:80",
    ])
    func `another server is https, or http on loopback`(_ address: String) async throws {
        let client = try await MarqueeClient {
            $0.baseURL = address
            $0.storage = .none
        }
        await client.shutdown()
    }

    @Test func `an error of ours in the closure stays itself, and another becomes one without its words`() async throws {
        let ours = await #expect(throws: MarqueeError.self) {
            try await MarqueeClient { $0.credential = try .accessToken("0123456789abcdef0123456789abcdef") }
        }
        #expect(ours?.reason.key == "credential.keyGivenAsToken")
        let other = await #expect(throws: MarqueeError.self) { try await MarqueeClient { _ in throw Mine() } }
        #expect(other?.code == .invalidInput && other?.reason.key == "configuration.failed")
        #expect(other.map { !"\($0)".contains("Mine") } == true)
    }

    @Test func `a store that cannot be opened is a storage error without its path`() async throws {
        let folder = try TemporaryFolder()
        try Data().write(to: URL(fileURLWithPath: folder.path("file")))
        let error = await #expect(throws: MarqueeError.self) {
            try await MarqueeClient { $0.storage = .folder(folder.path("file/below")) }
        }
        #expect(error?.code == .storage)
        #expect(error.map { !"\($0)".contains(folder.path) } == true)
    }

    @Test func `without a credential TMDb itself is not asked`() async throws {
        let client = try await MarqueeClient(MarqueeClient.Configuration().edited { $0.storage = .none })
        let error = await #expect(throws: MarqueeError.self) { try await client.movies.genres() }
        #expect(error?.code == .unauthorized && error?.status == nil && error?.reason.key == "credential.missing")
        await client.shutdown()
    }

    @Test func `the audience is what was configured`() async throws {
        let client = try await MarqueeClient {
            $0.language = "pt-BR"
            $0.fallbackLanguages = ["pt", "en"]
            $0.region = "BR"
            $0.includesAdult = true
            $0.storage = .none
        }
        #expect(
            client.audience
                == (try Audience(language: "pt-BR", fallbackLanguages: ["pt", "en"], region: "BR", includesAdult: true)))
        await client.shutdown()
    }
}

extension MarqueeClient.Configuration {
    fileprivate func edited(_ edit: (inout Self) -> Void) -> Self {
        var copy = self
        edit(&copy)
        return copy
    }
}
