import Foundation
import Marquee
import MarqueeDatabase
import MarqueeDomain
import MarqueeSandbox
import TestKit
import Testing

@testable import MarqueeData
@testable import MarqueePostgreSQL

/// A server that goes back to an earlier state under running clients: a fail-over to a standby that was behind, or a restored backup.
@Suite(.timeLimit(.minutes(5)), .needsPostgreSQL)
struct LostStateTests {
    /// A client and its marks in memory.
    private struct Machine {
        let stores: OpenStores
        let marksCache: MarksCache
        let events = EventLog()

        init(_ configuration: PostgreSQLConfiguration) async throws {
            stores = try await OpenStores.open(configuration)
            let sessions = Sessions(store: stores.sessions, server: tmdb, hasCurrent: false)
            marksCache = MarksCache(
                library: stores.library, sessions: sessions, broadcaster: ChangeBroadcaster(sessions: sessions), onEvent: events.handler)
        }

        func set(_ id: Int, of tenant: Int, to isFavorite: Bool = true) async throws {
            marksCache.note(try await stores.library.record(.set(.favorite(isFavorite)), on: .movie(id), of: tenant), of: tenant)
        }

        /// The favorites that the machine shows after it heard of changes.
        func favorites(of tenant: Int) async throws -> [Int] {
            await marksCache.invalidate(tenant)
            return try await marksCache.marks(of: tenant).favorites
        }
    }

    /// Three machines know a change that the server lost. The next change gets the number of the lost one.
    @Test(arguments: [1, 2, 3]) func `after a lost change no machine shows it, and none hides a stored one`(changesSince: Int) async throws
    {
        let server = try await PostgreSQLServer.start()
        let configuration = server.configuration()
        let (writer, reader, other) = (try await Machine(configuration), try await Machine(configuration), try await Machine(configuration))
        let tenant = try await writer.stores.signIn(1)
        try await writer.set(11, of: tenant)
        try await PostgreSQLServer.onThread { try server.keepState() }
        for machine in [writer, reader] { #expect(try await machine.favorites(of: tenant) == [11]) }
        for id in [238, 278] { try await writer.set(id, of: tenant) }
        for machine in [writer, reader] { #expect(try await machine.favorites(of: tenant) == [11, 238, 278]) }
        try await PostgreSQLServer.onThread { try server.restoreState() }
        for number in 1...changesSince { try await other.set(550 + number, of: tenant) }
        let stored = [11] + (1...changesSince).map { 550 + $0 }
        for machine in [writer, reader, other] { #expect(try await machine.favorites(of: tenant) == stored) }
        // As soon as the lost versions are used again, a machine cannot know its losses.
        let events: [MarqueeEvent] = changesSince < 3 ? [MarqueeEvent(.marksLost(items: 2))] : []
        #expect(writer.events.events == events && reader.events.events == events && other.events.events == [])
        for machine in [writer, reader, other] { await machine.stores.close() }
    }

    @Test func `a change of a machine's own after a lost one does not keep the lost one`() async throws {
        let server = try await PostgreSQLServer.start()
        let machine = try await Machine(server.configuration())
        let tenant = try await machine.stores.signIn(1)
        try await machine.set(11, of: tenant)
        try await PostgreSQLServer.onThread { try server.keepState() }
        _ = try await machine.favorites(of: tenant)
        try await machine.set(238, of: tenant)
        try await PostgreSQLServer.onThread { try server.restoreState() }
        // It has the number of the lost change.
        try await machine.set(550, of: tenant)
        #expect(try await machine.marksCache.marks(of: tenant).favorites == [11, 550])
        try await machine.set(551, of: tenant)
        #expect(try await machine.marksCache.marks(of: tenant).favorites == [11, 550, 551])
        await machine.stores.close()
    }

    @Test func `an account that was wiped lost nothing`() async throws {
        let machine = try await Machine(try await PostgreSQLServer.shared().configuration())
        let tenant = try await machine.stores.signIn(1)
        try await machine.set(11, of: tenant)
        #expect(try await machine.favorites(of: tenant) == [11])
        try await machine.stores.sessions.wipe(tenant)
        #expect(try await machine.favorites(of: tenant) == [])
        #expect(machine.events.events == [])
        await machine.stores.close()
    }

    @Test func `after a restored backup a running client sends nothing twice, and reports what was lost`() async throws {
        let server = try await PostgreSQLServer.start()
        let stores = try await PostgreSQLStores.open(server.configuration(), cache: .memory)
        let id = try #require(try await stores.sessions?.signIn(.account(1), on: tmdb, at: .at(0)).tenant)
        let events = EventLog()
        let transport = StubTransport { _ in TransportResponse(status: 201, body: Data(#"{"success":true,"status_code":1}"#.utf8)) }
        let client = try await MarqueeClient(environment: [:]) {
            $0.credential = try .accessToken(Sandbox.accessToken)
            $0.serverName = tmdb
            $0.users = .many
            $0.storage = .own(stores)
            $0.transport = transport
            $0.onEvent = events.handler
        }
        let library = try await client.user(id: id).library
        try await library.setFavorite(.movie(11))
        try await PostgreSQLServer.onThread { try server.keepState() }
        #expect(try await library.send().sent == 1)
        try await library.setFavorite(.movie(238))
        #expect(try await library.marks(on: .movie(238), policy: .offline).isFavorite)
        try await PostgreSQLServer.onThread { try server.restoreState() }
        #expect(try await library.send().failure == nil)
        #expect(transport.requests.count == 1)
        #expect(try await library.marks(on: .movie(11), policy: .offline).value == Marks(isFavorite: true))
        #expect(try await !library.marks(on: .movie(238), policy: .offline).isFavorite)
        #expect(try await library.pending() == [])
        #expect(events.events.filter { $0.name == "marks.lost" } == [MarqueeEvent(.marksLost(items: 1))])
        await client.shutdown()
    }

    @Test func `the statement of the runbook rejects what waits in a restored backup, and machines see it`() async throws {
        let stores = try await OpenStores.open()
        let machine = try await Machine(stores.configuration)
        let tenant = try await stores.signIn(1)
        try await machine.set(11, of: tenant)
        #expect(try await machine.favorites(of: tenant) == [11])
        let guide = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Docs/Fleet.md")
        let text = try String(contentsOf: guide, encoding: .utf8)
        let statement = try #require(text.components(separatedBy: "```sql\n").dropFirst().first?.components(separatedBy: "```").first)
        try await stores.execute(statement.replacing("marquee.", with: "\(stores.configuration.schema)."))
        #expect(try await machine.favorites(of: tenant) == [])
        let entry = try #require(try await stores.library.entries(of: tenant).first)
        #expect(entry.rejection?.reason.text == "The database was restored.")
        let retried = PendingChange(item: entry.item, value: entry.value, changedAt: entry.changedAt, state: .waiting)
        _ = try await stores.library.retry(retried.id, of: tenant)
        #expect(try await machine.favorites(of: tenant) == [11])
        for stores in [stores, machine.stores] { await stores.close() }
    }
}

extension StoredMarks {
    fileprivate var favorites: [Int] { entries.values.filter(\.marks.isFavorite).map(\.item.title.id).sorted() }
}
