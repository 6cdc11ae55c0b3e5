package import MarqueeDomain

/// Lists from the server, stored for the time when it cannot answer. They are changed on the server only.
package struct CachedListRepository: ListRepository {
    let api: any ListAPI
    let user: AccountReader
    private let onEvent: MarqueeEventHandler

    /// Creates the repository for one person.
    package init(api: any ListAPI, user: AccountReader, onEvent: @escaping MarqueeEventHandler = { _ in }) {
        self.api = api
        self.user = user
        self.onEvent = onEvent
    }

    package func list(_ page: MediaListPage) -> Read<MediaList> { user.bound.read(api.list(page)) }
    package func contains(_ entry: MediaListEntry) -> Read<Bool> { user.bound.read(api.contains(entry)) }
    package func lists(_ page: MediaListsPage) -> Read<Page<MediaListSummary>> {
        user.readAccount { api.lists(page, as: $0) }
    }

    package func create(_ list: NewMediaList) async throws(MarqueeError) -> MediaList.ID {
        try await change(nil) { (user) async throws(MarqueeError) in try await api.create(list, as: user) }
    }

    package func add(_ entry: MediaListEntry) async throws(MarqueeError) {
        try await change(entry.list) { (user) async throws(MarqueeError) in try await api.add(entry, as: user) }
    }

    package func remove(_ entry: MediaListEntry) async throws(MarqueeError) {
        try await change(entry.list) { (user) async throws(MarqueeError) in try await api.remove(entry, as: user) }
    }

    package func clear(_ list: MediaList.ID) async throws(MarqueeError) {
        try await change(list) { (user) async throws(MarqueeError) in try await api.clear(list, as: user) }
    }

    package func delete(_ list: MediaList.ID) async throws(MarqueeError) {
        try await change(list, forgets: true) { (user) async throws(MarqueeError) in try await api.delete(list, as: user) }
    }

    /// Changes something on the server, and marks stored answers about it as stale, whether or not the answer arrived. After a change
    /// that cannot be undone they are removed.
    func change<Value: Sendable>(
        _ list: MediaList.ID?, forgets: Bool = false, _ work: (UserAuthorization) async throws(MarqueeError) -> Value
    ) async throws(MarqueeError) -> Value {
        let stored = try await user.accountSession()
        do throws(MarqueeError) {
            let value = try await user.perform(as: stored, work)
            await renew(list, of: stored, forgets: forgets)
            return value
        } catch {
            await renew(list, of: stored, forgets: false)
            throw error
        }
    }

    private func renew(_ list: MediaList.ID?, of stored: StoredSession, forgets: Bool) async {
        guard let authorization = stored.authorization else { return }
        let page = MediaListsPage()
        let operations = [api.lists(page, as: authorization).key.operation, api.mixedLists(page, as: authorization).key.operation]
        var selections = operations.map { SnapshotSelection.operation($0, tenant: stored.tenant) }
        if let list, let subject = api.list(MediaListPage(list)).key.subject { selections.append(.subject(subject)) }
        await uncancelled { [selections, user, onEvent] in
            for selection in selections {
                do throws(MarqueeError) {
                    if forgets { try await user.remove(selection) } else { try await user.expire(selection) }
                } catch {
                    onEvent(MarqueeEvent(.storeFailed(.cache, error)))
                }
            }
        }
    }
}
