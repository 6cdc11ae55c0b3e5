import Marquee

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The network of a visitor: an IPv4 address, or the first 64 bits of an IPv6 address, all of which one customer of a provider has.
struct AddressKey: Sendable, Hashable {
    private let bytes: [UInt8]

    /// Reads an address such as `192.0.2.1` or `2001:db8::1`; nil if it is none.
    init?(_ text: some StringProtocol) {
        let text = String(text)
        guard text.utf8.count <= 64 else { return nil }
        var four = in_addr()
        var six = in6_addr()
        if inet_pton(AF_INET, text, &four) == 1 {
            bytes = withUnsafeBytes(of: &four) { Array($0) }
        } else if inet_pton(AF_INET6, text, &six) == 1 {
            let all = withUnsafeBytes(of: &six) { Array($0) }
            // An IPv4 address in the form of the other kind.
            let isMapped = all.prefix(10).allSatisfy { $0 == 0 } && all[10...11].allSatisfy { $0 == 0xFF }
            bytes = isMapped ? Array(all.suffix(4)) : Array(all.prefix(8))
        } else {
            return nil
        }
    }

    /// For whom Marquee asks: its waiting requests are served in turn with those of other visitors.
    var caller: Caller { Caller(bytes.map(String.init).joined(separator: ".")) }

    /// The visitor behind a connection: its own address or, if that is the proxy's, the last one that the proxy has noted.
    init?(peer: String?, forwarded: String?, proxy: AddressKey?) {
        guard let peer, let key = AddressKey(peer) else { return nil }
        guard key == proxy, let last = forwarded?.split(separator: ",").last else {
            self = key
            return
        }
        let address = last.drop(while: \.isWhitespace).prefix { !$0.isWhitespace }
        guard let visitor = AddressKey(Self.withoutPort(address)) else { return nil }
        self = visitor
    }

    /// Some proxies note the port too: `192.0.2.1:80`, `[2001:db8::1]:80`.
    private static func withoutPort(_ text: Substring) -> Substring {
        if text.first == "[" { return text.dropFirst().prefix { $0 != "]" } }
        return text.count { $0 == ":" } == 1 ? text.prefix { $0 != ":" } : text
    }

    /// The network that one customer of a provider may have: an IPv4 address, or the first 48 bits of an IPv6 address.
    var network: AddressKey { AddressKey(bytes: bytes.count == 8 ? Array(bytes.prefix(6)) : bytes) }

    private init(bytes: [UInt8]) { self.bytes = bytes }
}
