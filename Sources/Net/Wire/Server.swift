import Foundation
public import MarqueeDomain

/// The server that is asked: TMDb's own, a caching proxy in front of it, or a sandbox.
public struct Server: Sendable, Hashable {
    /// The address before the version and the path, without a slash at its end.
    public let baseURL: String
    /// The name under which its answers are kept.
    public let name: String

    /// TMDb's own server.
    public static let tmdb = Server(unchecked: "https://api.themoviedb.org", name: nil)

    /// Names another server.
    ///
    /// - Parameters:
    ///   - baseURL: Its address; a version at its end (`/3`) is left out. A path prefix stays.
    ///   - name: The name under which its answers are kept, when its address changes between runs; its address otherwise.
    /// - Throws: ``MarqueeError/Code/invalidInput`` unless it is `https`, or `http` on loopback, without user, query and fragment.
    public init(baseURL: String, name: String? = nil) throws(MarqueeError) {
        var address = try Self.checked(baseURL)
        for version in ["/3", "/4"] where address.hasSuffix(version) { address.removeLast(version.count) }
        self.init(unchecked: address, name: name)
    }

    private init(unchecked address: String, name: String?) {
        baseURL = address
        self.name = name ?? address
    }

    /// An address that requests may go to, without a slash at its end.
    package static func checked(_ address: String) throws(MarqueeError) -> String {
        guard address.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\\") }), let parts = URLComponents(string: address),
            let scheme = parts.scheme?.lowercased(), let host = parts.host, !host.isEmpty,
            parts.user == nil, parts.password == nil, parts.query == nil, parts.fragment == nil
        else {
            throw MarqueeError(
                .invalidInput, .init("server.address", "A server's address is a scheme, a host, and perhaps a port and a path."))
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

    private static func isLoopback(_ host: String) -> Bool {
        let bare = host.lowercased().filter { $0 != "[" && $0 != "]" }
        if bare == "localhost" || bare == "::1" { return true }
        let parts = bare.split(separator: ".", omittingEmptySubsequences: false).map { UInt8($0) }
        return parts.count == 4 && parts.allSatisfy { $0 != nil } && parts[0] == 127
    }
}
