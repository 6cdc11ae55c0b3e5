import MarqueeDomain

/// A read of a boxed value: the part of ``Reader/read(_:)`` that does not depend on the type of the value.
final class BoxedRead: BoxedReading {
    private let remote: BoxedRemote
    private let kind: Boxed.Kind
    private let shown: ShownItems?
    private let reader: Reader
    /// Identifies the read in memory; nil for an answer that is private to an account without one.
    private let digest: ReadDigest?

    init(_ remote: BoxedRemote, of kind: Boxed.Kind, showing shown: ShownItems?, by reader: Reader) {
        (self.remote, self.kind, self.shown, self.reader) = (remote, kind, shown, reader)
        var digest = remote.digest
        if let shown { digest += shown.digest }
        switch reader.scope {
        case _ where !remote.isPrivate: self.digest = digest
        case .tenant(let tenant): self.digest = digest + ReadDigest(ReadDigest.Name.tenant, tenant)
        case .current, .nobody: self.digest = nil
        }
    }

    /// The number of the account that the answer is private to.
    private var tenant: Int? {
        guard remote.isPrivate, case .tenant(let tenant) = reader.scope else { return nil }
        return tenant
    }

    var languages: [String] { remote.languages }

    func answerAtHand(_ policy: ReadPolicy) -> Fetched<Boxed>? {
        guard policy.isAnsweredByMemory, let digest else { return nil }
        let services = reader.services
        let now = services.clock.now()
        guard let (entry, age) = services.fresh(digest, of: kind, in: tenant, at: now, for: policy),
            let marks = services.marksAtHand(for: reader.scope, on: entry.markables, at: now)
        else { return nil }
        return services.served(entry, age, marks, remote)
    }

    func answer(_ policy: ReadPolicy, in languages: LanguageChain?) async throws(MarqueeError) -> Fetched<Boxed> {
        if let languages {
            let other = BoxedRead(remote.speaking(languages), of: kind, showing: shown, by: reader)
            if let answer = other.answerAtHand(policy) { return answer }
            return try await other.answer(policy, in: nil)
        }
        if let refusal = remote.refusal { throw refusal }
        let (services, scope) = (reader.services, reader.scope)
        guard let digest else { throw .signedOut }
        if policy.isAnsweredByMemory, let (entry, age) = services.fresh(digest, of: kind, in: tenant, at: services.clock.now(), for: policy)
        {
            return services.served(entry, age, await services.lookUpMarks(for: scope, on: entry.markables), remote)
        }
        var key = remote.key
        key.tenant = tenant
        key.shownItems = shown?.name
        let operation = ReadOperation(
            query: shown?.only(remote.query) ?? remote.query, kind: kind, key: key, digest: digest, services: services,
            deadline: reader.deadline?.begun(), caller: reader.caller)
        var (fetched, markables) = try await operation.answer(policy)
        if let marks = await services.marks(on: markables, for: scope) { fetched.marks = marks }
        guard fetched.value.isOf(kind) else { throw MarqueeError(.unreadable, .valueDecoding, operation: key.operation) }
        return fetched
    }
}

/// A read that is made when it is called, such as one whose session is looked up first.
final class DeferredRead: BoxedReading {
    let languages: [String]
    private let make: @Sendable () async throws(MarqueeError) -> BoxedRead

    /// - Parameter languages: The tags of the client's languages, if the answer depends on them.
    init(in languages: [String], _ make: @escaping @Sendable () async throws(MarqueeError) -> BoxedRead) {
        (self.languages, self.make) = (languages, make)
    }

    func answerAtHand(_ policy: ReadPolicy) -> Fetched<Boxed>? { nil }

    func answer(_ policy: ReadPolicy, in languages: LanguageChain?) async throws(MarqueeError) -> Fetched<Boxed> {
        let read = try await make()
        if languages == nil, let answer = read.answerAtHand(policy) { return answer }
        return try await read.answer(policy, in: languages)
    }
}
