/// A part of details, which TMDb appends to its answer on request.
public protocol DetailsPart: RawRepresentable<String>, Sendable, Hashable, CaseIterable {
    /// The parts that a read requests by default.
    static var standard: Set<Self> { get }
}

extension DetailsPart {
    /// Whether the part has the account's marks, so that the whole answer is private to the account.
    package var isPrivate: Bool { rawValue == "account_states" }
}

/// The use case of details: it reads a title or a person, with parts in the same answer.
///
/// A part is nil unless the read requested it, so a missing part is never mistaken for an empty one. If the server gives no answer, cached details
/// with other parts may be served; they are stale (``Fetched/isStale``), and a requested part can be nil.
///
/// ```swift
/// let details = try await marquee.movies.details(550, including: [.credits, .keywords])
/// ```
///
/// A test makes one from a closure:
///
/// ```swift
/// let details = GetDetails { (id: Movie.ID, parts: Set<MoviePart>) in Read(MovieDetails(movie: Movie(id: id, title: "Sample"))) }
/// ```
public struct GetDetails<Input: Sendable, Part: DetailsPart, Value: Sendable>: Reading {
    private let reading: @Sendable (Input, Set<Part>) -> Read<Value>

    /// Creates the use case from a function that returns the read for an input and its parts, such as a repository's method.
    public init(_ reading: @escaping @Sendable (Input, Set<Part>) -> Read<Value>) { self.reading = reading }

    public func read(_ input: Input) -> Read<Value> { reading(input, Part.standard) }

    /// Returns the read for an input with these parts instead of the standard ones.
    public func read(_ input: Input, including parts: Set<Part>) -> Read<Value> { reading(input, parts) }

    /// Reads once, with these parts instead of the standard ones.
    public func callAsFunction(
        _ input: Input, including parts: Set<Part>, policy: ReadPolicy = .cached, language: LanguageChain? = nil
    ) async throws(MarqueeError) -> Fetched<Value> {
        try await reading(input, parts)(policy: policy, language: language)
    }

    /// Reads once, with one part instead of the standard ones.
    ///
    /// ```swift
    /// let details = try await marquee.movies.details(550, including: .credits)
    /// ```
    public func callAsFunction(
        _ input: Input, including part: Part, policy: ReadPolicy = .cached, language: LanguageChain? = nil
    ) async throws(MarqueeError) -> Fetched<Value> {
        try await reading(input, [part])(policy: policy, language: language)
    }

    /// Reads several titles or people, at most eight of them at a time.
    ///
    /// ```swift
    /// for outcome in await marquee.movies.details([550, 551]) {
    ///     switch outcome {
    ///     case .success(let details): print(details.title)
    ///     case .failure(let error): print(error.reason.text)
    ///     }
    /// }
    /// ```
    ///
    /// - Returns: One outcome for each input, in the order of the inputs.
    // An array has both conformances and an id neither. With fewer, the compiler takes this function for the nearer one where only a member
    // of `details(550).value` is wrong, and names the id.
    public func callAsFunction<Inputs>(
        _ inputs: Inputs, including parts: Set<Part> = Part.standard, policy: ReadPolicy = .cached, language: LanguageChain? = nil
    ) async -> [Result<Fetched<Value>, MarqueeError>] where Inputs: Collection & ExpressibleByArrayLiteral, Inputs.Element == Input {
        let inputs = Array(inputs)
        return await withTaskGroup(of: (Int, Result<Fetched<Value>, MarqueeError>).self) { group in
            var outcomes: [Result<Fetched<Value>, MarqueeError>?] = Array(repeating: nil, count: inputs.count)
            var next = 0
            func addNext() {
                guard next < inputs.count else { return }
                let (place, read) = (next, reading(inputs[next], parts))
                next += 1
                group.addTask {
                    let outcome: Result<Fetched<Value>, MarqueeError>
                    do throws(MarqueeError) { outcome = .success(try await read(policy: policy, language: language)) } catch {
                        outcome = .failure(error)
                    }
                    return (place, outcome)
                }
            }
            for _ in 0..<8 { addNext() }
            while let (place, outcome) = await group.next() {
                outcomes[place] = outcome
                addNext()
            }
            return outcomes.compactMap(\.self)
        }
    }

    /// Returns the cached value first, then the server's, with these parts instead of the standard ones.
    public func updates(_ input: Input, including parts: Set<Part>, language: LanguageChain? = nil) -> Updates<Value> {
        reading(input, parts).updates(language: language)
    }
}
