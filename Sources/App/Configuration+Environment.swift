import Foundation
import MarqueeDomain
import MarqueeNet

extension MarqueeClient.Configuration {
    /// Reads the configuration from environment variables; empty ones count as unset.
    ///
    /// | variable | meaning |
    /// |---|---|
    /// | `TMDB_ACCESS_TOKEN` | the API Read Access Token |
    /// | `TMDB_TOKEN_FILE` | a file that holds the token or the key, as container secrets do |
    /// | `TMDB_API_KEY` | the v3 API key |
    /// | `TMDB_BASE_URL`, `TMDB_IMAGE_BASE_URL` | other servers |
    /// | `TMDB_SERVER_NAME` | the name of the server in the store, as `https://api.themoviedb.org` behind a proxy; else its address |
    /// | `TMDB_WEB_URL` | the server of the pages where a sign-in is approved in a browser |
    /// | `TMDB_CA_FILE`, `SSL_CERT_FILE` | a file of certificate authorities (PEM) in place of the system's |
    /// | `TMDB_LANGUAGE`, `TMDB_REGION` | as `fr-FR`, `FR` |
    /// | `XDG_CACHE_HOME`, `XDG_STATE_HOME`, `HOME` | where answers and the user's own data are stored |
    ///
    /// Where several credentials are set, the first in this order counts.
    ///
    /// - Throws: `MarqueeError` with the code `.invalidInput` when a variable's value cannot be used; the error does not contain the value.
    public init(environment: [String: String]) throws(MarqueeError) {
        self.init()
        func value(_ name: String) -> String? {
            environment[name].flatMap { $0.isEmpty ? nil : $0 }
        }
        func address(_ name: String) throws(MarqueeError) -> URL? {
            guard let text = value(name) else { return nil }
            return try Server.checkedURL(text)
        }
        if let token = value("TMDB_ACCESS_TOKEN") {
            credential = try .accessToken(token)
        } else if let path = value("TMDB_TOKEN_FILE") {
            credential = try .detect(try Self.text(ofSecretAt: path))
        } else if let key = value("TMDB_API_KEY") {
            credential = try .apiKey(key)
        }
        baseURL = try address("TMDB_BASE_URL")
        serverName = value("TMDB_SERVER_NAME")
        imageBaseURL = try address("TMDB_IMAGE_BASE_URL")
        webURL = try address("TMDB_WEB_URL")
        connections.caFile = value("TMDB_CA_FILE") ?? value("SSL_CERT_FILE")
        if let path = connections.caFile { try Self.checkAuthorities(path) }
        language = value("TMDB_LANGUAGE") ?? language
        region = value("TMDB_REGION")
        storage = .standard(in: environment)
    }

    /// The environment of this process.
    public static var environment: [String: String] { ProcessInfo.processInfo.environment }

    private static func text(ofSecretAt path: String) throws(MarqueeError) -> String {
        let unreadable = MarqueeError(.invalidInput, .init("credential.file", "The file that TMDB_TOKEN_FILE names cannot be read."))
        guard let file = SecretFile(path) else { throw unreadable }
        guard file.isReadable else {
            throw MarqueeError(
                .invalidInput, .init("credential.notAFile", "What TMDB_TOKEN_FILE names is neither a regular file nor a pipe."))
        }
        guard let text = file.text() else { throw unreadable }
        return text
    }

    /// Refuses what the thread of all requests could wait for, such as a pipe. That a file is missing, the transport says.
    private static func checkAuthorities(_ path: String) throws(MarqueeError) {
        var status = stat()
        guard stat(path, &status) != 0 || status.st_mode & S_IFMT == S_IFREG else {
            throw MarqueeError(
                .invalidInput,
                .init("authorities.notAFile", "What TMDB_CA_FILE or SSL_CERT_FILE names is not a regular file."))
        }
    }
}
