import Foundation
import MarqueeDatabase
import MarqueeDomain
import TestKit
import Testing

@testable import MarqueeData

/// Machines that share answers, each with a store and a memory of its own.
@Suite(.timeLimit(.minutes(5)))
struct SharedAnswersTests {
    private let clock: ManualClock
    private let time = ManualTime()
    private let table: SharedTable
    private let server = ReaderTests.Server()
    private let events = EventLog()

    init() {
        clock = ManualClock()
        table = SharedTable(clock)
    }

    private var failures: [MarqueeError] {
        events.events.compactMap { if case .storeFailed(.sharedCache, let error) = $0.kind { error } else { nil } }
    }

    private func machine(_ stores: Stores? = nil, clock: ManualClock? = nil) async throws -> Reader {
        let stores = if let stores { stores } else { try await SQLiteStores.open(.memory) }
        let observer = StoreObserver(
            onFailure: { [events] (error, _) in events.handler(MarqueeEvent(.storeFailed(.sharedCache, error))) })
        let wall = (clock ?? self.clock).wall
        return Reader(
            snapshots: stores.snapshots, titles: stores.titles,
            shared: SharedAnswers(table, clock: wall, time: time.source, observer: observer), clock: wall, marks: nil)
    }

    @Test func `a machine takes what another one has asked for, and then has it itself`() async throws {
        let stores = try await SQLiteStores.open(.memory)
        _ = try await machine().read(server.remote())()
        #expect(table.calls == ["load", "claim", "load", "save"])
        let other = try await machine(stores)
        let taken = try await other.read(server.remote())()
        #expect(taken.value == 1 && taken.origin == .store && !taken.isStale)
        table.forgetCalls()
        #expect(try await other.read(server.remote())().origin == .memory)
        #expect(try await machine(stores).read(server.remote())().origin == .store)
        #expect(table.calls == [] && server.asked.count == 1 && table.claims == 0)
    }

    @Test func `the clocks of machines may be apart`() async throws {
        _ = try await machine().read(server.remote())()
        for hours in [-5.0, 5.0] {
            let taken = try await machine(clock: ManualClock(clock.now + hours * 3_600)).read(server.remote())()
            #expect(taken.origin == .store && !taken.isStale && taken.age == .zero)
        }
    }

    @Test func `an answer for one person is never shared, and one that must not be stored is not either`() async throws {
        let person = try await machine().reading(for: 7)
        #expect(try await person.read(server.remote(isPrivate: true))().value == 1)
        #expect(table.calls == [])
        try await person.expire(.tenant(7))
        try await person.remove(.operation("GET /number", tenant: 7))
        #expect(table.calls == [])
        let unstorable = Remote<Int>(key: server.remote().key) { (_) async throws(MarqueeError) in
            .unstorable(Data())
        } adapt: { (_) in
            Adapted(5)
        }
        #expect(try await machine().read(unstorable)().value == 5)
        #expect(table.keys == [] && table.claims == 0)
    }

