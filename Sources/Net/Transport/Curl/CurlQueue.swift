import MarqueeDomain

/// The queue for requests in flight: each host has a number of slots and a line of waiting requests, in which shares and callers are served
/// in turn.
struct CurlQueue<Item> {
    private struct HostQueue {
        var busy = 0
        var line = FairLine<Item>()
        private var forgotten = 0

        var isIdle: Bool { busy == 0 && line.count == 0 }

        /// Notes that an item has left; such items are removed when they are more than half of the line.
        mutating func forget(where hasLeft: (Item) -> Bool) {
            forgotten += 1
            if forgotten * 2 > line.count { remove(where: hasLeft) }
        }

        mutating func remove(where isRemoved: (Item) -> Bool) {
            line.removeAll(where: isRemoved)
            forgotten = 0
        }
    }

    private var tickets = 0
    private var hosts: [String: HostQueue] = [:]

    /// Whether no slot is taken and no request waits.
    var isIdle: Bool { hosts.isEmpty }

    /// The items in all lines.
    var waiting: [Item] { hosts.values.flatMap { $0.line.waiters } }

    /// How many slots of a host are taken.
    func busy(_ name: String) -> Int { hosts[name]?.busy ?? 0 }

    /// Puts an item at the end of its caller's line.
    mutating func enter(_ item: Item, _ name: String, as share: RequestShare = .reads, for caller: Caller? = nil) {
        tickets += 1
        hosts[name, default: HostQueue()].line.append(item, tickets, in: share, for: [caller])
    }

    /// The next item in line, which has a slot from now on; nil if none waits or all of the slots are taken.
    mutating func next(_ name: String, slots: Int) -> Item? {
        guard let host = hosts[name], host.busy < max(1, slots), let next = hosts[name]?.line.popFirst() else { return nil }
        hosts[name]?.busy += 1
        return next.waiter
    }

    /// Gives a slot back.
    mutating func leave(_ name: String) {
        hosts[name]?.busy -= 1
        tidy(name)
    }

    /// Notes that an item in the line was cancelled.
    mutating func forget(_ name: String, where hasLeft: (Item) -> Bool) {
        hosts[name]?.forget(where: hasLeft)
        tidy(name)
    }

    /// Removes items from all lines.
    mutating func remove(where isRemoved: (Item) -> Bool) {
        for name in hosts.keys {
            hosts[name]?.remove(where: isRemoved)
            tidy(name)
        }
    }

    /// Empties every line and returns the waiting items.
    mutating func drain() -> [Item] {
        defer { hosts = [:] }
        return waiting
    }

    private mutating func tidy(_ name: String) {
        if hosts[name]?.isIdle == true { hosts[name] = nil }
    }
}
