public import MarqueeDomain

/// What happens if a title has a rating already, and the file has another one.
public enum ImportPolicy: String, Sendable, Hashable, CaseIterable {
    /// The account's rating stays.
    case keepMine
    /// The file's rating replaces it.
    case takeFile
    /// The newer rating stays. Without both days, the account's rating stays.
    case newer
}

/// What becomes of one mark of a row.
#if hasAttribute(nonexhaustive)
    @nonexhaustive
#endif
public enum ImportAction: Sendable, Hashable {
    /// It is set: the account has no such mark of the title.
    case set
    /// It replaces this rating.
    case replace(Rating)
    /// Nothing changes: the account has it already.
    case same
    /// Nothing changes: the account has this other rating, and the policy keeps it.
    case conflict(Rating)
    /// Nothing changes: another row of the files has a newer value for the title.
    case repeated
    /// TMDb has no place for it: for watched titles, for series on lists of movies, for the favorites and lists of a guest, and for
    /// episodes that are not rated.
    case unsupported

    /// Whether applying the plan changes something.
    public var isChange: Bool {
        switch self {
        case .set, .replace: true
        case .same, .conflict, .repeated, .unsupported: false
        }
    }
}

/// What an import would do. Making it changes nothing.
public struct ImportPlan: Sendable {
    /// A row with the title that it means, and what becomes of its marks.
    public struct Entry: Sendable {
        /// The row.
        public let row: ImportRow
        /// The title.
        public let match: ImportMatch
        /// The marks, in the order of the row; empty without a title.
        public let actions: [ImportAction]

        /// The title; nil if the row has none.
        public var item: Markable? { if case .matched(let candidate) = match { candidate.item } else { nil } }
    }

    /// All rows, in the order of the files.
    public let entries: [Entry]
    /// What could not be read in the files.
    public let problems: [ImportProblem]
    /// The number of all problems.
    public let problemCount: Int
    /// Why the account's marks could not be read from the server; nil if they are current.
    public let refreshError: MarqueeError?
    /// Whether the lists of this session hold series and comments, and can be private: those of a session that was approved through version 4
    /// of the API. Other lists hold movies without comments, and every user may read them.
    public let hasMixedLists: Bool
    /// The list for watched titles.
    let watchedList: String?
    /// The descriptions of lists by their names.
    let listDescriptions: [String: String]
    /// The number of rows without a mark.
    public let skippedRows: Int
    /// The files that have nothing to import, such as profiles and pictures.
    public let unusedFiles: [String]
    /// Whether the policy ``ImportPolicy/newer`` lacks the days of the account's ratings, which then stay. TMDb says them to sessions that
    /// were approved through version 4 of the API.
    public let lacksRatingDays: Bool

    /// The name of the list that a mark means; nil for a mark without one, and for a watched title that no list is for.
    public func listName(of mark: ImportedMark) -> String? { mark.list(watchedAs: watchedList)?.name }

    /// The numbers of rows and marks.
    public struct Summary: Sendable, Hashable {
        /// The rows whose title was found.
        public var matched = 0
        /// The rows for which a person has to choose.
        public var ambiguous = 0
        /// The rows whose title TMDb does not have.
        public var notFound = 0
        /// The rows that could not be looked up.
        public var failed = 0
        /// The marks that are set.
        public var set = 0
        /// The ratings that replace others.
        public var replaced = 0
        /// The marks that the account has already.
        public var same = 0
        /// The ratings that differ, and stay as they are.
        public var conflicts = 0
        /// The marks for which another row decides.
        public var repeated = 0
        /// The marks for which TMDb has no place.
        public var unsupported = 0

        public init() {}
    }

    /// The numbers of rows and marks.
    public var summary: Summary {
        entries.reduce(into: Summary()) { summary, entry in
            switch entry.match {
            case .matched: summary.matched += 1
            case .ambiguous: summary.ambiguous += 1
            case .notFound: summary.notFound += 1
            case .failed: summary.failed += 1
            }
            for action in entry.actions {
                switch action {
                case .set: summary.set += 1
                case .replace: summary.replaced += 1
                case .same: summary.same += 1
                case .conflict: summary.conflicts += 1
                case .repeated: summary.repeated += 1
                case .unsupported: summary.unsupported += 1
                }
            }
        }
    }
}

/// How far an import is.
public struct ImportProgress: Sendable, Hashable {
    /// The step.
    #if hasAttribute(nonexhaustive)
        @nonexhaustive
    #endif
    public enum Stage: String, Sendable, Hashable {
        /// The account's marks are read.
        case readingMarks
        /// Titles are looked up.
        case matching
        /// Marks are set.
        case applying
    }

    /// The step.
    public var stage: Stage
    /// The number of titles or marks that are done.
    public var done: Int
    /// The number of all of them; 0 if it is unknown.
    public var total: Int
}

/// What an import did.
public struct ImportReport: Sendable {
    /// A mark that could not be set.
    public struct Failure: Sendable {
        /// The row.
        public let row: ImportRow
        /// The mark.
        public let mark: ImportedMark
        /// The reason; nil if TMDb refused the title of a list without one.
        public let error: MarqueeError?
    }

    /// The number of marks that were stored. They are sent within TMDb's limits, and until then they are among the pending changes.
    public internal(set) var stored = 0
    /// The lists that were created.
    public internal(set) var createdLists: [String] = []
    /// The number of titles that were added to lists. Lists are not stored for later: they need the server.
    public internal(set) var addedToLists = 0
    /// The number of titles that are still to be added to lists, because the server could not be asked. The same import adds them later.
    /// They are among the ``failures``, too.
    public internal(set) var leftForLists = 0
    /// The marks that could not be set.
    public internal(set) var failures: [Failure] = []
}
