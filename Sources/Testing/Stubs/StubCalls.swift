public import MarqueeDomain

/// The calls of the use cases of a stub, made by `MarqueeClient.spy`. Each function has the name that it has in ``ClientStub``.
///
/// ```swift
/// let (marquee, calls) = try await MarqueeClient.spy { $0.movies.details = { _, _ in Read(.sample) } }
/// _ = try await marquee.movies.details(550, including: [.watchProviders])
/// #expect(calls.movies.details == [(550, [.watchProviders])])
/// ```
///
/// A function of one argument has a list of these arguments, and one of two arguments a list of pairs. One without arguments has a list of
/// empty tuples, of which the `count` is of use. Calls of functions that the test does not replace are recorded, too. It can be read at any
/// time, from any thread.
@dynamicMemberLookup
public struct StubCalls<Group: Sendable>: Sendable {
    let prefix: String
    /// The group without functions.
    let empty: Group
    let log: CallLog

    /// The names of all functions that were called, in the order of the calls: `["movies.details", "library.set"]`.
    public var names: [String] { log.all.map(\.name).filter { $0.hasPrefix(prefix) } }

    /// The calls of a group, such as `movies`.
    public subscript<Part>(dynamicMember group: KeyPath<ClientStub, Part>) -> StubCalls<Part> where Group == ClientStub {
        StubCalls<Part>(prefix: FunctionName.ofGroup(group) + ".", empty: empty[keyPath: group], log: log)
    }

    /// One empty tuple for each call of a read without arguments.
    public subscript<Value>(dynamicMember function: KeyPath<Group, (@Sendable () -> Read<Value>)?>) -> [Void] {
        arguments(of: FunctionName.of(function, in: empty))
    }

    /// The argument of each call of a read, in the order of the calls.
    public subscript<Input, Value>(dynamicMember function: KeyPath<Group, (@Sendable (Input) -> Read<Value>)?>) -> [Input] {
        arguments(of: FunctionName.of(function, in: empty))
    }

    /// The arguments of each call of a read, in the order of the calls.
    public subscript<A, B, Value>(dynamicMember function: KeyPath<Group, (@Sendable (A, B) -> Read<Value>)?>) -> [(A, B)] {
        arguments(of: FunctionName.of(function, in: empty))
    }

    /// One empty tuple for each call of an action without arguments.
    public subscript<Output>(
        dynamicMember function: KeyPath<Group, (@Sendable () async throws(MarqueeError) -> Output)?>
    ) -> [Void] { arguments(of: FunctionName.of(function, in: empty)) }

    /// The argument of each call of an action, in the order of the calls.
    public subscript<Input, Output>(
        dynamicMember function: KeyPath<Group, (@Sendable (Input) async throws(MarqueeError) -> Output)?>
    ) -> [Input] { arguments(of: FunctionName.of(function, in: empty)) }

    /// The arguments of each call of an action, in the order of the calls.
    public subscript<A, B, Output>(
        dynamicMember function: KeyPath<Group, (@Sendable (A, B) async throws(MarqueeError) -> Output)?>
    ) -> [(A, B)] { arguments(of: FunctionName.of(function, in: empty)) }

    /// The item of each call of `library.changes`, in the order of the calls.
    public subscript(dynamicMember function: KeyPath<Group, (@Sendable (Markable?) -> LibraryChanges)?>) -> [Markable?] {
        arguments(of: FunctionName.of(function, in: empty))
    }

    /// The policies with which the reads of a function without arguments were read, in order. `updates` reads twice.
    public func policies<Value>(of function: KeyPath<Group, (@Sendable () -> Read<Value>)?>) -> [ReadPolicy] {
        log.policies(of: prefix + FunctionName.of(function, in: empty))
    }

    /// The policies with which the reads of a function were read, in order. `updates` reads twice.
    public func policies<Input, Value>(of function: KeyPath<Group, (@Sendable (Input) -> Read<Value>)?>) -> [ReadPolicy] {
        log.policies(of: prefix + FunctionName.of(function, in: empty))
    }

    /// The policies with which the reads of a function of two arguments were read, in order. `updates` reads twice.
    public func policies<A, B, Value>(of function: KeyPath<Group, (@Sendable (A, B) -> Read<Value>)?>) -> [ReadPolicy] {
        log.policies(of: prefix + FunctionName.of(function, in: empty))
    }

    private func arguments<Arguments>(of name: String) -> [Arguments] {
        log.all.filter { $0.name == prefix + name }.compactMap { $0.arguments as? Arguments }
    }
}

extension StubCalls: CustomStringConvertible {
    /// One line for each call: the function and its arguments.
    public var description: String {
        log.all.filter { $0.name.hasPrefix(prefix) }.map { "\($0.name) \($0.arguments)" }.joined(separator: "\n")
    }
}

/// Whether two lists of pairs are equal, such as the calls of a function with two arguments and those that a test expects.
public func == <A: Equatable, B: Equatable>(a: [(A, B)], b: [(A, B)]) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { $0 == $1 }
}
