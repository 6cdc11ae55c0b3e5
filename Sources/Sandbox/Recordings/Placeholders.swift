import Foundation

/// The secrets of one recording and their placeholders. A secret has the same placeholder in each place.
struct Placeholders {
    private var bySecret: [String: String] = [:]
    private var accounts: [Int: Int] = [:]
    private var counts: [SecretNames.Kind: Int] = [:]
    /// The secrets that are long enough to be looked for in any text, in lowercase, the longest first.
    private var needles: [(bytes: [UInt8], placeholder: String)] = []

    /// The placeholder of a secret, which is known from now on.
    mutating func text(for secret: String, _ kind: SecretNames.Kind) -> String {
        // Empty texts say that there is none, and programs may rely on that.
        if secret.isEmpty || isPlaceholder(secret) { return secret }
        if let known = bySecret[secret] { return known }
        let number = (counts[kind] ?? 0) + 1
        counts[kind] = number
        let placeholder = Self.placeholder(kind, number)
        bySecret[secret] = placeholder
        learn(secret, placeholder)
        return placeholder
    }

    /// The number in place of that of an account.
    mutating func number(for account: Int) -> Int {
        if let known = accounts[account] { return known }
        accounts[account] = accounts.count + 1
        return accounts.count
    }

    /// The placeholder of a secret that is known, or nil.
    func known(_ secret: String) -> String? { bySecret[secret] }

    /// Programs check the forms of some: a token of version 4 has three parts, and the id of an account has 24 digits.
    private static func placeholder(_ kind: SecretNames.Kind, _ number: Int) -> String {
        switch kind {
        case .accessToken: "recorded.access-token.\(number)"
        case .object: zeros(24, number)
        case .hash: zeros(32, number)
        default: "recorded-\(kind.rawValue)-\(number)"
        }
    }

    private static func zeros(_ digits: Int, _ number: Int) -> String {
        String(repeating: "0", count: max(0, digits - "\(number)".count)) + "\(number)"
    }

    private func isPlaceholder(_ text: String) -> Bool { bySecret.values.contains(text) }

    private mutating func learn(_ secret: String, _ placeholder: String) {
        for part in Self.parts(of: secret) {
            let bytes = Self.lowercased(Array(part.utf8))
            guard !needles.contains(where: { $0.bytes == bytes }) else { continue }
            needles.append((bytes, placeholder))
        }
        needles.sort { $0.bytes.count > $1.bytes.count }
    }

    /// The secret, and the parts of a token that are secrets by themselves: its claims contain the key and the account.
    private static func parts(of secret: String) -> [String] {
        let segments = secret.split(separator: ".").map(String.init)
        guard segments.count == 3, !secret.contains(where: \.isWhitespace) else { return [secret].filter(isTelling) }
        var parts = [secret] + segments.dropFirst()
        if case .object(let claims)? = base64(Array(segments[1].utf8)).flatMap(JSONReader.value(of:)) {
            for case (_, .string(let text)) in claims { parts.append(text) }
        }
        return parts.filter(isTelling)
    }

    /// Whether a text is so long or so odd that no other text contains it by chance. A short password would be removed from titles, and
    /// the gaps would show it.
    private static func isTelling(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        guard !bytes.contains(where: { $0 <= 32 }) else { return false }
        let isMixed = bytes.contains { (48...57).contains($0) } && bytes.contains { (97...122).contains($0 | 0x20) }
        return bytes.count >= 16 || (bytes.count >= 10 && isMixed)
    }

    // MARK: Texts

    /// Whether the bytes contain a known secret in any encoding.
    func areIn(_ bytes: [UInt8]) -> Bool { !needles.isEmpty && areIn(bytes, encodings: 2) }

    /// - Parameter encodings: How many encodings by base64 are looked into, one within the other.
    private func areIn(_ bytes: [UInt8], encodings: Int) -> Bool {
        DecodedView.all(of: bytes).contains { view in
            firstRange(in: Self.lowercased(view.bytes)) != nil || !encoded(in: view.bytes, encodings).isEmpty
        }
    }

