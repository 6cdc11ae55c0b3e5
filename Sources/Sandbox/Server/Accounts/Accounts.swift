import Synchronization

/// Everything that the sandbox remembers of its users, behind one lock.
final class Accounts: Sendable {
    let gate = WriteGate()
    private let state: Mutex<AccountStore>

    init(_ options: Sandbox.Options) { state = Mutex(AccountStore(options)) }

    /// Reads or changes the store exclusively.
    func withStore<Value: Sendable, Problem: Error>(_ work: (inout AccountStore) throws(Problem) -> Value) throws(Problem) -> Value {
        try state.withLock { store throws(Problem) in try work(&store) }
    }
}
