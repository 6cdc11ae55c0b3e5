import MarqueeCPostgreSQL
import MarqueeDomain

/// Everything that a connection is opened with.
struct ConnectionSettings: Sendable {
    private(set) var configuration: PostgreSQLConfiguration
    /// How long connecting may take, also for a migration.
    let connectLimit: Duration
    let schema: SchemaName
    /// How long a statement may wait for a lock; nil means as long as it may take.
    private(set) var lockLimit: Duration?
    /// Whether a server that can only be read serves reads while none accepts writes.
    private(set) var acceptsReplacements = false
    /// After this time, a server that accepts writes is looked for again. Tests replace it.
    var replacementLifetime = Duration.seconds(1)
    private let named: Set<String>

    /// Checks the configuration without connecting.
    init(_ configuration: PostgreSQLConfiguration) throws(PostgreSQLFailure) {
        self.configuration = configuration
        connectLimit = configuration.callTimeout
        schema = try SchemaName(configuration.schema)
        guard let named = Self.named(in: configuration.connection.reveal()) else { throw .unusableConnection }
        self.named = named
    }

    /// The same for a migration, which may take longer, and waits for that of another process.
    var forMigration: ConnectionSettings {
        var settings = self
        settings.configuration.callTimeout = .seconds(600)
        settings.acceptsReplacements = true
        return settings
    }

    /// The same for calls, whose reads are served by a server that can only be read while no other is there.
    var forCalls: ConnectionSettings {
        var settings = self
        settings.acceptsReplacements = true
        return settings
    }

    /// The same for an operator, whose acts may take as long as they need.
    func forAdministration(_ limit: Duration) -> ConnectionSettings {
        var settings = self
        settings.configuration.callTimeout = limit
        settings.lockLimit = .seconds(10)
        // A server that can only be read can be looked at, and exported.
        settings.acceptsReplacements = true
        return settings
    }

    /// The same for answers that machines share, for which no caller waits long.
    var forSharedSnapshots: ConnectionSettings {
        var settings = self
        settings.configuration.connections = min(4, configuration.connections)
        settings.configuration.callTimeout = min(configuration.sharedCallTimeout, configuration.callTimeout)
        return settings
    }

    /// The same for a shared rate, for which requests do not wait long.
    var forRate: ConnectionSettings {
        var settings = forSharedSnapshots
        settings.configuration.connections = 1
        return settings
    }

    /// How long the server may take for a statement, and for the locks that it needs: less than the caller waits, so that it can say so.
    var serverLimit: Duration { configuration.callTimeout.forServer }

    /// The words that a connection is opened with. Of two values for a word, libpq takes the later one. The string is in place of the
    /// name of a database.
    var words: [(String, String)] {
        defaults.filter { !named.contains($0.0) } + [("dbname", configuration.connection.reveal()), ("client_encoding", "UTF8")]
    }

    private var defaults: [(String, String)] {
        [
            ("fallback_application_name", "marquee"),
            // For the connection that listens and sends nothing, and for those whose statements are lost on the way.
            ("keepalives_idle", "10"), ("keepalives_interval", "5"), ("keepalives_count", "3"), ("tcp_user_timeout", "5000"),
        ]
    }

    /// The words that have a value in a connection string; nil if libpq cannot read it.
    private static func named(in text: String) -> Set<String>? {
        guard !text.utf8.contains(0) else { return nil }
        var message: UnsafeMutablePointer<CChar>?
        let options = PQconninfoParse(text, &message)
        defer {
            PQconninfoFree(options)
            PQfreemem(message)
        }
        guard var option = options else { return nil }
        var names: Set<String> = []
        while let name = option.pointee.keyword {
            if option.pointee.val != nil { names.insert(String(cString: name)) }
            option += 1
        }
        return names
    }
}

extension Duration {
    /// How long the server may take, where a caller waits this long.
    var forServer: Duration { max(.milliseconds(1), self * 4 / 5) }
}
