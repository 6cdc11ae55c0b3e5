import MarqueeSandbox
import Foundation
import Hummingbird
import Logging
import Marquee
import ServiceLifecycle
import UnixSignals

extension Site {
    /// The site as a group of services. They end in the opposite order: the server answers what it has begun before the client closes.
    func serviceGroup(signals: [UnixSignal] = [], onOpen: @escaping @Sendable (URL) -> Void) -> ServiceGroup {
        let server = Application(
            responder: JSONAddresses(next: router().buildResponder()),
            configuration: ApplicationConfiguration(
                address: .hostname(settings.host, port: settings.port)),
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
        await cancelWhenGracefulShutdown { try? await Task.sleep(for: .seconds(1 << 40)) }
        await site.acts.finish(within: .seconds(10))
        running.cancel()
        await running.value
        await site.sandbox?.stop()
    }
}
