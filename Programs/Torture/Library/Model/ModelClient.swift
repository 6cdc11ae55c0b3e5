import Foundation
import MarqueeData
import MarqueeDatabase
import MarqueeDomain
import Synchronization

/// A client on a store, wired as a program's client is, save that its server is a closure away.
struct ModelClient: Sendable {
    let number: Int
    let library: any LibraryDAO
    let close: @Sendable () async -> Void
    let outbox: Outbox
    private let api: PlainAPI
    private let clock: WallClock
    private let sessions: Sessions
    private let sessionStore: any SessionDAO
    private let reader: Reader
    private let marksCache: MarksCache
    private let services: LibraryServices
    private let options: Outbox.Options
    private let time: TimeSource

    init(
        _ number: Int, in place: TestedStore, of world: LibraryWorld, clock: WallClock, time: TimeSource, options: Outbox.Options,
        onEvent: @escaping MarqueeEventHandler
    ) async throws {
        let stores = try await ModelClient.stores(number, in: place, clock)
        guard let marks = stores.library, let sessionStore = stores.sessions else { throw Failed("a store is missing a part") }
        self.number = number
        let clock = place.tables == nil ? clock : WallClock { clock.now() + Machine(number).ahead }
        self.clock = clock
        (library, close, self.sessionStore) = (marks, stores.close, sessionStore)
        api = PlainAPI(world: world, client: number)
        sessions = Sessions(store: sessionStore, server: "plain", onEvent: onEvent)
        let broadcaster = ChangeBroadcaster(sessions: sessions)
        marksCache = MarksCache(library: marks, sessions: sessions, broadcaster: broadcaster, clock: clock, onEvent: onEvent)
        reader = Reader(
            clock: clock, marks: marksCache, isForgotten: { [sessions] in sessions.isForgotten($0) }, onEvent: onEvent)
        outbox = Outbox(
            library: marks, api: api, sessions: sessions, marksCache: marksCache, options: options, time: time,
            onEvent: onEvent)
        services = LibraryServices(
            library: marks, titles: nil, sessions: sessions, marksCache: marksCache, broadcaster: broadcaster, outbox: outbox,
            onEvent: onEvent)
        (self.options, self.time) = (options, time)
    }

    /// The trace is the same as if a server of the store had never been away.
    private static func stores(_ number: Int, in place: TestedStore, _ clock: WallClock) async throws -> Stores {
        guard let tables = place.tables else { return try await SQLiteStores.open(.folder(place.folder), now: clock.now) }
        var stores = try await place.openTables(tables, as: Machine(number))
        stores.library = stores.library.map(PatientLibrary.init)
        stores.sessions = stores.sessions.map(PatientSessions.init)
        return stores
    }

    /// Sends the waiting and due changes of an account, each leased just before it is sent, until one fails.
    func sendDue(of tenant: Int) async throws(MarqueeError) -> SyncReport {
        try await outbox.round { () async throws(MarqueeError) in
            var (report, position) = (SyncReport(), 0)
            var leasing = time.now()
            while report.failure == nil, let entry = try await library.lease(request(tenant, after: position)) {
                position = entry.position
                let turn = try await outbox.sendTurn([entry], leasedFrom: leasing)
                leasing = time.now()
                report.sent += turn.sent
                report.rejected += turn.rejected
                report.superseded += turn.superseded
                report.failure = turn.failure
            }
            return report
        }
    }

    private func request(_ tenant: Int, after position: Int) -> LeaseRequest {
        LeaseRequest(
            tenant: tenant, owner: "client \(number)", duration: options.lease, longestWait: options.longestWait, after: position)
    }

    func marks(of tenant: Int) -> SyncedLibraryRepository {
        SyncedLibraryRepository(api: api, user: user(.tenant(tenant)), services: services, audience: .standard)
    }

    func accounts(_ scope: AccountScope = .current) -> StoredAccountRepository {
        let (outbox, marksCache) = (outbox, marksCache)
        return StoredAccountRepository(
            api: api, user: user(scope), clock: clock, didSignIn: { outbox.wake() }, didLeave: { marksCache.forget($0) })
    }

    /// A session as it is stored, with its secrets.
    func stored(_ tenant: Int) async throws(MarqueeError) -> StoredSession? { try await sessionStore.session(tenant) }

    private func user(_ scope: AccountScope) -> AccountReader { AccountReader(sessions: sessions, scope: scope, reader: reader) }
}

/// The origin of a request: the client, the call, and the purpose of the call.
struct CallContext: Sendable {
    enum Purpose: Sendable { case send, pull, other }

    @TaskLocal static var current: CallContext?

    let call: Int
    let client: Int
    let purpose: Purpose
}

/// The events of a client, stored until they are read.
final class EventRecorder: Sendable {
    private let kinds = Mutex<[MarqueeEvent.Kind]>([])

    func note(_ event: MarqueeEvent) { kinds.withLock { $0.append(event.kind) } }

    func take() -> [MarqueeEvent.Kind] {
        kinds.withLock { kinds in
            defer { kinds = [] }
            return kinds
        }
    }
}
