package import MarqueeDomain

/// Hears whether a part of the store works.
package struct StoreObserver: Sendable {
    private let onFailure: @Sendable (MarqueeError, _ isWrite: Bool) -> Void
    private let onSuccess: @Sendable (_ isWrite: Bool) -> Void

    /// Creates an observer from the functions that are called after each call to the store: one if it failed, the other if it worked. The
    /// flag says whether the call was to write.
    package init(
        onFailure: @escaping @Sendable (MarqueeError, _ isWrite: Bool) -> Void = { _, _ in },
        onSuccess: @escaping @Sendable (_ isWrite: Bool) -> Void = { _ in }
    ) {
        self.onFailure = onFailure
        self.onSuccess = onSuccess
    }

    /// Makes a call that reads.
    func read<Value: Sendable>(_ call: @autoclosure () async throws(MarqueeError) -> Value) async throws(MarqueeError) -> Value {
        try await observe(writes: false, call)
    }

    /// Makes a call that writes.
    func write<Value: Sendable>(_ call: @autoclosure () async throws(MarqueeError) -> Value) async throws(MarqueeError) -> Value {
        try await observe(writes: true, call)
    }

    private func observe<Value: Sendable>(
        writes: Bool, _ work: () async throws(MarqueeError) -> Value
    ) async throws(MarqueeError) -> Value {
        do throws(MarqueeError) {
            let value = try await work()
            note(nil, writes: writes)
            return value
        } catch {
            note(error, writes: writes)
            throw error
        }
    }

    /// Notes how a call ended.
    func note(_ error: MarqueeError?, writes: Bool) {
        guard let error else { return onSuccess(writes) }
        if error.code == .storage || error.code == .storageFull { onFailure(error, writes) }
    }
}
