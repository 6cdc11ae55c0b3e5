public import MarqueeDomain

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Reads from memory, then from the store, then from the server, as the policy allows. All repositories of a client share one.
public struct Reader: Sendable {
    /// A class, so that a read costs one reference for it.
    private final class View: Sendable {
        let services: ReadServices
        let scope: AccountScope
        let deadline: CallDeadline?
        let caller: Caller?

        init(_ services: ReadServices, _ scope: AccountScope, _ deadline: CallDeadline?, _ caller: Caller?) {
            (self.services, self.scope, self.deadline, self.caller) = (services, scope, deadline, caller)
        }
    }

    private let view: View

    var services: ReadServices { view.services }
    var scope: AccountScope { view.scope }
    var deadline: CallDeadline? { view.deadline }
    var caller: Caller? { view.caller }

    /// Creates a reader.
    ///
    /// - Parameters:
    ///   - snapshots: Where answers are stored; nil stores none.
    ///   - titles: Where the titles in answers are indexed; nil indexes none.
    ///   - memory: Where decoded values are cached.
    ///   - clock: The clock.
    ///   - onEvent: Receives an event for each thing that a read does; nil makes no events.
    public init(
        snapshots: (any SnapshotDAO)? = nil, titles: (any TitleDAO)? = nil, memory: MemoryCache = MemoryCache(),
        clock: WallClock = .system, onEvent: MarqueeEventHandler? = nil
    ) {
        self.init(snapshots: snapshots, titles: titles, memory: memory, clock: clock, marks: nil, onEvent: onEvent)
    }

    /// Creates a reader that joins the marks of accounts.
    ///
    /// - Parameters:
    ///   - marks: The marks of accounts; nil joins no marks.
    ///   - maximumAge: The age from which on answers are neither served nor stored; nil sets no limit.
    ///   - lifetimes: How long answers are fresh, in place of the times that servers name.
    ///   - isForgotten: Whether an account, by its local number, has been signed out or wiped, so that nothing more is stored for it.
    ///   - hearsHits: Whether to report fresh answers from memory too; they are counted by the cache in any case.
    ///   - observer: Hears whether the store of answers works.
    package init(
        snapshots: (any SnapshotDAO)? = nil, titles: (any TitleDAO)? = nil, shared: SharedAnswers? = nil,
        memory: MemoryCache = MemoryCache(), clock: WallClock = .system, marks: (any MarkJoining)?, maximumAge: Duration? = nil,
        lifetimes: AnswerLifetimes = AnswerLifetimes(), isForgotten: @escaping @Sendable (_ tenant: Int) -> Bool = { _ in false },
        onEvent: MarqueeEventHandler? = nil, hearsHits: Bool = true, observer: StoreObserver = StoreObserver()
    ) {
        let services = ReadServices(
            snapshots: snapshots, titles: titles, shared: shared, memory: memory, clock: clock, marks: marks, maximumAge: maximumAge,
            lifetimes: lifetimes, isForgotten: isForgotten, onEvent: onEvent, hearsHits: hearsHits, observer: observer)
        self.init(services, .current, nil, nil)
    }

    private init(_ services: ReadServices, _ scope: AccountScope, _ deadline: CallDeadline?, _ caller: Caller?) {
        view = View(services, scope, deadline, caller)
    }

    /// The same reader, which joins the marks of one person, and stores private answers under the number of that account.
    package func reading(for tenant: Int) -> Reader { reading(in: .tenant(tenant)) }

    /// The same reader, which joins the marks of whom a scope means.
    func reading(in scope: AccountScope) -> Reader { Reader(services, scope, deadline, caller) }

    /// The same reader, which waits for stored answers and for the server no longer than a deadline allows, and whose requests wait in the
    /// line of a caller. Nil leaves either as it is.
    package func reading(within deadline: CallDeadline?, for caller: Caller? = nil) -> Reader {
        guard deadline != nil || caller != nil else { return self }
        return Reader(services, scope, deadline ?? self.deadline, caller ?? self.caller)
    }

    /// The time limit of a call; nil if it has none.
    var limit: Duration? { deadline?.limit }

    /// Waits until the fetches under way now have ended and their answers are stored: to be called before the stores are closed.
    public func finishFetches() async { await services.coalescer.finishAll() }

    /// The read that a remote describes. A private one needs the reader of a person, and is refused otherwise.
    public func read<Value: Sendable>(_ remote: Remote<Value>) -> Read<Value> {
        Read(read(remote.boxed, of: Boxed.Kind(Value.self)))
    }

    /// The same read of a list, with the items that its reader looks for.
    func read<Item: Sendable>(_ remote: Remote<Page<Item>>, showing shown: ShownItems?) -> Read<Page<Item>> {
        Read(read(remote.boxed, of: Boxed.Kind(Page<Item>.self), showing: shown))
    }

