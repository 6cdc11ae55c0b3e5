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

    /// Connects, also to the next of several hosts. It blocks for the connection's time limit for each host.
    func connect() -> OpaquePointer? {
        // Of two values for a word, libpq takes the later one. The string stands in place of the name of a database.
        let words =
            defaults.filter { !named.contains($0.0) } + [("dbname", configuration.connection.reveal()), ("client_encoding", "UTF8")]
        let (names, values) = (words.map { Array($0.0.utf8CString) }, words.map { Array($0.1.utf8CString) })
        return withPointers(names) { names in withPointers(values) { PQconnectdbParams(names, $0, 1) } }
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

/// Passes texts on as C takes them, with nil behind the last one.
private func withPointers<Answer>(_ texts: [[CChar]], _ body: ([UnsafePointer<CChar>?]) -> Answer) -> Answer {
    func next(_ index: Int, _ pointers: [UnsafePointer<CChar>?]) -> Answer {
        guard index < texts.count else { return body(pointers + [nil]) }
        return texts[index].withUnsafeBufferPointer { next(index + 1, pointers + [$0.baseAddress]) }
    }
    return next(0, [])
}
