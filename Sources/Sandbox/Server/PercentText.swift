/// Percent-encoded text from outside.
enum PercentText {
    /// The values that must not be seen, by the name of a query's pair or of a body's member.
    static let secrets: Set<String> = ["api_key", "session_id", "guest_session_id", "request_token", "access_token", "password"]
    /// The segments of a path before a secret.
    private static let secretsFollow: Set<String> = ["guest_session", "authenticate"]

    /// The text behind the escapes, or nil when one is cut short or they do not make up UTF-8.
    static func decoded(_ text: some StringProtocol, plusIsSpace: Bool = false) -> String? {
        var bytes: [UInt8] = []
        var rest = text.utf8[...]
        while let byte = rest.popFirst() {
            switch byte {
            case UInt8(ascii: "%"):
                guard let high = rest.popFirst().flatMap(digit), let low = rest.popFirst().flatMap(digit) else { return nil }
                bytes.append(high << 4 | low)
            case UInt8(ascii: "+") where plusIsSpace: bytes.append(UInt8(ascii: " "))
            default: bytes.append(byte)
            }
        }
        return String(validating: bytes, as: UTF8.self)
    }

    /// The pairs of a query in order, or nil when one cannot be decoded.
    static func pairs(_ query: String) -> [(name: String, value: String)]? {
        var pairs: [(name: String, value: String)] = []
        for pair in query.split(separator: "&") {
            let sides = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard let name = decoded(sides[0], plusIsSpace: true),
                let value = decoded(sides.count > 1 ? sides[1] : "", plusIsSpace: true)
            else { return nil }
            pairs.append((name, value))
        }
        return pairs
    }

    /// The target of a request with every secret value replaced.
    static func redacted(_ target: String) -> String {
        let halves = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        let path = redactedPath(halves[0])
        guard halves.count == 2 else { return path }
        let pairs = halves[1].split(separator: "&", omittingEmptySubsequences: false).map { pair in
            let name = pair.prefix { $0 != "=" }
            return secrets.contains(decoded(name, plusIsSpace: true) ?? "") ? name + "=<redacted>" : pair
        }
        return path + "?" + pairs.joined(separator: "&")
    }

    /// The segments of a path, decoded and without dots, with a guest session and a token to be approved replaced.
    static func redacted(segments: [String]) -> [String] {
        segments.enumerated().map { index, segment in
            guard index > 0, secretsFollow.contains(segments[index - 1].lowercased()) else { return segment }
            // Under `authentication` a guest session is made, and its name is not known yet.
            return index > 1 && segments[index - 2].lowercased() == "authentication" ? segment : "<redacted>"
        }
    }

    /// As it was sent, save that a path with a secret is written anew: a client may have escaped it in any way.
    private static func redactedPath(_ path: Substring) -> String {
        let segments = (decoded(path) ?? "").split(separator: "/").map(String.init)
        guard !secretsFollow.isDisjoint(with: segments.map { $0.lowercased() }) else { return String(path) }
        let shown = redacted(segments: resolved(segments))
        return shown == segments ? String(path) : shown.map { "/" + ($0 == "<redacted>" ? $0 : encoded($0)) }.joined()
    }

    /// The segments of a path after its dot segments have done their work.
    static func resolved(_ segments: [String]) -> [String] {
        var resolved: [String] = []
        for segment in segments where segment != "." {
            if segment == ".." { _ = resolved.popLast() } else { resolved.append(segment) }
        }
        return resolved
    }

    /// The text with everything escaped that could mean something in an address.
    static func encoded(_ text: String) -> String {
        text.utf8.map { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
                UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"):
                return String(Unicode.Scalar(byte))
            default: return (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
            }
        }.joined()
    }

    private static func digit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}