    /// The same without the type of the value.
    func read(_ remote: BoxedRemote, of kind: Boxed.Kind, showing shown: ShownItems? = nil) -> BoxedRead {
        BoxedRead(remote, of: kind, showing: shown, by: self)
    }

    /// Removes answers from the stores that are too old to be served, unless that was done within a day.
    package func removeOld() async { await services.old.remove() }

    /// The value of a public read, if it is in memory, fresh or stale.
    func valueInMemory<Value: Sendable>(_ remote: Remote<Value>) -> Value? {
        guard let entry = services.memory.entry(for: remote.boxed.digest, of: Boxed.Kind(Value.self)),
            !services.old.contains(entry.freshness.savedAt, at: services.clock.now())
        else { return nil }
        return entry.boxed.value(of: Value.self)
    }

    /// Asks the server for an answer of which only parts are stored, in one request with all equal ones of this moment. An answer that is
    /// out of date when it arrives must not be stored.
    func ask<Value: Sendable>(
        _ remote: Remote<Value>
    ) async throws(MarqueeError) -> (value: Value, answer: RemoteAnswer, isCut: Bool) {
        let asked = try await ask(remote.boxed)
        return (try asked.value.known(operation: remote.key.operation), asked.answer, asked.isCut)
    }

    private func ask(_ remote: BoxedRemote) async throws(MarqueeError) -> AskedAnswer {
        if let refusal = remote.refusal { throw refusal }
        let asked = { @Sendable () async throws(MarqueeError) -> AskedAnswer in
            try await services.coalescer.join(remote.key, for: caller) { (inFlight) async throws(MarqueeError) -> AskedAnswer in
                let query = remote.query
                let answer = try await query.fetch(nil, inFlight.callers)
                switch answer {
                case .unchanged: throw MarqueeError(.unreadable, .unaskedUnchanged, operation: remote.key.operation)
                case .body(let body, _, _), .unstorable(let body):
                    let adapted = try query.adapt(body)
                    return AskedAnswer(
                        value: adapted.value, answer: inFlight.isOutdated ? .unstorable(body) : answer, isCut: adapted.losses.isCut)
                }
            }
        }
        return if let deadline { try await deadline.bound(remote.key.operation, asked) } else { try await asked() }
    }

    /// A value with the marks of the person whose library this is on some things in it.
    func joined<Value: Sendable>(_ fetched: Fetched<Value>, with markables: MarkableItems) async -> Fetched<Value> {
        guard let marks = await services.marks(on: markables, for: scope) else { return fetched }
        var marked = fetched
        marked.marks = marks
        return marked
    }

    /// Notes that another client has changed stored answers: those in memory are read from the store again.
    package func invalidate(_ selection: SnapshotSelection) {
        services.coalescer.outdate(selection)
        services.notFound.remove(selection)
        services.memory.remove(selection)
    }

    /// Removes everything private to an account from memory.
    func removeFromMemory(_ tenant: Int) { services.memory.remove(.tenant(tenant)) }

    /// Removes everything private to an account from memory and from the store, and ends its reads under way.
    func forget(_ tenant: Int) async throws(MarqueeError) {
        await services.coalescer.end(of: tenant)
        services.memory.remove(.tenant(tenant))
        defer { services.memory.remove(.tenant(tenant)) }
        try await services.snapshots?.remove(.tenant(tenant))
    }

    /// Lets cached and stored answers count as stale, so that the server is asked if it can be.
    ///
    /// An answer under way counts as stale when it arrives, and is not stored: the server may have answered before the change that this
    /// is about.
    func expire(_ selection: SnapshotSelection) async throws(MarqueeError) {
        services.coalescer.outdate(selection)
        services.notFound.remove(selection)
        services.memory.expire(selection)
        // An answer that was loaded before the store expired it must not count as fresh either, even if the store fails.
        defer { services.memory.expire(selection) }
        try await services.snapshots?.expire(selection)
        try await services.shared?.expire(selection)
    }

    /// Removes cached and stored answers; an answer under way is not stored.
    func remove(_ selection: SnapshotSelection) async throws(MarqueeError) {
        services.coalescer.outdate(selection)
        services.notFound.remove(selection)
        services.memory.remove(selection)
        defer { services.memory.remove(selection) }
        _ = try await services.snapshots?.remove(selection)
        try await services.shared?.remove(selection)
    }
}

/// An answer and its value.
private struct AskedAnswer: Sendable {
    let value: Boxed
    let answer: RemoteAnswer
    /// Whether a list of the answer has more rows than are read of one.
    let isCut: Bool
}
