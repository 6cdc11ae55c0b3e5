package import MarqueeDomain

extension IndexedTitle {
    /// The beginning of the languages of aliases: it is no language that an audience can have.
    package static let aliasLanguage = "x-alias-"

    /// The most aliases of a title: of some, TMDb has hundreds.
    private static let mostAliases = 50

    /// Whether this is another name of a title, whose language is unknown. Searches find the title by it, and show it only if the title has no
    /// other entry.
    public var isAlias: Bool { language.hasPrefix(Self.aliasLanguage) }

    /// Creates an entry for each alternative title, with the facts of this entry. Names that this entry has are left out.
    package func aliases(_ names: [AlternativeTitle]) -> [IndexedTitle] {
        var known: Set<String> = [title, originalTitle, ""]
        let others = names.map(\.title).filter { known.insert($0).inserted }
        return others.prefix(Self.mostAliases).enumerated().map { number, name in
            var alias = self
            (alias.language, alias.title, alias.originalTitle, alias.overview) = ("\(Self.aliasLanguage)\(number)", name, "", "")
            return alias
        }
    }

    /// Creates an entry for each alternative title of a title of which nothing else is known.
    package static func aliases(_ names: [AlternativeTitle], of title: MediaReference, server: String) -> [IndexedTitle] {
        IndexedTitle(server: server, reference: title, language: "", title: "", originalTitle: "").aliases(names)
    }

    /// Takes over everything but the texts from another entry of the same title.
    package mutating func takeFacts(from other: IndexedTitle) {
        var facts = other
        (facts.language, facts.title, facts.originalTitle, facts.overview) = (language, title, originalTitle, overview)
        facts.isAdult = isAdult || other.isAdult
        self = facts
    }
}
