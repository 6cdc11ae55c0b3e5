import MarqueeDomain

/// A read of a boxed value: the part of ``Reader/read(_:)`` that does not depend on the type of the value.
final class BoxedRead: Sendable {
    private let remote: BoxedRemote
    private let kind: Boxed.Kind
    private let services: ReadServices
    private let scope: AccountScope
    private let deadline: CallDeadline?
    private let caller: Caller?
    private let key: SnapshotKey
    private let refusal: MarqueeError?

    init(
        _ remote: BoxedRemote, of kind: Boxed.Kind, _ services: ReadServices, _ scope: AccountScope, _ deadline: CallDeadline?,
        _ caller: Caller?
    ) {
        (self.remote, self.kind, self.services, self.scope) = (remote, kind, services, scope)
        (self.deadline, self.caller) = (deadline, caller)
        var (key, refusal) = (remote.key, remote.refusal)
        if remote.isPrivate, refusal == nil {
            if case .tenant(let tenant) = scope { key.tenant = tenant } else { refusal = .signedOut }
        }
        (self.key, self.refusal) = (key, refusal)
    }

    /// The tags of the languages of the read.
    var languages: [String] { remote.languages }

    /// The answer in the languages of the call, or in those of the read, with the marks of the account.
    func answer(_ policy: ReadPolicy, in languages: LanguageChain?) async throws(MarqueeError) -> Fetched<Boxed> {
        if let languages {
            let other = BoxedRead(remote.speaking(languages), of: kind, services, scope, deadline, caller)
            return try await other.answer(policy, in: nil)
        }
        // An answer from memory is returned here, on the caller's actor, before anything else is created.
        if let answer = answerAtHand(policy) { return answer }
        if let refusal { throw refusal }
        if policy.isAnsweredByMemory, let (entry, age) = services.fresh(key, of: kind) {
            return services.served(entry, age, await services.lookUpMarks(for: scope, on: entry.markables), key)
        }
        let operation = ReadOperation(
            query: remote.query, kind: kind, key: key, services: services, deadline: deadline?.begun(), caller: caller)
        var (fetched, markables) = try await operation.answer(policy)
        if let marks = await services.marks(on: markables, for: scope) { fetched.marks = marks }
        guard fetched.value.isOf(kind) else { throw MarqueeError(.unreadable, .valueDecoding, operation: key.operation) }
        return fetched
    }

    /// The fresh answer in memory, with marks in memory; nil if the read needs a store or the server.
    private func answerAtHand(_ policy: ReadPolicy) -> Fetched<Boxed>? {
        guard policy.isAnsweredByMemory, refusal == nil, let (entry, age) = services.fresh(key, of: kind),
            let marks = services.marksAtHand(for: scope, on: entry.markables)
        else { return nil }
        return services.served(entry, age, marks, key)
    }
}
