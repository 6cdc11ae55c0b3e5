/// Carries requests to a server and answers back: the seam where a program brings its own HTTP client.
///
/// A transport follows no redirect, keeps no cookie and caches nothing. Every status is an answer, not an error. It holds to the
/// ``TransportRequest/limits``, and to cancellation of the calling task at once. It may gain requirements in a minor version.
public protocol HTTPTransport: Sendable {
    /// Sends a request and returns the answer.
    ///
    /// - Throws: ``TransportError`` when there is no complete answer within the limits.
    func send(_ request: TransportRequest) async throws(TransportError) -> TransportResponse

    /// Ends what is in flight, lets go of every connection and thread, and refuses what comes later.
    func shutdown() async
}
