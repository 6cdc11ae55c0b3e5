import Foundation
import Marquee
import MarqueeSandbox
import TestKit
import Testing

/// Configurations with which a client refuses to start.
@Suite(.timeLimit(.minutes(5)))
struct ConfigurationTests {
    private struct Mine: Error {}

    private typealias Edit = @Sendable (inout MarqueeClient.Configuration) -> Void

    private static let unusable: [(name: String, edit: Edit)] = [
        ("language", { $0.language = "french" }), ("language", { $0.language = "" }), ("language", { $0.language = "en\n" }),
        ("fallback", { $0.fallbackLanguages = ["fr", "x"] }), ("region", { $0.region = "fr" }), ("region", { $0.region = "FRA" }),
    ]

    private static let unusableAddresses = [
        "ftp://example.com", "http://example.com", "https://me:secret@example.com", "https://example.com/?api_key=secret",
        "https://example.com/#a", "https://example.com/a/../b", "not an address", "/relative", "https:", "http://127.0.0.1.example.com",
        "http://0127.0.0.1", "javascript:alert(1)",
        "https://127.0.0.1:0", "file:///etc/hosts",
    ]

    private static let addresses: [(variable: String, set: @Sendable (inout MarqueeClient.Configuration, URL) -> Void)] = [
        ("TMDB_BASE_URL", { $0.baseURL = $1 }), ("TMDB_WEB_URL", { $0.webURL = $1 }), ("TMDB_IMAGE_BASE_URL", { $0.imageBaseURL = $1 }),
        ("TMDB_EXPORTS_URL", { $0.exportsBaseURL = $1 }),
    ]

