public import MarqueeDomain

// Changes, and the results of sending them. Every call that returns an entry increments the version, even if nothing changed, so a version
// identifies one call. For an account that was removed meanwhile, no call writes.

extension LibraryDAO {
    /// Stores a change of a mark in the outbox entry of this mark. The entry gets a new revision, becomes the last in the order, and waits to
    /// be sent. An earlier rejection is removed.
    ///
    /// - Throws: `MarqueeError` with the code `.unauthorized` if there is no such account.
    public func record(_ edit: MarkEdit, on item: Markable, of tenant: Int) async throws(MarqueeError) -> StoredMarks.Entry {
        guard let key = MarkKey(edit.kind, on: item) else { throw .episodesOnlyRated }
        let entry = try await change(key, of: tenant) { slot, rows in slot.record(edit, as: rows.next, at: rows.now) }
        guard let entry else { throw .accountUnknown }
        return entry
    }

    /// Makes a rejected entry wait to be sent again.
    public func retry(_ change: PendingChange.ID, of tenant: Int) async throws(MarqueeError) -> StoredMarks.Entry {
        try await self.change(change.kind, on: change.item, of: tenant) { slot, _ in slot.retry() }
    }

    /// Discards an entry. If the server may have accepted it without an answer, the entry gets the server's last known value instead, and
    /// that value is sent.
    public func discard(_ change: PendingChange.ID, of tenant: Int) async throws(MarqueeError) -> StoredMarks.Entry {
        try await self.change(change.kind, on: change.item, of: tenant) { slot, rows in slot.discard(as: rows.next) }
    }

    /// Stores that the server accepted the value that an entry had when it was leased. The entry is removed if its revision is still the same;
    /// otherwise its new value waits to be sent.
    public func acknowledge(_ entry: OutboxEntry) async throws(MarqueeError) -> StoredMarks.Entry {
        try await change(entry.value.kind, on: entry.item, of: entry.tenant) { slot, rows in
            slot.acknowledge(entry, as: rows.next, at: rows.now)
        }
    }

    /// Stores that the server rejected the value that an entry had when it was leased. The mark has the server's value again. A newer value of
    /// the entry waits to be sent.
    public func reject(_ entry: OutboxEntry, because error: MarqueeError) async throws(MarqueeError) -> StoredMarks.Entry {
        try await change(entry.value.kind, on: entry.item, of: entry.tenant) { slot, _ in slot.reject(entry, because: error) }
    }

    /// Discards the value that an entry had when it was leased, in favor of the server's value. A newer value of the entry waits to be
    /// sent.
    public func supersede(_ entry: OutboxEntry, to server: MarkValue) async throws(MarqueeError) -> StoredMarks.Entry {
        try await change(entry.value.kind, on: entry.item, of: entry.tenant) { slot, rows in
            slot.supersede(entry, to: server, as: rows.next)
        }
    }

    /// Ends the lease of an entry that could not be sent, and counts the attempt. Until the wait is over, the entry is only sent on demand.
    ///
    /// - Parameters:
    ///   - entry: The entry when it was leased.
    ///   - wait: How long it waits.
    ///   - isUnsent: Whether the request certainly never left, so that the server cannot know the value of this lease.
    public func release(_ entry: OutboxEntry, for wait: Duration, isUnsent: Bool = false) async throws(MarqueeError) {
        try await release([entry], for: wait, isUnsent)
    }

    /// Ends the leases of entries of one account that were not sent. The entries do not change otherwise.
    ///
    /// - Parameters:
    ///   - entries: The entries when they were leased.
    ///   - areUnsent: Whether certainly no request for them left.
    public func release(_ entries: [OutboxEntry], areUnsent: Bool = false) async throws(MarqueeError) {
        try await release(entries, for: nil, areUnsent)
    }

    /// Removes entries that could not be sent for a time, and counts them. An entry that could be sent since it was found stays.
    ///
    /// - Parameters:
    ///   - server: The server of the accounts.
    ///   - age: How long they could not be sent.
    ///   - limit: The most entries.
    public func removeExpired(on server: String, after age: Duration, limit: Int) async throws(MarqueeError) -> ExpiredChanges {
        var removed = ExpiredChanges()
        for (tenant, entries) in Dictionary(grouping: try await expired(on: server, after: age, limit: limit), by: \.tenant) {
            let keys = entries.compactMap(\.key)
            let counts = try await update(.marks(keys), of: tenant) { rows in
                let counts = keys.reduce(ExpiredChanges()) { $0 + rows.removeExpired($1, after: age) }
                if counts.all > 0 { rows.count() }
                return counts
            }
            removed = removed + (counts ?? ExpiredChanges())
        }
        return removed
    }

    /// Leases a change of an account without an active session to one client, which records it for another account.
    ///
    /// - Returns: The leased entry; nil if another client was first, if there is none, or if the account can send it.
    func reserve(
        _ change: PendingChange.ID, of tenant: Int, for owner: String, _ duration: Duration = .seconds(60)
    ) async throws(MarqueeError) -> OutboxEntry? {
        guard let key = MarkKey(change.kind, on: change.item) else { return nil }
        return try await update(.marks([key]), of: tenant) { rows in
            rows.isActive ? nil : rows[key].reserve(for: owner, duration, at: rows.now)
        } ?? nil
    }

    /// Records a leased change of another account; nil if this account has another value of its own.
    func adopt(_ reserved: OutboxEntry, as tenant: Int) async throws(MarqueeError) -> StoredMarks.Entry? {
        guard let key = reserved.key else { return nil }
        return try await update(.marks(MarkKey.all(on: key.item)), of: tenant) { rows in
            guard rows[key].adopt(reserved.value, as: rows.next, at: rows.now) else { return nil }
            rows.count()
            return rows.entry(key.item)
        } ?? nil
    }

    /// Removes a leased change that another account has now.
    func handOver(_ reserved: OutboxEntry) async throws(MarqueeError) -> StoredMarks.Entry {
        try await change(reserved.value.kind, on: reserved.item, of: reserved.tenant) { slot, _ in slot.handOver(reserved) }
    }

    private func release(_ entries: [OutboxEntry], for wait: Duration?, _ areUnsent: Bool) async throws(MarqueeError) {
        guard let tenant = entries.first?.tenant else { return }
        _ = try await update(.marks(entries.compactMap(\.key)), of: tenant) { rows in
            for entry in entries {
                guard let key = entry.key else { continue }
                rows[key].release(entry, until: wait.map { rows.now.adding($0) }, isUnsent: areUnsent)
            }
        }
    }

    private func change(
        _ kind: MarkKind, on item: Markable, of tenant: Int, _ rule: @escaping @Sendable (inout MarkSlot, LibraryRows) -> Void
    ) async throws(MarqueeError) -> StoredMarks.Entry {
        guard let key = MarkKey(kind, on: item) else { return .init(item: item) }
        return try await change(key, of: tenant, rule) ?? .init(item: item)
    }

    private func change(
        _ key: MarkKey, of tenant: Int, _ rule: @escaping @Sendable (inout MarkSlot, LibraryRows) -> Void
    ) async throws(MarqueeError) -> StoredMarks.Entry? {
        try await update(.marks(MarkKey.all(on: key.item)), of: tenant) { rows in
            var slot = rows[key]
            rule(&slot, rows)
            rows[key] = slot
            rows.count()
            return rows.entry(key.item)
        }
    }
}
