/// Finds secrets by their form: long runs of hexadecimal digits, JSON Web Tokens, and values after the name of a secret.
enum SecretForms {
    struct Match {
        /// The place in the original bytes.
        let range: Range<Int>
        /// The secret, with its escapes resolved.
        let text: String
        let kind: SecretNames.Kind
    }

    /// TMDb's keys, sessions and tokens have 32 digits or more, its public ids have 24.
    private static let fewestDigits = 32
    /// A text with more secrets is not looked at further.
    static let most = 500

    /// Names that do not occur as words in a sentence.
    private static let unspoken: Set = [
        "apikey", "authorization", "jsessionid", "jwt", "otp", "passwd", "phpsessid", "pwd", "sessid", "totp",
    ]

    /// Whether it is worth looking closely: a scan of the bytes, since few texts of an answer contain a secret.
    static func mayBeIn(_ text: String) -> Bool {
        var text = text
        return text.withUTF8 { bytes in
            var (digits, hasName) = (0, false)
            for (index, byte) in bytes.enumerated() {
                digits = isHexadecimal(byte) ? digits + 1 : 0
                if digits >= fewestDigits { return true }
                switch byte {
                case UInt8(ascii: "="), UInt8(ascii: "%"), UInt8(ascii: "\\"): return true
                case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "_"), UInt8(ascii: "-"): hasName = true
                case UInt8(ascii: ":") where hasName || (index > 0 && "dnpty".utf8.contains(bytes[index - 1] | 0x20)): return true
                // After `authenticate`, `guest_session`, `session_id` and `api_key`.
                case UInt8(ascii: "/") where index > 0 && "endy".utf8.contains(bytes[index - 1] | 0x20): return true
                // After `Bearer` and `Basic`.
                case 9, 32: if index > 4, "rc".utf8.contains(bytes[index - 1] | 0x20), scheme(before: index, in: bytes) { return true }
                case UInt8(ascii: "J") where index > 1 && bytes[index - 2] == UInt8(ascii: "e") && bytes[index - 1] == UInt8(ascii: "y"):
                    return true
                case UInt8(ascii: "#") where index > 0 && bytes[index - 1] == UInt8(ascii: "&"): return true
                default: break
                }
            }
            return false
        }
    }

    /// The secrets in a text, by their places, without overlaps.
    ///
    /// - Parameter areTags: whether digits and tokens without a name are known to be none.
    static func matches(in bytes: [UInt8], areTags: Bool) -> [Match] {
        var found: [Match] = []
        // The views with the most escapes resolved first: they show where a value ends.
        for view in DecodedView.all(of: bytes).reversed() {
            for (range, kind) in candidates(in: view.bytes, areTags: areTags) {
                let source = view.sources[range.lowerBound].lowerBound..<view.sources[range.upperBound - 1].upperBound
                guard found.count <= most, !found.contains(where: { $0.range.overlaps(source) }) else { continue }
                found.append(Match(range: source, text: String(decoding: view.bytes[range], as: UTF8.self), kind: kind))
            }
        }
        return found.sorted { $0.range.lowerBound < $1.range.lowerBound }
    }

    /// Named values first, because a name says the kind.
    private static func candidates(in bytes: [UInt8], areTags: Bool) -> [(Range<Int>, SecretNames.Kind)] {
        var (named, others): ([(Range<Int>, SecretNames.Kind)], [(Range<Int>, SecretNames.Kind)]) = ([], [])
        var (index, digits, wordEnd) = (0, 0, 0)
        while index < bytes.count, named.count + others.count <= most {
            let byte = bytes[index]
            digits = isHexadecimal(byte) ? digits + 1 : 0
            if !areTags, digits >= fewestDigits, index + 1 == bytes.count || !isHexadecimal(bytes[index + 1]) {
                others.append((index + 1 - digits..<index + 1, .key))
            }
            // One token in each word: that which begins first has all of it.
            if !areTags, index >= wordEnd, bytes[index...].starts(with: "eyJ".utf8) {
                wordEnd = bytes[index...].firstIndex { !isToken($0) } ?? bytes.count
                if let range = token(at: index, in: bytes) { others.insert((range, .accessToken), at: 0) }
            }
            index += 1
            guard let (range, kind) = namedValue(by: index - 1, in: bytes) else { continue }
            named.append((range, kind))
            (index, digits) = (range.upperBound, 0)
        }
        return named + others
    }

    // MARK: Named values

    /// Whether the word before a space is `Bearer` or `Basic`.
    private static func scheme(before end: Int, in bytes: some RandomAccessCollection<UInt8>) -> Bool {
        ["bearer", "basic"].contains { word in
            bytes.prefix(end).suffix(word.utf8.count).elementsEqual(word.utf8) { $0 | 0x20 == $1 }
        }
    }

    /// The value behind a sign of an address, a header field or JSON, if the text before the sign names a secret.
    private static func namedValue(by sign: Int, in bytes: [UInt8]) -> (Range<Int>, SecretNames.Kind)? {
        switch bytes[sign] {
        case 9, 32:
            // A sentence goes on with a word.
            guard sign > 4, scheme(before: sign, in: bytes), let start = bytes[sign...].firstIndex(where: { $0 > 32 }) else { return nil }
            let end = end(of: start, in: bytes)
            let isBearer = bytes[sign - 1] | 0x20 == UInt8(ascii: "r")
            return isCredential(bytes[start..<end], isBearer) ? (start..<end, .accessToken) : nil
        case UInt8(ascii: "="), UInt8(ascii: ":"):
            guard let kind = kind(before: sign, in: bytes) ?? kind(ofValueBy: sign, in: bytes), let range = value(after: sign, in: bytes)
            else { return nil }
            return (range, kind)
        case UInt8(ascii: "/"):
            let parent = word(before: sign, in: bytes)
            let front = sign - parent.utf8.count - 1
            let path = ["", "", front >= 0 ? word(before: front, in: bytes) : "", parent, ""]
            guard let kind = SecretNames.kind(ofSegment: 4, in: path) else { return nil }
            let end = end(of: sign + 1, in: bytes, orAt: Array("?/".utf8))
            return end > sign + 1 ? (sign + 1..<end, kind) : nil
        default: return nil
        }
    }

    /// The kind of the secret whose name ends before `=` or `:`, or nil. It may be in quotes or in brackets, and have brackets behind it.
    private static func kind(before sign: Int, in bytes: [UInt8]) -> SecretNames.Kind? {
        var end = sign
        func skip(_ marks: String) -> Bool {
            let start = end
            while end > 0, marks.utf8.contains(bytes[end - 1]) { end -= 1 }
            return end < start
        }
        _ = skip(" \t")
        let isQuoted = skip("\"'")
        _ = skip(" ")
        for _ in 0..<3 {
            _ = skip("[]")
            let name = word(before: end, in: bytes)
            if let kind = SecretNames.kind(of: name) {
                // A single word before a colon may be one of a sentence.
                let isName =
                    isQuoted || bytes[sign] == UInt8(ascii: "=") || name.contains { "_-".contains($0) }
                    || unspoken.contains(name.lowercased())
                return isName ? kind : nil
            }
            end -= name.utf8.count
            guard end > 0, bytes[end - 1] == UInt8(ascii: "[") else { return nil }
        }
        return nil
    }

    /// The kind of the secret of a pair such as `name="api_key" value="…"`, if a value begins at the sign.
    private static func kind(ofValueBy sign: Int, in bytes: [UInt8]) -> SecretNames.Kind? {
        var end = sign
        func skip(_ marks: String) { while end > 0, marks.utf8.contains(bytes[end - 1]) { end -= 1 } }
        func lastWord() -> String {
            let last = word(before: end, in: bytes)
            end -= last.utf8.count
            return last
        }
        skip("\"' ")
        guard lastWord().lowercased() == "value" else { return nil }
        skip("\"' ,;\n\r\t")
        guard let kind = SecretNames.kind(of: lastWord()) else { return nil }
        skip("\"' ")
        guard end > 0, "=:".utf8.contains(bytes[end - 1]) else { return nil }
        end -= 1
        skip("\"' ")
        return ["name", "key", "id"].contains(lastWord().lowercased()) ? kind : nil
    }

    /// Whether a word behind `Bearer` or `Basic` looks like a token: it is long, or has digits or capitals inside.
    private static func isCredential(_ word: ArraySlice<UInt8>, _ isBearer: Bool) -> Bool {
        let isMixed = word.contains { (48...57).contains($0) } && word.contains { (97...122).contains($0 | 0x20) }
        let hasCapitalInside = zip(word, word.dropFirst()).contains { (97...122).contains($0) && (65...90).contains($1) }
        return (word.count >= 10 && isMixed) || (word.count >= 12 && hasCapitalInside) || (word.count >= 16 && isBearer)
    }

    private static func value(after sign: Int, in bytes: [UInt8]) -> Range<Int>? {
        var start = bytes[(sign + 1)...].firstIndex { !" \t[".utf8.contains($0) } ?? bytes.count
        guard start < bytes.count else { return nil }
        if "\"'".utf8.contains(bytes[start]) {
            let end = bytes[(start + 1)...].firstIndex(of: bytes[start]) ?? bytes.count
            return end > start + 1 ? start + 1..<end : nil
        }
        var end = end(of: start, in: bytes)
        if ["bearer", "basic"].contains(String(decoding: bytes[start..<end], as: UTF8.self).lowercased()) {
            start = bytes[end...].firstIndex { $0 > 32 } ?? bytes.count
            end = self.end(of: start, in: bytes)
        }
        let isNone = ["null", "true", "false"].contains(String(decoding: bytes[start..<end], as: UTF8.self))
        return end > start && !isNone ? start..<end : nil
    }

    /// The letters, digits, hyphens and underscores before a place.
    private static func word(before end: Int, in bytes: [UInt8]) -> String {
        var start = end
        while start > 0, end - start < 64, isToken(bytes[start - 1]) { start -= 1 }
        return String(decoding: bytes[start..<end], as: UTF8.self)
    }

    private static func end(of start: Int, in bytes: [UInt8], orAt others: [UInt8] = []) -> Int {
        bytes[start...].firstIndex { $0 <= 32 || "&;,\"'<>\\)]}#|`".utf8.contains($0) || others.contains($0) } ?? bytes.count
    }

    // MARK: Forms

    /// The JSON Web Token that begins at a place: three parts, of which the last may be empty.
    private static func token(at start: Int, in bytes: [UInt8]) -> Range<Int>? {
        guard bytes[start...].starts(with: "eyJ".utf8) else { return nil }
        var (end, parts) = (start, 0)
        while true {
            let next = bytes[end...].firstIndex { !isToken($0) } ?? bytes.count
            parts += 1
            if parts == 3 { return start..<next }
            guard next > end, next < bytes.count, bytes[next] == UInt8(ascii: ".") else { return nil }
            end = next + 1
        }
    }

    private static func isToken(_ byte: UInt8) -> Bool {
        switch byte {
        case 48...57, 65...90, 97...122, UInt8(ascii: "-"), UInt8(ascii: "_"): true
        default: false
        }
    }

    private static func isHexadecimal(_ byte: UInt8) -> Bool {
        (48...57).contains(byte) || (97...102).contains(byte | 0x20)
    }
}
