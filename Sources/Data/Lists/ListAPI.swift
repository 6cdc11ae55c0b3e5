public import MarqueeDomain

/// The operations of a server on people's lists. The protocol may gain requirements in a minor version.
public protocol ListAPI: Sendable {
    /// `GET /3/list/{list_id}`
    func list(_ page: MediaListPage) -> Remote<MediaList>
    /// `GET /3/account/{account_id}/lists`. Guests have no lists: throws `.forbidden`.
    func lists(_ page: MediaListsPage, as user: UserAuthorization) -> Remote<Page<MediaListSummary>>
    /// `GET /3/list/{list_id}/item_status`
    func contains(_ entry: MediaListEntry) -> Remote<Bool>
    /// `POST /3/list`
    func create(_ list: NewMediaList, as user: UserAuthorization) async throws(MarqueeError) -> MediaList.ID
    /// `POST /3/list/{list_id}/add_item`
    func add(_ entry: MediaListEntry, as user: UserAuthorization) async throws(MarqueeError)
    /// `POST /3/list/{list_id}/remove_item`
    func remove(_ entry: MediaListEntry, as user: UserAuthorization) async throws(MarqueeError)
    /// `POST /3/list/{list_id}/clear`
    func clear(_ list: MediaList.ID, as user: UserAuthorization) async throws(MarqueeError)
    /// `DELETE /3/list/{list_id}`
    func delete(_ list: MediaList.ID, as user: UserAuthorization) async throws(MarqueeError)

    /// `GET /4/list/{list_id}`. Without a user, private lists cannot be read.
    func mixedList(_ page: MixedListPage, as user: UserAuthorization?) -> Remote<MixedList>
    /// `GET /4/account/{account_object_id}/lists`
    func mixedLists(_ page: MediaListsPage, as user: UserAuthorization) -> Remote<Page<MixedListSummary>>
    /// `GET /4/list/{list_id}/item_status`
    func contains(_ entry: MixedListEntry, as user: UserAuthorization) -> Remote<Bool>
    /// `POST /4/list`
    func create(_ list: NewMixedList, as user: UserAuthorization) async throws(MarqueeError) -> MixedList.ID
    /// `PUT /4/list/{list_id}`
    func update(_ update: MixedListUpdate, as user: UserAuthorization) async throws(MarqueeError)
    /// `GET /4/list/{list_id}/clear`
    func clearMixedList(_ list: MixedList.ID, as user: UserAuthorization) async throws(MarqueeError)
    /// `DELETE /4/list/{list_id}`
    func deleteMixedList(_ list: MixedList.ID, as user: UserAuthorization) async throws(MarqueeError)
    /// `POST /4/list/{list_id}/items`
    func add(_ items: MixedListItems, as user: UserAuthorization) async throws(MarqueeError) -> [ListItemOutcome]
    /// `PUT /4/list/{list_id}/items`
    func comment(_ comments: MixedListComments, as user: UserAuthorization) async throws(MarqueeError) -> [ListItemOutcome]
    /// `DELETE /4/list/{list_id}/items`
    func remove(_ items: MixedListItems, as user: UserAuthorization) async throws(MarqueeError) -> [ListItemOutcome]
}
