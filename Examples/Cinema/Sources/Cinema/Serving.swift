import MarqueeSandbox
import Foundation
import Hummingbird
import HummingbirdCore
import Logging
import Marquee
import ServiceLifecycle
import UnixSignals

extension Site {
    /// How many connections the site has at most: fewer than this process has descriptors.
    func mostConnections() -> Int {
        let most = Descriptors.connections(within: Descriptors.raiseLimit())
        return min(settings.bounds.connections ?? most, most)
    }

    /// The site as a group of services. They end in the opposite order: the server answers the running requests before the client closes.
    func serviceGroup(signals: [UnixSignal] = [], onOpen: @escaping @Sendable (URL) -> Void) -> ServiceGroup {
        let (bounds, connections) = (settings.bounds, connections)
        let server = Application(
            responder: AbsoluteTargets(site: self, next: JSONAddresses(next: router().buildResponder())),
            server: .http1(
                configuration: HTTP1Channel.Configuration(
                    additionalChannelHandlers: [ConnectionTimes(bounds, connections)],
                    httpDecoderConfiguration: .init(
                        maxHeaderFieldSize: bounds.headBytes, maxHeaderListSize: bounds.headBytes, maxHeaderFieldCount: 100))),
            configuration: ApplicationConfiguration(
                address: .hostname(settings.host, port: settings.port),
                availableConnectionsDelegate: .maximum(mostConnections(), logger: logger)),
            onServerRunning: { [self] channel in
                listens(on: channel.localAddress?.port ?? settings.port)
                onOpen(address)
            }, logger: logger)
        return ServiceGroup(
            configuration: ServiceGroupConfiguration(
                services: [ClientService(site: self), server], gracefulShutdownSignals: signals, logger: logger))
    }
}

/// The client and its sandbox: changes are sent while it runs, and its files close at the end.
private struct ClientService: Service {
    let site: Site

    func run() async {
        // `run` shuts the client down when it is cancelled, so the visitors' acts come first.
        let running = Task { [site] in await site.marquee.run() }
        let keeping = Task { [site] in await site.names.keep(in: site.marquee, logger: site.logger) }
        await cancelWhenGracefulShutdown { try? await Task.sleep(for: .seconds(1 << 40)) }
        await site.acts.finish(within: .seconds(2))
        keeping.cancel()
        running.cancel()
        await keeping.value
        await running.value
        site.names.removeTemporary()
        await site.sandbox?.stop()
    }
}
