/// Tells one transaction from all others. The server's own number does not: after a crash, it gives the numbers of lost ones again.
struct TransactionNumber: Sendable {
    /// A number drawn by the connection.
    let writer: Int
    /// How many transactions the connection began.
    var number: Int

    /// Begins a transaction that writes its own number.
    ///
    /// It does so first: until the transaction has ended, no other transaction gets past this row.
    ///
    /// - Parameter limits: Statements that limit its time.
    func begin(_ limits: String) -> String {
        """
        BEGIN; \(limits)
        INSERT INTO writer VALUES(\(writer), \(number), marquee_now())
            ON CONFLICT(id) DO UPDATE SET transactions = excluded.transactions, used_at = excluded.used_at
        """
    }

    /// Writes the number, for a transaction that has begun.
    static let writing = """
        INSERT INTO writer VALUES($1, $2, marquee_now())
            ON CONFLICT(id) DO UPDATE SET transactions = excluded.transactions, used_at = excluded.used_at
        """

    /// The values of ``writing``.
    var values: [Parameter] { [Parameter(writer), Parameter(number)] }

    /// Whether the transaction was committed, asked on another connection. It waits until the server has ended it.
    func isCommitted(_ handle: PostgreSQLHandle) throws(PostgreSQLFailure) -> Bool {
        try handle.number(
            """
            INSERT INTO writer VALUES($1, 0, marquee_now()) ON CONFLICT(id) DO UPDATE SET used_at = excluded.used_at RETURNING transactions
            """, [Parameter(writer)]) == number
    }

    /// Removes the rows of connections that have ended long ago.
    static func removeOld(_ handle: PostgreSQLHandle) throws(PostgreSQLFailure) {
        try handle.run("DELETE FROM writer WHERE used_at < marquee_now() - 86400000")
    }
}
