/// A part of details that TMDb appends to its answer if it is asked for.
public protocol DetailsPart: RawRepresentable<String>, Sendable, Hashable, CaseIterable {
    /// The parts that are asked for where the caller names none.
    static var standard: Set<Self> { get }
}

extension DetailsPart {
    /// Whether the part is what an account has marked, so that the whole answer belongs to that account.
    package var isPrivate: Bool { rawValue == "account_states" }
}

/// The use case of details: it reads a title or a person, with parts that come in the same answer.
///
/// A part that was not asked for is nil, so that it cannot be mistaken for one that is empty.
///
/// A test replaces one with a closure:
///
/// ```swift
/// let details = GetDetails { (id: Movie.ID, parts: Set<MoviePart>) in Read(MovieDetails(movie: Movie(id: id, title: "Sample"))) }
/// ```
public struct GetDetails<Input: Sendable, Part: DetailsPart, Value: Sendable>: Reading {
    private let reading: @Sendable (Input, Set<Part>) -> Read<Value>

    /// Creates the use case from a function that makes the read of an input with some parts, such as a repository's method.
    public init(_ reading: @escaping @Sendable (Input, Set<Part>) -> Read<Value>) { self.reading = reading }

    public func read(_ input: Input) -> Read<Value> { reading(input, Part.standard) }

    /// The read for an input, with the parts that the caller names.
    public func read(_ input: Input, including parts: Set<Part>) -> Read<Value> { reading(input, parts) }

    /// Reads once, with the parts that the caller names.
    public func callAsFunction(
        _ input: Input, including parts: Set<Part>, policy: ReadPolicy = .cached
    ) async throws(MarqueeError) -> Fetched<Value> {
        try await reading(input, parts)(policy: policy)
    }

    /// The cached value first, then the server's, with the parts that the caller names.
    public func updates(_ input: Input, including parts: Set<Part>) -> Updates<Value> { reading(input, parts).updates() }
}
