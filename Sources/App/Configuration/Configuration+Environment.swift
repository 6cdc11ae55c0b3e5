import MarqueeDomain
import MarqueeNet

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

extension MarqueeClient.Configuration {
    /// Reads the configuration from environment variables. An empty variable is treated as unset.
    ///
    /// | variable | meaning |
    /// |---|---|
    /// | `TMDB_ACCESS_TOKEN` | the API Read Access Token |
    /// | `TMDB_TOKEN_FILE` | the path of a file that contains the token or the key, such as a container secret |
    /// | `TMDB_API_KEY` | the v3 API key |
    /// | `TMDB_BASE_URL`, `TMDB_IMAGE_BASE_URL` | the addresses of another API server and another image server |
    /// | `TMDB_EXPORTS_URL` | the address of another server of the daily exports |
    /// | `TMDB_SERVER_NAME` | the name of the server in the store, such as `https://api.themoviedb.org` behind a proxy; by default its address |
    /// | `TMDB_WEB_URL` | the server where a user approves a sign-in in a browser |
    /// | `TMDB_CA_FILE`, `SSL_CERT_FILE` | a file of certificate authorities (PEM) that replaces the system's |
    /// | `TMDB_LANGUAGE`, `TMDB_REGION` | such as `fr-FR` and `FR`; fallbacks follow after commas, as in `de-AT,de` and `AT,DE` |
    /// | `XDG_CACHE_HOME`, `XDG_STATE_HOME`, `HOME` | the folders of cached answers and of the user's data |
    ///
    /// If several credentials are set, the first one in this order is used.
    ///
    /// - Throws: `MarqueeError` with the code `.invalidInput` if a variable has an invalid value. The error does not contain the value.
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
        exportsBaseURL = try address("TMDB_EXPORTS_URL")
        webURL = try address("TMDB_WEB_URL")
        connections.caFile = value("TMDB_CA_FILE") ?? value("SSL_CERT_FILE")
        if let path = connections.caFile { try Self.checkAuthorities(path) }
        if let tags = value("TMDB_LANGUAGE").map(Self.list) { (language, fallbackLanguages) = (tags[0], Array(tags.dropFirst())) }
        regions = value("TMDB_REGION").map(Self.list) ?? []
        storage = .standard(in: environment)
    }

    /// The entries of a text between commas, without blanks around them. An empty entry stays, because it is invalid.
    package static func list(_ text: String) -> [String] {
        text.split(separator: ",", omittingEmptySubsequences: false).map { entry in
            String(entry.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
        }
    }

    /// The environment of this process.
    public static var environment: [String: String] { ProcessInfo.processInfo.environment }

    private static func text(ofSecretAt path: String) throws(MarqueeError) -> String {
        let unreadable = MarqueeError(.invalidInput, .init("credential.file"))
        guard let file = SecretFile(path) else { throw unreadable }
        guard file.isReadable else {
            throw MarqueeError(.invalidInput, .init("credential.notAFile"))
        }
        if file.isOpenToAll { throw MarqueeError(.invalidInput, .init("credential.writable")) }
        guard let text = file.text() else { throw unreadable }
        return text
    }

    /// Refuses a file that would block the network thread, such as a pipe. The transport reports a missing file.
    private static func checkAuthorities(_ path: String) throws(MarqueeError) {
        var status = stat()
        guard stat(path, &status) != 0 || status.st_mode & S_IFMT == S_IFREG else {
            throw MarqueeError(.invalidInput, .init("authorities.notAFile"))
        }
    }
}
