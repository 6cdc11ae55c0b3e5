import Foundation
import Marquee
import MarqueeSandbox

/// Changes of several people in one store, which wait to be sent.
final class WaitingChanges: Sendable {
    let sandbox: Sandbox
    let place: TestedStore
    let users: [Session.ID]
    let slots: Int
    private let start: Date
    private let speed: Double
    private let wanted: [String: [Mark: MarkValue]]

    init(accounts: Int, changes: Int, speed: Double, on server: DatabaseServer?) async throws {
        (start, self.speed) = (Date(), speed)
        sandbox = try await Crowd.sandbox(accounts)
        place = try await TestedStore(on: server)
        try await place.tables?.setClock(from: start, speed: speed)
        let client = try await Self.client(of: sandbox.baseURL, in: place, as: Machine(2), Self.clock(from: start, speed))
        let marks = try await Crowd.items(client).flatMap { $0.marks(isGuest: false) }
        var (wanted, users): ([String: [Mark: MarkValue]], [Session.ID]) = ([:], [])
        for number in 1...accounts {
            let session = try await patiently { try await client.account.signIn(username: Crowd.name(number), password: Crowd.password) }
            users.append(session.id)
            for mark in marks.prefix(changes / accounts) {
                let value = mark.kind == .rating ? .rating(Rating(halfPoints: number)) : mark.nothing.opposite
                try await patiently { try await client.user(session).library.set(value, on: mark.item) }
                wanted[Crowd.name(number), default: [:]][mark] = value
            }
        }
        await client.shutdown()
        (self.wanted, self.users) = (wanted, users)
        slots = wanted.values.reduce(0) { $0 + $1.count }
    }

    // MARK: Senders

    func client(of machine: Machine) async throws -> MarqueeClient {
        try await Self.client(of: sandbox.baseURL, in: place, as: machine, Self.clock(from: start, speed))
    }

    /// The arguments of a child that sends.
    func words(for machine: Machine) -> [String] {
        place.words + [sandbox.baseURL.absoluteString, "\(start.timeIntervalSince1970)", "\(speed)", "\(machine.number)"]
            + users.map { "\($0)" }
    }

    /// The client of a child, and the people for whom it sends.
    static func sender(_ words: [String]) async throws -> (client: MarqueeClient, users: [Session.ID]) {
        let (place, words) = (TestedStore(words), Array(words.dropFirst(TestedStore.wordCount)))
        let clock = clock(from: Date(timeIntervalSince1970: TimeInterval(words[1]) ?? 0), Double(words[2]) ?? 1)
        let client = try await client(of: URL(string: words[0]), in: place, as: Machine(Int(words[3]) ?? 1), clock)
        return (client, words.dropFirst(4).compactMap { Int($0) })
    }

    /// A clock that goes faster from a moment on.
    private static func clock(from start: Date, _ speed: Double) -> WallClock {
        WallClock { start + Date().timeIntervalSince(start) * speed }
    }

    /// The clock is that of the store in files; a store on a server has its own.
    private static func client(
        of address: URL?, in place: TestedStore, as machine: Machine, _ clock: WallClock
    ) async throws -> MarqueeClient {
        try await Crowd.client(of: address, in: place, as: machine) { if place.tables == nil { $0.clock = clock } }
    }

    // MARK: Results

    /// The time by the clock of the store, in milliseconds.
    func now() async throws -> Int {
        if let tables = place.tables { return try await tables.now() }
        return Int(Self.clock(from: start, speed).now().timeIntervalSince1970 * 1_000)
    }

    /// When the last lease ends, in milliseconds.
    func lastLease() async throws -> Int {
        if let tables = place.tables { return try await tables.lastLease() }
        return Inspection.text("SELECT max(lease_until) FROM outbox", in: place.folder + "/user.sqlite").flatMap { Int($0) } ?? .max
    }

    /// Where the server has something else than was wanted.
    var mismatches: [String] {
        wanted.flatMap { name, marks in
            let library = sandbox.library(of: name)
            return marks.filter { library.value($0.key) != $0.value }.map { "\(name): \($0.key)" }
        }
    }

    /// Checks that nothing was sent twice; in a store on a server, not more often than it was leased, and never by two at once.
    func checkWrites(_ run: ScenarioRun, _ what: String) async throws {
        var counts: [String: Int] = [:]
        for write in sandbox.writes where !write.path.contains("authentication") {
            counts["\(write.account) \(write.method) \(write.path) \(write.body)", default: 0] += 1
        }
        guard let tables = place.tables else {
            let repeated = counts.filter { $0.value > 1 }
            return run.expect(repeated.isEmpty, "\(what): sent twice: \(repeated.keys.prefix(3))")
        }
        let (leases, overlaps) = (try await tables.leaseCounts(), try await tables.overlaps())
        run.expect(overlaps.isEmpty, "\(what): leased during another lease: \(overlaps.prefix(3))")
        let isLeased = counts.count <= leases.count && zip(counts.values.sorted(by: >), leases).allSatisfy { $0 <= $1 }
        run.expect(isLeased, "\(what): written \(counts.values.sorted(by: >).prefix(9)) times, and leased \(leases.prefix(9)) times")
    }
}