    @Test func `titles in what a machine takes are indexed there`() async throws {
        let title = IndexedTitle(server: "test", reference: .movie(1), language: "en-US", title: "Heat", originalTitle: "Heat")
        let remote = Remote<Int>(key: server.remote().key) { (_) async throws(MarqueeError) in
            .body(Data(), validator: nil, freshFor: .seconds(60))
        } adapt: { (_) in
            Adapted(1, titles: [title])
        }
        _ = try await machine().read(remote)()
        let stores = try await SQLiteStores.open(.memory)
        #expect(try await machine(stores).read(remote)().origin == .store)
        #expect(
            try await stores.titles?.titles(of: [.movie(1)], server: "test", language: "en-US") == [.movie(1): title])
    }

    @Test func `what has expired is confirmed with its validator, and served while no server answers`() async throws {
        _ = try await machine().read(server.remote())()
        clock.advance(by: .seconds(7_200))
        server.reach(false)
        let stale = try await machine().read(server.remote())()
        #expect(stale.value == 1 && stale.isStale && stale.refreshError?.code == .offline)
        #expect(table.claims == 0)
        server.reach(true)
        #expect(try await machine().read(server.remote())().origin == .server)
        #expect(server.asked == [nil, "v1", "v1"])
        #expect(try await machine().read(server.remote())().origin == .store)
    }

    @Test func `what expires or is removed on one machine is not fresh on another`() async throws {
        let machine = try await machine()
        _ = try await machine.read(server.remote())()
        try await machine.expire(.key(server.remote().key))
        #expect(try await self.machine().read(server.remote())().origin == .server)
        try await machine.remove(.all)
        #expect(table.keys == [])
    }

    @Test func `a fresh read asks the server`() async throws {
        _ = try await machine().read(server.remote())()
        server.set(2)
        table.forgetCalls()
        #expect(try await machine().read(server.remote())(policy: .fresh).value == 2)
        #expect(table.calls == ["save"])
        #expect(try await machine().read(server.remote())().value == 2)
    }

    @Test func `a shared store that fails is left alone for a while`() async throws {
        table.fail(.storeUnreachable)
        let machine = try await machine()
        for number in 1...5 { #expect(try await machine.read(server.remote("GET /\(number)"))().origin == .server) }
        #expect(table.calls == ["load"] && failures == [.storeUnreachable])
        time.advance(by: SharedAnswers.pause)
        _ = try await machine.read(server.remote("GET /6"))()
        #expect(table.calls == ["load", "load"])
        time.advance(by: SharedAnswers.pause)
        table.fail(nil)
        _ = try await machine.read(server.remote("GET /7"))()
        #expect(table.calls.count == 6 && table.keys.map(\.operation) == ["GET /7"])
    }

    @Test func `what expires while it comes from another machine is not stored as fresh`() async throws {
        _ = try await machine().read(server.remote())()
        let stores = try await SQLiteStores.open(.memory)
        let (machine, gate) = (try await machine(stores), Gate())
        table.hold(at: gate)
        let reading = Task { try await machine.read(server.remote())() }
        await gate.arrivals(1)
        table.hold(at: nil)
        try await machine.expire(.all)
        gate.open()
        #expect(try await reading.value.value == 1)
        #expect(try await self.machine(stores).read(server.remote())().origin == .server)
    }

    @Test func `a shared store that does not answer is waited for once, and not for long`() async throws {
        let gate = Gate()
        table.hold(at: gate)
        let machine = try await machine()
        let reading = Task { try await machine.read(server.remote())() }
        await time.sleepers(1)
        time.advance(by: SharedAnswers.limit)
        #expect(try await reading.value.origin == .server)
        #expect(try await machine.read(server.remote("GET /other"))().origin == .server)
        #expect(table.calls == ["load"] && failures == [.storeUnreachable])
        gate.open()
    }

    /// Waits until the held call sleeps again, or has failed.
    private func settle() async {
        while time.sleepers < 1, failures == [] { await Task.yield() }
    }

    /// Advances the time by the limit of a call, after another read came from the shared store.
    private func passLimits(_ count: Int, _ machine: Reader) async throws {
        for number in 1...count {
            #expect(try await machine.read(server.remote("GET /\(number)"))().value == 1)
            time.advance(by: SharedAnswers.limit)
            if number < count { await settle() }
        }
    }

    @Test func `a call in the line of a busy store has more time, and the store is not left alone`() async throws {
        let (gate, machine) = (Gate(), try await machine())
        _ = try await self.machine().read(server.remote())()
        table.hold(at: gate)
        let reading = Task { try await machine.read(server.remote())() }
        await gate.arrivals(1)
        table.hold(at: nil)
        await time.sleepers(1)
        try await passLimits(SharedAnswers.mostLimits - 1, machine)
        await settle()
        gate.open()
        #expect(try await reading.value.origin == .store)
        #expect(failures == [])
    }

    @Test func `a call that is too long in the line of a busy store is abandoned, and the store is not left alone`() async throws {
        let (gate, machine) = (Gate(), try await machine())
        table.hold(at: gate)
        let reading = Task { try await machine.read(server.remote())() }
        await gate.arrivals(1)
        table.hold(at: nil)
        await time.sleepers(1)
        try await passLimits(SharedAnswers.mostLimits, machine)
        #expect(try await reading.value.origin == .server)
        #expect(failures == [] && table.keys.contains(server.remote().key))
        gate.open()
    }
}
