import Configuration
import Foundation
import Marquee
import MarqueeConfiguration
import MarqueeSandbox
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(30)))
struct ConfigurationTests {
    private static let texts: [AbsoluteConfigKey: ConfigValue] = [
        "tmdb.accessToken": ConfigValue(stringLiteral: Sandbox.accessToken), "tmdb.baseURL": "https://proxy.example/tmdb",
        "tmdb.imageBaseURL": "https://images.example", "tmdb.exportsURL": "https://exports.example", "tmdb.webURL": "https://web.example",
        "tmdb.serverName": "https://api.themoviedb.org", "tmdb.caFile": "/etc/authorities.pem", "tmdb.language": "de-AT, de",
        "tmdb.region": "AT,DE", "tmdb.cacheHome": "/var/cache", "tmdb.stateHome": "/var/lib",
    ]

    private func configuration(
        _ values: [AbsoluteConfigKey: ConfigValue], environment: [String: String] = [:], reporter: (any AccessReporter)? = nil
    ) async throws -> MarqueeClient.Configuration {
        let config = ConfigReader(provider: InMemoryProvider(values: values), accessReporter: reporter)
        return try await MarqueeClient.Configuration(config: config.scoped(to: "tmdb"), environment: environment)
    }

    @Test func `Each key has the meaning of its variable`() async throws {
        let read = try await configuration(Self.texts)
        #expect(read.credential == (try .accessToken(Sandbox.accessToken)))
        #expect(read.baseURL?.absoluteString == "https://proxy.example/tmdb" && read.imageBaseURL?.host() == "images.example")
        #expect(read.exportsBaseURL?.host() == "exports.example" && read.webURL?.host() == "web.example")
        #expect(read.serverName == "https://api.themoviedb.org" && read.connections.caFile == "/etc/authorities.pem")
        #expect(read.language == "de-AT" && read.fallbackLanguages == ["de"] && read.regions == ["AT", "DE"])
        #expect(read.storage.folders == ["/var/cache/marquee", "/var/lib/marquee"])
    }

    @Test func `In the scope tmdb, the variables of the environment are the keys`() async throws {
        let variables = [
            "TMDB_ACCESS_TOKEN": Sandbox.accessToken, "TMDB_BASE_URL": "https://proxy.example/tmdb",
            "TMDB_IMAGE_BASE_URL": "https://images.example", "TMDB_EXPORTS_URL": "https://exports.example",
            "TMDB_WEB_URL": "https://web.example", "TMDB_SERVER_NAME": "https://api.themoviedb.org",
            "TMDB_CA_FILE": "/etc/authorities.pem", "TMDB_LANGUAGE": "de-AT, de", "TMDB_REGION": "AT,DE",
        ]
        let config = ConfigReader(provider: EnvironmentVariablesProvider(environmentVariables: variables))
        let read = try await MarqueeClient.Configuration(config: config.scoped(to: "tmdb"), environment: [:])
        let expected = try MarqueeClient.Configuration(environment: variables)
        #expect(read.credential == expected.credential && read.baseURL == expected.baseURL && read.imageBaseURL == expected.imageBaseURL)
        #expect(read.exportsBaseURL == expected.exportsBaseURL && read.webURL == expected.webURL && read.serverName == expected.serverName)
        #expect(read.languages == expected.languages && read.regions == expected.regions)
        #expect(read.connections.caFile == expected.connections.caFile && read.connections.caFile != nil)
        let keyed = ConfigReader(provider: EnvironmentVariablesProvider(environmentVariables: ["TMDB_API_KEY": Self.key]))
        #expect(try await MarqueeClient.Configuration(config: keyed.scoped(to: "tmdb"), environment: [:]).credential == .apiKey(Self.key))
    }

    @Test func `Without an environment, the folders are those of the process`() async throws {
        let provider = InMemoryProvider(values: ["tmdb.language": "de"])
        let configuration = try await settings(of: provider)
        #expect(configuration.language == "de")
        #expect(configuration.storage.folders == MarqueeClient.Storage.standard.folders)
    }

    @Test func `Languages and regions can be arrays`() async throws {
        let read = try await configuration(["tmdb.language": Self.array("fr-CA", "fr"), "tmdb.region": Self.array("CA")])
        #expect(read.language == "fr-CA" && read.fallbackLanguages == ["fr"] && read.regions == ["CA"])
    }

