/// The items that a text can name, best first.
public struct LookUpResults: Sendable, Equatable {
    /// All that was found: each item once, the certain ones before those of which the text is a part, and corrected spellings last. Of
    /// corrected spellings, the titles with the fewest words come first.
    public var candidates: [LookUpCandidate]
    /// The error of the server, because of which the candidates are those of this device; nil if the server answered or was not asked.
    public var refreshError: MarqueeError?

    public init(candidates: [LookUpCandidate] = [], refreshError: MarqueeError? = nil) {
        self.candidates = candidates
        self.refreshError = refreshError
    }

    /// The candidates that are as certain as the first one: those between which a person has to choose. Of corrected spellings, these are
    /// the titles with the fewest words. A single choice can be taken without a question.
    public var choices: [LookUpCandidate] {
        let certain = candidates.filter { $0.reason.certainty == candidates.first?.reason.certainty }
        guard certain.first?.reason == .correctedSpelling else { return certain }
        return certain.filter { $0.wordCount == certain.map(\.wordCount).min() }
    }
}

/// Something that a text can name.
public struct LookUpCandidate: Sendable, Equatable, Identifiable {
    /// What it is.
    public var item: ItemReference
    /// Its title or name, of a season or an episode that of the series; nil if no source knows it.
    public var title: String?
    /// The year of release or of the first episode; nil if unknown, and for people and collections.
    public var year: Int?
    /// Why the text can name it.
    public var reason: LookUpReason

    public init(_ item: ItemReference, title: String?, year: Int? = nil, reason: LookUpReason) {
        self.item = item
        self.title = title
        self.year = year
        self.reason = reason
    }

    public var id: ItemReference { item }
}

/// Why a text can name an item.
#if hasAttribute(nonexhaustive)
    @nonexhaustive
#endif
public enum LookUpReason: String, Sendable, CaseIterable {
    /// The text is its address on TMDb.
    case address
    /// The text is its id at another service.
    case externalID
    /// The text is its id at TMDb.
    case id
    /// The text is its title with its year.
    case titleWithYear
    /// The text is its title or its original title, apart from case, accents, signs and connecting words.
    case exactTitle
    /// The words of the text are in its title, or are their beginnings.
    case partOfTitle
    /// The server knows it by another title.
    case otherTitle
    /// The text is its title, or a part of it, with a wrong letter.
    case correctedSpelling

    /// Whether nothing but this item is likely to be meant, unless another candidate is certain, too.
    public var isCertain: Bool { certainty == 0 }

    /// The smaller, the more certain.
    var certainty: Int {
        switch self {
        case .address, .externalID, .id, .titleWithYear, .exactTitle: 0
        case .partOfTitle, .otherTitle: 1
        case .correctedSpelling: 2
        }
    }
}
