import MarqueeDomain

extension ReadOperation {
    /// Serves the stored answer about the same title with other parts, as a stale one. Throws the error if there is none.
    func serveOtherParts(
        insteadOf error: MarqueeError, for policy: ReadPolicy, refreshError: MarqueeError? = nil
    ) async throws(MarqueeError) -> Answer {
        guard let other = await answerWithOtherParts(insteadOf: error, for: policy) else { throw error }
        return serve(other, for: policy, at: clock.now(), refreshError: refreshError, isWhole: false)
    }

    /// Returns the stored answer about the same title with other parts, if the server gave none. Of several, it is the one with the most of the
    /// requested parts. An answer to all readers serves an account, too.
    private func answerWithOtherParts(insteadOf error: MarqueeError, for policy: ReadPolicy) async -> CachedAnswer? {
        guard error.meansUnreachable, policy.cache != .never, let snapshots, let subject = key.subject else { return nil }
        do throws(MarqueeError) {
            let wanted = storedKey.appendedParts
            let keys = try await snapshots.keys(of: [subject]).filter { $0.isOfOtherParts(than: storedKey) }
            let best = keys.max { wanted.intersection($0.appendedParts).count < wanted.intersection($1.appendedParts).count }
            guard let best, let snapshot = try await services.observer.read(try await snapshots.load(best)),
                !services.old.contains(snapshot.savedAt, at: clock.now()), let adapted = try? query.adapt(snapshot.body)
            else { return nil }
            return CachedAnswer(entry: CachedValue(await filled(adapted), of: snapshot), origin: .store, snapshot: snapshot)
        } catch {
            if error.code != .cancelled { onEvent(MarqueeEvent(.storeFailed(.cache, error), operation: key.operation)) }
            return nil
        }
    }
}

extension SnapshotKey {
    /// The name of the argument with the parts of details, as on the wire.
    package static let partsArgument = "append_to_response"

    /// The names of the parts of the details.
    fileprivate var appendedParts: Set<Substring> {
        Set(arguments.filter { $0.name == Self.partsArgument }.flatMap { $0.value.split(separator: ",") })
    }

    /// Whether the answer is public, and to the same request as another one but for its parts.
    fileprivate func isOfOtherParts(than other: SnapshotKey) -> Bool {
        func rest(_ key: SnapshotKey) -> [Argument] { key.arguments.filter { $0.name != Self.partsArgument } }
        return tenant == nil && server == other.server && operation == other.operation && subject == other.subject
            && audience == other.audience && rest(self) == rest(other) && self != other
    }
}
