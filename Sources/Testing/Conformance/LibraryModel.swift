package import Foundation
package import MarqueeData
package import MarqueeDomain

/// A model of a store of marks, in memory: the same rules, written a second time in another way.
package struct LibraryModel: Hashable {
    package struct Slot: Hashable {
        package var slot: OutboxEntry
        package var mayHaveArrived = false
    }

    package struct Known: Hashable {
        package var value: MarkValue
        package var learned: Int
        package var place = 0
        package var rank = 0
        package var arrivedAt: Date?
        package var position = 0
    }

    package let tenant: Int
    package var isActive = true
    package var version = 0
    package var known: [MarkKey: Known] = [:]
    package var slots: [MarkKey: Slot] = [:]
    package var pulled: Set<ShelfName> = []

    package init(tenant: Int) { self.tenant = tenant }

    package func seen(_ key: MarkKey) -> MarkValue {
        if let slot = slots[key]?.slot, slot.rejection == nil { return slot.value }
        return known[key]?.value ?? .none(key.shelf.kind)
    }

    package var marks: StoredMarks {
        var marks = StoredMarks(state: .init(version: version), pulled: pulled)
        for key in Set(known.keys).union(slots.keys) {
            var entry = marks.entries[key.item] ?? .init(item: key.item, state: .init(version: version))
            let kind = key.shelf.kind
            entry.marks.set(seen(key))
            if let slot = slots[key]?.slot {
                if slot.rejection == nil { entry.marks.pending.insert(kind) } else { entry.marks.rejected.insert(kind) }
            }
            let known = known[key]
            if known != nil { entry.known.insert(kind) }
            if seen(key).isSet {
                entry.places[kind] =
                    if let known, known.value.isSet {
                        .init(order: known.place, rank: known.rank, isOnServer: true, arrivedAt: known.arrivedAt)
                    } else {
                        .init(order: slots[key]?.slot.position ?? 0)
                    }
            }
            marks.entries[key.item] = entry
        }
        return marks
    }

    package var inOrder: [OutboxEntry] { slots.values.map(\.slot).sorted { $0.position < $1.position } }

    /// The known value of the server: after a whole shelf was read, the absence of a mark is known too.
    package func server(_ key: MarkKey) -> MarkValue? {
        known[key]?.value ?? (pulled.contains(key.shelf) ? MarkValue.none(key.shelf.kind) : nil)
    }

    package mutating func record(_ edit: MarkEdit, _ key: MarkKey, at moment: Date) {
        let value: MarkValue =
            switch edit {
            case .set(let value): value
            case .toggle(.favorite): .favorite(seen(key) != .favorite(true))
            case .toggle(.watchlist): .watchlist(seen(key) != .watchlist(true))
            case .toggle(.rating): .rating(nil)
            }
        let old = slots[key]
        version += 1
        if server(key) == value, !(old?.mayHaveArrived ?? false) { return slots[key] = nil }
        var new = OutboxEntry(
            tenant: tenant, item: key.item, value: value, before: server(key), position: version, changedAt: moment)
        if let old {
            new.before = old.slot.before
            new.revision = old.slot.revision + 1
            new.lease = old.slot.lease
        }
        slots[key] = Slot(slot: new, mayHaveArrived: old?.mayHaveArrived ?? false)
    }

    package mutating func retry(_ key: MarkKey) {
        version += 1
        guard slots[key]?.slot.rejection != nil else { return }
        slots[key]?.slot.rejection = nil
        slots[key]?.slot.attempts = 0
    }

    package mutating func discard(_ key: MarkKey) {
        version += 1
        guard let old = slots[key] else { return }
        if old.mayHaveArrived, old.slot.rejection == nil, let server = server(key) {
            slots[key]?.slot.before = server
            guard old.slot.value != server else { return }
            slots[key]?.slot.value = server
            slots[key]?.slot.position = version
            slots[key]?.slot.revision += 1
            slots[key]?.slot.attempts = 0
            slots[key]?.slot.notBefore = nil
        } else {
            slots[key] = nil
        }
    }

    /// Times are whole seconds here, leases a minute and waits an hour at most.
    package mutating func lease(_ request: LeaseRequest, at now: Date) -> OutboxEntry? {
        guard isActive else { return nil }
        func isOver(_ moment: Date?, within seconds: Double) -> Bool {
            moment.map { $0 <= now || $0 > now + 2 * seconds } ?? true
        }
        let free = inOrder.first { slot in
            slot.position > request.after && slot.rejection == nil && isOver(slot.lease?.until, within: 60)
                && (request.isOnDemand || isOver(slot.notBefore, within: 3_600))
        }
        guard let free, let key = MarkKey(free.value.kind, on: free.item) else { return nil }
        slots[key]?.slot.lease = .init(owner: request.owner, until: now + 60)
        slots[key]?.mayHaveArrived = true
        return slots[key]?.slot
    }

    package mutating func acknowledge(_ sent: OutboxEntry, _ key: MarkKey, at moment: Date) {
        confirm(sent, key, sent.value, at: moment)
    }

    package mutating func supersede(_ sent: OutboxEntry, _ key: MarkKey, to value: MarkValue) {
        confirm(sent, key, value)
    }

    /// Notes the server's value now. Only an item that was not on the shelf before gets a place.
    private mutating func hear(_ value: MarkValue, _ key: MarkKey, of sent: OutboxEntry? = nil, at moment: Date? = nil) {
        let old = known[key]
        var new = Known(value: value, learned: version, position: sent?.position ?? old?.position ?? 0)
        if value.isSet {
            if let old, old.value.isSet {
                (new.place, new.rank, new.arrivedAt) = (old.place, old.rank, old.arrivedAt)
            } else {
                (new.place, new.arrivedAt) = (version, moment)
            }
        }
        known[key] = new
    }

    private mutating func confirm(_ sent: OutboxEntry, _ key: MarkKey, _ value: MarkValue, at moment: Date? = nil) {
        version += 1
        guard (known[key]?.position ?? 0) <= sent.position else { return }
        hear(value, key, of: sent, at: moment)
        guard let now = slots[key]?.slot else { return }
        let isOurs = now.lease == nil || now.lease == sent.lease
        if isOurs, now.position == sent.position { return slots[key] = nil }
        slots[key]?.slot.before = value
        guard now.lease != nil, isOurs else { return }
        slots[key]?.slot.lease = nil
        slots[key]?.slot.attempts = 0
        slots[key]?.mayHaveArrived = false
    }

    package mutating func reject(_ sent: OutboxEntry, _ key: MarkKey, because error: MarqueeError) {
        version += 1
        guard let now = slots[key]?.slot, now.lease == nil || now.lease == sent.lease else { return }
        slots[key]?.slot.lease = nil
        guard now.position == sent.position else { return }
        slots[key]?.slot.rejection = error
        slots[key]?.slot.notBefore = nil
    }

    package mutating func release(_ sent: OutboxEntry, _ key: MarkKey, until moment: Date?) {
        guard let now = slots[key]?.slot, now.lease != nil, now.lease == sent.lease else { return }
        slots[key]?.slot.lease = nil
        guard let moment, now.position == sent.position else { return }
        slots[key]?.slot.attempts += 1
        slots[key]?.slot.notBefore = moment
    }

    package mutating func learn(_ marks: Marks, kinds: Set<MarkKind>, on item: Markable, since: Int) {
        let keys = kinds.compactMap { MarkKey($0, on: item) }.filter { known[$0].map { $0.learned <= since } ?? true }
        version += 1
        for key in keys { hear(marks[key.shelf.kind], key) }
    }

    package mutating func reconcile(_ shelf: WholeShelf, since: Int) -> Set<Markable> {
        version += 1
        pulled.insert(shelf.name)
        let before = self
        let listed = shelf.values.keys.compactMap { MarkKey(shelf.name.kind, on: $0) }
        for key in Set(listed).union(known.keys) where key.shelf == shelf.name {
            if let known = known[key], known.learned > since { continue }
            hear(shelf.values[key.item] ?? .none(shelf.name.kind), key)
            guard known[key]?.value.isSet == true else { continue }
            known[key]?.place = since
            known[key]?.rank = shelf.newestFirst.firstIndex(of: key.item).map { shelf.newestFirst.count - $0 } ?? 0
        }
        return Set(known.keys.filter { before.seen($0) != seen($0) }.map(\.item))
    }
}

extension StoredMarks {
    /// The same without the random numbers of changes, which no model knows.
    package var unnamed: StoredMarks {
        StoredMarks(state: .init(version: version), entries: entries.mapValues(\.unnamed), pulled: pulled)
    }
}

extension StoredMarks.Entry {
    /// The same without the random numbers of changes.
    package var unnamed: StoredMarks.Entry {
        .init(item: item, marks: marks, known: known, places: places, state: .init(version: version))
    }
}
