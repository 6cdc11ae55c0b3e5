/// Runs a test that races the clock, with times that are longer and longer until the machine is quick enough for them. A wrong result fails
/// with all of them.
package func slowedDown<Value>(_ test: (_ factor: Int) async throws -> Value) async throws -> Value {
    for factor in [1, 4, 16] {
        if let value = try? await test(factor) { return value }
    }
    return try await test(64)
}

/// Does work that races the clock, with times that are longer and longer until it has the expected result, and returns the result of the
/// last.
package func slowedDown<Value>(until isExpected: (Value) -> Bool, _ work: (_ factor: Int) async throws -> Value) async throws -> Value {
    for factor in [1, 4, 16] {
        if let value = try? await work(factor), isExpected(value) { return value }
    }
    return try await work(64)
}
