/// The names that a search of the catalog found, best first.
public struct CatalogHits: Sendable, Equatable {
    /// The number of all names that match.
    public enum Total: Sendable, Hashable {
        /// All of them were counted.
        case exactly(Int)
        /// The search ended before it counted all of them.
        case atLeast(Int)

        /// The number that was counted.
        public var count: Int {
            switch self {
            case .exactly(let count), .atLeast(let count): count
            }
        }
    }

    /// The names.
    public var names: [CatalogName]
    /// The number of all names that match.
    public var total: Total
    /// Words at the end of the text that were left out because no name has all words, in the order in which they were typed.
    public var droppedWords: [String] = []
    /// The day of TMDb's export.
    public var day: Day

    public init(names: [CatalogName], total: Total, day: Day) {
        self.names = names
        self.total = total
        self.day = day
    }
}

/// A name of the catalog.
public struct CatalogName: Sendable, Equatable, Identifiable {
    /// The kind of the item with this name.
    public var kind: CatalogKind
    /// The id of TMDb among those of its kind.
    public var number: Int
    /// The name: for a movie or a series, the original title.
    public var name: String
    /// Whether it is for adults only.
    public var isAdult = false
    /// Whether it is a video that is no film.
    public var isVideo = false
    /// The parts of the name that match the text, as offsets of its UTF-8, for highlighting.
    public var matches: [Range<Int>] = []
    /// Whether a wrong letter, or a space too many or too few, was forgiven.
    public var isForgiven = false

    public init(kind: CatalogKind, number: Int, name: String) {
        self.kind = kind
        self.number = number
        self.name = name
    }

    public var id: String { "\(kind.rawValue):\(number)" }

    /// The movie, series, person or collection; nil for other kinds.
    public var reference: MediaReference? { kind.media.map { MediaReference($0, number) } }

    /// The name in parts: those that match the text, and those between them.
    public var parts: [(text: String, isMatch: Bool)] { MatchedText(text: name, matches: matches).parts }
}
