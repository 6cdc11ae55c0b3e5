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
    /// The most accounts of a note, which the server limits to 8,000 bytes.
    private static let mostInNote = 300
    /// A note is not stored, so its transaction does not wait for the disk.
    private static let statement = """
        SELECT set_config('synchronous_commit', 'off', true), pg_notify($1, note) FROM unnest($2::text[]) AS note
        """

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
            let values: [Parameter] = [.text(channel), .texts(notes(of: Array(tenants)))]
            let sent = try? await pool.use { (handle) throws(PostgreSQLFailure) in try handle.run(Self.statement, values) }
            if sent != nil { pool.meter.count { $0.sentNotes += tenants.count } }
            await pauseAfterGroup()?.value
        }
    }

    /// As few notes as possible. A process of an older version hears of the first account of each, and finds the others when it compares its
    /// marks with the store.
    private func notes(of tenants: [Int]) -> [String?] {
        stride(from: 0, to: tenants.count, by: Self.mostInNote).map { start in
            ([number] + tenants[start..<min(start + Self.mostInNote, tenants.count)]).map(String.init).joined(separator: " ")
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
