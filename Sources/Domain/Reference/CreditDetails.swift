/// One credit: a person, a title, and the person's part or job in it.
///
/// See <https://developer.themoviedb.org/reference/credit-details>.
public struct CreditDetails: Sendable, Equatable, Codable, Identifiable {
    /// TMDb's id of the credit.
    public var id: String
    /// Whether it is of the cast, the crew or a creator; nil if unknown.
    public var creditType: CreditType?
    /// The department, in TMDb's English; empty if unknown.
    public var department = ""
    /// The job, in TMDb's English; empty if unknown.
    public var job = ""
    /// The character; empty if there is none.
    public var character = ""
    /// The movie or the series.
    public var media: MediaItem
    /// The seasons of the series, if it is about some.
    public var seasons: [SeriesSeason] = []
    /// The episodes of the series, if it is about some.
    public var episodes: [SeriesEpisode] = []
    /// The person.
    public var person: Person

    public init(id: String, media: MediaItem, person: Person) {
        self.id = id
        self.media = media
        self.person = person
    }
}

/// The kind of a credit.
#if hasAttribute(nonexhaustive)
    @nonexhaustive
#endif
public enum CreditType: OpenVocabulary {
    /// A part in the cast.
    case cast
    /// A job in the crew.
    case crew
    /// The creator of a series.
    case creator
    /// A kind that this version does not know.
    case unknown(String)

    public static let known: [CreditType] = [.cast, .crew, .creator]

    /// TMDb's spelling.
    public var rawValue: String {
        switch self {
        case .cast: "cast"
        case .crew: "crew"
        case .creator: "creator"
        case .unknown(let raw): raw
        }
    }
}

/// The use case of single credits.
///
/// ```swift
/// let credit = try await marquee.credits.details("52fe4250c3a36847f80149f3")
/// print(credit.person.name, credit.media.title)
/// ```
public struct CreditUseCases: Sendable {
    let reference: any ReferenceRepository

    public init(reference: any ReferenceRepository) { self.reference = reference }

    /// Reads a credit (<https://developer.themoviedb.org/reference/credit-details>).
    public var details: Get<String, CreditDetails> { Get(reference.credit) }
}
