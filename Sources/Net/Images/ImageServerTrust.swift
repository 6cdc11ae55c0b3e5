import MarqueeDomain

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Which image servers a client believes that TMDb's configuration names: an answer must not send requests to any address it likes.
struct ImageServerTrust: Sendable {
    /// How the names of TMDb's own image servers end.
    private static let domains = [".tmdb.org", ".themoviedb.org"]

    /// The address of the API.
    let server: Server
    /// Further hosts that the program trusts.
    let hosts: [String]

    /// Whether an image server may be asked: `https` on TMDb's domains, on the host of the API and below it, or on a host of the program's
    /// list. A server on this machine may be asked only if the API is on this machine, too; one with a private address only if the API or
    /// the list has the same address.
    func allows(_ url: URL) -> Bool {
        guard let parts = URLComponents(string: url.absoluteString), let host = parts.encodedHost?.lowercased(), !host.isEmpty else {
            return false
        }
        let api = URLComponents(string: server.baseURL)?.encodedHost?.lowercased() ?? ""
        if Loopback.contains(host) { return Loopback.contains(api) }
        guard parts.scheme?.lowercased() == "https" else { return false }
        if hosts.contains(where: { $0.lowercased() == host }) || host == api { return true }
        // An address that is a number is in no domain.
        guard host.contains(where: \.isLetter), !host.hasPrefix("[") else { return false }
        return (api.isEmpty ? Self.domains : Self.domains + ["." + api]).contains { ("." + host).hasSuffix($0) }
    }

    /// The configuration, with TMDb's default address in place of one that is not trusted; and whether it was replaced.
    func checked(_ configuration: ImageConfiguration) -> (configuration: ImageConfiguration, isReplaced: Bool) {
        guard !allows(configuration.baseURL) else { return (configuration, false) }
        return (ImageConfiguration(baseURL: ImageConfiguration.standard.baseURL, sizes: configuration.sizes), true)
    }
}
