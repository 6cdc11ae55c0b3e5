import Foundation
import MarqueeDatabase
import MarqueeDomain
import TestKit
import Testing

@testable import MarqueeData

/// Machines that want the same answer at the same time.
@Suite(.timeLimit(.minutes(5)))
struct ClaimTests {
    private let clock: ManualClock
    private let table: SharedTable
    private let gate = Gate()
    private let server: ReaderTests.Server

    init() {
        clock = ManualClock()
        table = SharedTable(clock)
        server = ReaderTests.Server(gate: gate)
    }

    /// A machine whose calls are not limited, and whose pauses are those of a time. Its claims are not renewed, unless it is said.
    private func machine(_ time: ManualTime, renews: Bool = false) async throws -> Reader {
        var source = time.source
        source.sleep = { duration in
            if duration == SharedAnswers.limit || (duration == SharedAnswers.renewal && !renews) {
                return try await Task.sleep(for: .seconds(86_400))
            }
            try await time.source.sleep(duration)
        }
        let stores = try await SQLiteStores.open(.memory)
        let observer = StoreObserver()
        return Reader(
            snapshots: stores.snapshots, titles: stores.titles,
            shared: SharedAnswers(table, clock: clock.wall, time: source, observer: observer), clock: clock.wall, marks: nil)
    }

    /// A machine that asks the server now, and one that waits for its answer.
    private func pair() async throws -> (asking: Task<Fetched<Int>, any Error>, waiting: Task<Fetched<Int>, any Error>, ManualTime) {
        let time = ManualTime()
        let (one, other) = (try await machine(ManualTime()), try await machine(time))
        let asking = Task { try await one.read(server.remote())() }
        await gate.arrivals(1)
        let waiting = Task { try await other.read(server.remote())() }
        await time.sleepers(1)
        return (asking, waiting, time)
    }

    @Test func `one machine asks, and the other one waits for its answer`() async throws {
        let (asking, waiting, time) = try await pair()
        gate.open()
        #expect(try await asking.value.origin == .server)
        time.advanceToNext()
        let answer = try await waiting.value
        #expect(answer.value == 1 && answer.origin == .store && server.asked.count == 1 && table.claims == 0)
    }

    @Test func `a waiting client asks at once when the other one has failed`() async throws {
        let (asking, waiting, time) = try await pair()
        server.reach(false)
        gate.open()
        await #expect(throws: MarqueeError.self) { try await asking.value }
        server.reach(true)
        time.advanceToNext()
        #expect(try await waiting.value.origin == .server)
        #expect(server.asked.count == 2 && table.claims == 0)
    }

    @Test func `a waiting client asks by itself when the other one takes too long`() async throws {
        gate.open()
        #expect(try await table.claim(server.remote().key, by: "somebody who has ended", for: .seconds(3_600)))
        let time = ManualTime(jumps: true)
        #expect(try await machine(time).read(server.remote())().origin == .server)
        #expect(time.now >= SharedAnswers.wait && time.now < SharedAnswers.wait + .milliseconds(300))
        #expect(time.slept.starts(with: [20, 40, 80, 160, 200, 200].map { .milliseconds($0) }))
    }

    /// Advances the time and the clock of the store by twice the time of a claim. Meanwhile each client sleeps until it looks for the
    /// answer, or until it renews its claim.
    private func passClaims(_ time: ManualTime, of clients: Int) async {
        for _ in 0..<20 {
            await settle(time, of: clients)
            time.advance(by: .milliseconds(200))
            clock.set(clock.now + 0.2)
        }
        await settle(time, of: clients)
    }

    /// Waits until all clients sleep. Two that ask at the same time are wrong already.
    private func settle(_ time: ManualTime, of clients: Int) async {
        while time.sleepers < clients, gate.arrived < 2 { await Task.yield() }
    }

    @Test func `an asking client that has ended leaves one successor, and the others wait for its answer`() async throws {
        #expect(try await table.claim(server.remote().key, by: "a client that has ended", for: SharedAnswers.claim))
        let time = ManualTime()
        var waiting: [Task<Fetched<Int>, any Error>] = []
        for _ in 1...3 {
            let machine = try await machine(time, renews: true)
            waiting.append(Task { try await machine.read(server.remote())() })
        }
        await passClaims(time, of: 3)
        try #require(gate.arrived == 1)
        gate.open()
        while table.keys == [] { await Task.yield() }
        time.advance(by: .milliseconds(200))
        for task in waiting { #expect(try await task.value.value == 1) }
        #expect(server.asked.count == 1 && table.claims == 0)
    }

    @Test func `a client that asks for longer than a claim lasts keeps its claim`() async throws {
        let time = ManualTime()
        let (one, other) = (try await machine(time, renews: true), try await machine(time, renews: true))
        let asking = Task { try await one.read(server.remote())() }
        await gate.arrivals(1)
        let waiting = Task { try await other.read(server.remote())() }
        await passClaims(time, of: 2)
        try #require(gate.arrived == 1)
        gate.open()
        #expect(try await asking.value.origin == .server)
        time.advance(by: .milliseconds(200))
        #expect(try await waiting.value.origin == .store)
        #expect(server.asked.count == 1 && table.claims == 0)
    }

    @Test func `a claim ends by the clock of the store`() async throws {
        gate.open()
        #expect(try await table.claim(server.remote().key, by: "somebody who has ended", for: SharedAnswers.claim))
        clock.advance(by: SharedAnswers.claim)
        let time = ManualTime(jumps: true)
        #expect(try await machine(time).read(server.remote())().origin == .server)
        #expect(time.slept == [])
    }

    @Test func `a cancelled waiter sends no request`() async throws {
        let (asking, waiting, _) = try await pair()
        waiting.cancel()
        await #expect { try await waiting.value } throws: { ($0 as? MarqueeError)?.code == .cancelled }
        gate.open()
        _ = try await asking.value
        #expect(server.asked.count == 1)
    }

    @Test func `a client that is cancelled while it asks leaves no claim`() async throws {
        let machine = try await machine(ManualTime())
        let asking = Task { try await machine.read(server.remote())() }
        await gate.arrivals(1)
        #expect(table.claims == 1)
        asking.cancel()
        await #expect { try await asking.value } throws: { ($0 as? MarqueeError)?.code == .cancelled }
        server.reach(false)
        gate.open()
        // The fetch without a waiter has to end.
        while table.claims > 0 { await Task.yield() }
        #expect(table.keys == [])
    }

    @Test func `a client that is cancelled while it passes on the answer leaves no claim`() async throws {
        let (machine, sharing) = (try await machine(ManualTime()), Gate())
        let asking = Task { try await machine.read(server.remote())() }
        await gate.arrivals(1)
        // The fetch is cancelled a moment after its last client.
        table.hold(at: sharing, untilCancelled: true)
        gate.open()
        await sharing.arrivals(1)
        asking.cancel()
        await #expect { try await asking.value } throws: { ($0 as? MarqueeError)?.code == .cancelled }
        sharing.open()
        // The fetch without a waiter has to end.
        while table.claims > 0 { await Task.yield() }
        #expect(table.keys == [] && table.claims == 0)
    }

    @Test func `an answer that expired on its way is neither shared nor claimed any longer`() async throws {
        let machine = try await machine(ManualTime())
        let asking = Task { try await machine.read(server.remote())() }
        await gate.arrivals(1)
        try await machine.expire(.key(server.remote().key))
        gate.open()
        #expect(try await asking.value.value == 1)
        #expect(table.keys == [] && table.claims == 0)
    }
}
