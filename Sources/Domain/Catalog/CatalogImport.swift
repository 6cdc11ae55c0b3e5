/// Files of TMDb's daily exports, of which a catalog is made: given ones, or those of a day, which are downloaded.
///
/// ```swift
/// let files = ["movie_ids_11_25_2026.json.gz", "tv_series_ids_11_25_2026.json.gz", "adult_movie_ids_11_25_2026.json.gz"]
/// for try await progress in marquee.catalog.importing.progress(CatalogImport(files: files)) { print(progress) }
/// ```
public struct CatalogImport: Sendable, Hashable {
    /// The paths of the files. The names contain their kinds and their day, as TMDb names them: `movie_ids_11_25_2026.json.gz`. nil
    /// downloads the files.
    public var files: [String]?
    /// The day of the exports; nil takes it from the names of the files, or downloads those of the newest day.
    public var day: Day?
    /// Only exports of later days are downloaded; nil downloads those of any day.
    public var newerThan: Day?
    /// The kinds of names that are downloaded.
    public var kinds = Set(CatalogKind.allCases)
    /// Whether a catalog is accepted that has less than nine tenths of the names of the one before, of some kind.
    public var allowsFewer = false

    /// Asks for a catalog of files.
    public init(files: [String]) { self.files = files }

    /// Asks for a catalog of a day, by default of the newest one.
    public init(day: Day? = nil, kinds: Set<CatalogKind> = Set(CatalogKind.allCases)) {
        self.day = day
        self.kinds = kinds
    }
}

/// How far an import is.
public enum CatalogProgress: Sendable, Equatable {
    /// A file is downloaded: the bytes of all files so far, the number of the file, and that of all.
    case fetching(Int, file: Int, of: Int)
    /// Lines are read: the number of names so far.
    case reading(Int)
    /// Names are put in order and cut into words: the number of names so far, and of all.
    case indexing(Int, of: Int)
    /// The file is written.
    case writing
    /// The catalog is there, and searches use it.
    case finished(CatalogImportResult)
}

/// The result of an import.
public struct CatalogImportResult: Sendable, Equatable {
    /// The new catalog.
    public var info: CatalogInfo
    /// The number of lines that are no entries.
    public var unreadableLines = 0
    /// The number of entries without a name.
    public var namelessEntries = 0
    /// The number of entries whose id came before. An id that is in a file for adults, too, is for adults only.
    public var repeatedEntries = 0
    /// The number of ids by kind that the catalog before did not have; empty if there was none.
    public var added: [CatalogKind: Int] = [:]
    /// The ids by kind that only the catalog before had, for kinds of which the new one has names: TMDb has removed them.
    public var removed: [CatalogKind: [Int]] = [:]

    public init(info: CatalogInfo) { self.info = info }
}
