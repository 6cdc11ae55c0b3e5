/// The open connections of a server: their threads, which of them wait for a request, and which one gives way to a newcomer when the
/// limit is reached.
struct ConnectionTable {
    private struct Idle {
        let since: ContinuousClock.Instant
        /// Whether a request has been answered on it.
        let hasAsked: Bool
    }

    private let limits: Limits
    private var descriptors: [Int: Int32] = [:]
    private var idle: [Int: Idle] = [:]
    /// The connection that is being closed for a newcomer.
    private var leaving: Int?
    private var workers: [Int: Worker] = [:]
    private var ended: [Int] = []
    private var nextID = 0

    init(limits: Limits) {
        self.limits = limits
    }

    var count: Int { descriptors.count }
    var idleCount: Int { idle.count }
    var isFull: Bool { descriptors.count >= limits.connections }
    var canMakeRoom: Bool { leaving == nil && !idle.isEmpty }

    /// Adds the connection that `start` serves under the number it is given. Returns false, and adds none, when no thread started.
    mutating func add(_ descriptor: Int32, start: (_ id: Int) -> Worker?) -> Bool {
        guard let worker = start(nextID) else { return false }
        descriptors[nextID] = descriptor
        workers[nextID] = worker
        nextID += 1
        return true
    }

    mutating func setIdle(_ id: Int, _ isIdle: Bool, hasAsked: Bool) {
        idle[id] = isIdle ? Idle(since: .now, hasAsked: hasAsked) : nil
    }

    /// Closes the connection that has been idle for the longest time; its thread ends it. Returns false when there is none yet.
    mutating func makeRoom() -> Bool {
        let now = ContinuousClock.now
        let candidates = idle.filter { id, idle in
            // A request that has arrived and was not read yet must not be lost.
            guard let descriptor = descriptors[id], !Socket.hasBytes(descriptor) else { return false }
            return idle.hasAsked || now - idle.since >= limits.silence
        }
        guard let oldest = candidates.min(by: { $0.value.since < $1.value.since })?.key, let descriptor = descriptors[oldest] else {
            return false
        }
        leaving = oldest
        Socket.hangUp(descriptor)
        return true
    }

    func hangUpAll() {
        for descriptor in descriptors.values { Socket.hangUp(descriptor) }
    }

    mutating func end(_ id: Int) {
        // Closed and forgotten in one step, so that no thread shuts down a number that already means another socket.
        if let descriptor = descriptors.removeValue(forKey: id) { Socket.shut(descriptor) }
        idle[id] = nil
        if leaving == id { leaving = nil }
        ended.append(id)
    }

    /// The threads of ended connections, which the server must join.
    mutating func takeEnded() -> [Worker] {
        defer { ended = [] }
        return ended.compactMap { workers.removeValue(forKey: $0) }
    }

    mutating func takeAll() -> [Worker] {
        defer { workers = [:] }
        return Array(workers.values)
    }
}