    @Test(arguments: unusableAddresses, addresses.indices)
    func `an address that cannot be used is refused, as a URL and in the environment`(_ text: String, _ index: Int) async throws {
        let (variable, set) = Self.addresses[index]
        let url = try #require(URL(string: text))
        let asURL = await #expect(throws: MarqueeError.self) {
            try await MarqueeClient(environment: [:]) {
                $0.storage = .none
                set(&$0, url)
            }
        }
        #expect(asURL?.code == .invalidInput)
        #expect(asURL.map { !"\($0)".contains("secret") } == true)
        try await expectRefusal(of: text, in: variable)
    }

    @Test(arguments: ["https://a.example\r\nX: secret", "https://a.example/\\@secret.example", "https://a.example/secret path"])
    func `a variable that is no address is refused, whatever URL would make of it`(_ text: String) async throws {
        for (variable, _) in Self.addresses { try await expectRefusal(of: text, in: variable) }
    }

    private func expectRefusal(of text: String, in variable: String) async throws {
        let error = await #expect(throws: MarqueeError.self) {
            try await MarqueeClient(environment: [variable: text]) { $0.storage = .none }
        }
        #expect(error?.code == .invalidInput)
        #expect(error.map { !"\($0)".contains("secret") } == true)
    }

    @Test func `a service keeps changes that cannot be sent for 180 days, and one user forever, unless a time is set`() {
        var configuration = MarqueeClient.Configuration()
        #expect(configuration.changeRetention == nil)
        configuration.users = .many
        #expect(configuration.changeRetention == .seconds(180 * 86_400))
        configuration.changeRetention = nil
        #expect(configuration.changeRetention == nil)
        configuration.changeRetention = .seconds(5)
        configuration.users = .one
        #expect(configuration.changeRetention == .seconds(5))
    }

    @Test func `the closure edits what the environment says, and wins`() async throws {
        let environment = [
            "TMDB_ACCESS_TOKEN": "head.body.tail", "TMDB_BASE_URL": "https://a.example.com", "TMDB_LANGUAGE": "fr-FR", "TMDB_REGION": "BE",
        ]
        var seen: MarqueeClient.Configuration?
        let client = try await MarqueeClient(environment: environment) {
            seen = $0
            $0.language = "pt-BR"
            $0.storage = .none
        }
        #expect(seen?.credential == (try .accessToken("head.body.tail")))
        #expect(seen?.language == "fr-FR" && seen?.baseURL == URL(string: "https://a.example.com"))
        let audience = try Audience(language: "pt-BR", region: "BE")
        #expect(client.audience == audience)
        await client.shutdown()
    }

    @Test func `a closure without a token uses that of the environment, and one with a token its own`() async throws {
        let sandbox = try await Sandbox.start()
        let environment = ["TMDB_ACCESS_TOKEN": Sandbox.accessToken, "TMDB_BASE_URL": sandbox.baseURL.absoluteString]
        let client = try await MarqueeClient(environment: environment) { $0.storage = .none }
        #expect(try await client.movies.details(550).value.title == "Fight Club")
        let other = try await MarqueeClient(environment: environment) {
            $0.credential = try .accessToken("head.body.tail")
            $0.storage = .none
        }
        let error = await #expect(throws: MarqueeError.self) { try await other.movies.details(550) }
        #expect(error?.code == .unauthorized)
        await client.shutdown()
        await other.shutdown()
        await sandbox.stop()
    }

    @Test func `a client without a closure takes its folders from the environment too`() async throws {
        let folder = try TemporaryFolder()
        let client = try await MarqueeClient(environment: ["HOME": folder.path])
        #expect(FileManager.default.fileExists(atPath: folder.path(".cache/marquee/cache.sqlite")))
        await client.shutdown()
    }

    @Test func `a ready configuration is taken as it is`() async throws {
        var configuration = MarqueeClient.Configuration()
        configuration.language = "de-DE"
        configuration.storage = .none
        let client = try await MarqueeClient(configuration)
        let audience = try Audience(language: "de-DE")
        #expect(client.audience == audience)
        await client.shutdown()
    }

    @Test(arguments: unusable.indices)
    func `a value that cannot be used is refused before anything is opened`(_ index: Int) async throws {
        let folder = try TemporaryFolder()
        let error = await #expect(throws: MarqueeError.self) {
            try await MarqueeClient(environment: [:]) {
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
        let client = try await MarqueeClient(environment: [:]) {
            $0.baseURL = URL(string: address)
            $0.storage = .none
        }
        await client.shutdown()
    }

    @Test func `an error of ours in the closure stays itself, and another becomes one without its words`() async throws {
        let ours = await #expect(throws: MarqueeError.self) {
            try await MarqueeClient(environment: [:]) { $0.credential = try .accessToken("0123456789abcdef0123456789abcdef") }
        }
        #expect(ours?.reason.key == "credential.keyGivenAsToken")
        let other = await #expect(throws: MarqueeError.self) { try await MarqueeClient(environment: [:]) { _ in throw Mine() } }
        #expect(other?.code == .invalidInput && other?.reason.key == "configuration.failed")
        #expect(other.map { !"\($0)".contains("Mine") } == true)
    }

    @Test func `a store that cannot be opened is a storage error without its path`() async throws {
        let folder = try TemporaryFolder()
        try Data().write(to: URL(fileURLWithPath: folder.path("file")))
        let error = await #expect(throws: MarqueeError.self) {
            try await MarqueeClient(environment: [:]) { $0.storage = .folder(folder.path("file/below")) }
        }
        #expect(error?.code == .storage)
        #expect(error.map { !"\($0)".contains(folder.path) } == true)
    }

    @Test func `without a credential TMDb itself is not asked`() async throws {
        let client = try await MarqueeClient(MarqueeClient.Configuration().edited { $0.storage = .none })
        let error = await #expect(throws: MarqueeError.self) { try await client.genres.movies() }
        #expect(error?.code == .unauthorized && error?.status == nil && error?.reason.key == "credential.missing")
        // A log names the variable for developers; a text that is shown to users does not.
        #expect(
            error.map { "\($0)".contains("Set TMDB_ACCESS_TOKEN") && "\($0.errorDescription ?? "")" == "No credential is set." } == true)
        await client.shutdown()
    }

    @Test func `the audience is what was configured`() async throws {
        let client = try await MarqueeClient(environment: [:]) {
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

    @Test func `languages and regions of variables have their fallbacks behind commas`() async throws {
        let variables = ["TMDB_LANGUAGE": "de_at, de,en", "TMDB_REGION": "AT, DE,AT,US"]
        let client = try await MarqueeClient(environment: variables) { $0.storage = .none }
        let audience = try Audience(languages: ["de-AT", "de", "en"], regions: ["AT", "DE", "US"])
        #expect(client.audience == audience)
        #expect(try client.client(language: "fr").audience.regions == ["AT", "DE", "US"])
        #expect(try client.client(languages: ["fr", "en"]).audience.regions == ["AT", "DE", "US"])
        await client.shutdown()
        for (variable, text) in [("TMDB_REGION", "AT,"), ("TMDB_REGION", "AT,de"), ("TMDB_LANGUAGE", "de,,en")] {
            let error = await #expect(throws: MarqueeError.self) {
                try await MarqueeClient(environment: [variable: text]) { $0.storage = .none }
            }
            #expect(error?.code == .invalidInput, "\(variable)=\(text)")
        }
    }

    @Test func `the regions of a configuration are the region and its fallbacks`() {
        var configuration = MarqueeClient.Configuration()
        #expect(configuration.regions.isEmpty)
        configuration.regions = ["AT", "DE"]
        #expect(configuration.region == "AT" && configuration.fallbackRegions == ["DE"])
        configuration.regions = []
        #expect(configuration.region == nil && configuration.fallbackRegions.isEmpty)
    }

    private func client(_ language: String, _ variable: String?) async throws -> MarqueeClient {
        try await MarqueeClient(environment: variable.map { [$0: language] } ?? [:]) {
            if variable == nil { $0.language = language }
            $0.fallbackLanguages = ["EN_us"]
            $0.storage = .none
        }
    }

    @Test(arguments: [nil, "TMDB_LANGUAGE"])
    func `languages are put into the form that TMDb knows, wherever they come from`(_ variable: String?) async throws {
        let client = try await client("pt_br", variable)
        #expect(client.audience.language == "pt-BR" && client.audience.fallbackLanguages == ["en-US"])
        #expect(try client.client(language: "de_de").audience.language == "de-DE")
        await client.shutdown()
        let script = #expect(throws: MarqueeError.self) { try client.client(language: "zh-Hant") }
        #expect(script?.code == .invalidInput && script?.reason.text.contains("zh-TW") == true)
        let group = await #expect(throws: MarqueeError.self) { _ = try await self.client("es-419", variable) }
        #expect(group?.code == .invalidInput && group?.reason.text.contains("es-MX") == true)
    }
}

extension MarqueeClient.Configuration {
    fileprivate func edited(_ edit: (inout Self) -> Void) -> Self {
        var copy = self
        edit(&copy)
        return copy
    }
}
