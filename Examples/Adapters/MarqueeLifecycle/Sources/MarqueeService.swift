public import Marquee
public import ServiceLifecycle

/// Runs a client in a group that shuts down gracefully: the client sends changes until the services before it have ended.
///
/// Name it before the server in the list of services, because the last service is ended first.
public struct MarqueeService: Service {
    private let marquee: MarqueeClient

    /// Creates the service of a client.
    public init(_ marquee: MarqueeClient) { self.marquee = marquee }

    public func run() async throws {
        await cancelWhenGracefulShutdown { await marquee.run() }
    }
}
