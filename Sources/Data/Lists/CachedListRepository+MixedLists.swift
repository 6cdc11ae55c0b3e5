package import MarqueeDomain

// Lists as version 4 has them.

extension CachedListRepository {
    // As the signed-in account if it has an access token of version 4: only its creator can read a private list.
    package func mixedList(_ page: MixedListPage) -> Read<MixedList> { user.readAsAnybody { api.mixedList(page, as: $0) } }
    package func mixedLists(_ page: MediaListsPage) -> Read<Page<MixedListSummary>> {
        user.readAccount { api.mixedLists(page, as: $0) }
    }
    package func contains(_ entry: MixedListEntry) -> Read<Bool> { user.readAccount { api.contains(entry, as: $0) } }

    package func create(_ list: NewMixedList) async throws(MarqueeError) -> MixedList.ID {
        try await change(nil) { (user) async throws(MarqueeError) in try await api.create(list, as: user) }
    }

    package func update(_ update: MixedListUpdate) async throws(MarqueeError) {
        try await change(update.list) { (user) async throws(MarqueeError) in try await api.update(update, as: user) }
    }

    package func clearMixedList(_ list: MixedList.ID) async throws(MarqueeError) {
        try await change(list) { (user) async throws(MarqueeError) in try await api.clearMixedList(list, as: user) }
    }

    package func deleteMixedList(_ list: MixedList.ID) async throws(MarqueeError) {
        try await change(list, forgets: true) { (user) async throws(MarqueeError) in try await api.deleteMixedList(list, as: user) }
    }

    package func add(_ items: MixedListItems) async throws(MarqueeError) -> [ListItemOutcome] {
        try await change(items.list) { (user) async throws(MarqueeError) in try await api.add(items, as: user) }
    }

    package func comment(_ comments: MixedListComments) async throws(MarqueeError) -> [ListItemOutcome] {
        try await change(comments.list) { (user) async throws(MarqueeError) in try await api.comment(comments, as: user) }
    }

    package func remove(_ items: MixedListItems) async throws(MarqueeError) -> [ListItemOutcome] {
        try await change(items.list) { (user) async throws(MarqueeError) in try await api.remove(items, as: user) }
    }
}
