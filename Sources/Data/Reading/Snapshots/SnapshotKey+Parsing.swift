import MarqueeDomain

extension SnapshotKey {
    /// The key with a canonical text; nil if the text is none, as in a damaged row.
    package init?(canonical text: String) {
        var fields = CanonicalFields(text)
        guard case let server?? = fields.next(), case let operation?? = fields.next(), let kind = fields.next(), let id = fields.next(),
            case let language?? = fields.next(), let count = fields.count(), count <= 100
        else { return nil }
        var fallbacks: [String] = []
        for _ in 0..<count {
            guard case let fallback?? = fields.next() else { return nil }
            fallbacks.append(fallback)
        }
        guard let region = fields.next(), case let adult?? = fields.next(), let tenant = fields.next() else { return nil }
        var arguments: [Argument] = []
        while !fields.isAtEnd {
            guard case let name?? = fields.next(), case let value?? = fields.next() else { return nil }
            arguments.append(Argument(name, value))
        }
        guard let audience = try? Audience(language: language, fallbackLanguages: fallbacks, region: region, includesAdult: adult == "1")
        else { return nil }
        var subject: MediaReference?
        if let kind, let number = id.flatMap({ Int($0) }) { subject = MediaReference(MediaKind(rawValue: kind), number) }
        self.init(
            server: server, operation: operation, subject: subject, arguments: arguments, audience: audience,
            tenant: tenant.flatMap { Int($0) })
        guard canonical == text else { return nil }
    }
}

/// The fields of a canonical text, each with its length in front.
private struct CanonicalFields {
    private var rest: Substring.UTF8View

    init(_ text: String) { rest = text[...].utf8 }

    var isAtEnd: Bool { rest.isEmpty }

    /// The next field, which may be absent; nil if there is none.
    mutating func next() -> String?? {
        if rest.first == UInt8(ascii: "-") {
            rest = rest.dropFirst()
            return .some(nil)
        }
        guard let length = number(before: ":"), rest.count >= length, let text = String(rest.prefix(length)) else { return nil }
        rest = rest.dropFirst(length)
        return .some(text)
    }

    /// The number of fields that follow.
    mutating func count() -> Int? { number(before: "*") }

    private mutating func number(before end: Unicode.Scalar) -> Int? {
        guard let place = rest.prefix(12).firstIndex(of: UInt8(ascii: end)), let number = Int(Substring(rest[..<place])), number >= 0 else {
            return nil
        }
        rest = rest[rest.index(after: place)...]
        return number
    }
}
