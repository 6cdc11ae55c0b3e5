import Foundation
import MarqueeDatabase
import MarqueeDomain
import TestKit
import Testing

@testable import MarqueeData

/// A store, a server and a clock for one test, and the parts of a client on them.
struct LibraryFixture: Sendable {
    let folder: TemporaryFolder
    let clock: ManualClock
    let time: ManualTime
    let server: ScriptedServer
    /// The durations of all sleeps, each noted before it begins.
    let rests = Happenings<Duration>()
    let events = EventLog()
    let stores: Stores
    /// The library of the store.
    let library: HeldLibrary
    let sessionStore: any DeviceSessionDAO
    let sessions: Sessions
    let broadcaster: ChangeBroadcaster
    let marksCache: MarksCache
    let outbox: Outbox
    let services: LibraryServices

    /// Creates a client in a folder of its own, or in the folder and on the server of another one.
    init(
        _ options: Outbox.Options = Outbox.Options(), dice: Double = 0.5, titles: (any TitleDAO)? = nil, beside other: LibraryFixture? = nil
    ) async throws {
        folder = try other?.folder ?? TemporaryFolder()
        clock = other?.clock ?? ManualClock()
        time = ManualTime(dice: dice)
        var source = time.source
        source.sleep = { [rests, sleep = source.sleep] duration in
            rests.note(duration)
            try await sleep(duration)
        }
        server = other?.server ?? ScriptedServer()
        stores = try await SQLiteStores.open(.folder(folder.path("store")), now: clock.wall.now)
        library = HeldLibrary(try #require(stores.library))
        sessionStore = try #require(stores.sessions as? any DeviceSessionDAO)
        sessions = Sessions(store: sessionStore, server: "scripted", onEvent: events.handler)
        broadcaster = ChangeBroadcaster(sessions: sessions)
        marksCache = MarksCache(library: library, sessions: sessions, broadcaster: broadcaster, clock: clock.wall, onEvent: events.handler)
        outbox = Outbox(
            library: library, api: server, sessions: sessions, marksCache: marksCache, options: options,
            time: source, onEvent: events.handler)
        services = LibraryServices(
            library: library, titles: titles, sessions: sessions, marksCache: marksCache, broadcaster: broadcaster, outbox: outbox,
            onEvent: events.handler)
    }

    /// Signs an account in; the session is named after it unless a name is given.
    @discardableResult
    func signIn(_ account: Int = 1, session: String? = nil) async throws -> Int {
        let authorization = UserAuthorization(kind: .account, session: Secret(session ?? "session \(account)"), accountID: account)
        return try await sessions.signIn(UserGrant(authorization: authorization, username: "user \(account)"), at: clock.now).tenant
    }

    /// Signs a guest in.
    func signInAsGuest(session: String = "guest") async throws -> Int {
        let guest = UserGrant(authorization: UserAuthorization(kind: .guest, session: Secret(session)))
        return try await sessions.signIn(guest, at: clock.now).tenant
    }

    func marks(of tenant: Int) -> SyncedLibraryRepository {
        let user = AccountReader(
            sessions: sessions, scope: .tenant(tenant),
            reader: Reader(clock: clock.wall, marks: marksCache, isForgotten: { [sessions] in sessions.isForgotten($0) }))
        return SyncedLibraryRepository(api: server, user: user, services: services, audience: .standard)
    }

    /// Makes a change through the repository.
    @discardableResult
    func set(_ value: MarkValue, on item: Markable = .movie(550), of tenant: Int) async throws -> Marks {
        try await marks(of: tenant).set(value, on: item)
    }

    /// Leases the next entries of all accounts.
    func leaseTurns() async throws -> LeasedTurns { try await outbox.leaseTurns(TurnOrder(), accounts: 100, excluded: []) }

    /// Sends a turn of the first account with due entries.
    func sendTurn() async throws -> SyncReport {
        let leasing = time.now
        guard let turn = try await leaseTurns().turns.first else { return SyncReport() }
        return try await outbox.sendTurn(turn, leasedFrom: leasing)
    }

    func entries(_ tenant: Int) async throws -> [OutboxEntry] { try await library.entries(of: tenant) }

    /// The marks of an account on the items of a value, if they are known without reading the store.
    func marksAtHand(of tenant: Int, on items: MarkableItems) -> [Markable: Marks]? {
        marksCache.marksAtHand(for: .tenant(tenant), on: items, at: clock.now)
    }

    func marksAtHand(of tenant: Int, on items: [Markable]) -> [Markable: Marks]? { marksAtHand(of: tenant, on: MarkableItems { items }) }

    func shown(_ item: Markable = .movie(550), of tenant: Int) async throws -> Marks {
        try await marksCache.currentMarks(of: tenant).entries[item]?.marks ?? Marks.none
    }
}

extension MarksCache {
    /// The marks on some items, as for a value that was never read before.
    func marksAtHand(for scope: AccountScope, on items: [Markable], at now: Date) -> [Markable: Marks]? {
        marksAtHand(for: scope, on: MarkableItems { items }, at: now)
    }
}
