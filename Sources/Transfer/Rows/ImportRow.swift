public import MarqueeDomain

/// A row of an export: a title as another service names it, and its marks there.
public struct ImportRow: Sendable, Hashable {
    /// Where it is.
    public var place: ImportPlace
    /// The title.
    public var title: ImportTitle
    /// Its marks; a row of a table can have several.
    public var marks: [ImportedMark]
    /// Whether it is an entry of a diary or a review, whose rating can be an earlier one.
    var isDiary = false

    public init(place: ImportPlace, title: ImportTitle, marks: [ImportedMark]) {
        self.place = place
        self.title = title
        self.marks = marks
    }
}

/// A place in the files of an export.
public struct ImportPlace: Sendable, Hashable {
    /// The name of the file. If several files are read, that of a file in an archive begins with the name of the archive.
    public var file: String
    /// The line of a table, or the number of an entry of a JSON file, from 1; nil for the whole file.
    public var line: Int?

    public init(file: String, line: Int? = nil) {
        self.file = file
        self.line = line
    }
}

/// A title as another service names it. Its texts are untrusted.
public struct ImportTitle: Sendable, Hashable {
    /// The title; empty if the file has only ids.
    public var name: String
    /// Its title in the original language; empty if the file does not say it.
    public var originalName = ""
    /// The year of its release.
    public var year: Int?
    /// Its kind; nil if the file does not say.
    public var kind: MediaKind?
    /// The season, for an episode.
    public var season: Int?
    /// The number of the episode in its season.
    public var episode: Int?
    /// The id of TMDb; for an episode, that of its series.
    public var tmdbID: Int?
    /// The id of IMDb, such as `tt0137523`; for an episode without ``tmdbID``, that of the episode.
    public var imdbID: String?
    /// The id of TheTVDB.
    public var tvdbID: Int?
    /// Whether ``tmdbID`` comes from TMDb itself, so that it needs no look-up.
    public var hasVerifiedID = false
    /// Whether ``imdbID`` is that of an episode, whose title is not that of a series.
    public var isEpisode = false
    /// Whether the file has films, with a series among them now and then. A series then has to be confirmed.
    public var isFilm = false
    /// Whether a person has typed ``tmdbID``.
    var isChosen = false
    /// Whether other files of the export have the year of a movie that this one has by name only.
    var hasSiblings = false

    /// Whether the file has an id of it.
    var hasID: Bool { tmdbID != nil || imdbID != nil || tvdbID != nil }

    /// The names, the given one first.
    var names: [String] { [name, originalName].filter { !$0.isEmpty } }

    public init(_ name: String, year: Int? = nil, kind: MediaKind? = nil) {
        self.name = name
        self.year = year
        self.kind = kind
    }
}

/// A mark in an export.
#if hasAttribute(nonexhaustive)
    @nonexhaustive
#endif
public enum ImportedMark: Sendable, Hashable {
    /// A rating on TMDb's scale, and its day.
    case rating(Rating, Day?)
    /// The title is a favorite, or was liked.
    case favorite
    /// The title is on the watchlist.
    case watchlist
    /// The title is on a list of this name, with a comment.
    case list(String, comment: String)
    /// The title was watched. TMDb has no place for it, unless the import puts these titles on a list.
    case watched
}

/// Something in the files that cannot be read, or is left out.
public struct ImportProblem: Sendable, Hashable {
    /// The reason.
    #if hasAttribute(nonexhaustive)
        @nonexhaustive
    #endif
    public enum Reason: String, Sendable, Hashable, CaseIterable {
        /// The archive is damaged.
        case damagedArchive
        /// The archive needs a password.
        case lockedArchive
        /// A file in the archive is packed in an unknown way.
        case unknownPacking
        /// The file, or all files together, are too large.
        case tooLarge
        /// There are too many rows. Those after the maximum are left out.
        case tooManyRows
        /// The file is no export of a known service, and no table with a known header.
        case unknownFile
        /// The text of a JSON file is damaged.
        case damagedFile
        /// A newer version of Marquee has written the file.
        case newerVersion
        /// An entry of a JSON file is none of its form.
        case invalidEntry
        /// A table says nothing about its titles: neither ratings nor the name of a list.
        case noMarks
        /// It is unknown whether the best rating is 5 or 10.
        case unknownScale
        /// A quote does not end. The line is read as if the quote were a letter.
        case openQuote
        /// A line has more fields than the table has columns.
        case extraFields
        /// The file is a picture, a document or another file that is no text.
        case notText
        /// The file is a spreadsheet, which can be saved as CSV.
        case spreadsheet
        /// The text in the column of chosen titles is neither an address of TMDb nor a kind and an id.
        case invalidChoice
        /// A row has neither a title nor an id.
        case noTitle
        /// The title is longer than the 200 letters that TMDb searches. The row is used: a person can choose its title.
        case longTitle
        /// The rating is no number between 0.5 and the best one.
        case invalidRating
        /// The rating is 0, which TMDb does not have. The row is used without it.
        case zeroRating
        /// The date is no date, or that of a rating in the future. The row is used without it.
        case invalidDate
        /// The year is no year. The row is used without it.
        case invalidYear
        /// A list has no titles. It is not created.
        case emptyList
        /// TMDb has no titles of this kind, such as games and podcasts, and no ratings of seasons.
        case unsupportedKind
    }

    /// Where it is.
    public var place: ImportPlace
    /// The reason.
    public var reason: Reason
    /// The text that cannot be read, cut to 200 letters; untrusted.
    public var text: String

    public init(_ reason: Reason, _ place: ImportPlace, text: String = "") {
        self.reason = reason
        self.place = place
        self.text = String(text.prefix(200))
    }

    /// Whether the row, or the file, is left out.
    public var isLoss: Bool {
        ![.openQuote, .invalidDate, .invalidYear, .zeroRating, .longTitle, .invalidChoice].contains(reason)
    }
}
