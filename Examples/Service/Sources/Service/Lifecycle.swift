import Logging
import Marquee
import MarqueeLifecycle
import ServiceLifecycle
import UnixSignals

// For groups that end by cancellation, a client is a service as it is.
extension MarqueeClient: @retroactive Service {}

func serveGracefully(_ marquee: MarqueeClient, _ server: any Service) -> ServiceGroup {
    // The last service is ended first.
    let services: [any Service] = [MarqueeService(marquee), server]
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
