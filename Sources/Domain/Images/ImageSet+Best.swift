extension ImageSet {
    /// A kind of image.
    public enum Kind: Sendable, Hashable, CaseIterable {
        /// A poster, with a title on it.
        case poster
        /// A backdrop.
        case backdrop
        /// The title as a logo.
        case logo
    }

    /// Returns the best image for a reader of some languages; nil if there is none of the kind.
    ///
    /// Posters and logos carry text, so the language decides first: the one in the best language and the closest region. For a reader of
    /// `pt-BR`, that of Brazil comes before that of Portugal. Then come the original language, images without a text, and other languages. A backdrop without a text comes
    /// before all others. Among equal ones, the one with the best average vote comes first.
    ///
    /// ```swift
    /// let poster = details.images?.best(.poster, in: ["pt-BR", "pt-PT", "en"], originalLanguage: details.originalLanguage)
    /// ```
    ///
    /// - Parameters:
    ///   - kind: The kind of image.
    ///   - languages: The languages of the reader, best first.
    ///   - originalLanguage: The original language of the title, as ISO 639-1; empty if unknown.
    public func best(_ kind: Kind, in languages: LanguageChain, originalLanguage: String = "") -> Picture? {
        let images =
            switch kind {
            case .poster: posters
            case .backdrop: backdrops
            case .logo: logos
            }
        let ranked = images.map { image in
            (image: image, rank: Self.rank(image, languages.tags, originalLanguage, prefersNoText: kind == .backdrop))
        }
        return ranked.enumerated().min { a, b in
            let (first, second) = (a.element, b.element)
            if first.rank != second.rank { return first.rank < second.rank }
            if first.image.voteAverage != second.image.voteAverage { return first.image.voteAverage > second.image.voteAverage }
            return a.offset < b.offset
        }?.element.image
    }

    /// The place of an image among others: a low rank comes first.
    private static func rank(_ image: Picture, _ tags: [String], _ original: String, prefersNoText: Bool) -> Int {
        guard let language = image.language, !language.isEmpty, language != "xx" else { return prefersNoText ? -1 : 10 * tags.count + 10 }
        for (index, tag) in tags.enumerated() {
            let fit = LanguageEquivalence.fit(language, image.country ?? "", to: tag)
            if fit > 0 { return 10 * index + 6 - fit }
        }
        return 10 * tags.count + (LanguageEquivalence.areEquivalent(language, original) ? 0 : 20)
    }
}
