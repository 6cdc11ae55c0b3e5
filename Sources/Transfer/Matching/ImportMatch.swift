public import MarqueeDomain

/// The result of finding the title of a row on TMDb.
#if hasAttribute(nonexhaustive)
    @nonexhaustive
#endif
public enum ImportMatch: Sendable, Equatable {
    /// The title.
    case matched(ImportCandidate)
    /// Several titles can be meant, or one that differs in its name or its year: a person has to choose.
    case ambiguous([ImportCandidate])
    /// TMDb does not have it.
    case notFound
    /// It was not looked up, because the server could not be asked.
    case failed(MarqueeError)
}

/// A title of TMDb that a row can mean.
public struct ImportCandidate: Sendable, Hashable {
    /// The movie, the series or the episode.
    public var item: Markable
    /// Its title; empty if unknown. It is untrusted.
    public var title: String
    /// The year of its release; nil if unknown.
    public var year: Int?

    public init(_ item: Markable, title: String, year: Int? = nil) {
        self.item = item
        self.title = title
        self.year = year
    }
}
