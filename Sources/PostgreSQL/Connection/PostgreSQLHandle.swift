import MarqueeCPostgreSQL

/// One connection to the server. It is not `Sendable`: it is created and used only inside a ``PostgreSQLConnection``, or by one thread.
final class PostgreSQLHandle {
    let pointer: OpaquePointer
    /// When waiting for an answer ends.
    var deadline: ContinuousClock.Instant
    /// How long the server may take for a statement.
    private(set) var serverLimit: Duration
    /// Which connection wrote, and its last transaction.
    var transaction = TransactionNumber(writer: Int.random(in: 1...Int.max), number: 0)
    private var statements: [String: String] = [:]
    /// Whether it must not be used again.
    var isBroken = false
    /// Until when a server that can only be read replaces one that accepts writes; nil for the demanded server. Without an end, reads would
    /// stay with a server that was the primary one.
    let replacesUntil: ContinuousClock.Instant?

    /// Connects to the server.
    ///
    /// - Parameters:
    ///   - settings: Everything that the connection is opened with.
    ///   - deadline: When connecting ends.
    convenience init(_ settings: ConnectionSettings, until deadline: ContinuousClock.Instant) throws(PostgreSQLFailure) {
        try self.init(plain: settings, until: deadline)
        try apply(settings)
    }

    /// Connects to the server without changing a setting there.
    init(plain settings: ConnectionSettings, until deadline: ContinuousClock.Instant) throws(PostgreSQLFailure) {
        let isReplacement: Bool
        (pointer, isReplacement) = try ConnectionAttempt(settings: settings, deadline: deadline).connected()
        replacesUntil = isReplacement ? .now + settings.replacementLifetime : nil
        self.deadline = deadline
        serverLimit = settings.serverLimit
        // The failure of a statement has its SQLSTATE in a field of its own.
        PQsetErrorVerbosity(pointer, PQERRORS_DEFAULT)
        guard PQserverVersion(pointer) >= 130_000 else { throw .oldServer }
        // libpq would print the notices of the server.
        PQsetNoticeProcessor(pointer, { _, _ in }, nil)
        guard PQsetnonblocking(pointer, 1) == 0 else { throw .unreachable }
    }

    deinit { PQfinish(pointer) }

    /// Runs statements without parameters, one after the other; the result is that of the last one, with values as texts.
    @discardableResult
    func execute(_ sql: String) throws(PostgreSQLFailure) -> QueryResult { try answer(to: PQsendQuery(pointer, sql)) }

    /// The process of the server that answers.
    func process() throws(PostgreSQLFailure) -> Int32? {
        try execute("SELECT pg_backend_pid()").rows.first?.text(0).flatMap { Int32($0) }
    }

    /// Runs one statement and returns how many rows it changed.
    @discardableResult
    func run(_ sql: String, _ values: [Parameter] = []) throws(PostgreSQLFailure) -> Int { try result(of: sql, values).changes }

    /// Runs one statement in a trip of its own.
    @discardableResult
    func result(of statement: PipelinedStatement) throws(PostgreSQLFailure) -> QueryResult {
        try result(of: statement.sql, statement.values)
    }

    /// The first row, converted.
    func first<Value>(
        _ sql: String, _ values: [Parameter] = [], _ adapt: (Row) throws(PostgreSQLFailure) -> Value
    ) throws(PostgreSQLFailure) -> Value? {
        guard let row = try result(of: sql, values).rows.first else { return nil }
        return try adapt(row)
    }

    /// All rows, converted.
    func all<Value>(
        _ sql: String, _ values: [Parameter] = [], _ adapt: (Row) throws(PostgreSQLFailure) -> Value
    ) throws(PostgreSQLFailure) -> [Value] {
        var found: [Value] = []
        for row in try result(of: sql, values).rows { found.append(try adapt(row)) }
        return found
    }

    /// The number in the first column of the first row, or 0.
    func number(_ sql: String, _ values: [Parameter] = []) throws(PostgreSQLFailure) -> Int {
        try first(sql, values) { (row) throws(PostgreSQLFailure) in Int(try row.integer(0)) } ?? 0
    }

    private func result(of sql: String, _ values: [Parameter]) throws(PostgreSQLFailure) -> QueryResult {
        let name = try prepared(sql)
        return try answer(
            to: BoundParameters(values).pass { PQsendQueryPrepared(pointer, name, $0, $1, $2, $3, 1) })
    }

    /// The name of a statement, which the server prepares once for each connection.
    func prepared(_ sql: String) throws(PostgreSQLFailure) -> String {
        if let name = statements[sql] { return name }
        let name = "marquee_\(statements.count)"
        try answer(to: PQsendPrepare(pointer, name, sql, 0, nil))
        statements[sql] = name
        return name
    }
}
