/// The daily exports of a sandbox: files of all names, as TMDb publishes them below `/p/exports/`.
public struct SandboxExports: Sendable, Equatable {
    /// How many generated names all files of a day have together; nil is the names of the catalog.
    public var names: Int?
    /// The beginning of the sequence of generated names.
    public var seed: UInt64 = 1
    /// The hour of a day, in UTC, from which on its files are there.
    public var readyHour = 8
    /// For how many days files are kept.
    public var keptDays = 90
    /// Days without exports, as `2026-11-25`.
    public var missingDays: Set<String> = []
    /// The irregularities of the files and the change lists.
    public var flaws: Set<Flaw> = []

    /// The exports of the catalog.
    public init() {}

    /// Exports of generated names.
    public init(names: Int, seed: UInt64 = 1) {
        self.names = names
        self.seed = seed
    }
}

extension SandboxExports {
    /// One way in which daily exports and change lists surprise their readers, as TMDb's do or as a network makes them.
    public enum Flaw: String, Sendable, Hashable, CaseIterable {
        // MARK: Lines

        /// Some entries have an empty name, and some have null in its place.
        case emptyNames = "empty-names"
        /// Some ids are in a file twice, with other names.
        case repeatedIDs = "repeated-ids"
        /// Some titles of the file for all are in the file for adults, too.
        case adultsInBoth = "adults-in-both"
        /// Some entries of the files for all have the flag of adult titles, and are in no file for adults.
        case unlistedAdults = "unlisted-adults"
        /// No entry has a popularity.
        case noPopularity = "no-popularity"
        /// Some lines end in their middle.
        case brokenLines = "broken-lines"
        /// The last line has no end.
        case noLastNewline = "no-last-newline"
        /// Only half of the entries are there.
        case half

        // MARK: Files

        /// A file has several members of gzip, one after another.
        case severalMembers = "several-members"
        /// A file ends in the middle of its gzip, as long as it says to be.
        case cutFile = "cut-file"
        /// Four bytes of a file are others than those that were packed.
        case damagedFile = "damaged-file"
        /// A file is a web page, with status 200.
        case webPage = "web-page"
        /// The file of people is missing, as while a day is being published.
        case unfinishedDay = "unfinished-day"

        // MARK: Resuming

        /// Ranges are ignored: each answer is the whole file.
        case noRanges = "no-ranges"
        /// Each answer has another tag and slightly other bytes.
        case changingFile = "changing-file"
        /// Answers to ranges begin one byte late.
        case wrongRange = "wrong-range"

        // MARK: Change lists

        /// Lists of changed ids have rows whose id is null.
        case nullIDs = "null-ids"
    }
}
