package import MarqueeDomain

/// Reads the private answers of an account.
package struct AccountReader: Sendable {
    let sessions: Sessions
    let scope: AccountScope
    // Not used for reads directly: it joins the marks of the current account, which may be another one.
    private let reader: Reader

    /// Creates it for one person.
    package init(sessions: Sessions, scope: AccountScope, reader: Reader) {
        self.sessions = sessions
        self.scope = scope
        self.reader = reader
    }

    /// The server whose sessions these are.
    var server: String { sessions.server }

    /// The reader of public answers, which joins this account's marks.
    package var bound: Reader { scope == .current ? reader : reader.reading(in: scope) }

    /// The session, which must exist.
    func session() async throws(MarqueeError) -> StoredSession {
        try await limited { () async throws(MarqueeError) in try await sessions.required(scope) }
    }

    /// Makes calls of the stores, each of which ends within the time limit of the view.
    func limited<Value: Sendable>(_ calls: () async throws(MarqueeError) -> Value) async throws(MarqueeError) -> Value {
        guard let limit = reader.limit else { return try await calls() }
        let outcome = await StoreLimit.$current.withValue(limit) { () async -> Result<Value, MarqueeError> in
            do throws(MarqueeError) { return .success(try await calls()) } catch { return .failure(error) }
        }
        return try outcome.get()
    }

    /// The session of the person, where it is an account and not a guest.
    func accountSession() async throws(MarqueeError) -> StoredSession {
        let stored = try await session()
        guard stored.session.kind == .account else { throw .guestsOnlyRate }
        return stored
    }

    /// Does something in the name of a person. A refusal of the session is noted, unless the person has signed in again meanwhile.
    func perform<Value: Sendable>(
        as stored: StoredSession, _ work: (UserAuthorization) async throws(MarqueeError) -> Value
    ) async throws(MarqueeError) -> Value {
        try await sessions.perform(as: stored, work)
    }

    /// The read of a private answer. The session is looked up once for each read, so that the answer is always stored for the account whose
    /// session asked for it.
    ///
    /// With a session that the server refuses, the stored answer is served, with the refusal as the reason why it is not fresher.
    ///
    /// - Parameter languages: The languages of the client, if the answer depends on them.
    func read<Value: Sendable>(
        in languages: LanguageChain? = nil,
        _ remote: @escaping @Sendable (StoredSession, UserAuthorization) throws(MarqueeError) -> Remote<Value>
    ) -> Read<Value> {
        let read = read(in: languages?.tags ?? [], of: Boxed.Kind(Value.self), session) { (stored, authorization) throws(MarqueeError) in
            try remote(stored, authorization).boxed
        }
        return Read(read)
    }

    /// The read of a private answer that accounts have and guests have not.
    func readAccount<Value: Sendable>(_ remote: @escaping @Sendable (UserAuthorization) -> Remote<Value>) -> Read<Value> {
        Read(read(in: [], of: Boxed.Kind(Value.self), accountSession) { (_, authorization) in remote(authorization).boxed })
    }

    private func read(
        in languages: [String], of kind: Boxed.Kind, _ session: @escaping @Sendable () async throws(MarqueeError) -> StoredSession,
        _ remote: @escaping @Sendable (StoredSession, UserAuthorization) throws(MarqueeError) -> BoxedRemote
    ) -> DeferredRead {
        DeferredRead(in: languages) { () async throws(MarqueeError) in try read(as: try await session(), of: kind, remote) }
    }

    /// Reads an answer of version 4, parts of which only its owner may see: privately as an account with a token of version 4, and
    /// anonymously otherwise.
    func readAsAnybody<Value: Sendable>(_ remote: @escaping @Sendable (UserAuthorization?) -> Remote<Value>) -> Read<Value> {
        Read { (policy, language) async throws(MarqueeError) in
            guard let stored = try await sessions.session(of: scope), stored.session.state == .active,
                stored.authorization?.userToken != nil
            else { return try await bound.read(remote(nil))(policy: policy, language: language) }
            return try await read(as: stored) { (_, authorization) in remote(authorization) }(policy: policy, language: language)
        }
    }

    /// The read of a private answer of a known session.
    func read<Value: Sendable>(
        as stored: StoredSession, _ remote: (StoredSession, UserAuthorization) throws(MarqueeError) -> Remote<Value>
    ) throws(MarqueeError) -> Read<Value> {
        let read = try read(as: stored, of: Boxed.Kind(Value.self)) { (stored, authorization) throws(MarqueeError) in
            try remote(stored, authorization).boxed
        }
        return Read(read)
    }

    private func read(
        as stored: StoredSession, of kind: Boxed.Kind,
        _ remote: (StoredSession, UserAuthorization) throws(MarqueeError) -> BoxedRemote
    ) throws(MarqueeError) -> BoxedRead {
        guard let authorization = stored.authorization else { throw .sessionEnded }
        let asked = try remote(stored, authorization).fetching { (fetch) async throws(MarqueeError) in
            try await sessions.perform(as: stored) { (_) async throws(MarqueeError) in try await fetch() }
        }
        return reader.reading(for: stored.tenant).read(asked, of: kind)
    }

    /// Lets stored answers count as stale, so that the server is asked if it can be.
    func expire(_ selection: SnapshotSelection) async throws(MarqueeError) { try await reader.expire(selection) }

    /// Removes stored answers.
    func remove(_ selection: SnapshotSelection) async throws(MarqueeError) { try await reader.remove(selection) }

    /// Removes an account from the memory of this process, and lets nothing under way be stored.
    func signedOut(_ stored: StoredSession) {
        sessions.forget(stored.tenant, upTo: stored.generation)
        reader.removeFromMemory(stored.tenant)
    }

    /// Removes every private answer of an account, here and in the store, and lets nothing under way be stored.
    package func forget(_ tenant: Int) async throws(MarqueeError) {
        sessions.forget(tenant, upTo: .max)
        try await reader.forget(tenant)
    }
}

extension Reader {
    /// Reads details as the signed-in account if a part is private, so that the answer is stored for that account only, otherwise
    /// anonymously.
    func read<Part: DetailsPart, Value: Sendable>(
        _ parts: Set<Part>, as user: AccountReader?, _ remote: @escaping @Sendable (UserAuthorization?) -> Remote<Value>
    ) -> Read<Value> {
        guard let user, parts.contains(where: { $0.isPrivate }) else { return read(remote(nil)) }
        return user.read { (_, authorization) in remote(authorization) }
    }
}
