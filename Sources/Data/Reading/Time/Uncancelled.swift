/// Does work that must be done even if the caller has been cancelled meanwhile.
package func uncancelled<Value: Sendable>(_ work: @escaping @Sendable () async -> Value) async -> Value {
    await Task { await work() }.value
}
