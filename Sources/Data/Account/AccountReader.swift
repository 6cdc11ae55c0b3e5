import MarqueeDomain

/// Reads what is private to a person.
public struct AccountReader: Sendable {
    let users: Sessions
    let binding: AccountScope
    // Not to be read with as it is: it joins the marks of the current person, whoever this one is.
    private let reader: Reader

    /// Creates it for one person.
    public init(users: Sessions, binding: AccountScope, reader: Reader) {
        self.users = users
        self.binding = binding
        self.reader = reader
    }

    /// The machine that joins this person's marks with what everybody may read.
    public var bound: Reader {
        switch binding {
        case .current: reader
        case .nobody: reader.readingForNobody()
        case .tenant(let tenant): reader.reading(for: tenant)
        }
    }

    /// The read of a private answer. Whose it is, is settled once for each time it is read, so that the session that asks and the
    /// account under which the answer is kept are always the same one.
    ///
    /// With a session that the server refuses, what is kept is served, with the refusal as the reason why it is not fresher.
    func read<Value: Sendable>(
        _ describe: @escaping @Sendable (StoredSession, UserAuthorization) throws(MarqueeError) -> Remote<Value>
    ) -> Read<Value> {
        Read { (policy) async throws(MarqueeError) in
            let stored = try await users.required(binding)
            return try await read(as: stored, describe)(policy)
        }
    }

    /// The read of a private answer of a person who is known.
    func read<Value: Sendable>(
        as stored: StoredSession, _ describe: (StoredSession, UserAuthorization) throws(MarqueeError) -> Remote<Value>
    ) throws(MarqueeError) -> Read<Value> {
        guard let authorization = stored.authorization else { throw .sessionEnded }
        let remote = try describe(stored, authorization)
        let users = users
        return reader.reading(for: stored.tenant).read(
            Remote(key: remote.key, isPrivate: remote.isPrivate, refusal: remote.refusal) { (validator) async throws(MarqueeError) in
                try await users.perform(as: stored) { (_) async throws(MarqueeError) in try await remote.fetch(validator) }
            } adapt: { (body) throws(MarqueeError) in
                try remote.adapt(body)
            })
    }

    /// Lets kept answers count as stale, so that the server is asked if it can be.
    func expire(_ selection: SnapshotSelection) async throws(MarqueeError) { try await reader.expire(selection) }

    /// Forgets kept answers.
    func remove(_ selection: SnapshotSelection) async throws(MarqueeError) { try await reader.remove(selection) }

    /// Lets go of an account in this process, and lets nothing under way be kept.
    func leave(_ stored: StoredSession) {
        users.forget(stored.tenant, upTo: stored.generation)
        reader.leave(stored.tenant)
    }

    /// Forgets every private answer of an account, here and in the store, and lets nothing under way be kept.
    func forget(_ tenant: Int) async throws(MarqueeError) {
        users.forget(tenant, upTo: .max)
        try await reader.forget(tenant)
    }
}
