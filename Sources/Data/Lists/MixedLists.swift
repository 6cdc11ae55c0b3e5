package import MarqueeDomain

// Lists as version 4 has them.

extension CachedListRepository {
    /// One page of a list, in the name of the person if version 4 knows the person: a private list is shown to its creator only.
    package func mixedList(_ page: MixedListPage) -> Read<MixedList> { user.readAsAnybody { api.mixedList(page, as: $0) } }
    /// One page of the lists of the person.
    package func mixedLists(_ page: MediaListsPage) -> Read<Page<MixedListSummary>> {
        user.readAccount { api.mixedLists(page, as: $0) }
    }
    /// Whether a title is on a list.
    package func contains(_ entry: MixedListEntry) -> Read<Bool> { user.readAccount { api.contains(entry, as: $0) } }

    /// Makes a list.
    package func create(_ list: NewMixedList) async throws(MarqueeError) -> MixedList.ID {
        try await change(nil) { (user) async throws(MarqueeError) in try await api.create(list, as: user) }
    }

    /// Changes the properties of a list.
    package func update(_ update: MixedListUpdate) async throws(MarqueeError) {
        try await change(update.list) { (user) async throws(MarqueeError) in try await api.update(update, as: user) }
    }

    /// Takes everything off a list.
    package func clearMixedList(_ list: MixedList.ID) async throws(MarqueeError) {
        try await change(list) { (user) async throws(MarqueeError) in try await api.clearMixedList(list, as: user) }
    }

    /// Removes a list, here as well as on the server.
    package func deleteMixedList(_ list: MixedList.ID) async throws(MarqueeError) {
        try await change(list, forgets: true) { (user) async throws(MarqueeError) in try await api.deleteMixedList(list, as: user) }
    }

    /// Puts titles on a list.
    package func add(_ items: MixedListItems) async throws(MarqueeError) -> [ListItemOutcome] {
        try await change(items.list) { (user) async throws(MarqueeError) in try await api.add(items, as: user) }
    }

    /// Sets comments on items of a list.
    package func comment(_ comments: MixedListComments) async throws(MarqueeError) -> [ListItemOutcome] {
        try await change(comments.list) { (user) async throws(MarqueeError) in try await api.comment(comments, as: user) }
    }

    /// Takes titles off a list.
    package func remove(_ items: MixedListItems) async throws(MarqueeError) -> [ListItemOutcome] {
        try await change(items.list) { (user) async throws(MarqueeError) in try await api.remove(items, as: user) }
    }
}
