public import MarqueeData
public import MarqueeDomain

/// How the server is reached, and how long anything may take.
public struct PostgreSQLConfiguration: Sendable {
    /// The connection string, as libpq reads it: `service=marquee`, `host=… dbname=… sslmode=verify-full` or `postgresql://…`.
    ///
    /// libpq takes missing settings from the variables `PG…`, a service file and a password file. Where it names several hosts,
    /// `target_session_attrs=read-write` finds the primary one. It is a secret because it may hold a password.
    public var connection: Secret
    /// The schema of the tables, created if missing: 1 to 63 of the characters `a` to `z`, `0` to `9` and `_`.
    public var schema = "marquee"
    /// The most connections at once; more callers wait their turn. One more listens for the changes of other processes.
    public var connections = 8
    /// How long a call may take: waiting for a free connection, connecting, waiting for the locks of others, and the work. `within(_:)`
    /// sets less for the calls of one view.
    ///
    /// Only a commit whose connection is lost takes longer: whether it was done is found out in up to twice the time.
    public var callTimeout = Duration.seconds(5)
    /// The same for answers that machines share: less, because the server of TMDb answers as well.
    var sharedCallTimeout = Duration.seconds(2)
    /// Whether a connection listens for the changes of other processes. Without it, they are seen within a second of the next read. A database
    /// that sleeps without connections never sleeps while one listens.
    public var listens = true
    /// Seals the secrets of sessions before they are stored; nil stores them as they are.
    public var sealing: SecretSealing?
    /// The waits and random numbers of attempts. Tests replace it.
    public var time = TimeSource.system

    /// Creates a configuration; without a connection string, everything comes from the environment.
    public init(_ connection: String = "") { self.connection = Secret(connection) }
}
