public import MarqueeData
public import MarqueeDomain

// Lists as version 4 has them. Without an access token of version 4, everything that needs a person throws `.unauthorized`.

extension TMDBLists {
    public func mixedList(_ page: MixedListPage, as user: UserAuthorization?) -> Remote<MixedList> {
        tmdb.remote(.mixedList(page, as: user))
    }
    public func mixedLists(_ page: MediaListsPage, as user: UserAuthorization) -> Remote<Page<MixedListSummary>> {
        tmdb.remote(.mixedLists(page, as: user))
    }
    public func contains(_ entry: MixedListEntry, as user: UserAuthorization) -> Remote<Bool> {
        tmdb.remote(.contains(entry, as: user))
    }

    public func create(_ list: NewMixedList, as user: UserAuthorization) async throws(MarqueeError) -> MixedList.ID {
        try await tmdb.perform(.create(list, as: user))
    }
    public func update(_ update: MixedListUpdate, as user: UserAuthorization) async throws(MarqueeError) {
        try await tmdb.perform(.update(update, as: user))
    }
    public func clearMixedList(_ list: MixedList.ID, as user: UserAuthorization) async throws(MarqueeError) {
        try await tmdb.perform(.clearMixedList(list, as: user))
    }
    public func deleteMixedList(_ list: MixedList.ID, as user: UserAuthorization) async throws(MarqueeError) {
        try await tmdb.perform(.deleteMixedList(list, as: user))
    }
    public func add(_ items: MixedListItems, as user: UserAuthorization) async throws(MarqueeError) -> [ListItemOutcome] {
        try await tmdb.perform(.add(items, as: user))
    }
    public func comment(_ comments: MixedListComments, as user: UserAuthorization) async throws(MarqueeError) -> [ListItemOutcome] {
        try await tmdb.perform(.comment(comments, as: user))
    }
    public func remove(_ items: MixedListItems, as user: UserAuthorization) async throws(MarqueeError) -> [ListItemOutcome] {
        try await tmdb.perform(.remove(items, as: user))
    }
}
