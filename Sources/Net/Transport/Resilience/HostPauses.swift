import Synchronization

/// When requests to each host may be sent again.
final class HostPauses: Sendable {
    private let ends = Mutex<[String: Duration]>([:])

    func end(of host: String) -> Duration { ends.withLock { $0[host] ?? .zero } }

    func extend(_ host: String, to end: Duration) { ends.withLock { $0[host] = max($0[host] ?? end, end) } }
}
