import MarqueeData
import Synchronization

/// Notifies other processes of accounts whose marks have changed, after the change is stored, and of accounts that leave.
///
/// The first change is notified at once. Those that follow within some milliseconds are notified together: a transaction of its own for each
/// would cost the server about as much as the change. The transaction of a change does not notify by itself, because the server lets only one
/// transaction that notifies commit at a time.
final class InvalidationSender: Sendable {
    private struct State {
        var tenants: Set<Int> = []
        var sending: Task<Void, Never>?
        /// Ends the pause between two groups.
        var pause: Task<Void, Never>?
        var isEnding = false
    }

    /// The pause between two groups.
    private static let pause = Duration.milliseconds(10)

    /// The number of this process in its notes, drawn at random.
    let number = Int.random(in: 1...Int.max)
    private let pool: PostgreSQLPool
    private let channel: String
    private let state = Mutex(State())

    init(_ pool: PostgreSQLPool, _ schema: SchemaName) {
        self.pool = pool
        channel = schema.name
    }

    /// Notifies of an account. Without a note, other processes see the change when they next compare their marks with the store.
    func tell(_ tenant: Int) {
        state.withLock { state in
            state.tenants.insert(tenant)
            if state.sending == nil { state.sending = Task { await send() } }
        }
    }

    /// Sends the notes that are left, without a pause.
    func end() async {
        let (pause, sending) = state.withLock { state in
            state.isEnding = true
            return (state.pause, state.sending)
        }
        pause?.cancel()
        await sending?.value
    }

    private func send() async {
        while let tenants = nextGroup() {
            let values: [Parameter] = [.text(channel), .text("\(number)"), .integers(tenants.map { Int64($0) })]
            let sent = try? await pool.use { (handle) throws(PostgreSQLFailure) in
                try handle.run("SELECT pg_notify($1, $2 || ' ' || tenant) FROM unnest($3::bigint[]) AS tenant", values)
            }
            if let sent { pool.meter.count { $0.sentNotes += sent } }
            await pauseAfterGroup()?.value
        }
    }

    /// Notifies of an account that leaves, as part of the transaction that removes it: others get the note if, and only if, it is committed.
    /// It is rare enough to wait for other transactions that notify.
    func tell(_ note: AccountNote, of tenant: Int, on handle: PostgreSQLHandle) throws(PostgreSQLFailure) {
        try handle.run("SELECT pg_notify($1, $2)", [.text(channel), .text("\(number) \(tenant) \(note.rawValue)")])
        pool.meter.count { $0.sentNotes += 1 }
    }

    private func pauseAfterGroup() -> Task<Void, Never>? {
        state.withLock { state in
            state.pause = state.isEnding ? nil : Task { [time = pool.time] in try? await time.sleep(Self.pause) }
            return state.pause
        }
    }

    private func nextGroup() -> Set<Int>? {
        state.withLock { state in
            defer { state.tenants = [] }
            guard state.tenants.isEmpty else { return state.tenants }
            (state.sending, state.pause) = (nil, nil)
            return nil
        }
    }
}
