import Marquee

/// The movies and series that an account follows: those on its watchlist and among its favorites.
///
/// They are named to Marquee one by one. Without names, it would add the titles that this machine keeps, which belong to no member.
struct FollowedTitles: Sendable {
    /// The newest titles of each shelf are read, at most this many, so that no member costs the site any number of requests.
    static let mostOfAShelf = 200

    /// The titles, each once.
    var titles: [MediaReference] = []
    /// Whether a shelf has more titles than are read.
    var isPart = false
    /// Whether a shelf was put together from the marks of this site, because TMDb could not be asked: titles can be missing.
    var isUncertain = false
}

extension MarqueeClient {
    /// The titles that the account follows, with the changes that were not sent yet.
    func followed(policy: ReadPolicy = .cached) async throws(MarqueeError) -> FollowedTitles {
        var followed = try await planned(policy: policy)
        try await followed.add(library.favoriteTV, policy) { .tv($0.id) }
        try await followed.add(library.favoriteMovies, policy) { .movie($0.id) }
        // A shelf names a title that was never read only after the server has the change.
        for change in try await library.pending() {
            switch change.value {
            case .favorite(true), .watchlist(true): followed.add([change.item.title])
            default: break
            }
        }
        return followed
    }

    /// The titles on the watchlist of the account.
    func planned(policy: ReadPolicy = .cached) async throws(MarqueeError) -> FollowedTitles {
        var planned = FollowedTitles()
        try await planned.add(library.watchlistTV, policy) { .tv($0.id) }
        try await planned.add(library.watchlistMovies, policy) { .movie($0.id) }
        return planned
    }
}

extension FollowedTitles {
    fileprivate mutating func add(_ more: [MediaReference]) {
        let known = Set(titles)
        titles += more.filter { [.movie, .tv].contains($0.kind) && !known.contains($0) }
    }

    /// Adds the newest titles of a shelf.
    fileprivate mutating func add<Item: Sendable>(
        _ shelf: Get<ShelfPage, Page<Item>>, _ policy: ReadPolicy, _ reference: (Item) -> MediaReference
    ) async throws(MarqueeError) {
        var (found, number, last) = ([MediaReference](), 1, 1)
        while number <= last, found.count < Self.mostOfAShelf {
            let page = try await shelf(page: number, policy: policy)
            found += page.value.items.map(reference)
            isUncertain = isUncertain || page.origin == .titleIndex
            (last, number) = (page.value.totalPages, number + 1)
        }
        if number <= last || found.count > Self.mostOfAShelf { isPart = true }
        add(Array(found.prefix(Self.mostOfAShelf)))
    }
}
