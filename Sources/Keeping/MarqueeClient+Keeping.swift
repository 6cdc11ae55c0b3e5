public import Marquee

extension MarqueeClient {
    /// Keeps titles, people and collections on this device: stores their answers and pictures, and protects them from eviction.
    ///
    /// The request is durable when this returns. ``KeepUseCases/run(_:)`` does the work:
    ///
    /// ```swift
    /// let job = try await marquee.keep(KeepRequest(.titles([.movie(550), .tv(1399)])))
    /// for await progress in try marquee.keeping.run(job.id) {
    ///     print(progress.stored, "of", progress.items)
    /// }
    /// ```
    ///
    /// - Throws: `MarqueeError` with the code `.invalidInput` for an invalid request, and for a client that cannot keep any; `.storage` if it
    ///   cannot be stored.
    @discardableResult
    public func keep(_ request: KeepRequest) async throws(MarqueeError) -> KeepJob { try await keeping.add(request) }

    /// Forgets a request. Answers and pictures that no other request keeps can be evicted again. An unknown request is no error.
    public func release(_ job: KeepJob.ID) async throws(MarqueeError) { try await keeping.release(job) }

    /// The titles that are kept on this device.
    public var keeping: KeepUseCases { KeepUseCases(client: self) }
}
