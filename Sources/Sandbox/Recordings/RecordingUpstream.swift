public import Foundation

/// The server behind a recording sandbox, and the HTTP client that reaches it.
///
/// ```swift
/// let upstream = RecordingUpstream(baseURL: URL(string: "https://api.themoviedb.org")!) { request in
///     let answer = try await client.send(request.method, request.url, request.headers, request.body)
///     return RecordingUpstream.Answer(status: answer.status, headers: answer.headers, body: answer.body)
/// }
/// ```
public struct RecordingUpstream: Sendable {
    /// A request to forward.
    public struct Request: Sendable, Hashable {
        /// `GET`, `POST`, `PUT` or `DELETE`.
        public let method: String
        /// The absolute address at the server.
        public let url: String
        /// The header fields by lowercase name, without those of one connection. They contain the credential of the program.
        public let headers: [String: String]
        /// The body, or nil.
        public let body: Data?
    }

    /// The complete answer to a request, its body unpacked.
    public struct Answer: Sendable, Hashable {
        /// The HTTP status.
        public var status: Int
        /// The header fields; several values of one field are joined by commas.
        public var headers: [String: String]
        /// The body, unpacked.
        public var body: Data

        public init(status: Int, headers: [String: String] = [:], body: Data = Data()) {
            (self.status, self.headers, self.body) = (status, headers, body)
        }
    }

    /// The address before `/3` and `/4`.
    public var baseURL: URL
    /// The address before `/t/p`; nil is `baseURL`.
    public var imageBaseURL: URL?
    /// Secrets that `send` adds to requests, such as the program's own credential. They are removed from recordings.
    public var secrets: [String] = []
    /// Sends a request. It follows no redirect, and throws if there is no complete answer in bounded time and size.
    public var send: @Sendable (Request) async throws -> Answer

    /// A server that the closure reaches, such as TMDb with the program's own HTTP client.
    public init(baseURL: URL, imageBaseURL: URL? = nil, send: @escaping @Sendable (Request) async throws -> Answer) {
        (self.baseURL, self.imageBaseURL, self.send) = (baseURL, imageBaseURL, send)
    }
}
