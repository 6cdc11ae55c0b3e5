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
    private let users: Sessions
    private let sessions: any SessionDAO
    private let reader: Reader
    private let core: LibraryServices

    init(
        _ number: Int, in folder: String, of world: LibraryWorld, clock: WallClock, time: TimeSource, options: Outbox.Options,
        onEvent: @escaping MarqueeEventHandler
    ) async throws {
        let stores = try await SQLiteStores.open(.folder(folder))
        guard let marks = stores.library, let sessions = stores.sessions else { throw Failed("a store is missing a part") }
        self.number = number
        (library, close, self.sessions) = (marks, stores.close, sessions)
        api = PlainAPI(world: world, client: number)
        users = Sessions(sessions: sessions, server: "plain", onEvent: onEvent)
        let broadcaster = ChangeBroadcaster(users: users)
        let marksCache = MarksCache(library: marks, users: users, broadcaster: broadcaster, clock: clock, onEvent: onEvent)
        reader = Reader(stores: .none, clock: clock, marks: marksCache, users: users, onEvent: onEvent)
        outbox = Outbox(
            library: marks, api: api, users: users, marksCache: marksCache, options: options, clock: clock, time: time, onEvent: onEvent)
        core = LibraryServices(
            library: marks, titles: nil, users: users, marksCache: marksCache, broadcaster: broadcaster, outbox: outbox, clock: clock,
            time: time,
            onEvent: onEvent)
    }

    func marks(of tenant: Int) -> SyncedLibraryRepository {
        SyncedLibraryRepository(api: api, user: user(.tenant(tenant)), core: core, audience: .standard)
    }

    func accounts(_ binding: AccountScope = .current) -> StoredAccountRepository {
        StoredAccountRepository(api: api, user: user(binding), library: core)
    }

    /// A session as it is kept, with its secrets.
    func stored(_ tenant: Int) async throws(MarqueeError) -> StoredSession? { try await sessions.session(tenant) }

    private func user(_ binding: AccountScope) -> AccountReader { AccountReader(users: users, binding: binding, reader: reader) }
}

/// For whom something is asked: the client, the call, and what the call is there for.
struct Errand: Sendable {
    enum Purpose: Sendable { case send, pull, other }

    @TaskLocal static var current: Errand?

    let call: Int
    let client: Int
    let purpose: Purpose
}

/// What a client hears of itself, kept until it is looked at.
final class Hearsay: Sendable {
    private let kinds = Mutex<[MarqueeEvent.Kind]>([])

    func note(_ event: MarqueeEvent) { kinds.withLock { $0.append(event.kind) } }

    func take() -> [MarqueeEvent.Kind] {
        kinds.withLock { kinds in
            defer { kinds = [] }
            return kinds
        }
    }
}
