/// A language that Marquee's own texts are written in: reasons of errors, screens, and the command line.
///
/// It has nothing to do with the language of titles and overviews, which is asked of TMDb.
#if hasAttribute(nonexhaustive)
    @nonexhaustive
#endif
public enum TextLanguage: String, Sendable, Hashable, Codable, CaseIterable {
    /// English, the language of texts that were not translated.
    case english = "en"
    /// German.
    case german = "de"
    /// Spanish.
    case spanish = "es"
    /// French.
    case french = "fr"
    /// Japanese.
    case japanese = "ja"
    /// Ukrainian.
    case ukrainian = "uk"

    /// The language of a tag such as `de`, `de-AT` or `de_AT.UTF-8`; nil if Marquee has no texts in it.
    public init?(tag: String) {
        let language = tag.prefix { !"-_.@".contains($0) }
        self.init(rawValue: language.lowercased())
    }

    /// The first language of a list in which Marquee has texts, such as that of a person's preferred languages; English without one.
    public init(preferring tags: some Sequence<String>) {
        self = tags.lazy.compactMap { TextLanguage(tag: $0) }.first ?? .english
    }
}
