import CPostgreSQL
import MarqueeDomain

/// Everything that a connection is opened with.
struct ConnectionSettings: Sendable {
    private(set) var configuration: PostgreSQLConfiguration
    let schema: SchemaName
    private let named: Set<String>

    /// Checks the configuration without connecting.
    init(_ configuration: PostgreSQLConfiguration) throws(PostgreSQLFailure) {
        self.configuration = configuration
        schema = try SchemaName(configuration.schema)
        guard let named = Self.named(in: configuration.connection.reveal()) else { throw .unusableConnection }
        self.named = named
    }

    /// The same for a migration, which may take longer, and waits for that of another process.
    var forMigration: ConnectionSettings {
        var settings = self
        settings.configuration.statementTimeout = .seconds(600)
        settings.configuration.lockTimeout = .seconds(600)
        return settings
    }

    /// The same for answers that machines share, which nobody waits for long.
    var forSharedSnapshots: ConnectionSettings {
        var settings = self
        settings.configuration.connections = min(4, configuration.connections)
        settings.configuration.connectTimeout = .seconds(2)
        settings.configuration.statementTimeout = .seconds(1)
        settings.configuration.lockTimeout = .seconds(1)
        settings.configuration.poolTimeout = .seconds(1)
        return settings
    }

    /// How long an answer is waited for. The server has ended the statement before, if it can.
    var answerTimeout: Duration { configuration.statementTimeout * 2 }

    /// The words that a connection is opened with. Of two values for a word, libpq takes the later one. The string stands in place of the name
    /// of a database.
    var words: [(String, String)] {
        defaults.filter { !named.contains($0.0) } + [("dbname", configuration.connection.reveal()), ("client_encoding", "UTF8")]
    }

    private var defaults: [(String, String)] {
        [
            ("fallback_application_name", "marquee"),
            ("connect_timeout", String(max(2, configuration.connectTimeout.components.seconds))),
            ("keepalives_idle", "60"),
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
