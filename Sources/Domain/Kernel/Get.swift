/// The use case of a read that adds no rule of its own: an input goes to a repository, and what it reads comes back.
///
/// ```swift
/// let credits = Get { (id: Movie.ID) in movies.credits(of: id) }
/// ```
///
/// A test stands in for one with a closure, without a protocol and without a network:
///
/// ```swift
/// let details = Get { (id: Movie.ID) in Read(MovieDetails(movie: Movie(id: id, title: "Sample"))) }
/// ```
public struct Get<Input: Sendable, Value: Sendable>: Reading {
    private let reading: @Sendable (Input) -> Read<Value>

    /// Creates the use case from what reads an input's value, such as a repository's method.
    public init(_ reading: @escaping @Sendable (Input) -> Read<Value>) { self.reading = reading }

    /// The read that an input asks for.
    public func read(_ input: Input) -> Read<Value> { reading(input) }
}

extension Get where Input == Void {
    /// Creates the use case from what reads without an input, such as a repository's method.
    public init(_ reading: @escaping @Sendable () -> Read<Value>) {
        self.init { (_: Void) in reading() }
    }
}
