/// The limits of memory and time of one sandbox, so that no client can make it grow or hang.
struct Limits: Sendable {
    var connections = 128
    var headBytes = 32 * 1024
    var bodyBytes = 64 * 1024
    /// How long a connection may be silent between two requests.
    var idle: Duration = .seconds(60)
    /// How long a new connection may be silent before it may be closed for a newcomer at the limit of connections.
    var silence: Duration = .seconds(1)
    /// How long one request may take to arrive, and how long one answer may take to be taken.
    var transfer: Duration = .seconds(60)
}
