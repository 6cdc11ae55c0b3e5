/// The use case of a read without rules of its own: it passes its input to a repository.
///
/// ```swift
/// let credits = Get { (id: Movie.ID) in movies.credits(of: id) }
/// ```
///
/// A test makes one from a closure, without a protocol and without a network:
///
/// ```swift
/// let credits = Get { (_: Movie.ID) in Read(Credits.empty) }
/// ```
public struct Get<Input: Sendable, Value: Sendable>: Reading {
    private let reading: @Sendable (Input) -> Read<Value>

    /// Creates the use case from a function that returns the read for an input, such as a repository's method.
    public init(_ reading: @escaping @Sendable (Input) -> Read<Value>) { self.reading = reading }

    public func read(_ input: Input) -> Read<Value> { reading(input) }
}
