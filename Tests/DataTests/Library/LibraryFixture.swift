import Foundation
import MarqueeDatabase
import MarqueeDomain
import TestKit
import Testing

@testable import MarqueeData

/// A store, a server and a clock for one test, and what a client makes of them.
struct LibraryFixture: Sendable {
    let folder: TemporaryFolder
    let clock: ManualClock
    let time: ManualTime
    let server: ScriptedServer
    let events = EventLog()
    let stores: Stores
    let library: any LibraryDAO
    let sessions: any SessionDAO
    let users: Sessions
    let broadcaster: ChangeBroadcaster
    let marksCache: MarksCache
    let outbox: Outbox
    let core: LibraryServices

    /// A client on a folder of its own, or beside another one on the same folder and the same server.
    init(
        _ options: Outbox.Options = Outbox.Options(), dice: Double = 0.5, titles: (any TitleDAO)? = nil, beside other: LibraryFixture? = nil
    ) async throws {
        folder = try other?.folder ?? TemporaryFolder()
        clock = other?.clock ?? ManualClock()
        time = ManualTime(dice: dice)
        server = other?.server ?? ScriptedServer()
        stores = try await SQLiteStores.open(.folder(folder.path("store")))
        library = try #require(stores.library)
        sessions = try #require(stores.sessions)
        users = Sessions(sessions: sessions, server: "scripted", onEvent: events.handler)
        broadcaster = ChangeBroadcaster(users: users)
        marksCache = MarksCache(library: library, users: users, broadcaster: broadcaster, clock: clock.wall, onEvent: events.handler)
        outbox = Outbox(
            library: library, api: server, users: users, marksCache: marksCache, options: options, clock: clock.wall, time: time.source,
            onEvent: events.handler)
        core = LibraryServices(
            library: library, titles: titles, users: users, marksCache: marksCache, broadcaster: broadcaster, outbox: outbox,
            clock: clock.wall,
            time: time.source, onEvent: events.handler)
    }

    /// Signs an account in; its session is named after it and this sign-in.
    @discardableResult
    func signIn(_ account: Int = 1, session: String? = nil) async throws -> Int {
        let authorization = UserAuthorization(kind: .account, session: Secret(session ?? "session \(account)"), accountID: account)
        return try await users.signIn(UserGrant(authorization: authorization, username: "user \(account)"), at: clock.now).tenant
    }

    func marks(of tenant: Int) -> SyncedLibraryRepository {
        let user = AccountReader(
            users: users, binding: .tenant(tenant), reader: Reader(stores: .none, clock: clock.wall, marks: marksCache, users: users))
        return SyncedLibraryRepository(api: server, user: user, core: core, audience: .standard)
    }

    /// Makes a change as a person does.
    @discardableResult
    func set(_ value: MarkValue, on item: Markable = .movie(550), of tenant: Int) async throws -> Marks {
        try await marks(of: tenant).set(value, on: item)
    }

    func slots(_ tenant: Int) async throws -> [OutboxSlot] { try await library.slots(of: tenant) }

    func shown(_ item: Markable = .movie(550), of tenant: Int) async throws -> Marks {
        try await marksCache.marks(of: tenant).entries[item]?.marks ?? Marks.none
    }
}

extension MarkValue {
    static func rated(_ halfPoints: Int) -> MarkValue { .rating(Rating(halfPoints: halfPoints)) }
}
