/// A sentence with places for values, such as `The local store failed (SQLite code {code}).`
struct ReasonTemplate: Sendable {
    /// The text before the first place.
    private let start: Substring
    /// The name of each value, and the text after it.
    private let places: [(name: Substring, text: Substring)]

    init(_ template: String) {
        let parts = template.split(separator: "{", omittingEmptySubsequences: false)
        start = parts[0]
        places = parts.dropFirst().map { part in
            let end = part.firstIndex(of: "}") ?? part.endIndex
            return (part[..<end], part[end...].dropFirst())
        }
    }

    /// The names of the values, in the order of the sentence.
    var names: [String] { places.map { String($0.name) } }

    /// The sentence with its values; nil if one is missing.
    func filled(with values: [String: String]) -> String? {
        var sentence = String(start)
        for place in places {
            guard let value = values[String(place.name)] else { return nil }
            sentence += value + place.text
        }
        return sentence
    }

    /// The values of a sentence that was made from this template; nil for any other sentence.
    func values(in sentence: String) -> [String: String]? {
        guard sentence.hasPrefix(start) else { return nil }
        var (rest, values) = (sentence.dropFirst(start.count), [String: String]())
        for (index, place) in places.enumerated() {
            let isLast = index == places.count - 1
            let end = isLast ? Self.end(of: rest, before: place.text) : rest.firstRange(of: place.text)?.lowerBound
            guard let end else { return nil }
            values[String(place.name)] = String(rest[..<end])
            rest = rest[end...].dropFirst(place.text.count)
        }
        return rest.isEmpty ? values : nil
    }

    /// Where the last text of a sentence begins; nil if the sentence does not end with it.
    private static func end(of rest: Substring, before text: Substring) -> Substring.Index? {
        rest.hasSuffix(text) ? rest.index(rest.endIndex, offsetBy: -text.count) : nil
    }
}
