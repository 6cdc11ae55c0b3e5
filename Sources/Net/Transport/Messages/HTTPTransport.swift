/// Sends requests to a server and returns the answers; a program can implement it with its own HTTP client.
///
/// A transport follows no redirect, stores no cookie and caches nothing. Every status is an answer, not an error. It enforces the
/// ``TransportRequest/limits``, and ends a request at once when the calling task is cancelled. It may gain requirements in a minor version.
///
/// ```swift
/// struct PrintingTransport: HTTPTransport {
///     let base: any HTTPTransport
///
///     func send(_ request: TransportRequest) async throws(TransportError) -> TransportResponse {
///         print(request)
///         return try await base.send(request)
///     }
///
///     func shutdown() async { await base.shutdown() }
/// }
/// ```
public protocol HTTPTransport: Sendable {
    /// Sends a request and returns the answer.
    ///
    /// - Throws: ``TransportError`` if there is no complete answer within the limits; `.cancelled` as soon as the calling task is
    ///   cancelled, whatever the network does.
    func send(_ request: TransportRequest) async throws(TransportError) -> TransportResponse

    /// Ends all requests in flight with `.closed`, closes every connection and thread, and refuses later requests.
    func shutdown() async
}
