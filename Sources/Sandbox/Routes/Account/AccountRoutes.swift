extension Routes {
    /// Answers a request about accounts.
    func answer(_ call: Call, at place: AccountRoute.Place, _ store: inout AccountStore) throws(Refusal) -> Reply {
        guard let operation = place.operation(call.request.method) else { throw .methodNotSupported(but: place.methods) }
        switch operation {
        case .newToken, .signIn, .newSession, .newSessionByGet, .convertToken, .deleteSession, .newGuestSession, .newRequestToken,
            .newAccessToken, .deleteAccessToken:
            return try authentication(operation, call, &store)
        case .currentAccount, .account: return personal(try owner(of: call, in: store).json)
        case .setFavorite: return try set(\.favorites, to: "favorite", call, &store)
        case .setWatchlist: return try set(\.watchlist, to: "watchlist", call, &store)
        case .favoriteMovies: return try shelf(\.favorites, of: .movie, call, store)
        case .favoriteSeries: return try shelf(\.favorites, of: .series, call, store)
        case .watchlistMovies: return try shelf(\.watchlist, of: .movie, call, store)
        case .watchlistSeries: return try shelf(\.watchlist, of: .series, call, store)
        case .ratedMovies: return try shelf(\.ratings, of: .movie, call, store)
        case .ratedSeries: return try shelf(\.ratings, of: .series, call, store)
        case .ratedEpisodes: return try shelf(\.ratings, of: .episode, call, store)
        case .guestRatedMovies: return try guestShelf(of: .movie, call, &store)
        case .guestRatedSeries: return try guestShelf(of: .series, call, &store)
        case .guestRatedEpisodes: return try guestShelf(of: .episode, call, &store)
        case .recommendedMovies: return try recommendations(of: .movie, call, store)
        case .recommendedSeries: return try recommendations(of: .series, call, store)
        case .sortedFavoriteMovies: return try sorted(\.favorites, of: .movie, call, store)
        case .sortedFavoriteSeries: return try sorted(\.favorites, of: .series, call, store)
        case .sortedWatchlistMovies: return try sorted(\.watchlist, of: .movie, call, store)
        case .sortedWatchlistSeries: return try sorted(\.watchlist, of: .series, call, store)
        case .sortedRatedMovies: return try sorted(\.ratings, of: .movie, call, store)
        case .sortedRatedSeries: return try sorted(\.ratings, of: .series, call, store)
        case .movieStates, .seriesStates, .episodeStates:
            return personal(try states(of: try subject(of: call, operation), call.request, &store))
        case .seasonStates: return personal(try seasonStates(try call.number(0), try call.number(1), call.request, &store))
        case .rateMovie, .rateSeries, .rateEpisode: return try rate(try subject(of: call, operation), call, &store)
        case .unrateMovie, .unrateSeries, .unrateEpisode: return try unrate(try subject(of: call, operation), call, &store)
        case .lists, .createList, .list, .deleteList, .itemStatus, .addItem, .removeItem, .clearList:
            return try userLists(operation, call, &store)
        case .mixedLists, .createMixedList, .mixedList, .updateMixedList, .deleteMixedList, .clearMixedList, .mixedItemStatus, .addItems,
            .updateItems, .removeItems:
            return try mixedLists(operation, call, &store)
        }
    }

    /// An answer that is good for one user and one moment; as TMDb does it, it may be cached and has to be asked for again.
    func personal(_ json: JSON) -> Reply { Reply(json, maxAge: 0) }

    /// The account of the user's own token, which the path has to name.
    func tokenOwner(of call: Call, in store: AccountStore) throws(Refusal) -> Sandbox.Account {
        let account = try store.account(ofToken: call.request.bearer)
        guard call.values[0] == account.objectID else { throw .noPermission }
        return account
    }

    /// The account of the session, which the path has to name if it names any.
    func owner(of call: Call, in store: AccountStore) throws(Refusal) -> Sandbox.Account {
        let account = try store.account(of: call.request)
        guard call.values.isEmpty || call.values[0] == "\(account.id)" else { throw .noPermission }
        return account
    }
}

extension Sandbox.Account {
    fileprivate var json: JSON {
        [
            "avatar": ["gravatar": ["hash": .string(Fingerprint.hex(of: "avatar \(id)".utf8, digits: 32))], "tmdb": ["avatar_path": nil]],
            "id": .integer(id),
            "iso_639_1": .string(language),
            "iso_3166_1": .string(region),
            "name": .string(name),
            "include_adult": .boolean(includesAdult),
            "username": .string(username),
        ]
    }
}

extension Reply {
    /// TMDb's message about a successful write.
    static func done(_ code: Int, _ more: [(name: String, value: JSON)] = []) -> Reply {
        let words = [1: "Success.", 12: "The record was updated.", 13: "The record was deleted."]
        let body = JSON.object([
            ("success", true), ("status_code", .integer(code)), ("status_message", .string(words[code] ?? "Success.")),
        ])
        return Reply(status: code == 12 ? 201 : 200, body: body.adding(more).bytes)
    }

    /// The same answer, to a write that made something.
    func created() -> Reply {
        var reply = self
        reply.status = 201
        return reply
    }
}
