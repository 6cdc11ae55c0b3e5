/// The path and the query of a recorded URL, which is untrusted text.
struct RecordedAddress {
    /// From the first slash behind the host, without query and fragment.
    private(set) var path: String
    /// The first value of each name, decoded.
    private(set) var query: [String: String] = [:]

    init(_ url: String) {
        var rest = url.prefix { $0 != "#" }[...]
        if let colon = rest.firstIndex(of: ":"), rest[colon...].hasPrefix("://") {
            rest = rest[colon...].dropFirst(3).drop { $0 != "/" && $0 != "?" }
        }
        let path = rest.prefix { $0 != "?" }
        self.path = path.isEmpty ? "/" : String(path)
        for item in rest.dropFirst(path.count + 1).split(separator: "&") {
            let name = item.prefix { $0 != "=" }
            let value = String(item.dropFirst(name.count + 1))
            if query[String(name)] == nil { query[String(name)] = Self.decoded(value) }
        }
    }

    /// The operation of the request. A program may reach TMDb through a proxy under a path of its own, which is taken away from the path.
    mutating func match(_ method: String) -> RouteMatch? {
        if let match = RouteMatch(method, path) { return match }
        for start in path.indices.dropFirst() where path[start...].hasPrefix("/3/") || path[start...].hasPrefix("/4/") {
            guard let match = RouteMatch(method, String(path[start...])) else { continue }
            path = String(path[start...])
            return match
        }
        return nil
    }

    /// Decodes percent escapes. An invalid escape is kept as it is.
    private static func decoded(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "%")) else { return text }
        let bytes = Array(text.utf8)
        var (decoded, index): ([UInt8], Int) = ([], 0)
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.count, let high = digit(bytes[index + 1]),
                let low = digit(bytes[index + 2])
            {
                decoded.append(UInt8(high << 4 | low))
                index += 3
            } else {
                decoded.append(bytes[index])
                index += 1
            }
        }
        return String(decoding: decoded, as: UTF8.self)
    }

    private static func digit(_ byte: UInt8) -> Int? { Character(UnicodeScalar(byte)).hexDigitValue }

    /// The page that is asked for.
    var page: Int? { query["page"].flatMap { Int($0) } }

    /// The parts that are asked for besides the answer itself.
    var parts: [String] {
        (query["append_to_response"] ?? "").split(separator: ",").map { $0.filter { $0 != " " } }.filter { !$0.isEmpty }
    }

    /// A method as far as it is letters.
    static func shownMethod(_ method: String) -> String { String(method.prefix(16).prefix { $0.isASCII && $0.isLetter }) }

    /// The path without segments that may be credentials: long ones, those behind `guest_session`, and the rest after an unusual character.
    var shown: String {
        var (isSecret, shown) = (false, "")
        for segment in path.split(separator: "/", omittingEmptySubsequences: false).dropFirst().prefix(16) {
            let plain = segment.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" || $0 == ".") }
            shown += "/" + (isSecret || plain.count >= 24 ? "…" : plain.count < segment.count ? plain + "…" : plain)
            isSecret = segment == "guest_session"
        }
        return shown
    }
}
