package import MarqueeData
package import MarqueeDomain
import Synchronization

/// Reports events for every request: its start, and its end with the duration of all attempts and waits.
package struct ObservedTransport: HTTPTransport {
    private let base: any HTTPTransport
    private let time: TimeSource
    private let onEvent: MarqueeEventHandler
    /// How many exchanges this process has had: of all clients together, because several may share one handler.
    private static let exchanges = Atomic(0)

    package init(_ base: any HTTPTransport, time: TimeSource = .system, onEvent: @escaping MarqueeEventHandler) {
        self.base = base
        self.time = time
        self.onEvent = onEvent
    }

    package func send(_ request: TransportRequest) async throws(TransportError) -> TransportResponse {
        var (request, operation, server) = (request, request.operation, request.server)
        let exchange = Self.exchanges.add(1, ordering: .relaxed).newValue
        request.exchange = exchange
        func tell(_ kind: MarqueeEvent.Kind) {
            onEvent(MarqueeEvent(kind, operation: operation, exchange: exchange, host: server?.host, port: server?.port))
        }
        tell(.requestStarted)
        let started = time.now()
        do throws(TransportError) {
            let response = try await base.send(request)
            tell(.requestFinished(status: response.status, bytes: response.body.count, duration: time.now() - started))
            return response
        } catch {
            tell(.requestFailed(WireError.error(of: error, operation: operation), duration: time.now() - started))
            throw error
        }
    }

    package func shutdown() async { await base.shutdown() }
}
