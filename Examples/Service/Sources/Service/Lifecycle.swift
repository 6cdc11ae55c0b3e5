import Logging
import Marquee
import ServiceLifecycle
import UnixSignals

// For groups that end by cancellation, a client is a service as it is.
extension MarqueeClient: @retroactive Service {}

/// A client in a group that shuts down gracefully: it works until the services before it have ended.
struct MarqueeService: Service {
    let marquee: MarqueeClient

    func run() async throws {
        await cancelWhenGracefulShutdown { await marquee.run() }
    }
}

func serveGracefully(_ marquee: MarqueeClient, _ server: any Service) -> ServiceGroup {
    // The last service is ended first.
    let services: [any Service] = [MarqueeService(marquee: marquee), server]
    var configuration = ServiceGroupConfiguration(
        services: services.map { .init(service: $0, successTerminationBehavior: .gracefullyShutdownGroup) },
        logger: Logger(label: "lifecycle"))
    configuration.gracefulShutdownSignals = [.sigterm, .sigint]
    return ServiceGroup(configuration: configuration)
}

func serveUntilCancelled(_ marquee: MarqueeClient, _ server: any Service) -> ServiceGroup {
    let services: [any Service] = [marquee, server]
    var configuration = ServiceGroupConfiguration(
        services: services.map { .init(service: $0, successTerminationBehavior: .cancelGroup) }, logger: Logger(label: "lifecycle"))
    configuration.cancellationSignals = [.sigterm, .sigint]
    return ServiceGroup(configuration: configuration)
}
