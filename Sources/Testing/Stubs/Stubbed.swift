import MarqueeDomain

/// The functions of a group of a ``ClientStub``. Each call is recorded, and fails if a test does not replace the function.
///
/// A subscript for each form of a function gives the function back, so that it is called as if it belonged to the group itself.
@dynamicMemberLookup
struct Stubbed<Group: Sendable>: Sendable {
    let group: Group
    /// The same group without functions.
    let empty: Group
    /// The path of the group in ``ClientStub``, such as `movies.`.
    let prefix: String
    let log: CallLog?

    subscript<Value>(dynamicMember function: KeyPath<Group, (@Sendable () -> Read<Value>)?>) -> () -> Read<Value> {
        let (name, function) = (prefix + FunctionName.of(function, in: empty), group[keyPath: function])
        return { read(name, ()) { function?() } }
    }

    subscript<Input: Sendable, Value>(
        dynamicMember function: KeyPath<Group, (@Sendable (Input) -> Read<Value>)?>
    ) -> (Input) -> Read<Value> {
        let (name, function) = (prefix + FunctionName.of(function, in: empty), group[keyPath: function])
        return { input in read(name, input) { function?(input) } }
    }

    subscript<A: Sendable, B: Sendable, Value>(
        dynamicMember function: KeyPath<Group, (@Sendable (A, B) -> Read<Value>)?>
    ) -> (A, B) -> Read<Value> {
        let (name, function) = (prefix + FunctionName.of(function, in: empty), group[keyPath: function])
        return { a, b in read(name, (a, b)) { function?(a, b) } }
    }

    subscript<Output>(
        dynamicMember function: KeyPath<Group, (@Sendable () async throws(MarqueeError) -> Output)?>
    ) -> () async throws(MarqueeError) -> Output {
        let (name, function) = (prefix + FunctionName.of(function, in: empty), group[keyPath: function])
        return { () async throws(MarqueeError) in try await recorded(function, name, ())() }
    }

    subscript<Input: Sendable, Output>(
        dynamicMember function: KeyPath<Group, (@Sendable (Input) async throws(MarqueeError) -> Output)?>
    ) -> (Input) async throws(MarqueeError) -> Output {
        let (name, function) = (prefix + FunctionName.of(function, in: empty), group[keyPath: function])
        return { (input) async throws(MarqueeError) in try await recorded(function, name, input)(input) }
    }

    subscript<A: Sendable, B: Sendable, Output>(
        dynamicMember function: KeyPath<Group, (@Sendable (A, B) async throws(MarqueeError) -> Output)?>
    ) -> (A, B) async throws(MarqueeError) -> Output {
        let (name, function) = (prefix + FunctionName.of(function, in: empty), group[keyPath: function])
        return { (a, b) async throws(MarqueeError) in try await recorded(function, name, (a, b))(a, b) }
    }

    /// Changes are not read and do not fail: without a function there are none.
    subscript(dynamicMember function: KeyPath<Group, (@Sendable (Markable?) -> LibraryChanges)?>) -> (Markable?) -> LibraryChanges {
        let (name, function) = (prefix + FunctionName.of(function, in: empty), group[keyPath: function])
        return { item in
            log?.record(name, item)
            return function?(item) ?? .none
        }
    }

    private func read<Value>(_ name: String, _ arguments: any Sendable, _ call: () -> Read<Value>?) -> Read<Value> {
        log?.record(name, arguments)
        let read = call() ?? .failing(.unstubbed(name))
        return log?.recording(read, of: name) ?? read
    }

    /// Records a call, and returns the function if a test replaces it.
    private func recorded<Function>(_ function: Function?, _ name: String, _ arguments: any Sendable) throws(MarqueeError) -> Function {
        log?.record(name, arguments)
        guard let function else { throw .unstubbed(name) }
        return function
    }
}

extension Stubbed {
    /// The functions of a group of a client.
    init(_ path: KeyPath<ClientStub, Group>, of client: ClientStub, log: CallLog?) {
        self.init(
            group: client[keyPath: path], empty: ClientStub()[keyPath: path], prefix: FunctionName.ofGroup(path) + ".", log: log)
    }
}
