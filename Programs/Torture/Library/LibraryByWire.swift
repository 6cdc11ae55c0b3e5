import Foundation
import Marquee
import MarqueeSandbox

/// The same through whole clients and real sockets: the acts of people, one after the other, with a network that comes and goes.
///
/// The changes under way are not visible here, so only the acknowledged ones, and the marks of both sides in the end, are judged.
struct LibraryByWire {
    private static let people = 3
    private static let items: [Markable] =
        [.movie(550), .movie(13), .movie(11), .tv(1399)] + (1...2).map { .episode(of: 1399, season: 1, number: $0) }

    private let sandbox: Sandbox
    private let place: TestedStore
    private let clock = AdjustableClock()
    private var random: SplitMix64
    private var client: MarqueeClient
    private var abandoned: [MarqueeClient] = []
    private var opened = 0
    private var sessions: [Int: Session] = [:]
    /// The last wish of each person, save for marks that another device has touched since.
    private var wishes: [Int: [Mark: MarkValue]] = [:]
    private(set) var steps = 0

    init(_ run: ScenarioRun, on server: DatabaseServer?) async throws {
        random = SplitMix64(state: run.random.next())
        sandbox = try await Crowd.sandbox(LibraryByWire.people)
        place = try await TestedStore(on: server)
        try await place.tables?.setClock(from: clock.now, speed: 0)
        client = try await LibraryByWire.client(sandbox, place, Machine(opened), clock)
        for number in 1...LibraryByWire.people { try await enter(number) }
    }

    mutating func live(_ count: Int, _ run: ScenarioRun) async throws {
        while steps < count, run.complaints.isEmpty {
            steps += 1
            try await step(run)
            if steps.isMultiple(of: 200) || steps == count { try await heal(run) }
        }
        await client.shutdown(deadline: .zero)
        await sandbox.stop()
    }

    private static func client(
        _ sandbox: Sandbox, _ place: TestedStore, _ machine: Machine, _ clock: AdjustableClock
    ) async throws -> MarqueeClient {
        try await Crowd.client(of: sandbox.baseURL, in: place, as: machine) {
            $0.clock = WallClock { clock.now + (place.tables == nil ? 0 : machine.ahead) }
            $0.limits = TransportLimits(total: .seconds(20), connect: .seconds(20), firstByte: .seconds(20))
        }
    }

    /// The client is left as it is, and a new one goes on with its files.
    private mutating func replaceClient() async throws {
        abandoned.append(client)
        opened += 1
        client = try await LibraryByWire.client(sandbox, place, Machine(opened), clock)
    }

    private mutating func turnClock(by seconds: TimeInterval) async throws {
        clock.turn(by: seconds)
        try await place.tables?.setClock(from: clock.now, speed: 0)
    }

    private mutating func enter(_ number: Int) async throws {
        let client = client
        sessions[number] = try await patiently { try await client.account.signIn(username: Crowd.name(number), password: Crowd.password) }
    }

    private mutating func step(_ run: ScenarioRun) async throws {
        let number = random.pick(1...LibraryByWire.people)
        guard let session = sessions[number] else { return }
        let user = client.user(session)
        switch random.pick(0...99) {
        case 0..<60: try await edit(number, user, run)
        case 60..<78: _ = try await patiently { try await user.library.send() }
        case 78..<83: _ = try await patiently { try await user.library.sync() }
        case 83..<91: changeFaults()
        case 91..<94: try await turnClock(by: TimeInterval([1, 31, 700, -31][random.pick(0...3)]))
        case 94..<97: editElsewhere(number)
        case 97: sandbox.revokeSessions(of: Crowd.name(number))
        default: try await replaceClient()
        }
    }

    private mutating func edit(_ number: Int, _ user: MarqueeClient, _ run: ScenarioRun) async throws {
        guard let item = LibraryByWire.items.randomElement(using: &random),
            let mark = item.marks(isGuest: false).randomElement(using: &random)
        else { return }
        let value = mark.value(&random)
        let marks = try await patiently { try await user.library.set(value, on: item) }
        let shown = try await patiently { try await user.library.marks(on: item, policy: .offline).value }
        run.expect(
            marks[mark.kind] == value && shown[mark.kind] == value, "step \(steps): \(value) was set; told \(marks), shown \(shown)")
        // A value that the server is known to have is no change, and another device may have made one that is not known here.
        wishes[number, default: [:]][mark] = marks.pending.contains(mark.kind) ? value : nil
    }

    private mutating func editElsewhere(_ number: Int) {
        guard case .movie(let id)? = LibraryByWire.items.randomElement(using: &random) else { return }
        sandbox.edit(Crowd.name(number)) { library in
            if library.favoriteMovies.contains(id) {
                library.favoriteMovies.removeAll { $0 == id }
            } else {
                library.favoriteMovies.append(id)
            }
        }
        wishes[number]?[Mark(.movie(id), .favorite)] = nil
    }

    private mutating func changeFaults() {
        switch random.pick(0...7) {
        case 0: sandbox.behave(.offline)
        case 1: sandbox.behave(.lostAnswer)
        case 2: sandbox.behave(.status([500, 503][random.pick(0...1)]))
        case 3: sandbox.behave(.rateLimited(retryAfter: random.pick(1...60)))
        case 4: sandbox.behave(.slow(.milliseconds(1)))
        default: sandbox.behave(.normal)
        }
    }

    /// Everybody signs in again and sends all; both sides must have the same then.
    private mutating func heal(_ run: ScenarioRun) async throws {
        sandbox.behave(.normal)
        try await turnClock(by: 3_600)
        // A new client does not know of a pause that the server asked for: that would be waited for in real time.
        try await replaceClient()
        for client in abandoned { await client.shutdown(deadline: .zero) }
        abandoned = []
        for number in 1...LibraryByWire.people {
            try await enter(number)
            guard let session = sessions[number] else { continue }
            let user = client.user(session)
            let report = try await syncedReport(user)
            run.expect(report.failure == nil && report.waiting == 0, "step \(steps): \(report)")
            let library = sandbox.library(of: Crowd.name(number))
            for item in LibraryByWire.items {
                let marks = try await patiently { try await user.library.marks(on: item, policy: .offline).value }
                for mark in item.marks(isGuest: false) {
                    let (here, there) = (marks[mark.kind], library.value(mark))
                    run.expect(here == there, "step \(steps): \(mark) is \(here) here and \(there) on the server")
                    guard let wish = wishes[number]?[mark] else { continue }
                    run.expect(there == wish, "step \(steps): \(wish) of \(mark) was acknowledged, and the server has \(there)")
                }
            }
        }
    }
    /// The result of syncing; where the server of the store was away meanwhile, that of syncing again, after the leases of that have ended.
    private mutating func syncedReport(_ user: MarqueeClient) async throws -> SyncReport {
        guard place.tables != nil else { return try await user.library.sync() }
        for _ in 0..<30 {
            let report = try await unlessAway { try await user.library.sync() }
            if let report, report.failure == nil, report.waiting == 0 { return report }
            try await turnClock(by: 61)
        }
        return try await user.library.sync()
    }
}
