public import Configuration
public import Marquee

extension MarqueeClient.Configuration {
    /// Reads the configuration with swift-configuration: the settings of the variables `TMDB_…`, with the same meaning and the same checks.
    ///
    /// ```swift
    /// let config = ConfigReader(provider: EnvironmentVariablesProvider())
    /// let marquee = try await MarqueeClient(MarqueeClient.Configuration(config: config.scoped(to: "tmdb")))
    /// ```
    ///
    /// The scope is the program's choice. With `tmdb`, the keys are those variables in a provider of the environment.
    ///
    /// | key | variable | |
    /// |---|---|---|
    /// | `accessToken` | `TMDB_ACCESS_TOKEN` | secret |
    /// | `tokenFile` | `TMDB_TOKEN_FILE` | the path of a file with the token or the key |
    /// | `apiKey` | `TMDB_API_KEY` | secret |
    /// | `baseURL`, `imageBaseURL`, `exportsURL`, `webURL` | `TMDB_BASE_URL`, `TMDB_IMAGE_BASE_URL`, `TMDB_EXPORTS_URL`, `TMDB_WEB_URL` | |
    /// | `serverName` | `TMDB_SERVER_NAME` | |
    /// | `caFile` | `TMDB_CA_FILE` | without it, `SSL_CERT_FILE` of `environment` |
    /// | `language`, `region` | `TMDB_LANGUAGE`, `TMDB_REGION` | a text with commas, or an array |
    /// | `cacheHome`, `stateHome` | `XDG_CACHE_HOME`, `XDG_STATE_HOME` | without them, those of `environment` |
    ///
    /// A missing or empty value is unset. A client reads its configuration once, when it is created: a provider that reloads its file has no
    /// effect on it. For another language or region, read again and ask `marquee.client(for:)` for a view. Everything else needs a new client.
    ///
    /// - Parameters:
    ///   - config: The reader, in the scope of the keys.
    ///   - environment: The variables that belong to the system and not to Marquee: `HOME`, `XDG_CACHE_HOME`, `XDG_STATE_HOME`, `SSL_CERT_FILE`.
    /// - Throws: `InvalidSetting` with the key of the value that cannot be used.
    public init(
        config: ConfigReader, environment: [String: String] = MarqueeClient.Configuration.environment
    ) async throws(InvalidSetting) {
        var variables = environment.filter { ["HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME", "SSL_CERT_FILE"].contains($0.key) }
        do {
            self = try MarqueeClient.Configuration(environment: variables)
        } catch {
            throw InvalidSetting(key: "SSL_CERT_FILE", error: error)
        }
        for setting in Setting.all {
            guard let value = try await setting.value(in: config), !value.isEmpty else { continue }
            variables[setting.variable] = value
            do {
                self = try MarqueeClient.Configuration(environment: variables)
                _ = try Audience(languages: languages, regions: regions)
            } catch {
                throw InvalidSetting(key: setting.key, error: error)
            }
        }
    }
}

/// A value of a configuration that cannot be used. It holds the key, never the value.
public struct InvalidSetting: Error, CustomStringConvertible {
    /// The key, in the scope of the reader: `baseURL`; or `SSL_CERT_FILE`.
    public let key: String
    /// The error of the value, with the code `.invalidInput`.
    public let error: MarqueeError

    public var description: String { "\(key): \(error.reason.text)" }
}

/// A key, and the variable of the environment with the same meaning.
private struct Setting {
    let key: String
    let variable: String
    var isSecret = false
    var isList = false

    /// The credentials in the order in which the first one is used: the file is not read for a later one.
    static let all = [
        Setting(key: "cacheHome", variable: "XDG_CACHE_HOME"), Setting(key: "stateHome", variable: "XDG_STATE_HOME"),
        Setting(key: "baseURL", variable: "TMDB_BASE_URL"), Setting(key: "imageBaseURL", variable: "TMDB_IMAGE_BASE_URL"),
        Setting(key: "exportsURL", variable: "TMDB_EXPORTS_URL"), Setting(key: "webURL", variable: "TMDB_WEB_URL"),
        Setting(key: "serverName", variable: "TMDB_SERVER_NAME"), Setting(key: "caFile", variable: "TMDB_CA_FILE"),
        Setting(key: "language", variable: "TMDB_LANGUAGE", isList: true), Setting(key: "region", variable: "TMDB_REGION", isList: true),
        Setting(key: "accessToken", variable: "TMDB_ACCESS_TOKEN", isSecret: true),
        Setting(key: "tokenFile", variable: "TMDB_TOKEN_FILE"),
        Setting(key: "apiKey", variable: "TMDB_API_KEY", isSecret: true),
    ]

    /// The text of the value; of an array, its texts with commas between them.
    func value(in config: ConfigReader) async throws(InvalidSetting) -> String? {
        let key = ConfigKey(key)
        do {
            return try await config.fetchString(forKey: key, isSecret: isSecret)
        } catch {
            // The value has another type. The error of the provider is not passed on, because it can contain the value.
            if isList, let texts = try? await config.fetchStringArray(forKey: key) { return texts.joined(separator: ",") }
            let reason = MarqueeError.Reason("configuration.type", "The value has another type.")
            throw InvalidSetting(key: self.key, error: MarqueeError(.invalidInput, reason))
        }
    }
}
