public import MarqueeData
public import MarqueeDomain

// Lists as version 4 has them. Without an access token of version 4, everything that needs a person throws `.unauthorized`.

extension TMDBLists {
    /// One page of a list of movies and series, as a person sees it or, without one, as anybody does.
    public func mixedList(_ page: MixedListPage, as user: UserAuthorization?) -> Remote<MixedList> {
        tmdb.remote(.mixedList(page, as: user))
    }
    /// One page of the lists of a person.
    public func mixedLists(_ page: MediaListsPage, as user: UserAuthorization) -> Remote<Page<MixedListSummary>> {
        tmdb.remote(.mixedLists(page, as: user))
    }
    /// Whether a title is on a list.
    public func contains(_ entry: MixedListEntry, as user: UserAuthorization) -> Remote<Bool> {
        tmdb.remote(.contains(entry, as: user))
    }

    /// Creates a list of movies and series.
    public func create(_ list: NewMixedList, as user: UserAuthorization) async throws(MarqueeError) -> MixedList.ID {
        try await tmdb.perform(.create(list, as: user))
    }
    /// Changes the properties of a list.
    public func update(_ update: MixedListUpdate, as user: UserAuthorization) async throws(MarqueeError) {
        try await tmdb.perform(.update(update, as: user))
    }
    /// Removes all items from a list.
    public func clearMixedList(_ list: MixedList.ID, as user: UserAuthorization) async throws(MarqueeError) {
        try await tmdb.perform(.clearMixedList(list, as: user))
    }
    /// Deletes a list.
    public func deleteMixedList(_ list: MixedList.ID, as user: UserAuthorization) async throws(MarqueeError) {
        try await tmdb.perform(.deleteMixedList(list, as: user))
    }
    /// Adds titles to a list.
    public func add(_ items: MixedListItems, as user: UserAuthorization) async throws(MarqueeError) -> [ListItemOutcome] {
        try await tmdb.perform(.add(items, as: user))
    }
    /// Sets comments on items of a list.
    public func comment(_ comments: MixedListComments, as user: UserAuthorization) async throws(MarqueeError) -> [ListItemOutcome] {
        try await tmdb.perform(.comment(comments, as: user))
    }
    /// Removes titles from a list.
    public func remove(_ items: MixedListItems, as user: UserAuthorization) async throws(MarqueeError) -> [ListItemOutcome] {
        try await tmdb.perform(.remove(items, as: user))
    }
}
