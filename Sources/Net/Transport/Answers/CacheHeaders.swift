/// The rules of caching from the headers of an answer.
struct CacheHeaders: Sendable, Hashable {
    /// The validator for the next conditional request, if there is a usable one.
    let validator: String?
    /// How long the answer is fresh; nil if the server does not say.
    let freshFor: Duration?
    /// Whether the server does not want the answer to be stored.
    let forbidsStoring: Bool

    init(_ headers: TransportHeaders) {
        validator = headers["ETag"].flatMap { Self.isValidator($0) ? $0 : nil }
        let control = CacheControl(headers)
        forbidsStoring = control.forbidsStoring
        if control.forbidsStoring || control.demandsRevalidation {
            freshFor = .zero
        } else {
            // The answer has already spent this time in a cache between the server and this program.
            freshFor = control.maxAge.map { .seconds(max(0, $0 - (headers["Age"].flatMap { Self.seconds($0.utf8) } ?? 0))) }
        }
    }

    /// Whether a text is one entity tag (RFC 9110): an honest server answers "not modified" to `*` for ever, and so it may to a list.
    static func isValidator(_ text: String) -> Bool {
        let tag = text.utf8.dropFirst(text.hasPrefix("W/") ? 2 : 0)
        let quote = UInt8(ascii: "\"")
        guard tag.count >= 2, text.utf8.count <= 256, tag.first == quote, tag.last == quote else { return false }
        return tag.dropFirst().dropLast().allSatisfy { (0x20...0x7E).contains($0) && $0 != quote }
    }

    /// A whole number of seconds in decimal digits, as `max-age`, `Age` and `Retry-After` have it, at most ten years.
    static func seconds(_ digits: some Sequence<UInt8>) -> Int? {
        var seconds: Int?
        for digit in digits {
            guard (0x30...0x39).contains(digit) else { return nil }
            seconds = min((seconds ?? 0) * 10 + Int(digit - 0x30), 10 * 365 * 86_400)
        }
        return seconds
    }
}

/// The directives of all `Cache-Control` headers of an answer, as far as they matter here (RFC 9111).
private struct CacheControl {
    private(set) var forbidsStoring = false
    private(set) var demandsRevalidation = false
    /// In seconds; an invalid age means stale.
    private(set) var maxAge: Int?

    init(_ headers: TransportHeaders) {
        for field in headers.fields where field.isNamed("Cache-Control") {
            var value = field.value
            value.withUTF8 { read($0) }
        }
    }

    private mutating func read(_ directives: UnsafeBufferPointer<UInt8>) {
        for directive in directives.split(separator: UInt8(ascii: ",")) {
            let name = directive.prefix { $0 != UInt8(ascii: "=") }
            if Self.says(name, "max-age") {
                maxAge = CacheHeaders.seconds(directive[name.endIndex...].dropFirst().lazy.filter(Self.isMeant)) ?? 0
            } else if Self.says(name, "no-store") {
                forbidsStoring = true
            } else if Self.says(name, "no-cache") {
                demandsRevalidation = true
            }
        }
    }

    private static func says(_ name: Slice<UnsafeBufferPointer<UInt8>>, _ directive: StaticString) -> Bool {
        let expected = UnsafeBufferPointer(start: directive.utf8Start, count: directive.utf8CodeUnitCount)
        // All letters and the hyphen of the expected name have this bit, and no other byte of a name that is valid becomes one of them.
        return name.lazy.filter(isMeant).map { $0 | 0x20 }.elementsEqual(expected)
    }

    /// Blanks and quotation marks around names and values have no meaning.
    private static func isMeant(_ byte: UInt8) -> Bool {
        byte != UInt8(ascii: " ") && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\t")
    }
}
