public import MarqueeDomain

#if canImport(FoundationEssentials)
    package import FoundationEssentials
#else
    package import Foundation
#endif

/// A server: TMDb's own, a caching proxy in front of it, or a sandbox.
public struct Server: Sendable, Hashable {
    /// The base URL, without the version and without a slash at its end.
    public let baseURL: String
    /// The name under which its answers and sessions are stored.
    public let name: String
    /// The base URL of the pages on which people approve sign-ins, without a slash at its end.
    public let webURL: String

    /// TMDb's own server.
    public static let tmdb = Server(unchecked: tmdbAddress, name: nil, webURL: "https://www.themoviedb.org")

    private static let tmdbAddress = "https://api.themoviedb.org"

    /// Creates another server.
    ///
    /// - Parameters:
    ///   - baseURL: Its base URL; a version at its end (`/3`) is removed. A path prefix stays.
    ///   - name: The name under which its answers and sessions are stored; set it if the URL changes between runs, or if the server passes
    ///     on the answers of another one. By default the URL; both URLs of TMDb have the same name.
    ///   - webURL: The base URL of the pages on which people approve sign-ins; by default TMDb's own.
    /// - Throws: `MarqueeError` with the code `.invalidInput` unless both URLs are `https`, or `http` on loopback, without user, query and
    ///   fragment.
    public init(baseURL: String, name: String? = nil, webURL: String = Server.tmdb.webURL) throws(MarqueeError) {
        var address = try Self.checked(baseURL)
        // After two slashes follows a host, whatever its name.
        if let version = ["/3", "/4"].first(where: { address.hasSuffix($0) && !address.hasSuffix("/" + $0) }) {
            address.removeLast(version.count)
        }
        self.init(unchecked: address, name: name, webURL: try Self.checked(webURL))
    }

    private init(unchecked address: String, name: String?, webURL: String) {
        baseURL = address
        self.name = name ?? (Self.isTMDb(address) ? Self.tmdbAddress : address)
        self.webURL = webURL
    }

    /// Whether this is TMDb's own server, under either of its URLs.
    var isTMDb: Bool {
        URLComponents(string: baseURL)?.encodedHost.map { Self.tmdbHosts.contains($0.lowercased()) } ?? false
    }

    /// Whether a URL is one of TMDb's own, in any spelling, with nothing before or after the part that TMDb answers.
    private static func isTMDb(_ address: String) -> Bool {
        guard let parts = URLComponents(string: address), let host = parts.encodedHost else { return false }
        return tmdbHosts.contains(host.lowercased()) && [nil, 443].contains(parts.port) && parts.path.isEmpty
    }

    private static let tmdbHosts = ["api.themoviedb.org", "api.tmdb.org"]

    private static let malformed = MarqueeError(.invalidInput, .init("server.address"))

    /// A valid base URL, checked before `URL` could repair it, without a slash at its end.
    package static func checkedURL(_ address: String) throws(MarqueeError) -> URL {
        guard let url = URL(string: try checked(address)) else { throw malformed }
        return url
    }

    /// The base URL of images: TMDb's image servers have them under one path, which a base URL without a path lacks.
    package static func imageURL(_ url: URL) -> URL {
        let isTMDb = URLComponents(string: url.absoluteString)?.encodedHost.map { $0.lowercased() == "image.tmdb.org" } ?? false
        return isTMDb && url.path().allSatisfy { $0 == "/" } ? url.appending(path: "t/p") : url
    }

    /// A valid base URL, without a slash at its end.
    package static func checked(_ address: String) throws(MarqueeError) -> String {
        guard address.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\\") }),
            let parts = URLComponents(string: address, encodingInvalidCharacters: false),
            let scheme = parts.scheme?.lowercased(), let host = parts.encodedHost?.lowercased(), isHost(host),
            (1...65_535).contains(parts.port ?? 443), parts.user == nil, parts.password == nil, parts.query == nil, parts.fragment == nil
        else {
            throw malformed
        }
        guard scheme == "https" || (scheme == "http" && Loopback.contains(host)) else {
            throw MarqueeError(.invalidInput, .init("server.insecure"))
        }
        guard !parts.path.split(separator: "/").contains(where: { $0 == "." || $0 == ".." }) else {
            throw MarqueeError(.invalidInput, .init("server.path"))
        }
        var text = address
        while text.hasSuffix("/") { text.removeLast() }
        return text
    }

    /// A host name or a numeric address, without spellings that two parsers could read differently.
    private static func isHost(_ host: String) -> Bool {
        if host.hasPrefix("[") {
            let inner = host.dropFirst().dropLast()
            return host.hasSuffix("]") && inner.contains(":") && inner.allSatisfy { $0.isHexDigit || $0 == ":" || $0 == "." }
        }
        return !host.isEmpty && host.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." || $0 == "-" || $0 == "_" }
    }
}
