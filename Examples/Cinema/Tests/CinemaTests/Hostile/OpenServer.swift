import Foundation
import Hummingbird
import Logging
import ServiceLifecycle

/// A server of Hummingbird as it is, without the bounds of Cinema.
enum OpenServer {
    /// Runs it on a free port for the length of one test, which gets its address.
    static func run<Responder: HTTPResponder>(
        _ responder: Responder, _ test: (URL) async throws -> Void
    ) async throws where Responder.Context: InitializableFromSource<ApplicationRequestContextSource> {
        var logger = Logger(label: "server")
        logger.logLevel = .critical
        let (addresses, opened) = AsyncStream.makeStream(of: URL.self)
        let server = Application(
            responder: responder, configuration: ApplicationConfiguration(address: .hostname("127.0.0.1", port: 0)),
            onServerRunning: { channel in
                URL(string: "http://127.0.0.1:\(channel.localAddress?.port ?? 0)").map { _ = opened.yield($0) }
            }, logger: logger)
        let group = ServiceGroup(configuration: ServiceGroupConfiguration(services: [server], logger: logger))
        let running = Task { try await group.run() }
        var failure: (any Error)?
        for await address in addresses {
            do { try await test(address) } catch { failure = error }
            break
        }
        await group.triggerGracefulShutdown()
        try await running.value
        if let failure { throw failure }
    }
}
