/// The addresses of this machine.
enum Loopback {
    /// Whether a host, in lower case, is this machine. Some resolvers read a number with a leading zero as octal: then `0127.0.0.1` is a
    /// public address.
    static func contains(_ host: some StringProtocol) -> Bool {
        if host == "localhost" || host == "[::1]" { return true }
        let parts = host.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count == 4 && parts[0] == "127" && parts.allSatisfy { part in UInt8(part).map { String($0) == part } ?? false }
    }

    /// Whether a host key is of this machine: scheme, host and perhaps a port.
    static func contains(hostKey: String) -> Bool {
        guard let authority = hostKey.split(separator: "/").last else { return false }
        let end = authority.hasSuffix("]") ? nil : authority.lastIndex(of: ":")
        return contains(authority[..<(end ?? authority.endIndex)])
    }
}