    @Test func `A token can be in a file, which is not read if there is a token`() async throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "token-\(UUID().uuidString)")
        try Data((Sandbox.accessToken + "\n").utf8).write(to: file)
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.path)
        defer { try? FileManager.default.removeItem(at: file) }
        let path = ConfigValue(stringLiteral: file.path)
        #expect(try await configuration(["tmdb.tokenFile": path]).credential == .accessToken(Sandbox.accessToken))
        let both = try await configuration(["tmdb.tokenFile": "/nowhere", "tmdb.apiKey": "no key", "tmdb.accessToken": Self.token])
        #expect(try both.credential == .accessToken(Sandbox.accessToken))
    }

    @Test func `Nothing and empty texts are the defaults, and variables of the system count`() async throws {
        let read = try await configuration(
            ["tmdb.language": "", "tmdb.baseURL": "", "tmdb.apiKey": ""],
            environment: ["HOME": "/home/service", "SSL_CERT_FILE": "/etc/system.pem", "TMDB_LANGUAGE": "fr"])
        #expect(read.credential == nil && read.baseURL == nil && read.language == MarqueeClient.Configuration().language)
        #expect(read.connections.caFile == "/etc/system.pem")
        #expect(read.storage.folders == ["/home/service/.cache/marquee", "/home/service/.local/state/marquee"])
    }

    private static let invalid: [(String, ConfigValue)] = [
        ("accessToken", "marker marker"), ("apiKey", "marker"), ("tokenFile", "/marker"), ("baseURL", "http://marker.example"),
        ("imageBaseURL", "marker"), ("exportsURL", "https://user:marker@a.example"), ("webURL", "https://a.example/?marker"),
        ("caFile", "/dev/null"), ("language", "marker!"), ("language", "de,,marker"), ("region", "marker"), ("region", 7),
        ("baseURL", true),
    ]

    @Test(arguments: invalid)
    func `A value that cannot be used fails with its key and without the value`(_ key: String, _ value: ConfigValue) async throws {
        do {
            _ = try await configuration([AbsoluteConfigKey(["tmdb", key]): value])
            Issue.record("\(key) was accepted.")
        } catch let error as InvalidSetting {
            #expect(error.key == key && error.error.code == .invalidInput)
            #expect(error.description.hasPrefix("\(key): ") && !"\(error) \(error.error) \(error.error.reason)".contains("marker"))
        }
    }

    @Test func `An invalid variable of the system fails with its name`() async throws {
        let error = await #expect(throws: InvalidSetting.self) {
            try await configuration([:], environment: ["SSL_CERT_FILE": "/dev/null"])
        }
        #expect(error?.key == "SSL_CERT_FILE")
    }

    @Test func `Credentials are read as secrets`() async throws {
        let accesses = Accesses()
        _ = try await configuration(
            ["tmdb.accessToken": Self.token, "tmdb.apiKey": ConfigValue(stringLiteral: Self.key), "tmdb.language": "de"], reporter: accesses
        )
        let text = accesses.text
        for part in ["tmdb.accessToken", "tmdb.apiKey", "de"] { #expect(text.contains(part), "\(part)") }
        #expect(!text.contains(Sandbox.accessToken) && !text.contains(Self.key))
    }

    @Test func `A changed value counts for the next client`() async throws {
        let provider = MutableInMemoryProvider(initialValues: ["tmdb.language": "de"])
        let config = ConfigReader(provider: provider).scoped(to: "tmdb")
        #expect(try await MarqueeClient.Configuration(config: config, environment: [:]).language == "de")
        provider.setValue("fr", forKey: "tmdb.language")
        #expect(try await MarqueeClient.Configuration(config: config, environment: [:]).language == "fr")
    }

    private static let key = "0123456789abcdef0123456789abcdef"
    private static let token = ConfigValue(stringLiteral: Sandbox.accessToken)
    private static func array(_ texts: String...) -> ConfigValue { ConfigValue(.stringArray(texts), isSecret: false) }
}

/// The sample of the documentation.
private func settings(of provider: some ConfigProvider) async throws -> MarqueeClient.Configuration {
    let config = ConfigReader(provider: provider)
    let configuration = try await MarqueeClient.Configuration(config: config.scoped(to: "tmdb"))
    return configuration
}

/// Notes what a reader reports.
private final class Accesses: AccessReporter {
    private let lines = Mutex<[String]>([])
    var text: String { lines.withLock { $0.joined(separator: "\n") } }

    func report(_ event: AccessEvent) { lines.withLock { $0.append("\(event)") } }
}
