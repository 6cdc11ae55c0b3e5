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
        let server = Application(
            responder: JSONAddresses(next: router().buildResponder()),
            server: .http1(configuration: channels(connections)),
            configuration: ApplicationConfiguration(
                address: .hostname(settings.host, port: settings.port),
                availableConnectionsDelegate: .maximum(mostConnections(), logger: logger)),
            onServerRunning: { [self] channel in
                if listens(on: channel.localAddress?.port ?? settings.port, forOperator: false) { onOpen(address) }
            }, logger: logger)
        // The last one ends first: health says so while the answers under way are finished.
        let services: [any Service] = [ClientService(site: self)] + operatorServer(onOpen) + [server, EndNote(site: self)]
        return ServiceGroup(
            configuration: ServiceGroupConfiguration(
                services: services, gracefulShutdownSignals: signals, logger: logger))
    }

    /// Health and metrics on an address of their own.
    private func operatorServer(_ onOpen: @escaping @Sendable (URL) -> Void) -> [any Service] {
        guard let own = settings.operatorAddress else { return [] }
        let router = Router(context: SiteContext.self)
        router.add(middleware: OperatorRoutes(site: self, isOwnAddress: true))
        return [
            Application(
                responder: router.buildResponder(),
                server: .http1(configuration: channels(ConnectionCount(most: Self.mostProbes, proxy: nil))),
                configuration: ApplicationConfiguration(
                    address: .hostname(own.host, port: own.port),
                    availableConnectionsDelegate: .maximum(Self.mostProbes, logger: logger)),
                onServerRunning: { [self] channel in
                    if listens(on: channel.localAddress?.port ?? own.port, forOperator: true) { onOpen(address) }
                }, logger: logger)
        ]
    }

    /// The connections of balancers and scrapers are few.
    private static let mostProbes = 64

    private func channels(_ connections: ConnectionCount) -> HTTP1Channel.Configuration {
        let bounds = settings.bounds
        return HTTP1Channel.Configuration(
            additionalChannelHandlers: [ConnectionTimes(bounds, connections)],
            httpDecoderConfiguration: .init(
                maxHeaderFieldSize: bounds.headBytes, maxHeaderListSize: bounds.headBytes, maxHeaderFieldCount: 100))
    }
}

/// Notes the end of the site when it begins.
private struct EndNote: Service {
    let site: Site

    func run() async {
        await cancelWhenGracefulShutdown { try? await Task.sleep(for: .seconds(1 << 40)) }
        site.ends()
    }
}

/// The client and its sandbox: changes are sent while it runs, and its files close at the end.
private struct ClientService: Service {
    let site: Site

    func run() async {
        // `run` shuts the client down when it is cancelled, so the visitors' acts come first.
        let running = Task { [site] in await site.marquee.run() }
        let keeping = Task { [site] in await site.names.keep(in: site.marquee, logger: site.logger) }
        let members = Task { [site] in
            await site.removeEndedFeeds()
            await site.kept.run(in: site)
        }
        await cancelWhenGracefulShutdown { try? await Task.sleep(for: .seconds(1 << 40)) }
        members.cancel()
        await site.acts.finish(within: .seconds(2))
        await members.value
        await site.calendars.finish()
        keeping.cancel()
        running.cancel()
        await keeping.value
        await running.value
        site.names.removeTemporary()
        site.folder.removeTemporary()
        await site.sandbox?.stop()
    }
}