    /// The text with all known secrets replaced.
    func removed(from text: String) -> String {
        guard !needles.isEmpty else { return text }
        var bytes = Array(text.utf8)
        var hasChanged = false
        // Each replacement shifts the bytes behind it, so the views are made anew.
        while let (range, placeholder) = next(in: bytes) {
            bytes.replaceSubrange(range, with: Array(placeholder.utf8))
            hasChanged = true
        }
        while let range = nextEncoded(in: bytes) {
            bytes.replaceSubrange(range, with: Array("recorded-encoding".utf8))
            hasChanged = true
        }
        return hasChanged ? String(decoding: bytes, as: UTF8.self) : text
    }

    private func next(in bytes: [UInt8]) -> (Range<Int>, String)? {
        for view in DecodedView.all(of: bytes) {
            guard let (range, placeholder) = firstRange(in: Self.lowercased(view.bytes)) else { continue }
            return (view.sources[range.lowerBound].lowerBound..<view.sources[range.upperBound - 1].upperBound, placeholder)
        }
        return nil
    }

    private func nextEncoded(in bytes: [UInt8]) -> Range<Int>? {
        for view in DecodedView.all(of: bytes) {
            guard let range = encoded(in: view.bytes).first else { continue }
            return view.sources[range.lowerBound].lowerBound..<view.sources[range.upperBound - 1].upperBound
        }
        return nil
    }

    private func firstRange(in bytes: [UInt8]) -> (Range<Int>, String)? {
        let data = Data(bytes)
        for (needle, placeholder) in needles {
            if let range = data.firstRange(of: Data(needle)) { return (range, placeholder) }
        }
        return nil
    }

    /// The runs of base64 or of hexadecimal digits that contain a secret, which may be encoded itself.
    private func encoded(in bytes: [UInt8], _ encodings: Int = 2) -> [Range<Int>] {
        guard encodings > 0 else { return [] }
        var runs: [Range<Int>] = []
        var start = 0
        for index in 0...bytes.count where index == bytes.count || !Self.isBase64(bytes[index]) {
            if index - start >= 12 { runs.append(start..<index) }
            start = index + 1
        }
        return runs.filter { run in
            // The encoded part may begin anywhere in the run.
            (0..<4).contains { offset in
                guard let plain = Self.base64(Array(bytes[run].dropFirst(offset))) else { return false }
                return firstRange(in: Self.lowercased(plain)) != nil || (Self.isText(plain) && areIn(plain, encodings: encodings - 1))
            } || (0..<2).contains { firstRange(in: Self.lowercased(Self.hexadecimal(bytes[run].dropFirst($0)))) != nil }
        }
    }

    /// Whether bytes may be a text that is worth decoding: words are base64 of other bytes.
    private static func isText(_ bytes: [UInt8]) -> Bool { bytes.allSatisfy { $0 >= 32 && $0 < 127 } }

    private static func isBase64(_ byte: UInt8) -> Bool {
        switch byte {
        case 48...57, 65...90, 97...122, UInt8(ascii: "+"), UInt8(ascii: "/"), UInt8(ascii: "-"), UInt8(ascii: "_"): true
        default: false
        }
    }

    /// Decodes the pairs of digits; other pairs become spaces.
    private static func hexadecimal(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
        stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2).map { index in
            let pair = (Character(Unicode.Scalar(bytes[index])).hexDigitValue, Character(Unicode.Scalar(bytes[index + 1])).hexDigitValue)
            guard let high = pair.0, let low = pair.1 else { return 32 }
            return UInt8(truncatingIfNeeded: high << 4 | low)
        }
    }

    /// Decodes all that can be decoded of either alphabet.
    static func base64(_ bytes: [UInt8]) -> [UInt8]? {
        var text = String(decoding: bytes, as: UTF8.self).replacing("-", with: "+").replacing("_", with: "/")
        if text.utf8.count % 4 == 1 { text.removeLast() }
        text += String(repeating: "=", count: (4 - text.utf8.count % 4) % 4)
        return Data(base64Encoded: text).map { Array($0) }
    }

    private static func lowercased(_ bytes: [UInt8]) -> [UInt8] { bytes.map { (65...90).contains($0) ? $0 | 0x20 : $0 } }
}
