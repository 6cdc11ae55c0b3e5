import Foundation
import MarqueeDomain
import Synchronization
import TestKit
import Testing

@testable import MarqueeData
@testable import MarqueeDatabase

@Suite(.timeLimit(.minutes(30)))
struct LeaseTests {
    @Test func `a slot that is being sent is taken by nobody else until that has lasted too long`() async throws {
        let stores = try await OpenLibrary.inMemory()
        let tenant = try await stores.signIn(1)
        _ = try await stores.set(.favorite(true), of: tenant)
        let slot = try #require(await stores.lease(tenant, by: "a", at: 100))
        #expect(slot.lease == .init(owner: "a", until: .at(160)))
        for seconds in [100.0, 130, 159.999] {
            #expect(try await stores.lease(tenant, by: "b", at: seconds, onDemand: true) == nil)
            #expect(try await stores.schedule(at: .at(seconds)) == OutboxSchedule(tenants: [], next: .at(160)))
        }
        #expect(try await stores.schedule(at: .at(160)).tenants == [tenant])
        #expect(try await stores.lease(tenant, by: "b", at: 160)?.lease == .init(owner: "b", until: .at(220)))
    }

    @Test func `a clock that was turned back holds no slot for longer than a lease or a wait may last`() async throws {
        let stores = try await OpenLibrary.inMemory()
        let tenant = try await stores.signIn(1)
        for number in 1...2 { _ = try await stores.set(.favorite(true), on: .movie(number), of: tenant) }
        let year = 31_536_000.0
        let failed = try #require(await stores.lease(tenant, at: year))
        try await stores.release(failed, until: .at(year + 600))
        _ = try #require(await stores.lease(tenant, at: year))
        #expect(try await stores.schedule(at: .at(year)) == OutboxSchedule(tenants: [], next: .at(year + 60)))
        // Turned back by less than they last: they still do.
        #expect(try await stores.lease(tenant, at: year - 0) == nil)
        #expect(try await stores.schedule(at: .at(year - 2_900)).next == .at(year + 600))
        // Turned back by a year.
        #expect(try await stores.schedule(at: .at(0)) == OutboxSchedule(tenants: [tenant]))
        #expect(try await stores.lease(tenant, by: "b", at: 0)?.item == .movie(1))
        #expect(try await stores.lease(tenant, by: "b", at: 0)?.item == .movie(2))
        #expect(try await stores.lease(tenant, by: "c", at: 0) == nil)
        // And forth again.
        #expect(try await stores.schedule(at: .at(year)).tenants == [tenant])
        #expect(try await stores.lease(tenant, by: "c", at: year)?.lease == .init(owner: "c", until: .at(year + 60)))
    }

    @Test(arguments: [0.001, 0.1, 1, 30])
    func `whoever read the clock earlier than the holder of a lease does not take it for one from before a turn`(seconds: Double)
        async throws
    {
        let stores = try await OpenLibrary.inMemory()
        let tenant = try await stores.signIn(1)
        _ = try await stores.set(.favorite(true), of: tenant)
        _ = try #require(await stores.lease(tenant, by: "a", at: 100))
        #expect(try await stores.lease(tenant, by: "b", at: 100 - seconds) == nil)
        #expect(try await stores.schedule(at: .at(100 - seconds)) == OutboxSchedule(tenants: [], next: .at(160)))
    }

    /// What the world would look like with a slot that may be sent and a schedule that says so.
    @Test(arguments: [-4_000.0, -3_000, -61, -60, -59, -1, 0, 1, 59, 60, 61, 599, 600, 601, 4_000])
    func `whoever is said to be due gives a slot, and nobody else does`(seconds: Double) async throws {
        let stores = try await OpenLibrary.inMemory()
        let (failed, taken) = (try await stores.signIn(1), try await stores.signIn(2))
        for tenant in [failed, taken] { _ = try await stores.set(.favorite(true), of: tenant) }
        try await stores.release(#require(await stores.lease(failed)), until: .at(600))
        _ = try await stores.lease(taken)
        let schedule = try await stores.schedule(at: .at(seconds))
        for tenant in [failed, taken] {
            let slot = try await stores.lease(tenant, by: "b", at: seconds)
            #expect((slot != nil) == schedule.tenants.contains(tenant))
        }
        #expect((schedule.next == nil) == (schedule.tenants.count == 2))
        if let next = schedule.next { #expect(next > .at(seconds)) }
    }

    @Test func `two stores on one folder share a thousand slots, each sent once`() async throws {
        let folder = try TemporaryFolder()
        let first = try await folder.library()
        let stores = [first, try await folder.library()]
        let tenant = try await stores[0].signIn(1)
        let shelf = WholeShelf(
            .favoriteMovies, values: Dictionary(uniqueKeysWithValues: (1...1_000).map { (.movie($0), .favorite(true)) }))
        _ = try await stores[0].library.reconcile(shelf, of: tenant, since: 0)
        try folder.fillOutbox(tenant, 1_000)
        let leased = try await withThrowingTaskGroup(of: [OutboxEntry].self) { group in
            for number in 0..<4 {
                group.addTask {
                    var slots: [OutboxEntry] = []
                    while let slot = try await stores[number % 2].lease(tenant, by: "owner \(number)", after: slots.last?.position ?? 0) {
                        slots.append(slot)
                    }
                    return slots
                }
            }
            return try await group.reduce(into: []) { $0 += $1 }
        }
        #expect(leased.count == 1_000)
        #expect(Set(leased.map(\.item)).count == 1_000)
        #expect(try await stores[1].lease(tenant, by: "late", at: 59) == nil)
        #expect(try await stores[1].lease(tenant, by: "late", at: 60)?.position == leased.map(\.position).min())
        let kept = try await stores[1].library.entries(of: tenant)
        for slot in leased where slot.position != leased.map(\.position).min() {
            #expect(kept.first { $0.item == slot.item }?.lease == slot.lease)
        }
        for store in stores { await store.close() }
    }

    @Test func `two stores on one folder see each other's changes`() async throws {
        let folder = try TemporaryFolder()
        let (first, second) = (try await folder.library(), try await folder.library())
        let tenant = try await first.signIn(1)
        for number in 1...50 {
            async let one = first.record(.toggle(.favorite), on: .movie(1), of: tenant, at: .at(0))
            async let two = second.record(.toggle(.favorite), on: .movie(1), of: tenant, at: .at(0))
            let versions = try await [one.version, two.version]
            #expect(Set(versions) == [2 * number - 1, 2 * number])
        }
        #expect(try await first.library.marks(of: tenant) == second.library.marks(of: tenant))
        #expect(try await second.library.marks(of: tenant).entries[.movie(1)]?.marks.isFavorite == false)
        await first.close()
        await second.close()
    }
}

extension TemporaryFolder {
    /// Puts many changes into the outbox in one transaction.
    func fillOutbox(_ tenant: Int, _ count: Int) throws {
        let handle = try SQLiteHandle(path("user.sqlite"))
        try handle.write { () throws(StoreFailure) in
            for number in 1...count {
                guard let key = MarkKey(.favorite, on: .movie(number)) else { continue }
                try LibraryTables(tenant, handle)?.update(.marks([key]), at: .at(0)) { rows in
                    rows[key].record(.set(.favorite(false)), as: rows.next, at: rows.now)
                    rows.count()
                }
            }
        }
    }
}
