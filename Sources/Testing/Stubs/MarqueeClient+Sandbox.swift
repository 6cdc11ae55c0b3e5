public import Marquee
@_exported public import MarqueeSandbox

extension MarqueeClient {
    /// Creates a client of a sandbox: a server on loopback that answers as TMDb does. It keeps its answers in memory and reads no variable
    /// of the environment.
    ///
    /// ```swift
    /// let marquee = try await MarqueeClient.sandbox()
    /// ```
    ///
    /// - Parameters:
    ///   - sandbox: The server, so that a test can change how it answers; nil starts one that runs as long as the client exists.
    ///   - configure: Changes the configuration.
    /// - Throws: `SandboxError` if the server cannot start, otherwise the error of the client.
    public static func sandbox(
        _ sandbox: Sandbox? = nil, _ configure: (inout Configuration) throws -> Void = { _ in }
    ) async throws -> MarqueeClient {
        let server = if let sandbox { sandbox } else { try await Sandbox.start() }
        return try await MarqueeClient(environment: [:]) {
            $0.credential = try .accessToken(Sandbox.accessToken)
            $0.baseURL = server.baseURL
            $0.webURL = server.baseURL
            $0.imageBaseURL = server.imageBaseURL
            $0.exportsBaseURL = server.baseURL
            $0.storage = .memory
            try configure(&$0)
            // The client holds the handler, and the handler holds the server, which ends with its last holder.
            let handler = $0.onEvent
            $0.onEvent = { event in withExtendedLifetime(server) { handler(event) } }
        }
    }
}
