import MarqueeDomain

/// A read of a boxed value: the part of ``Reader/read(_:)`` that does not depend on the type of the value.
final class BoxedRead: Sendable {
    private let services: ReadServices
    private let scope: AccountScope
    private let deadline: CallDeadline?
    private let caller: Caller?
    private let key: SnapshotKey
    private let kind: Boxed.Kind
    private let refusal: MarqueeError?

    init(
        _ key: SnapshotKey, of kind: Boxed.Kind, isPrivate: Bool, _ refusal: MarqueeError?, _ services: ReadServices, _ scope: AccountScope,
        _ deadline: CallDeadline?, _ caller: Caller?
    ) {
        (self.services, self.scope, self.deadline, self.caller, self.kind) = (services, scope, deadline, caller, kind)
        var (key, refusal) = (key, refusal)
        if isPrivate, refusal == nil {
            if case .tenant(let tenant) = scope { key.tenant = tenant } else { refusal = .signedOut }
        }
        (self.key, self.refusal) = (key, refusal)
    }

    /// The fresh answer in memory, with marks in memory; nil if the read needs a store or the server.
    func answerAtHand(_ policy: ReadPolicy) -> Fetched<Boxed>? {
        guard policy.isAnsweredByMemory, refusal == nil, let (entry, age) = services.fresh(key, of: kind),
            let marks = services.marksAtHand(for: scope, on: entry.markables)
        else { return nil }
        return services.served(entry, age, marks, key)
    }

    /// The answer, with the marks of the account.
    func answer(_ policy: ReadPolicy, _ query: RemoteQuery<Boxed>) async throws(MarqueeError) -> Fetched<Boxed> {
        if let refusal { throw refusal }
        if policy.isAnsweredByMemory, let (entry, age) = services.fresh(key, of: kind) {
            return services.served(entry, age, await services.lookUpMarks(for: scope, on: entry.markables), key)
        }
        let operation = ReadOperation(
            query: query, kind: kind, key: key, services: services, deadline: deadline?.begun(), caller: caller)
        let (fetched, markables) = try await operation.answer(policy)
        return await services.joined(fetched, with: markables, for: scope)
    }

    /// The error for an answer of another type.
    var otherType: MarqueeError { MarqueeError(.unreadable, .valueDecoding, operation: key.operation) }
}
