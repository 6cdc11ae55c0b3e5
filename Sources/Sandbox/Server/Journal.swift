import Synchronization

extension Sandbox {
    /// One request that the sandbox received, and the status it was answered with.
    public struct Exchange: Sendable, Equatable {
        /// The method as it was sent.
        public let method: String
        /// The path and query as they were sent, save that keys, sessions, tokens and passwords are replaced by `<redacted>`.
        public let path: String
        /// The HTTP status of the answer, or zero when the connection was closed without one.
        public let status: Int
        /// The request headers worth asserting on, by lowercase name; a credential is shown as `<redacted>`.
        public let headers: [String: String]
        /// The text in ``Sandbox/misses`` about this request, or nil.
        public var miss: String?
    }

    /// The counters of a sandbox since its start.
    public struct Counters: Sendable, Equatable {
        /// All requests, counted before their answers are held back or sent.
        public internal(set) var requests = 0
        /// Writes to the API, whatever became of them: requests other than `GET` and `HEAD` below `/3/` and `/4/`.
        public internal(set) var writes = 0
        /// Requests by decoded path without the query and without secrets; paths beyond the first thousand are counted only in `requests`.
        public internal(set) var requestsByPath: [String: Int] = [:]
        /// Answers with status 304: the client's copy is still valid.
        public internal(set) var notModified = 0
        /// How many connections were ever accepted.
        public internal(set) var connectionsOpened = 0
        /// Connections open now.
        public internal(set) var connections = 0
        /// The most connections that were open at once.
        public internal(set) var mostConnections = 0
    }
}

/// The events, kept within bounds.
final class Journal: Sendable {
    private struct State {
        var log: [Sandbox.Exchange] = []
        var counters = Sandbox.Counters()
        var misses: [String] = []
    }

    private let state = Mutex(State())
    private let bound = 1_000

    var log: [Sandbox.Exchange] { state.withLock { Array($0.log.suffix(bound)) } }
    var misses: [String] { state.withLock { Array($0.misses.suffix(bound)) } }
    var counters: Sandbox.Counters { state.withLock { $0.counters } }

    /// Notes that a connection was accepted or has ended, and how many are open now.
    func connections(_ count: Int, isNew: Bool) {
        state.withLock {
            $0.counters.connectionsOpened += isNew ? 1 : 0
            $0.counters.connections = count
            $0.counters.mostConnections = max($0.counters.mostConnections, count)
        }
    }

    func missed(_ text: String) {
        state.withLock {
            $0.misses.append(text)
            if $0.misses.count > 2 * bound { $0.misses.removeFirst(bound) }
        }
    }

    func record(_ exchange: Sandbox.Exchange, path: String, isWrite: Bool) {
        state.withLock {
            $0.log.append(exchange)
            // Trimmed in one go, so that a long run does not move the whole log for every request.
            if $0.log.count > 2 * bound { $0.log.removeFirst(bound) }
            $0.counters.requests += 1
            if isWrite { $0.counters.writes += 1 }
            if exchange.status == 304 { $0.counters.notModified += 1 }
            if $0.counters.requestsByPath[path] != nil || $0.counters.requestsByPath.count < bound {
                $0.counters.requestsByPath[path, default: 0] += 1
            }
        }
    }
}
