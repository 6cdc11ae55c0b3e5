public import MarqueeDomain
import Synchronization

extension Read {
    /// A read that gives answers in turn, one for each call, and the last one from then on. So a test sees what a program does with a stale
    /// answer that a fresh one follows, or with a failure that passes.
    ///
    /// ```swift
    /// let details = Read<MovieDetails>.inTurn(
    ///     .success(Fetched(.sample, origin: .store, age: .seconds(86_400), isStale: true)),
    ///     .failure(.sample(.offline)),
    ///     .success(Fetched(.sample, origin: .server)))
    /// let marquee = try await MarqueeClient.stub { $0.movies.details = { _, _ in details } }
    /// ```
    ///
    /// Parts of details that the caller did not ask for are removed, as with any other read of a stub.
    public static func inTurn(
        _ first: Result<Fetched<Value>, MarqueeError>, _ others: Result<Fetched<Value>, MarqueeError>...
    ) -> Read {
        let turns = Turns([first] + others)
        return Read { (_) async throws(MarqueeError) in try turns.next().get() }
    }
}

/// Answers, of which the last one stays.
private final class Turns<Value: Sendable>: Sendable {
    private let answers: [Result<Fetched<Value>, MarqueeError>]
    private let given = Atomic(0)

    init(_ answers: [Result<Fetched<Value>, MarqueeError>]) { self.answers = answers }

    func next() -> Result<Fetched<Value>, MarqueeError> {
        answers[min(given.add(1, ordering: .relaxed).oldValue, answers.count - 1)]
    }
}
