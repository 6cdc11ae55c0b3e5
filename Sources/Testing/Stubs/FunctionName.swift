import MarqueeDomain

/// The name of a function of a group of a ``ClientStub``, for errors and for the names of calls.
///
/// A key path has no name. So the function is set in a group without functions, and reflection finds the property with a value. The
/// function that is set is never called.
enum FunctionName {
    static func of<Group, Value>(_ function: KeyPath<Group, (@Sendable () -> Read<Value>)?>, in empty: Group) -> String {
        name(function, in: empty) { .failing(.unstubbed("")) }
    }

    static func of<Group, Input, Value>(_ function: KeyPath<Group, (@Sendable (Input) -> Read<Value>)?>, in empty: Group) -> String {
        name(function, in: empty) { _ in .failing(.unstubbed("")) }
    }

    static func of<Group, A, B, Value>(_ function: KeyPath<Group, (@Sendable (A, B) -> Read<Value>)?>, in empty: Group) -> String {
        name(function, in: empty) { _, _ in .failing(.unstubbed("")) }
    }

    static func of<Group, Output>(
        _ function: KeyPath<Group, (@Sendable () async throws(MarqueeError) -> Output)?>, in empty: Group
    ) -> String {
        @Sendable func any() async throws(MarqueeError) -> Output { throw .unstubbed("") }
        return name(function, in: empty, any)
    }

    static func of<Group, Input, Output>(
        _ function: KeyPath<Group, (@Sendable (Input) async throws(MarqueeError) -> Output)?>, in empty: Group
    ) -> String {
        @Sendable func any(_: Input) async throws(MarqueeError) -> Output { throw .unstubbed("") }
        return name(function, in: empty, any)
    }

    static func of<Group, A, B, Output>(
        _ function: KeyPath<Group, (@Sendable (A, B) async throws(MarqueeError) -> Output)?>, in empty: Group
    ) -> String {
        @Sendable func any(_: A, _: B) async throws(MarqueeError) -> Output { throw .unstubbed("") }
        return name(function, in: empty, any)
    }

    static func of<Group>(_ function: KeyPath<Group, (@Sendable (Markable?) -> LibraryChanges)?>, in empty: Group) -> String {
        name(function, in: empty) { _ in .none }
    }

    /// The name of a group, such as `movies`.
    static func ofGroup<Group>(_ group: KeyPath<ClientStub, Group>) -> String {
        group.debugDescription.split(separator: ".").last.map(String.init) ?? ""
    }

    private static func name<Group, Function>(_ function: KeyPath<Group, Function?>, in empty: Group, _ any: Function) -> String {
        guard let writable = function as? WritableKeyPath<Group, Function?> else { return "" }
        var group = empty
        group[keyPath: writable] = any
        return Mirror(reflecting: group).children.first { isSet($0.value) }?.label ?? ""
    }

    private static func isSet(_ value: Any) -> Bool {
        let mirror = Mirror(reflecting: value)
        return mirror.displayStyle == .optional && !mirror.children.isEmpty
    }
}

extension LibraryChanges {
    /// No changes.
    static var none: LibraryChanges { LibraryChanges(AsyncStream { $0.finish() }) }
}
