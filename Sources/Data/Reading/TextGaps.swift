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

    func map<Other: Sendable>(_ transform: @escaping @Sendable (Value) -> Other) -> TextGaps<Other> {
        TextGaps<Other>(titles, in: languages) { [fill] in transform(fill($0)) }
    }
}

extension ReadOperation {
    /// Returns the value with its gaps filled from the index of titles. One query reads all of them, and a value without gaps needs none. An
    /// error of the index is reported as an event.
    func filled(_ adapted: Adapted<Boxed>) async -> Adapted<Boxed> {
        guard let gaps = adapted.gaps, let index = services.titles else { return adapted }
        do throws(MarqueeError) {
            let known = try await index.titles(of: gaps.titles, server: key.server, inLanguages: gaps.languages)
            return known.isEmpty ? adapted : adapted.filled(with: gaps.fill(known.mapValues { $0.map(\.translation) }))
        } catch {
            if error.code != .cancelled { services.onEvent(MarqueeEvent(.storeFailed(.cache, error), operation: key.operation)) }
            return adapted
        }
    }
}

extension IndexedTitle {
    /// The texts as a translation. A title that equals the original one is left out, as TMDb does.
    fileprivate var translation: Translation {
        let region = LanguageEquivalence.region(language) ?? ""
        var translation = Translation(language: LanguageEquivalence.code(language), region: region)
        translation.title = title == originalTitle ? "" : title
        translation.overview = overview
        return translation
    }
}
