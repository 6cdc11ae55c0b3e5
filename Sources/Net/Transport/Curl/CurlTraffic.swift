/// The transfers in flight and the number of body bytes that they hold together; used only by the loop thread.
final class CurlTraffic {
    private var transfers: [ObjectIdentifier: CurlTransfer] = [:]
    private var bytes = 0
    private let limit: Int

    init(limit: Int) {
        self.limit = limit
    }

    var all: Dictionary<ObjectIdentifier, CurlTransfer>.Values { transfers.values }

    func transfer(of call: TransportCall) -> CurlTransfer? {
        transfers[ObjectIdentifier(call)]
    }

    /// How many connections to a host have transfers in flight.
    func connections(to hostKey: String) -> Int {
        var ports = Set(transfers.values.lazy.filter { $0.call.hostKey == hostKey }.map(\.localPort))
        ports.remove(0)
        return ports.count
    }

    func add(_ transfer: CurlTransfer) {
        transfers[ObjectIdentifier(transfer.call)] = transfer
    }

    func remove(_ transfer: CurlTransfer) {
        release(transfer.body.count)
        transfers[ObjectIdentifier(transfer.call)] = nil
    }

    /// Counts bytes that a transfer has received. If all transfers together exceed the limit, the largest one fails, so that a small one
    /// never fails because of a large one.
    func hold(_ count: Int) {
        bytes += count
        while bytes > limit, let largest = transfers.values.max(by: { $0.body.count < $1.body.count }), !largest.body.isEmpty {
            largest.fail(TransportError(.tooLarge, "the answers in flight are larger than the limit"))
        }
    }

    func release(_ count: Int) {
        bytes -= count
    }
}
