/// How files are read, where they do not say it themselves.
public struct ImportOptions: Sendable, Hashable {
    /// The scale of ratings in a table without a known one.
    public enum Scale: Int, Sendable, Hashable, CaseIterable {
        /// The best rating is 5, as in stars.
        case five = 5
        /// The best rating is 10.
        case ten = 10
    }

    /// The meaning of a table that has neither ratings nor a column for a list.
    #if hasAttribute(nonexhaustive)
        @nonexhaustive
    #endif
    public enum Meaning: Sendable, Hashable {
        /// Its titles are favorites.
        case favorites
        /// Its titles are on the watchlist.
        case watchlist
        /// Its titles are on a list of this name.
        case list(String)
        /// Its titles were watched.
        case watched
    }

    /// The form of the files; nil to find it out from each of them.
    public var form: ImportForm?
    /// The scale of ratings in plain tables; nil to find it out.
    public var scale: Scale?
    /// The meaning of plain tables without marks; nil to find it out from their names.
    public var meaning: Meaning?
    /// The name of a list for watched titles; nil leaves them out.
    public var watchedList: String?

    public init() {}
}

/// The forms of exports that can be read.
#if hasAttribute(nonexhaustive)
    @nonexhaustive
#endif
public enum ImportForm: String, Sendable, Hashable, CaseIterable {
    /// The JSON file of ``ExportLibrary``.
    case marquee
    /// The CSV files of IMDb: ratings, watchlist and lists.
    case imdb
    /// The CSV files of Letterboxd, one by one or in its archive.
    case letterboxd
    /// The JSON files of Trakt.
    case trakt
    /// The JSON file of Simkl.
    case simkl
    /// The CSV files of TV Time.
    case tvTime = "tvtime"
    /// The CSV files of TMDb.
    case tmdb
    /// A table with a header that names its columns.
    case table
}
