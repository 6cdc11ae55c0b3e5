/// The counts of connections of a ``CurlTransport``.
package struct CurlCounts: Sendable, Hashable {
    /// The number of connections that were opened.
    package var opened = 0
    /// The number of requests that were sent over a connection that was there.
    package var reused = 0
    /// The number of requests that waited for a slot of their host.
    package var waits = 0
}
