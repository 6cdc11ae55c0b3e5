import MarqueeDomain

extension MarqueeClient {
    /// Sends a request of an operation or a parameter that Marquee does not model, and returns its answer. Nothing is cached.
    ///
    /// The request has the credential, the rate limit, the circuit breaker and the retries of all others; a write is not repeated. The answer is
    /// decoded by the rules for TMDb: a property `posterPath` has the key `poster_path`, and an optional field or a row that cannot be read is
    /// left out.
    ///
    /// ```swift
    /// let answer = try await marquee.request(.get("movie", .id(550), "release_dates"))
    /// print(answer["results"][0]["iso_3166_1"].string ?? "")
    /// ```
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - type: The type of the answer, by default any JSON.
    /// - Throws: `MarqueeError`: `.invalidInput` for an invalid value, `.unauthorized` without the session that the request needs,
    ///   `.unreadable` with the coding path for an answer of another type.
    @discardableResult
    public func request<Answer: Decodable & Sendable>(
        _ request: CustomRequest, as type: Answer.Type = JSONValue.self
    ) async throws(MarqueeError) -> Answer {
        try await requests.send(request, as: type)
    }

    /// Reads the answer to a request through the cache, as every other read: from memory or the store while it is fresh, else from the server.
    ///
    /// ```swift
    /// let releases = try await marquee.request(
    ///     .get("movie", .id(550), "release_dates"), as: ReleaseDates.self, cached: .seconds(6 * 3_600))
    /// print(releases.origin, releases.value)
    /// ```
    ///
    /// - Parameters:
    ///   - request: The request, which must be one that reads.
    ///   - type: The type of the answer, by default any JSON.
    ///   - lifetime: How long an answer is fresh, whatever the server says. An answer that the server forbids to store is not stored.
    ///   - policy: The use of the cache and of the server.
    ///   - language: The languages of this call, best first, for a request with the addition `.language`; nil for those of the client.
    /// - Throws: The errors of ``request(_:as:)``, and `.offline` if the policy allows no request and nothing is cached.
    public func request<Answer: Decodable & Sendable>(
        _ request: CustomRequest, as type: Answer.Type = JSONValue.self, cached lifetime: Duration, policy: ReadPolicy = .cached,
        language: LanguageChain? = nil
    ) async throws(MarqueeError) -> Fetched<Answer> {
        try await read(request, as: type, cached: lifetime)(policy: policy, language: language)
    }

    /// Returns the read of a request, for its updates: the cached value first, then the server's.
    ///
    /// ```swift
    /// for try await update in marquee.read(.get("movie", .id(550), "release_dates"), cached: .seconds(3_600)).updates() {
    ///     print(update.origin)
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - request: The request, which must be one that reads.
    ///   - type: The type of the answer, by default any JSON.
    ///   - lifetime: How long an answer is fresh.
    public func read<Answer: Decodable & Sendable>(
        _ request: CustomRequest, as type: Answer.Type = JSONValue.self, cached lifetime: Duration
    ) -> Read<Answer> {
        requests.read(request, as: type, lifetime: lifetime)
    }
}
