/// The translations of a reason of errors, with `{1}` and so on where the values stand that its English text names.
struct ReasonText: Sendable {
    let key: String
    /// The English text, where values stand in it, or where a key has several texts; nil for the only one.
    let english: String?
    private let german, spanish, french, japanese, ukrainian: String

    init(_ key: String, en: String? = nil, de: String, es: String, fr: String, ja: String, uk: String) {
        (self.key, english) = (key, en)
        (german, spanish, french, japanese, ukrainian) = (de, es, fr, ja, uk)
    }

    /// The translation with its places for values; nil for English.
    func template(in language: TextLanguage) -> String? {
        switch language {
        case .english: nil
        case .german: german
        case .spanish: spanish
        case .french: french
        case .japanese: japanese
        case .ukrainian: ukrainian
        }
    }

    /// The translation of an English text; nil if this is not its translation.
    func translation(of text: String, to language: TextLanguage) -> String? {
        guard let template = template(in: language) else { return nil }
        guard let english else { return template }
        return Self.values(in: text, by: english).map { Self.filled(template, with: $0) }
    }

    /// What stands in a text at the places of a template; nil if the text is not made from it.
    static func values(in text: String, by template: String) -> [String]? {
        let parts = template.split(separator: place, omittingEmptySubsequences: false)
        guard let first = parts.first, text.hasPrefix(first) else { return nil }
        var (rest, values) = (text.dropFirst(first.count), [String]())
        for part in parts.dropFirst() {
            guard let end = part.isEmpty ? rest.endIndex..<rest.endIndex : rest.firstRange(of: part) else { return nil }
            values.append(String(rest[..<end.lowerBound]))
            rest = rest[end.upperBound...]
        }
        return rest.isEmpty ? values : nil
    }

    private static func filled(_ template: String, with values: [String]) -> String {
        values.enumerated().reduce(template) { $0.replacing("{\($1.offset + 1)}", with: $1.element) }
    }

    private static var place: Regex<Substring> { /\{[1-9]\}/ }
}
