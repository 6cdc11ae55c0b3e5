#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// The languages of texts, best first: a text that is missing in the first one comes from the next one that has it.
///
/// ```swift
/// let details = try await marquee.movies.details(550, language: ["pt-BR", "pt-PT", "en-US"])
/// let list = try await marquee.movies.popular(language: "fr")
/// ```
///
/// Tags are corrected to TMDb's form (`pt_br` becomes `pt-BR`), and a repeated tag is left out, so chains that mean the same are equal. A
/// literal with an invalid tag makes a chain whose reads throw.
public struct LanguageChain: Sendable, Hashable, CustomStringConvertible {
    /// The tags in TMDb's form, best first, each once.
    public let tags: [String]
    /// The error for an invalid tag; nil if all are valid.
    let refusal: MarqueeError?

    /// Creates a chain from tags, best first. Identifiers of locales with a script are accepted, too: `zh-Hant-TW` becomes `zh-TW`.
    ///
    /// - Throws: ``MarqueeError/Code/invalidInput`` for an invalid tag, and if there is none.
    public init(tags: [String]) throws(MarqueeError) {
        self.init(literal: tags)
        if let refusal { throw refusal }
    }

    /// Creates a chain from a text with tags between commas or spaces, best first: `pt-BR, pt-PT, en-US`.
    ///
    /// - Throws: ``MarqueeError/Code/invalidInput`` for an invalid tag, and if there is none.
    public init(text: String) throws(MarqueeError) { try self.init(tags: Self.tags(in: text)) }

    /// Creates a chain from a text with tags as a literal does: reads with an invalid one throw. ``init(text:)`` throws at once.
    ///
    /// ```swift
    /// let details = try await marquee.movies.details(550, language: LanguageChain(code))
    /// print(details.title)
    /// ```
    public init(_ text: String) { self.init(literal: Self.tags(in: text)) }

    /// Creates a chain from the language and the region of a locale. Everything else in its identifier is ignored: `de_AT@calendar=buddhist`
    /// becomes `de-AT`, and `en_US_POSIX` becomes `en-US`.
    ///
    /// ```swift
    /// let marquee = try await MarqueeClient { $0.languages = try LanguageChain(.current) }
    /// ```
    ///
    /// - Throws: ``MarqueeError/Code/invalidInput`` for a locale without a language.
    public init(_ locale: Locale) throws(MarqueeError) {
        let identifier = locale.identifier.prefix { $0 != "@" && $0 != "." }
        let parts = identifier.split { $0 == "_" || $0 == "-" }
        let hasScript = parts.dropFirst().first?.utf8.count == 4
        let tag = parts.prefix(hasScript ? 3 : 2).filter { (2...4).contains($0.utf8.count) }
        try self.init(tags: [tag.joined(separator: "-")])
    }

    /// Creates a chain from tags that are known to be valid.
    init(valid tags: [String]) {
        self.tags = tags
        refusal = nil
    }

    /// Creates a chain from tags as they are written; reads with an invalid one throw.
    package init(written tags: [String]) { self.init(literal: tags) }

    private init(literal tags: [String]) {
        var valid: [String] = []
        do throws(MarqueeError) {
            for tag in tags {
                let tag = try LanguageTag.resolved(tag)
                if !valid.contains(tag) { valid.append(tag) }
            }
            if valid.isEmpty { throw .invalidLanguage }
            (self.tags, refusal) = (valid, nil)
        } catch {
            (self.tags, refusal) = (tags, error)
        }
    }

    private static func tags(in text: String) -> [String] {
        text.split { $0 == "," || $0.isWhitespace }.map(String.init)
    }

    /// The tags with commas in between.
    public var description: String { tags.joined(separator: ",") }
}

extension LanguageChain: ExpressibleByStringLiteral, ExpressibleByArrayLiteral {
    public init(stringLiteral text: String) { self.init(literal: Self.tags(in: text)) }

    public init(arrayLiteral tags: String...) { self.init(literal: tags) }
}
