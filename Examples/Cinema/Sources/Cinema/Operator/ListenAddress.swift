import Foundation

/// An IP address or `localhost`, and a port: `127.0.0.1:8081`, `[::1]:8081`.
struct ListenAddress: Sendable, Hashable {
    /// Without brackets.
    let host: String
    let port: Int

    /// Nil for any other text.
    init?(_ text: String) {
        guard let colon = text.lastIndex(of: ":"), let port = UInt16(text[text.index(after: colon)...]) else { return nil }
        var host = String(text[..<colon])
        let isBracketed = host.hasPrefix("[") && host.hasSuffix("]")
        if isBracketed { host = String(host.dropFirst().dropLast()) }
        guard host == "localhost" || AddressKey(host) != nil, isBracketed == host.contains(":") else { return nil }
        (self.host, self.port) = (host, Int(port))
    }

    init(host: String, port: Int) { (self.host, self.port) = (host, port) }

    /// The same for a client on this machine: a server on all addresses is asked on loopback.
    var local: String {
        let host = host == "0.0.0.0" ? "127.0.0.1" : host == "::" ? "::1" : host
        return "http://" + (host.contains(":") ? "[\(host)]" : host) + ":\(port)"
    }
}
