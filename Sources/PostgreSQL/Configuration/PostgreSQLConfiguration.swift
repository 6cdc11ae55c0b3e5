public import MarqueeData
public import MarqueeDomain

/// How the server is reached, and how long anything may take.
public struct PostgreSQLConfiguration: Sendable {
    /// The connection string, as libpq reads it: `service=marquee`, `host=… dbname=… sslmode=verify-full` or `postgresql://…`.
    ///
    /// What it does not say, libpq takes from the variables `PG…`, a service file and a password file. Where it names several hosts,
    /// `target_session_attrs=read-write` finds the primary one. It is a secret because it may hold a password.
    public var connection: Secret
    /// The schema of the tables, created if missing: 1 to 63 of the characters `a` to `z`, `0` to `9` and `_`.
    public var schema = "marquee"
    /// The most connections at once; more callers wait their turn. One more listens for the changes of other processes.
    public var connections = 8
    /// How long one host may take to accept a connection, in whole seconds, at least two. The connection string may say otherwise.
    public var connectTimeout = Duration.seconds(5)
    /// How long a statement may take; the server ends it then.
    public var statementTimeout = Duration.seconds(10)
    /// How long a statement may wait for the locks of others.
    public var lockTimeout = Duration.seconds(5)
    /// How long a caller may wait for a free connection, and for a server that restarts.
    public var poolTimeout = Duration.seconds(5)
    /// Seals the secrets of sessions before they are stored; nil stores them as they are.
    public var sealing: SecretSealing?
    /// The waits and random numbers of attempts. Tests replace it.
    public var time = TimeSource.system

    /// Creates a configuration; without a connection string, everything comes from the environment.
    public init(_ connection: String = "") { self.connection = Secret(connection) }
}
