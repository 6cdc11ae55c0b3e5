extension TransportRequest {
    /// Refuses requests that must not be sent, and returns the host key: scheme, host and port, which share their connection slots.
    package func screened(userAgent: String) throws(TransportError) -> String {
        for field in headers.fields {
            guard Self.isToken(field.name), Self.isValue(field.value) else {
                throw TransportError(.badRequest, "a header field has forbidden characters")
            }
            guard !Self.isFraming(field.name) else { throw TransportError(.badRequest, "a header field is reserved for the transport") }
        }
        guard Self.isValue(userAgent) else { throw TransportError(.badRequest, "the user agent has forbidden characters") }
        return try hostKey.get()
    }

    /// Host and port of a valid URL, for events. An IPv6 address is without its brackets.
    var server: (host: String, port: Int)? {
        guard let key = try? hostKey.get(), let authority = key.split(separator: "/").last else { return nil }
        let colon = authority.hasSuffix("]") ? nil : authority.lastIndex(of: ":")
        let host = authority[..<(colon ?? authority.endIndex)]
        let port = colon.flatMap { Int(authority[authority.index(after: $0)...]) } ?? (key.hasPrefix("https:") ? 443 : 80)
        return (String(host.hasPrefix("[") ? host.dropFirst().dropLast() : host), port)
    }

    static func hostKey(of url: String) -> Swift.Result<String, TransportError> {
        var url = url
        return url.withUTF8 { bytes in
            func refuse(_ why: String) -> Swift.Result<String, TransportError> { .failure(TransportError(.badRequest, why)) }
            guard bytes.allSatisfy({ (0x21...0x7E).contains($0) && $0 != UInt8(ascii: "\\") }) else {
                return refuse("the URL is not percent-encoded")
            }
            guard
                let (scheme, port) = schemes.first(where: {
                    bytes.prefix($0.scheme.utf8.count).lazy.map(lowercased).elementsEqual($0.scheme.utf8)
                })
            else { return refuse("the URL is neither http nor https") }
            let rest = bytes.dropFirst(scheme.utf8.count).prefix { !ends.contains($0) }
            guard !rest.contains(UInt8(ascii: "@")) else { return refuse("the URL contains credentials") }
            var authority = String(decoding: rest.map(lowercased), as: UTF8.self)
            if authority.hasSuffix(port) { authority.removeLast(port.count) }
            guard !authority.isEmpty, !authority.hasPrefix(":") else { return refuse("the URL has no host") }
            return .success(scheme + authority)
        }
    }

    private static let schemes = [(scheme: "http://", port: ":80"), (scheme: "https://", port: ":443")]
    /// The characters that end the authority of a URL.
    private static let ends = [UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#")]

    private static func lowercased(_ byte: UInt8) -> UInt8 { (0x41...0x5A).contains(byte) ? byte | 0x20 : byte }

    private static func isToken(_ name: String) -> Bool {
        !name.isEmpty
            && name.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
                    true
                default:
                    "!#$%&'*+-.^_`|~".utf8.contains(byte)
                }
            }
    }

    private static func isValue(_ value: String) -> Bool {
        value.utf8.allSatisfy { $0 == 0x09 || $0 >= 0x20 && $0 != 0x7F }
    }

    private static func isFraming(_ name: String) -> Bool {
        ["content-length", "transfer-encoding", "connection", "host", "expect", "te", "upgrade"].contains(name.lowercased())
    }
}
