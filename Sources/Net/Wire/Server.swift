package import Foundation
public import MarqueeDomain

/// The server that is asked: TMDb's own, a caching proxy in front of it, or a sandbox.
public struct Server: Sendable, Hashable {
    /// The address before the version and the path, without a slash at its end.
    public let baseURL: String
    /// The name under which its answers and sessions are kept.
    public let name: String
    /// The address of the pages where people approve sign-ins, without a slash at its end.
    public let webURL: String

    /// TMDb's own server.
    public static let tmdb = Server(unchecked: tmdbAddress, name: nil, webURL: "https://www.themoviedb.org")

    private static let tmdbAddress = "https://api.themoviedb.org"

    /// Names another server.
    ///
    /// - Parameters:
    ///   - baseURL: Its address; a version at its end (`/3`) is left out. A path prefix stays.
    ///   - name: The name under which its answers and sessions are kept, when its address changes between runs, or when it hands on what
    ///     another server says; its address otherwise, where both of TMDb's are one.
    ///   - webURL: The address of the pages where people approve sign-ins; TMDb's own unless told otherwise.
    /// - Throws: `MarqueeError` with the code `.invalidInput` unless both are `https`, or `http` on loopback, without user, query and
    ///   fragment.
    public init(baseURL: String, name: String? = nil, webURL: String = Server.tmdb.webURL) throws(MarqueeError) {
        var address = try Self.checked(baseURL)
        // After two slashes stands a host, whatever its name.
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

    /// Whether this is TMDb's own server, under either of its names.
    var isTMDb: Bool {
        URLComponents(string: baseURL)?.encodedHost.map { Self.tmdbHosts.contains($0.lowercased()) } ?? false
    }

    /// Whether an address is one of TMDb's own, however it is spelled, with nothing before or behind what TMDb answers there.
    private static func isTMDb(_ address: String) -> Bool {
        guard let parts = URLComponents(string: address), let host = parts.encodedHost else { return false }
        return tmdbHosts.contains(host.lowercased()) && [nil, 443].contains(parts.port) && parts.path.isEmpty
    }

    private static let tmdbHosts = ["api.themoviedb.org", "api.tmdb.org"]

    private static let malformed = MarqueeError(
        .invalidInput, .init("server.address", "A server's address is a scheme, a host, and perhaps a port and a path."))

    /// An address that requests may go to, checked before `URL` could repair it, without a slash at its end.
    package static func checkedURL(_ address: String) throws(MarqueeError) -> URL {
        guard let url = URL(string: try checked(address)) else { throw malformed }
        return url
    }

    /// An address that requests may go to, without a slash at its end.
    package static func checked(_ address: String) throws(MarqueeError) -> String {
        guard address.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\\") }),
            let parts = URLComponents(string: address, encodingInvalidCharacters: false),
            let scheme = parts.scheme?.lowercased(), let host = parts.encodedHost?.lowercased(), isHost(host),
            (1...65_535).contains(parts.port ?? 443), parts.user == nil, parts.password == nil, parts.query == nil, parts.fragment == nil
        else {
            throw malformed
        }
        guard scheme == "https" || (scheme == "http" && isLoopback(host)) else {
            throw MarqueeError(.invalidInput, .init("server.insecure", "A server is asked through https; http is for loopback only."))
        }
        guard !parts.path.split(separator: "/").contains(where: { $0 == "." || $0 == ".." }) else {
            throw MarqueeError(.invalidInput, .init("server.path", "A server's path holds no dot segments."))
        }
        var text = address
        while text.hasSuffix("/") { text.removeLast() }
        return text
    }

    /// A name, or an address of numbers; nothing that two parsers could read in two ways.
    private static func isHost(_ host: String) -> Bool {
        if host.hasPrefix("[") {
            let inner = host.dropFirst().dropLast()
            return host.hasSuffix("]") && inner.contains(":") && inner.allSatisfy { $0.isHexDigit || $0 == ":" || $0 == "." }
        }
        return !host.isEmpty && host.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." || $0 == "-" || $0 == "_" }
    }

    /// A number with a zero in front is octal to some resolvers: `0127.0.0.1` is a public address then.
    private static func isLoopback(_ host: String) -> Bool {
        if host == "localhost" || host == "[::1]" { return true }
        let parts = host.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count == 4 && parts[0] == "127" && parts.allSatisfy { part in UInt8(part).map { String($0) == part } ?? false }
    }
}
