package import MarqueeDomain
import Synchronization

#if canImport(FoundationEssentials)
    package import FoundationEssentials
#else
    package import Foundation
#endif

/// The marks of the accounts whose libraries are in use, so that a read joins them with one lookup under a lock.
///
/// Changes of this process are visible at once. Changes of other processes are visible when the cache next compares its version with the
/// store, at most once a second.
package final class MarksCache: MarkJoining {
    private let library: any LibraryDAO
    private let sessions: Sessions
    private let clock: WallClock
    private let time: TimeSource
    private let onEvent: MarqueeEventHandler
    private let broadcaster: ChangeBroadcaster
    private let state = Mutex(AccountsInMemory())
    /// Whether the current session was looked up, so that a missing one is not looked up again.
    private let hasLookedUp = Mutex(false)
    private let compared = Atomic(0)

    /// Creates the cache of a store.
    package init(
        library: any LibraryDAO, sessions: Sessions, broadcaster: ChangeBroadcaster, clock: WallClock = .system, time: TimeSource = .system,
        onEvent: @escaping MarqueeEventHandler = { _ in }
    ) {
        self.library = library
        self.sessions = sessions
        self.broadcaster = broadcaster
        self.clock = clock
        self.time = time
        self.onEvent = onEvent
    }

    /// How often the marks of an account were compared with the store.
    package var comparisons: Int { compared.load(ordering: .relaxed) }
    /// The number of accounts in memory.
    var people: Int { state.withLock { $0.accounts.count } }
    /// The number of items with marks in memory.
    var heldMarks: Int { state.withLock { $0.accounts.values.reduce(0) { $0 + $1.marks.entries.count } } }

    package func marksAtHand(for scope: AccountScope, on items: MarkableItems, at now: Date) -> [Markable: Marks]? {
        guard let tenant = sessions.tenant(of: scope) else { return scope == .nobody || hasLookedUp.withLock { $0 } ? [:] : nil }
        return state.withLock { state in
            state.uses += 1
            // Changed in place: a copy would retain each of its parts.
            guard let place = state.accounts.index(forKey: tenant) else { return nil }
            return state.accounts.values[place].marks(on: items, at: now, use: state.uses)
        }
    }

    @concurrent
    package func lookUpMarks(for scope: AccountScope, on items: [Markable]) async -> [Markable: Marks] {
        do throws(MarqueeError) {
            let stored = try await sessions.session(of: scope)
            if scope == .current { hasLookedUp.withLock { $0 = true } }
            guard let stored, stored.session.state != .signedOut else { return [:] }
            return try await marks(of: stored.tenant).excerpt(items)
        } catch  where error == .sessionUnknown {
            return [:]
        } catch {
            if error.code != .cancelled { onEvent(MarqueeEvent(.storeFailed(.user, error))) }
            return [:]
        }
    }

    /// All marks of an account: from memory if they are recent, else from the store.
    func marks(of tenant: Int) async throws(MarqueeError) -> StoredMarks {
        let now = clock.now()
        let held = state.withLock { state -> StoredMarks? in
            guard let account = state.accounts[tenant], account.isLoaded, account.isRecent(at: now) else { return nil }
            state.uses += 1
            state.accounts[tenant]?.lastUse = state.uses
            return account.marks
        }
        if let held { return held }
        return try await currentMarks(of: tenant)
    }

    /// All marks of an account as they are in the store now.
    func currentMarks(of tenant: Int) async throws(MarqueeError) -> StoredMarks {
        while true {
            let held = state.withLock { $0.accounts[tenant] }
            compared.add(1, ordering: .relaxed)
            let stored = try await library.state(of: tenant)
            if let held, held.isLoaded, held.marks.state == stored {
                state.withLock { $0.accounts[tenant]?.checkedAt = clock.now() }
                return held.marks
            }
            if let loaded = try await load(tenant) { return loaded }
        }
    }

    /// Stores the result of a change of this process. Simultaneous changes may be noted in any order; they are announced in the order of their
    /// versions. A resolved conflict is announced with the marks.
    func note(_ entry: StoredMarks.Entry, of tenant: Int, resolving conflict: ResolvedConflict? = nil) {
        let isHeard = broadcaster.isHeard(tenant)
        state.withLock { state in
            if state.note(entry, of: tenant, isHeard: isHeard), isHeard {
                var change = LibraryChange(item: entry.item, marks: entry.marks)
                change.conflict = conflict
                state.undelivered.append((change, tenant))
            }
        }
        broadcast()
    }

    /// Sends the changes to listeners, outside of the lock. One thread sends the changes of all threads, so that they stay in order.
    private func broadcast() {
        let isOther = state.withLock { state in
            if state.isBroadcasting || state.undelivered.isEmpty { return true }
            state.isBroadcasting = true
            return false
        }
        if isOther { return }
        while true {
            let changes = state.withLock { state in
                defer { state.undelivered = [] }
                if state.undelivered.isEmpty { state.isBroadcasting = false }
                return state.undelivered
            }
            if changes.isEmpty { return }
            for (change, tenant) in changes { broadcaster.broadcast(change, of: tenant) }
        }
    }

    /// Compares the marks of an account, or of all accounts, with the store before they are used again. Listeners receive the differences at
    /// once.
    package func invalidate(_ tenant: Int?) async {
        let loaded = state.withLock { state in
            let tenants = tenant.map { [$0] } ?? Array(state.accounts.keys)
            for tenant in tenants { state.accounts[tenant]?.checkedAt = .distantPast }
            return tenants.filter { state.accounts[$0]?.isLoaded == true }
        }
        // Each look at a store that fails is an attempt to connect, so they pause. An account whose rows cannot be read is left after three.
        var pause = Self.shortestPause
        for tenant in loaded where broadcaster.isHeard(tenant) {
            for _ in 1...3 {
                do throws(MarqueeError) {
                    _ = try await currentMarks(of: tenant)
                    pause = Self.shortestPause
                    break
                } catch {
                    guard ![.cancelled, .closed].contains(error.code) else { return }
                    onEvent(MarqueeEvent(.storeFailed(.user, error)))
                    guard (try? await time.sleep(pause)) != nil else { return }
                    pause = min(pause * 2, .seconds(5))
                }
            }
        }
    }

    private static let shortestPause = Duration.milliseconds(200)

    /// Removes an account from memory.
    package func forget(_ tenant: Int) {
        state.withLock { $0.remove(tenant) }
    }

    /// Loads all marks of an account; nil if this process changed some meanwhile.
    private func load(_ tenant: Int) async throws(MarqueeError) -> StoredMarks? {
        let (newest, before) = state.withLock { state in
            var account = state.accounts[tenant] ?? AccountMarks()
            // Versions of an earlier load may be those of a state that the store has lost.
            if account.loads == 0 { account.newest = 0 }
            account.loads += 1
            state.accounts[tenant] = account
            return (account.newest, account.marks.state)
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
        let isHeard = broadcaster.isHeard(tenant)
        var lost = 0
        let marks = state.withLock { state -> StoredMarks? in
            // After another process wiped the account, its version begins with 0 again.
            guard let account = state.accounts[tenant] else { return loaded }
            if account.newest > max(newest, loaded.version) { return nil }
            state.put(loaded, of: tenant, at: clock.now())
            if account.isLoaded, account.marks.state == before, loaded.isEarlier(than: before) {
                lost = Self.lost(from: account.marks, to: loaded)
            }
            if account.isLoaded, isHeard {
                state.undelivered += Self.changes(from: account.marks, to: loaded).map { ($0, tenant) }
            }
            return loaded
        }
        if lost > 0 { onEvent(MarqueeEvent(.marksLost(items: lost))) }
        broadcast()
        return marks
    }

    /// The number of items whose marks were stored and are not any more.
    private static func lost(from old: StoredMarks, to new: StoredMarks) -> Int {
        old.entries.values.count { entry in
            let marks = new.entries[entry.item]?.marks ?? .none
            return MarkKind.allCases.contains { marks[$0] != entry.marks[$0] }
        }
    }

    private static func changes(from old: StoredMarks, to new: StoredMarks) -> [LibraryChange] {
        let changed = new.entries.values.filter { $0.marks != old.entries[$0.item]?.marks ?? .none }
        let gone = old.entries.values.filter { new.entries[$0.item] == nil && $0.marks != .none }
        return changed.map { LibraryChange(item: $0.item, marks: $0.marks) } + gone.map { LibraryChange(item: $0.item, marks: .none) }
    }
}

extension StoredMarks {
    /// Whether the store went back to an earlier state than one that was loaded before. It may have had more changes since, which hide it. An
    /// account that is gone lost nothing: it was wiped.
    fileprivate func isEarlier(than before: MarksState) -> Bool {
        state != MarksState() && state != before && state.version <= before.version
    }
}
