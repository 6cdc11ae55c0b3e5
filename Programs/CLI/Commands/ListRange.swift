import Marquee

/// Which rows of a list are shown: one page, so many rows, or all.
struct ListRange: Sendable {
    /// The number of the page to begin with.
    let first: Int
    private let limit: Int?
    private let isAll: Bool

    init(_ arguments: ParsedArguments) throws(Failure) {
        first = try arguments.number(.page) ?? 1
        limit = try arguments.limit()
        isAll = arguments.has(.allPages)
    }

    /// One page.
    init(page: Int = 1) { (first, limit, isAll) = (page, nil, false) }

    /// Whether exactly one page is shown as it is.
    var isPage: Bool { limit == nil && !isAll }

    /// How many rows may follow those that are shown.
    func rest(after rows: Int) -> Int { max(0, (limit ?? .max) - rows) }

    /// Whether a further page is to be read.
    func goesOn(after rows: Int) -> Bool { !isPage && rest(after: rows) > 0 }
}
