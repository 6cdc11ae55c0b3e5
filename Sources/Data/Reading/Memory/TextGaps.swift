package import MarqueeDomain

/// The titles of an answer that lack a text, and how the answer is filled with texts in other languages.
package struct TextGaps<Value: Sendable>: Sendable {
    /// The titles, each once.
    package let titles: [MediaReference]
    /// The languages whose texts can fill them, as ISO 639-1, each once.
    package let languages: [String]
    /// Returns the filled value.
    package let fill: @Sendable ([MediaReference: [Translation]]) -> Value

    package init(
        _ titles: [MediaReference], in languages: [String], fill: @escaping @Sendable ([MediaReference: [Translation]]) -> Value
    ) {
        self.titles = titles
        self.languages = languages
        self.fill = fill
    }

    /// The query for the texts that can fill the gaps in an answer of a server.
    func query(_ server: String) -> TextQuery { TextQuery(server: server, titles: titles, languages: languages) }

    func map<Other: Sendable>(_ transform: @escaping @Sendable (Value) -> Other) -> TextGaps<Other> {
        TextGaps<Other>(titles, in: languages) { [fill] in transform(fill($0)) }
    }
}

extension Adapted {
    /// The same facts with a value whose gaps have been filled with texts. A gap that the texts do not fill is not asked for again.
    func filled(known texts: [MediaReference: [Translation]]) -> Adapted {
        guard let gaps else { return self }
        return filled(with: texts.isEmpty ? value : gaps.fill(texts))
    }
}
