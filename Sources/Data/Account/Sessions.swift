import Foundation
public import MarqueeDomain
import Synchronization

/// Who is signed in. Secrets are asked from the store each time, so that what another process did counts at once; held in memory is
/// only who the current person is.
public final class Sessions: Sendable {
    let sessions: (any SessionDAO)?
    let server: String
    private let onEvent: MarqueeEventHandler
    private let current = Mutex(Current())
    /// Accounts that were signed out or wiped here, and up to which generation: what is under way for them must not be kept any more.
    private let forgotten = Mutex<[Int: Int]>([:])

    private struct Current {
        var tenant: Int?
        /// Looks at the store by the order in which they began; one that began before the last word was had says nothing any more.
        var begun = 0
        var settled = 0
    }

    /// Creates it for the sessions on one server.
    public init(sessions: (any SessionDAO)?, server: String, onEvent: @escaping MarqueeEventHandler = { _ in }) {
        self.sessions = sessions
        self.server = server
        self.onEvent = onEvent
    }

    /// The local number of the person, as far as it is known without a look at the store.
    func tenant(of binding: AccountScope) -> Int? {
        switch binding {
        case .current: current.withLock { $0.tenant }
        case .nobody: nil
        case .tenant(let tenant): tenant
        }
    }

    /// Looks up who the current person is.
    public func refresh() async throws(MarqueeError) { _ = try await currentSession() }

    private func currentSession() async throws(MarqueeError) -> StoredSession? {
        let look = current.withLock { current in
            current.begun += 1
            return current.begun
        }
        let stored = try await sessions?.current(on: server)
        current.withLock { current in
            guard look > current.settled else { return }
            current.tenant = stored?.tenant
            current.settled = look
        }
        return stored
    }

    /// What was done here is the last word, whatever looks are under way.
    private func settle(_ change: (inout Int?) -> Void) {
        current.withLock { current in
            change(&current.tenant)
            current.settled = current.begun
        }
    }

    /// The session of the person; nil when nobody is signed in.
    func session(of binding: AccountScope) async throws(MarqueeError) -> StoredSession? {
        switch binding {
        case .current: return try await currentSession()
        case .nobody: return nil
        case .tenant(let tenant):
            let stored = try await sessions?.session(tenant)
            guard let stored, stored.server == server else { throw .sessionUnknown }
            return stored
        }
    }

    /// The session of the person, who must have signed in.
    func required(_ binding: AccountScope) async throws(MarqueeError) -> StoredSession {
        guard sessions != nil else { throw .keepsNoSessions }
        guard let stored = try await session(of: binding) else { throw .signedOut }
        guard stored.session.state != .signedOut else { throw .sessionEnded }
        // Another process may have signed the account in again.
        forgotten.withLock { if let last = $0[stored.tenant], stored.generation > last { $0[stored.tenant] = nil } }
        return stored
    }

    /// Keeps what a sign-in brought, and makes it the current session.
    func signIn(_ grant: UserGrant, at moment: Date) async throws(MarqueeError) -> StoredSession {
        guard let sessions else { throw .keepsNoSessions }
        let stored = try await sessions.signIn(grant, on: server, at: moment)
        forgotten.withLock { $0[stored.tenant] = nil }
        settle { $0 = stored.tenant }
        return stored
    }

    /// Does something in the name of a person. A refusal of the session is noted, unless it was signed in anew meanwhile.
    func perform<Value: Sendable>(
        as stored: StoredSession, _ work: (UserAuthorization) async throws(MarqueeError) -> Value
    ) async throws(MarqueeError) -> Value {
        guard stored.session.state == .active, let authorization = stored.authorization else { throw .sessionEnded }
        do throws(MarqueeError) {
            return try await work(authorization)
        } catch {
            if error.meansSessionRefused { await noteRefusal(of: stored, error) }
            throw error
        }
    }

    func noteRefusal(of stored: StoredSession, _ error: MarqueeError) async {
        let isNoted = await uncancelled { [sessions] in
            (try? await sessions?.revoke(stored.tenant, generation: stored.generation)) ?? false
        }
        if isNoted { onEvent(MarqueeEvent(.sessionRevoked(error), operation: error.operation)) }
    }

    func forget(_ tenant: Int, upTo generation: Int) {
        forgotten.withLock { $0[tenant] = generation }
        settle { if $0 == tenant { $0 = nil } }
    }

    func isForgotten(_ tenant: Int) -> Bool { forgotten.withLock { $0[tenant] != nil } }
}

/// Does what must be done even if the caller has been cancelled meanwhile.
func uncancelled<Value: Sendable>(_ work: @escaping @Sendable () async -> Value) async -> Value {
    await Task { await work() }.value
}
