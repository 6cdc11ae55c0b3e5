import Foundation
import MarqueeData
import MarqueeDomain
import Synchronization

/// People, their clients on one folder, and a server, all at the mercy of dice.
///
/// One thing happens at a time, so that a seed determines the run; but while something is on its way, anything else may happen first,
/// several deep: that is how sends, answers, crashes and changes come to overlap in every order.
actor LibraryWorld {
    /// A person with an account, or a guest.
    struct AudienceMember {
        let account: Int?
        /// The local number; nil while nothing of the person is here.
        var tenant: Int?
        var state = Session.State.signedOut
    }

    struct Figures {
        var (steps, checks, changes, sent, lost, refused, crashes, pulls, contested) = (0, 0, 0, 0, 0, 0, 0, 0, 0)
        var (forgotten, divergences) = (0, 0)
    }

    private(set) var complaints: [String] = []
    private(set) var figures = Figures()

    let clock = AdjustableClock()
    let time: PlainTime
    let place: TestedStore
    let checkEvery: Int
    let options: Outbox.Options
    let events = EventRecorder()
    var random: SplitMix64
    var server = PlainServer()
    var faultPlan = FaultPlan.fair
    var people: [AudienceMember] = [1, 2, 3, nil].map { AudienceMember(account: $0) }
    /// The expected marks of all accounts, by local number.
    var libraries: [Int: PlainLibrary] = [:]
    /// The server's name of everybody, by local number.
    var names: [Int: String] = [:]
    /// The newest session of everybody here.
    var latest: [Int: String] = [:]
    /// Whose session a session is, by local number, whether or not it is still taken.
    var owners: [String: Int] = [:]
    /// The value that the server took last of each mark from here.
    var arrived: [Int: [Mark: MarkValue]] = [:]
    var clients: [ModelClient] = []
    var depth = 0
    var pulling: Set<Int> = []
    /// The shelf that the server showed last.
    var shown: [Markable: MarkValue] = [:]
    /// Long stories end quietly.
    var isQuiet = false

    private var opened = 0
    private var calls = 0
    var sendings = 0
    var sleeps = 0
    /// When the sends under way are given up, by call.
    var limits: [Int: Duration] = [:]
    private var graves: [ModelClient] = []
    private var landings: [Int: CheckedContinuation<Void, Never>] = [:]
    private var dead: [CheckedContinuation<Void, Never>] = []
    var leases: [Int: [Mark: (number: Int, from: Date)]] = [:]
    var asked: (call: Int, item: Markable, tenant: Int, server: Marks)?

    init(in place: TestedStore, seed: UInt64, checkEvery: Int, conflicts: ConflictPolicy, verifiesAfter: Duration) async throws {
        (self.place, self.checkEvery) = (place, checkEvery)
        random = SplitMix64(state: seed)
        time = PlainTime(seed: seed)
        var options = Outbox.Options()
        options.conflicts = conflicts
        options.verifiesAfter = verifiesAfter
        self.options = options
        try await turnClock(by: 0)
    }

    /// Turns the clock of the store, which is that of all clients where they have no other.
    func turnClock(by seconds: TimeInterval) async throws {
        clock.turn(by: seconds)
        try await place.tables?.setClock(from: clock.now, speed: 0)
    }

    func expect(_ isSo: Bool, _ complaint: @autoclosure () -> String) {
        if !isSo, complaints.count < 20 { complaints.append("step \(figures.steps): " + complaint()) }
    }

    func count(_ figure: WritableKeyPath<Figures, Int>, _ number: Int = 1) { figures[keyPath: figure] += number }

    // MARK: Clients

    /// One of the clients that live; a new one if there is none.
    func client() async throws -> ModelClient {
        if clients.isEmpty { try await openClient() }
        return clients[random.pick(0...clients.count - 1)]
    }

    func openClient() async throws {
        opened += 1
        let (clock, events) = (clock, events)
        clients.append(
            try await ModelClient(
                opened, in: place, of: self, clock: WallClock { clock.now }, time: time.source, options: options,
                onEvent: { events.note($0) }))
    }

    /// A client is gone from one moment to the next, with all that it was doing.
    func crash(_ number: Int) {
        guard let place = clients.firstIndex(where: { $0.number == number }) else { return }
        graves.append(clients.remove(at: place))
        pulling.remove(number)
        figures.crashes += 1
    }

    func isGone(_ number: Int) -> Bool { !clients.contains { $0.number == number } }

    /// Lets a client do something; nil if it was gone before that ended.
    func run<Value: Sendable>(
        _ client: ModelClient, _ purpose: CallContext.Purpose = .other, _ work: @escaping @Sendable () async throws(MarqueeError) -> Value
    ) async -> Result<Value, MarqueeError>? {
        calls += 1
        let context = CallContext(call: calls, client: client.number, purpose: purpose)
        let box = Box<Value>()
        await withCheckedContinuation { landing in
            landings[context.call] = landing
            Task {
                await CallContext.$current.withValue(context) {
                    do throws(MarqueeError) { box.put(.success(try await work())) } catch { box.put(.failure(error)) }
                }
                land(context.call)
            }
        }
        settleAsked(context.call)
        return isGone(client.number) ? nil : box.result
    }

    private func land(_ call: Int) { landings.removeValue(forKey: call)?.resume() }

    /// The answers for a client that is gone never come.
    private func outlive(_ client: Int) async throws(MarqueeError) {
        guard isGone(client) else { return }
        if let call = CallContext.current?.call { land(call) }
        await withCheckedContinuation { dead.append($0) }
        throw MarqueeError(.closed, .init("plain.gone", "The client is gone."))
    }

    /// Lets go of everything.
    func end() async {
        for client in clients + graves { await client.close() }
        for continuation in dead { continuation.resume() }
        (clients, graves, dead) = ([], [], [])
    }

    /// While something is on its way, anything may happen.
    func pass(_ client: Int) async throws(MarqueeError) {
        await commotion()
        if !isQuiet, random.pick(0...149) == 0 { crash(client) }
        try await outlive(client)
    }
}

/// Holds the result of a call.
private final class Box<Value: Sendable>: Sendable {
    private let state = Mutex<Result<Value, MarqueeError>?>(nil)

    var result: Result<Value, MarqueeError>? { state.withLock { $0 } }

    func put(_ result: Result<Value, MarqueeError>) { state.withLock { $0 = result } }
}
