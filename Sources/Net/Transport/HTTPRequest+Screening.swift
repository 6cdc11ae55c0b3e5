extension HTTPRequest {
    /// Refuses what must not be sent, and returns the lane: scheme, host and port, which share their connection slots.
    func screened(userAgent: String) throws(TransportError) -> String {
        for field in headers.fields {
            guard Self.isToken(field.name), Self.isValue(field.value) else {
                throw TransportError(.badRequest, "a header field cannot be sent as it is")
            }
            guard !Self.isFraming(field.name) else { throw TransportError(.badRequest, "a header field is for the transport to set") }
        }
        guard Self.isValue(userAgent) else { throw TransportError(.badRequest, "the user agent cannot be sent as it is") }
        return try lane.get()
    }

    static func lane(of url: String) -> Swift.Result<String, TransportError> {
        func refuse(_ why: String) -> Swift.Result<String, TransportError> { .failure(TransportError(.badRequest, why)) }
        guard url.utf8.allSatisfy({ (0x21...0x7E).contains($0) && $0 != UInt8(ascii: "\\") }) else {
            return refuse("the address is not percent-encoded")
        }
        let lowercased = url.prefix { $0 != "?" && $0 != "#" }.lowercased()
        guard let (scheme, port) = [("http://", ":80"), ("https://", ":443")].first(where: { lowercased.hasPrefix($0.0) }) else {
            return refuse("the address is neither http nor https")
        }
        var authority = lowercased.dropFirst(scheme.count).prefix { $0 != "/" }
        guard !authority.contains("@") else { return refuse("the address holds credentials") }
        if authority.hasSuffix(port) { authority.removeLast(port.count) }
        guard !authority.isEmpty, !authority.hasPrefix(":") else { return refuse("the address has no host") }
        return .success(scheme + authority)
    }

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
