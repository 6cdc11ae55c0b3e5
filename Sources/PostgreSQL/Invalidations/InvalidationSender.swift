import MarqueeData
import Synchronization

/// Tells other processes whose marks have changed, after the change is stored, and who leaves.
///
/// What changes while a group is on its way is in the next one. The transaction of a change does not tell by itself, because the server lets
/// only one transaction that tells something commit at a time.
final class InvalidationSender: Sendable {
    private struct State {
        var tenants: Set<Int> = []
        var isSending = false
    }

    /// The number under which this process tells, drawn by each.
    let number = Int.random(in: 1...Int.max)
    private let pool: PostgreSQLPool
    private let channel: String
    private let state = Mutex(State())

    init(_ pool: PostgreSQLPool, _ schema: SchemaName) {
        self.pool = pool
        channel = schema.name
    }

    /// Tells of an account. What cannot be told is seen when others next compare their marks with the store.
    func tell(_ tenant: Int) {
        let isFirst = state.withLock { state in
            defer { state.isSending = true }
            state.tenants.insert(tenant)
            return !state.isSending
        }
        guard isFirst else { return }
        Task {
            while let tenants = nextGroup() {
                let values: [Parameter] = [.text(channel), .text("\(number)"), .integers(tenants.map { Int64($0) })]
                let sent = try? await pool.use { (handle) throws(PostgreSQLFailure) in
                    try handle.run("SELECT pg_notify($1, $2 || ' ' || tenant) FROM unnest($3::bigint[]) AS tenant", values)
                }
                if let sent { pool.meter.count { $0.sentNotes += sent } }
            }
        }
    }

    /// Tells who leaves, as part of the transaction that removes it: others hear of it if, and only if, it is done. It is rare enough to wait
    /// for others that tell something.
    func tell(_ note: AccountNote, of tenant: Int, on handle: PostgreSQLHandle) throws(PostgreSQLFailure) {
        try handle.run("SELECT pg_notify($1, $2)", [.text(channel), .text("\(number) \(tenant) \(note.rawValue)")])
        pool.meter.count { $0.sentNotes += 1 }
    }

    private func nextGroup() -> Set<Int>? {
        state.withLock { state in
            defer { state.tenants = [] }
            state.isSending = !state.tenants.isEmpty
            return state.isSending ? state.tenants : nil
        }
    }
}
