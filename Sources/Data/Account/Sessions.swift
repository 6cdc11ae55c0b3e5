package import MarqueeDomain
import Synchronization

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Which accounts are signed in. Secrets are read from the store each time, so that changes by another process count at once. Only the
/// number of the current account is in memory.
package final class Sessions: Sendable {
    private let store: (any SessionDAO)?
    /// The same store, if it is one of a device and the client acts for the current account.
    private let device: (any DeviceSessionDAO)?
    let server: String
    /// Whether the client acts for the current account where no other is named: not if it serves many people.
    package let hasCurrent: Bool
    private let observer: StoreObserver
    private let onEvent: MarqueeEventHandler
    private let current = Mutex(Current())
    /// Accounts that were signed out or wiped here, and up to which generation: answers under way for them must not be stored any more.
    private let forgotten = Mutex<[Int: Int]>([:])

    private struct Current {
        var tenant: Int?
        /// Numbers of the store lookups. The result of a lookup that began before the latest local change is ignored.
        var begun = 0
        var newest = 0
    }

    /// Creates it for the store on one server.
    ///
    /// - Parameters:
    ///   - store: Where sessions are stored; nil stores none.
    ///   - server: The server whose sessions these are.
    ///   - hasCurrent: Whether one of the sessions may be the current one; with false, none is, whatever the store says. None is either, if
    ///     the store is not one of a device.
    ///   - observer: Hears how each call of the store ended.
    ///   - onEvent: Receives the events.
    package init(
        store: (any SessionDAO)?, server: String, hasCurrent: Bool = true, observer: StoreObserver = StoreObserver(),
        onEvent: @escaping MarqueeEventHandler = { _ in }
    ) {
        self.store = store
        self.server = server
        device = hasCurrent ? store as? any DeviceSessionDAO : nil
        self.hasCurrent = hasCurrent && (store == nil || device != nil)
        self.observer = observer
        self.onEvent = onEvent
    }

    /// The local number of the person, as far as it is known without a look at the store.
    func tenant(of scope: AccountScope) -> Int? {
        switch scope {
        case .current: current.withLock { $0.tenant }
        case .nobody: nil
        case .tenant(let tenant): tenant
        }
    }

    /// Throws an error with the code `.storage` if sessions are not stored.
    func checkStore() throws(MarqueeError) { _ = try requiredStore() }

    private func requiredStore() throws(MarqueeError) -> any SessionDAO {
        guard let store else { throw .storesNoSessions }
        return store
    }

    /// Every session on the server, the one of last time first.
    func all() async throws(MarqueeError) -> [StoredSession] {
        guard let device else { return [] }
        return try await observer.read(try await device.sessions(on: server))
    }

    /// Sessions on the server in the order of their local numbers.
    func all(after tenant: Int, limit: Int) async throws(MarqueeError) -> [Session] {
        let store = try requiredStore()
        return try await observer.read(try await store.sessions(on: server, after: tenant, limit: limit))
    }

    /// The session with a local number; nil if there is none on the server.
    func stored(_ tenant: Int) async throws(MarqueeError) -> StoredSession? {
        guard let store, let stored = try await observer.read(try await store.session(tenant)), stored.server == server else { return nil }
        return stored
    }

    /// The session of an account, by its number on the server.
    func session(ofAccount accountID: Int) async throws(MarqueeError) -> StoredSession? {
        guard let store else { return nil }
        return try await observer.read(try await store.session(ofAccount: accountID, on: server))
    }

    /// Looks up the current account.
    package func refresh() async throws(MarqueeError) { _ = try await currentSession() }

    private func currentSession() async throws(MarqueeError) -> StoredSession? {
        guard let device else { return nil }
        let look = current.withLock { current in
            current.begun += 1
            return current.begun
        }
        let stored = try await observer.read(try await device.current(on: server))
        current.withLock { current in
            guard look > current.newest else { return }
            current.tenant = stored?.tenant
            current.newest = look
        }
        return stored
    }

    /// Applies a local change. The results of the lookups that are under way are ignored then.
    private func setCurrent(_ change: (inout Int?) -> Void) {
        current.withLock { current in
            change(&current.tenant)
            current.newest = current.begun
        }
    }

    /// The session of the account; nil when no account is signed in.
    func session(of scope: AccountScope) async throws(MarqueeError) -> StoredSession? {
        switch scope {
        case .current: return try await currentSession()
        case .nobody: return nil
        case .tenant(let tenant):
            guard let stored = try await stored(tenant) else { throw .sessionUnknown }
            return stored
        }
    }

    /// The session, which must exist.
    package func required(_ scope: AccountScope) async throws(MarqueeError) -> StoredSession {
        try checkStore()
        guard let stored = try await session(of: scope) else { throw hasCurrent ? .signedOut : .userNotNamed }
        guard stored.session.state != .signedOut else { throw .sessionEnded }
        // Another process may have signed the account in again.
        forgotten.withLock { if let last = $0[stored.tenant], stored.generation > last { $0[stored.tenant] = nil } }
        return stored
    }

    /// Stores a new session, and makes it the current one if there may be one.
    func signIn(_ grant: UserGrant, at moment: Date) async throws(MarqueeError) -> StoredSession {
        let store = try requiredStore()
        let stored =
            if let device {
                try await observer.write(try await device.signIn(grant, on: server, at: moment, makesCurrent: true))
            } else {
                try await observer.write(try await store.signIn(grant, on: server, at: moment))
            }
        forgotten.withLock { $0[stored.tenant] = nil }
        if device != nil { setCurrent { $0 = stored.tenant } }
        return stored
    }

    /// Makes a session the current one.
    func use(_ tenant: Int) async throws(MarqueeError) {
        try checkStore()
        guard let device else { throw .userNotNamed }
        guard try await observer.write(try await device.use(tenant)) else { throw .sessionUnknown }
        try await refresh()
    }

    /// Does something in the name of a person. A refusal of the session is noted, unless it was signed in again meanwhile.
    ///
    /// - Parameter isWrite: Whether it changes something at the server. TMDb refuses reads of guests that may rate, so a refused read of a
    ///   guest is not noted.
    func perform<Value: Sendable>(
        as stored: StoredSession, isWrite: Bool = false, _ work: (UserAuthorization) async throws(MarqueeError) -> Value
    ) async throws(MarqueeError) -> Value {
        guard stored.session.state == .active, let authorization = stored.authorization else { throw .sessionEnded }
        do throws(MarqueeError) {
            return try await work(authorization)
        } catch {
            if error.meansSessionRefused, isWrite || stored.session.kind == .account { await noteRefusal(of: stored, error) }
            throw error
        }
    }

    /// Notes that the server takes a session again that it refused before.
    func reinstate(_ stored: StoredSession) async throws(MarqueeError) {
        guard let store else { return }
        _ = try await observer.write(try await store.reinstate(stored.tenant, generation: stored.generation))
    }

    /// Removes the secrets of a session; returns how many changes are pending, or nil if the account has signed in again meanwhile.
    func signOut(_ stored: StoredSession) async throws(MarqueeError) -> Int? {
        let store = try requiredStore()
        return try await observer.write(try await store.signOut(stored.tenant, generation: stored.generation))
    }

    /// Removes all that is stored about an account with its session.
    func wipe(_ tenant: Int) async throws(MarqueeError) {
        let store = try requiredStore()
        try await observer.write(try await store.wipe(tenant))
    }

    func noteRefusal(of stored: StoredSession, _ error: MarqueeError) async {
        guard let store else { return }
        let isNoted = await uncancelled { [store, observer] in
            (try? await observer.write(try await store.revoke(stored.tenant, generation: stored.generation))) ?? false
        }
        if isNoted { onEvent(MarqueeEvent(.sessionRevoked(error), operation: error.operation)) }
    }

    func forget(_ tenant: Int, upTo generation: Int) {
        forgotten.withLock { $0[tenant] = generation }
        setCurrent { if $0 == tenant { $0 = nil } }
    }

    /// Whether an account has been signed out or wiped here, so that nothing of it is to be stored.
    package func isForgotten(_ tenant: Int) -> Bool { forgotten.withLock { $0[tenant] != nil } }
}
