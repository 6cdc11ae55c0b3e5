import Foundation
import MarqueeData
import MarqueeDomain
import Synchronization

/// People, their clients on one folder, and a server, all at the mercy of dice.
///
/// One thing happens at a time, so that a seed tells the whole story; but while something is on its way, anything else may happen first,
/// several deep: that is how sends, answers, crashes and changes come to overlap in every order.
actor LibraryWorld {
    /// Somebody with an account, or a guest.
    struct Person {
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

    let hands = Hands()
    let time: PlainTime
    let folder: String
    let checkEvery: Int
    let options: Outbox.Options
    let hearsay = Hearsay()
    var random: SplitMix64
    var server = PlainServer()
    var weather = Weather.fair
    var people: [Person] = [1, 2, 3, nil].map { Person(account: $0) }
    /// What is to be seen of everybody, by local number.
    var libraries: [Int: PlainLibrary] = [:]
    /// The server's name of everybody, by local number.
    var names: [Int: String] = [:]
    /// Whose session a session is, by local number, whether or not it is still taken.
    var owners: [String: Int] = [:]
    /// What the server took last of each mark from here.
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
    private var sendings = 0
    private var sleeps = 0
    /// When the sends under way are given up, by call.
    private var limits: [Int: Duration] = [:]
    private var graves: [ModelClient] = []
    private var landings: [Int: CheckedContinuation<Void, Never>] = [:]
    private var dead: [CheckedContinuation<Void, Never>] = []
    private var leases: [Int: [Mark: (number: Int, from: Date)]] = [:]
    private var asked: (call: Int, item: Markable, tenant: Int, server: Marks)?

    init(in folder: String, seed: UInt64, checkEvery: Int, conflicts: ConflictPolicy, doubtsAfter: Duration) {
        (self.folder, self.checkEvery) = (folder, checkEvery)
        random = SplitMix64(state: seed)
        time = PlainTime(seed: seed)
        var options = Outbox.Options()
        options.conflicts = conflicts
        options.doubtsAfter = doubtsAfter
        self.options = options
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
        let (hands, hearsay) = (hands, hearsay)
        clients.append(
            try await ModelClient(
                opened, in: folder, of: self, clock: WallClock { hands.now }, time: time.source, options: options,
                onEvent: { hearsay.note($0) }))
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
        _ client: ModelClient, _ purpose: Errand.Purpose = .other, _ work: @escaping @Sendable () async throws(MarqueeError) -> Value
    ) async -> Result<Value, MarqueeError>? {
        calls += 1
        let errand = Errand(call: calls, client: client.number, purpose: purpose)
        let box = Box<Value>()
        await withCheckedContinuation { landing in
            landings[errand.call] = landing
            Task {
                await Errand.$current.withValue(errand) {
                    do throws(MarqueeError) { box.put(.success(try await work())) } catch { box.put(.failure(error)) }
                }
                land(errand.call)
            }
        }
        settleAsked(errand.call)
        return isGone(client.number) ? nil : box.result
    }

    private func land(_ call: Int) { landings.removeValue(forKey: call)?.resume() }

    /// What a client that is gone was waiting for never comes.
    private func outlive(_ client: Int) async throws(MarqueeError) {
        guard isGone(client) else { return }
        if let call = Errand.current?.call { land(call) }
        await withCheckedContinuation { dead.append($0) }
        throw MarqueeError(.closed, .init("plain.gone", "The client is gone."))
    }

    /// Lets go of everything.
    func end() async {
        for client in clients + graves { await client.close() }
        for continuation in dead { continuation.resume() }
        (clients, graves, dead) = ([], [], [])
    }

    // MARK: The server's side

    func admit(_ account: Int?) throws(MarqueeError) -> UserGrant {
        if let error = weather.obstacle(&random) { throw error }
        return account.map { server.signIn($0) } ?? server.signInAsGuest()
    }

    func end(_ session: String) throws(MarqueeError) {
        if let error = weather.obstacle(&random) { throw error }
        guard let owner = server.person(session) else { throw .sessionRefused }
        if !owner.hasPrefix("guest") { server.end(session) }
    }

    func receive(_ value: MarkValue, on item: Markable, session: String, from client: Int) async throws(MarqueeError) {
        guard let errand = Errand.current, let tenant = owners[session] else { return expect(false, "a session that nobody has is shown") }
        let mark = Mark(item, value.kind)
        var sending: PlainLibrary.Sending?
        let wasAsked = asked?.call == errand.call
        // Who was asked about and not settled by that is what is sent now, within the same limit.
        if !wasAsked || settleAsked(errand.call) { await wholeSleep() }
        sendings += 1
        sending = libraries[tenant]?.begin(mark, value, as: sendings)
        guard let sending else { return expect(false, "\(value) of \(mark) is sent, and that does not wait") }
        lease(mark, of: tenant, as: sending.number)
        try await pass(client)
        do throws(MarqueeError) {
            if await isGivenUp() { throw .cancelledUnderWay }
            guard let person = server.person(session) else { throw .sessionRefused }
            if let error = weather.obstacle(&random) ?? weather.refusal(&random) { throw error }
            server.set(value, mark, of: person)
            arrived[tenant, default: [:]][mark] = value
            figures.sent += 1
        } catch {
            unlease(mark, of: tenant, as: sending.number)
            if error.isRefusal {
                libraries[tenant]?.wasRefused(sending)
                figures.refused += 1
            } else {
                libraries[tenant]?.failed(sending)
                if error == .sessionRefused { noteRefusal(of: tenant, session) }
            }
            throw error
        }
        try await pass(client)
        unlease(mark, of: tenant, as: sending.number)
        _ = await isGivenUp()
        if let error = weather.loss(&random) {
            libraries[tenant]?.failed(sending)
            figures.lost += 1
            throw error
        }
        libraries[tenant]?.took(sending)
    }

    func marks(on item: Markable, session: String, from client: Int) async throws(MarqueeError) -> Marks {
        guard let errand = Errand.current, let tenant = owners[session] else { throw .sessionRefused }
        let isDoubt = errand.purpose == .send
        if isDoubt {
            settleAsked(errand.call)
            await wholeSleep()
        }
        let since = libraries[tenant]?.count ?? 0
        if !isDoubt { try await pass(client) }
        if isDoubt {
            _ = hearsay.take()
            asked = (errand.call, item, tenant, server.person(session).map { server.marks(on: item, of: $0) } ?? .none)
        }
        guard let person = server.person(session) else {
            noteRefusal(of: tenant, session)
            throw .sessionRefused
        }
        if let error = weather.obstacle(&random) ?? weather.loss(&random) { throw error }
        let found = server.marks(on: item, of: person)
        if !isDoubt {
            for mark in item.marks(isGuest: person.hasPrefix("guest")) { libraries[tenant]?.learn(found[mark.kind], mark, since: since) }
        }
        return found
    }

    func shelf(_ name: ShelfName, session: String, from client: Int) async throws(MarqueeError) -> [Markable: MarkValue] {
        guard let errand = Errand.current, let tenant = owners[session] else { throw .sessionRefused }
        let since = libraries[tenant]?.count ?? 0
        try await pass(client)
        guard let person = server.person(session) else {
            noteRefusal(of: tenant, session)
            throw .sessionRefused
        }
        if let error = weather.obstacle(&random) { throw error }
        let values = server.shelf(name, of: person)
        try await pass(client)
        if let error = weather.loss(&random) { throw error }
        if errand.purpose == .pull {
            libraries[tenant]?.learn(name, values, since: since)
            figures.pulls += 1
        } else {
            shown = values
        }
        return values
    }

    private func noteRefusal(of tenant: Int, _ session: String) {
        // A session that was begun after the refused one is not touched.
        guard let place = people.firstIndex(where: { $0.tenant == tenant }), latest[tenant] == session else { return }
        if people[place].state == .active { people[place].state = .revoked }
    }

    /// Notes that a change is on its way; nobody else may send it before the lease has ended, unless a clock was turned back meanwhile.
    private func lease(_ mark: Mark, of tenant: Int, as number: Int) {
        let now = hands.now
        if let other = leases[tenant]?[mark], libraries[tenant]?.abandoned.contains(mark) != true {
            expect(
                now < other.from || now >= other.from + options.lease / .seconds(1),
                "\(mark) is sent by two at once: \(now.timeIntervalSince(other.from)) s after the first")
        }
        leases[tenant, default: [:]][mark] = (number, now)
    }

    private func unlease(_ mark: Mark, of tenant: Int, as number: Int) {
        if leases[tenant]?[mark]?.number == number { leases[tenant]?[mark] = nil }
    }

    /// The newest session of everybody here.
    var latest: [Int: String] = [:]

    /// While something is on its way, anything may happen.
    private func pass(_ client: Int) async throws(MarqueeError) {
        await commotion()
        if !isQuiet, random.pick(0...149) == 0 { crash(client) }
        try await outlive(client)
    }

    /// Waits until the limit of a send that has just begun is set.
    private func wholeSleep() async {
        sleeps += 1
        while time.begun < sleeps { await Task.yield() }
        if let call = Errand.current?.call { limits[call] = time.now + max(options.lease - .seconds(5), options.lease / 2) }
    }

    /// Whether a send has taken too long, so that its sender has given it up.
    private func isGivenUp() async -> Bool {
        guard let call = Errand.current?.call, let limit = limits[call], time.now >= limit else { return false }
        while !Task.isCancelled { await Task.yield() }
        return true
    }

    /// A change about which the server was asked and that was not sent afterwards was there already, made way, or waits again.
    @discardableResult
    private func settleAsked(_ call: Int) -> Bool {
        guard let asked, asked.call == call else { return false }
        self.asked = nil
        var outcome: (kind: MarkKind, settle: (inout PlainLibrary, PlainLibrary.Sending) -> Void)?
        for event in hearsay.take() {
            switch event {
            case .changeSent(let kind): outcome = (kind, { $0.took($1) })
            case .conflictResolved(let kind, .server): outcome = (kind, { $0.yielded($1, to: asked.server[kind]) })
            case .changeDelayed(let kind, _): outcome = (kind, { $0.failed($1) })
            default: continue
            }
        }
        guard let outcome else { return false }
        let mark = Mark(asked.item, outcome.kind)
        sendings += 1
        guard var library = libraries[asked.tenant], let change = library.changes[mark],
            let sending = library.begin(mark, change.value, as: sendings)
        else { return true }
        outcome.settle(&library, sending)
        if library.known[mark]?.value == change.value { arrived[asked.tenant, default: [:]][mark] = change.value }
        libraries[asked.tenant] = library
        return true
    }
}

/// Holds what came of a call.
private final class Box<Value: Sendable>: Sendable {
    private let state = Mutex<Result<Value, MarqueeError>?>(nil)

    var result: Result<Value, MarqueeError>? { state.withLock { $0 } }

    func put(_ result: Result<Value, MarqueeError>) { state.withLock { $0 = result } }
}
