import MarqueeDomain
import Synchronization

/// The transport of files, which begins with the first of them: it has a thread and connections of its own, so that files and requests of
/// callers do not wait for each other.
package final class Downloads: Sendable {
    private struct State {
        var transport: (any DownloadingTransport)?
        var isClosed = false
    }

    private let make: @Sendable () -> any DownloadingTransport
    private let state = Mutex(State())

    package init(_ make: @escaping @Sendable () -> any DownloadingTransport) { self.make = make }

    /// - Throws: `MarqueeError` with the code `.closed` after the shutdown.
    func transport() throws(MarqueeError) -> any DownloadingTransport {
        try state.withLock { state throws(MarqueeError) in
            guard !state.isClosed else { throw WireError.error(of: .closed, operation: nil) }
            if let transport = state.transport { return transport }
            let transport = make()
            state.transport = transport
            return transport
        }
    }

    /// Ends the downloads.
    package func shutdown() async {
        let transport = state.withLock { state in
            state.isClosed = true
            return state.transport
        }
        await transport?.shutdown()
    }
}
