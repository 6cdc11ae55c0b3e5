import Foundation
public import MarqueeDomain

/// The reading machine: memory, then the store, then the server, as the policy allows. One of it serves all repositories of a client.
public struct Reader: Sendable {
    private let machine: ReadServices
    private let binding: AccountScope

    /// Creates a reading machine.
    ///
    /// - Parameters:
    ///   - stores: Where answers are kept.
    ///   - memory: Where decoded values are held for a while.
    ///   - clock: What time it is.
    ///   - marks: What people have marked; nil joins no marks.
    ///   - users: Who has been signed out, so that nothing more is kept for them; nil keeps whatever comes.
    ///   - onEvent: Told what reads do.
    public init(
        stores: Stores, memory: MemoryCache = MemoryCache(), clock: WallClock = .system, marks: MarksCache? = nil, users: Sessions? = nil,
        onEvent: @escaping MarqueeEventHandler = { _ in }
    ) {
        machine = ReadServices(stores: stores, memory: memory, clock: clock, marks: marks, users: users, onEvent: onEvent)
        binding = .current
    }

    private init(_ machine: ReadServices, _ binding: AccountScope) {
        self.machine = machine
        self.binding = binding
    }

    /// The same machine, which joins the marks of one person, and keeps private answers under the number of that account.
    public func reading(for tenant: Int) -> Reader { Reader(machine, .tenant(tenant)) }

    /// The same machine, which joins nobody's marks.
    func readingForNobody() -> Reader { Reader(machine, .nobody) }

    /// Waits until the fetches under way now have ended and their answers are kept: to be called before the stores are closed.
    public func settle() async { await machine.coalescer.settle() }

    /// The read that a remote describes. A private one needs the machine of a person, and is refused otherwise.
    public func read<Value: Sendable>(_ remote: Remote<Value>) -> Read<Value> {
        if let refusal = remote.refusal { return .failing(refusal) }
        var key = remote.key
        if remote.isPrivate {
            guard case .tenant(let tenant) = binding else { return .failing(.signedOut) }
            key.tenant = tenant
        }
        let reading = ReadOperation(remote: remote, key: key, machine: machine)
        return Read { (policy) async throws(MarqueeError) in
            // What memory can answer is answered here, on the caller's own actor.
            let (fetched, markables) =
                if let remembered = reading.fromMemory(policy) { remembered } else { try await reading.answer(policy) }
            return await joined(fetched, with: markables)
        }
    }

    /// A value with the marks of the person whose library this is on some things in it.
    func joined<Value: Sendable>(_ fetched: Fetched<Value>, with markables: [Markable]) async -> Fetched<Value> {
        guard let marks = machine.marks, !markables.isEmpty else { return fetched }
        var marked = fetched
        marked.marks =
            if let known = marks.atHand(for: binding, on: markables) { known } else { await marks.lookedUp(for: binding, on: markables) }
        return marked
    }

    /// Forgets everything private to an account in memory.
    func leave(_ tenant: Int) { machine.memory.remove(.tenant(tenant)) }

    /// Forgets everything private to an account, in memory and in the store, and ends what is under way for it.
    func forget(_ tenant: Int) async throws(MarqueeError) {
        await machine.coalescer.end(of: tenant)
        machine.memory.remove(.tenant(tenant))
        try await machine.stores.snapshots?.remove(.tenant(tenant))
    }

    /// Lets kept answers count as stale, in memory and in the store, so that the server is asked if it can be.
    ///
    /// What is under way counts as stale when it lands, and is not kept: the server may have answered before the change that this is
    /// about.
    func expire(_ selection: SnapshotSelection) async throws(MarqueeError) {
        machine.coalescer.outdate(selection)
        try await machine.stores.snapshots?.expire(selection)
        machine.memory.expire(selection)
    }
}

extension Reader {
    /// Forgets kept answers, in memory and in the store; what is under way is not kept.
    func remove(_ selection: SnapshotSelection) async throws(MarqueeError) {
        machine.coalescer.outdate(selection)
        machine.memory.remove(selection)
        _ = try await machine.stores.snapshots?.remove(selection)
    }
}

/// What all reads of a client share.
final class ReadServices: Sendable {
    let stores: Stores
    let memory: MemoryCache
    let clock: WallClock
    let marks: MarksCache?
    let users: Sessions?
    let onEvent: MarqueeEventHandler
    let coalescer = RequestCoalescer()

    init(
        stores: Stores, memory: MemoryCache, clock: WallClock, marks: MarksCache?, users: Sessions?, onEvent: @escaping MarqueeEventHandler
    ) {
        self.stores = stores
        self.memory = memory
        self.clock = clock
        self.marks = marks
        self.users = users
        self.onEvent = onEvent
    }
}
