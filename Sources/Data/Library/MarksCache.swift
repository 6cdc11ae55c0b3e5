import Foundation
package import MarqueeDomain
import Synchronization

/// The marks of the accounts whose libraries are in use, so that joining them with a read costs one lookup under a lock.
///
/// Changes made through this process are in it at once. Those of other processes are seen when it next compares its version with that of
/// the store, which it does no more often than once a second.
package final class MarksCache: MarkJoining {
    /// How long marks count as those of the store before its version is read again.
    private static let versionCheckInterval: TimeInterval = 1
    /// How many people's marks are held, and how many marks of all of them.
    private static let most = (people: 512, marks: 200_000)

    /// How many values are held, for each person, with the marks on their items.
    private static let mostJoined = 32

    private struct AccountMarks {
        /// A change of them ends what was joined before.
        var marks = StoredMarks() { didSet { joined = [:] } }
        /// The marks on the items of values that were read, by the identity of those items, which live as long as they stand here.
        private var joined: [ObjectIdentifier: (items: MarkableItems, marks: [Markable: Marks])] = [:]
        var isLoaded = false
        /// How many loads are under way.
        var loads = 0
        /// The newest version that this process made; a load that began before it is too old.
        var newest = 0
        var checkedAt = Date.distantPast
        var lastUse: UInt64 = 0

        /// The marks on the items of a value, if they are known: looked up for each item once, and again after a change.
        mutating func marks(on items: MarkableItems, at now: Date, use: UInt64) -> [Markable: Marks]? {
            guard isLoaded, isRecent(checkedAt, at: now) else { return nil }
            lastUse = use
            if let known = joined[ObjectIdentifier(items)] { return known.marks }
            if joined.count == mostJoined { joined = [:] }
            let found = excerpt(marks.entries, items.all)
            joined[ObjectIdentifier(items)] = (items, found)
            return found
        }
    }

    private struct State {
        var accounts: [Int: AccountMarks] = [:]
        var uses: UInt64 = 0
        var marks = 0
        /// Changes to tell listeners of, in their order, and whether some thread is doing so.
        var unheard: [(change: LibraryChange, tenant: Int)] = []
        var isBroadcasting = false

        mutating func put(_ loaded: StoredMarks, of tenant: Int, at now: Date) {
            var account = accounts[tenant] ?? AccountMarks()
            marks += loaded.entries.count - account.marks.entries.count
            account.marks = loaded
            account.isLoaded = true
            account.checkedAt = now
            uses += 1
            account.lastUse = uses
            accounts[tenant] = account
            makeRoom(for: tenant)
        }

        /// Takes over an entry; false if nothing is seen to change.
        mutating func note(_ entry: StoredMarks.Entry, of tenant: Int) -> Bool {
            // Marks that were never read need not be in memory. Taken out while they are changed, they are not copied.
            guard var account = accounts.removeValue(forKey: tenant) else { return true }
            let held = account.marks.entries[entry.item]
            let last = held?.version ?? (account.isLoaded ? account.marks.version : 0)
            account.newest = max(account.newest, entry.version)
            if account.isLoaded, entry.version <= account.marks.version + 1 {
                account.marks.version = max(account.marks.version, entry.version)
            } else {
                // Another process was faster, so there is more to read than this.
                account.checkedAt = .distantPast
            }
            let isNewer = entry.version >= last
            if isNewer {
                account.marks.entries[entry.item] = entry
                marks += held == nil ? 1 : 0
            }
            accounts[tenant] = account
            makeRoom(for: tenant)
            return isNewer && held?.marks != entry.marks
        }

        mutating func remove(_ tenant: Int) {
            if let gone = accounts.removeValue(forKey: tenant) { marks -= gone.marks.entries.count }
        }

        /// The accounts whose libraries were used longest ago are evicted first.
        mutating func makeRoom(for tenant: Int) {
            guard accounts.count > most.people || marks > most.marks else { return }
            for (other, account) in accounts.sorted(by: { $0.value.lastUse < $1.value.lastUse }) where other != tenant && account.loads == 0
            {
                remove(other)
                if accounts.count <= most.people / 2, marks <= most.marks / 2 { return }
            }
        }
    }

    private let library: any LibraryDAO
    private let sessions: Sessions
    private let clock: WallClock
    private let onEvent: MarqueeEventHandler
    private let broadcaster: ChangeBroadcaster
    private let state = Mutex(State())
    /// Whether the current session has been looked up. Where there is none, it is not looked up again.
    private let hasLookedUp = Mutex(false)

    /// Opens the marks of a store.
    package init(
        library: any LibraryDAO, sessions: Sessions, broadcaster: ChangeBroadcaster, clock: WallClock = .system,
        onEvent: @escaping MarqueeEventHandler = { _ in }
    ) {
        self.library = library
        self.sessions = sessions
        self.broadcaster = broadcaster
        self.clock = clock
        self.onEvent = onEvent
    }

    /// How many people's marks are held.
    var people: Int { state.withLock { $0.accounts.count } }
    /// How many marks are held.
    var heldMarks: Int { state.withLock { $0.accounts.values.reduce(0) { $0 + $1.marks.entries.count } } }

    /// The marks on the items of a value, if they are known without reading the store; none when no account is signed in.
    package func marksAtHand(for scope: AccountScope, on items: MarkableItems) -> [Markable: Marks]? {
        guard let tenant = sessions.tenant(of: scope) else { return scope == .nobody || hasLookedUp.withLock { $0 } ? [:] : nil }
        let now = clock.now()
        return state.withLock { state in
            state.uses += 1
            // Changed in its place: a copy would count a reference for each of its parts.
            guard let place = state.accounts.index(forKey: tenant) else { return nil }
            return state.accounts.values[place].marks(on: items, at: now, use: state.uses)
        }
    }

    /// The marks on some things, read from the store. A failing store is an event, and no read fails for it.
    @concurrent
    package func lookUpMarks(for scope: AccountScope, on items: [Markable]) async -> [Markable: Marks] {
        do throws(MarqueeError) {
            let stored = try await sessions.session(of: scope)
            if scope == .current { hasLookedUp.withLock { $0 = true } }
            guard let stored, stored.session.state != .signedOut else { return [:] }
            return Self.excerpt(try await marks(of: stored.tenant).entries, items)
        } catch  where error == .sessionUnknown {
            return [:]
        } catch {
            if error.code != .cancelled { onEvent(MarqueeEvent(.storeFailed(.user, error))) }
            return [:]
        }
    }

    /// All marks of an account: those at hand if they are recent, else those of the store.
    func marks(of tenant: Int) async throws(MarqueeError) -> StoredMarks {
        let now = clock.now()
        let held = state.withLock { state -> StoredMarks? in
            guard let account = state.accounts[tenant], account.isLoaded, Self.isRecent(account.checkedAt, at: now) else { return nil }
            state.uses += 1
            state.accounts[tenant]?.lastUse = state.uses
            return account.marks
        }
        if let held { return held }
        return try await currentMarks(of: tenant)
    }

    /// All marks of an account, as the store has them now.
    func currentMarks(of tenant: Int) async throws(MarqueeError) -> StoredMarks {
        while true {
            let held = state.withLock { $0.accounts[tenant] }
            let version = try await library.version(of: tenant)
            if let held, held.isLoaded, held.marks.version == version {
                state.withLock { $0.accounts[tenant]?.checkedAt = clock.now() }
                return held.marks
            }
            if let loaded = try await load(tenant) { return loaded }
        }
    }

    /// Takes over what the store says after a change that was made through this process. Changes made at the same time may be noted in
    /// another order than they were made in, and are announced in the right one.
    func note(_ entry: StoredMarks.Entry, of tenant: Int) {
        let isHeard = broadcaster.isHeard
        state.withLock { state in
            if state.note(entry, of: tenant), isHeard {
                state.unheard.append((LibraryChange(item: entry.item, marks: entry.marks), tenant))
            }
        }
        broadcast()
    }

    /// Tells listeners of changes, outside of the lock and all the same in their order: one thread at a time does it for all.
    private func broadcast() {
        let isOther = state.withLock { state in
            if state.isBroadcasting || state.unheard.isEmpty { return true }
            state.isBroadcasting = true
            return false
        }
        if isOther { return }
        while true {
            let changes = state.withLock { state in
                defer { state.unheard = [] }
                if state.unheard.isEmpty { state.isBroadcasting = false }
                return state.unheard
            }
            if changes.isEmpty { return }
            for (change, tenant) in changes { broadcaster.broadcast(change, of: tenant) }
        }
    }

    /// Forgets the marks of an account.
    func forget(_ tenant: Int) {
        state.withLock { $0.remove(tenant) }
    }

    /// Reads all marks of an account; nil if something was written here meanwhile.
    private func load(_ tenant: Int) async throws(MarqueeError) -> StoredMarks? {
        let newest = state.withLock { state in
            state.accounts[tenant, default: AccountMarks()].loads += 1
            return state.accounts[tenant]?.newest ?? 0
        }
        defer {
            state.withLock { state in
                guard var account = state.accounts[tenant] else { return }
                account.loads = max(0, account.loads - 1)
                state.accounts[tenant] = account
                if !account.isLoaded, account.loads == 0 { state.remove(tenant) }
            }
        }
        let loaded = try await library.marks(of: tenant)
        let isHeard = broadcaster.isHeard
        let marks = state.withLock { state -> StoredMarks? in
            // An account that another process has wiped begins with version 0 again, however far it has come here.
            guard let account = state.accounts[tenant] else { return loaded }
            if account.newest > max(newest, loaded.version) { return nil }
            state.put(loaded, of: tenant, at: clock.now())
            if account.isLoaded, isHeard {
                state.unheard += Self.changes(from: account.marks, to: loaded).map { ($0, tenant) }
            }
            return loaded
        }
        broadcast()
        return marks
    }

    private static func changes(from old: StoredMarks, to new: StoredMarks) -> [LibraryChange] {
        let changed = new.entries.values.filter { $0.marks != old.entries[$0.item]?.marks ?? .none }
        let gone = old.entries.values.filter { new.entries[$0.item] == nil && $0.marks != .none }
        return changed.map { LibraryChange(item: $0.item, marks: $0.marks) } + gone.map { LibraryChange(item: $0.item, marks: .none) }
    }

    private static func excerpt(_ entries: [Markable: StoredMarks.Entry], _ items: [Markable]) -> [Markable: Marks] {
        var found: [Markable: Marks] = [:]
        guard !entries.isEmpty else { return found }
        for item in items {
            if let marks = entries[item]?.marks, marks != .none { found[item] = marks }
        }
        return found
    }

    /// A moment in the future means that a clock was changed.
    private static func isRecent(_ moment: Date, at now: Date) -> Bool {
        (0..<versionCheckInterval).contains(now.timeIntervalSince(moment))
    }
}
