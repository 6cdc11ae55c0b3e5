public import MarqueeData
public import MarqueeDomain

extension Operations {
    static let listRows: [any OperationRow] = [
        list, listItemStatus, lists, createList, addToList, removeFromList, clearList, deleteList, mixedList, mixedLists,
        mixedListItemStatus, createMixedList, updateMixedList, deleteMixedList, clearMixedList, addToMixedList, updateMixedListItems,
        removeFromMixedList,
    ]
}

/// The lists of people on a TMDb server.
public struct TMDBLists: ListAPI {
    let tmdb: TMDB

    public init(_ tmdb: TMDB) { self.tmdb = tmdb }

    public func list(_ page: MediaListPage) -> Remote<MediaList> { tmdb.remote(.list(page)) }
    public func lists(_ page: MediaListsPage, as user: UserAuthorization) -> Remote<Page<MediaListSummary>> {
        tmdb.remote(.lists(page, as: user))
    }
    public func contains(_ entry: MediaListEntry) -> Remote<Bool> { tmdb.remote(.contains(entry)) }

    public func create(_ list: NewMediaList, as user: UserAuthorization) async throws(MarqueeError) -> MediaList.ID {
        try await tmdb.perform(.create(list, as: user))
    }
    public func add(_ entry: MediaListEntry, as user: UserAuthorization) async throws(MarqueeError) {
        try await tmdb.perform(.add(entry, as: user))
    }
    public func remove(_ entry: MediaListEntry, as user: UserAuthorization) async throws(MarqueeError) {
        try await tmdb.perform(.remove(entry, as: user))
    }
    public func clear(_ list: MediaList.ID, as user: UserAuthorization) async throws(MarqueeError) {
        try await tmdb.perform(.clear(list, as: user))
    }
    // TMDb sometimes deletes a list and still answers with a failure (code 11). After that answer, the server is asked whether the list
    // still exists.
    public func delete(_ list: MediaList.ID, as user: UserAuthorization) async throws(MarqueeError) {
        do throws(MarqueeError) {
            try await tmdb.perform(.delete(list, as: user))
        } catch  where error.tmdbCode == 11 {
            guard await isGone(list) else { throw error }
        }
    }

    private func isGone(_ list: MediaList.ID) async -> Bool {
        do throws(MarqueeError) {
            try await tmdb.perform(.list(MediaListPage(list)))
            return false
        } catch {
            return error.code == .notFound
        }
    }
}
