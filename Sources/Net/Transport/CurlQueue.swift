/// The queue for requests in flight: each host has a number of slots and a line of waiting requests, first come, first served.
struct CurlQueue<Item> {
    private struct HostQueue {
        var busy = 0
        var waiting: [Item?] = []
        var head = 0
        var forgotten = 0

        var isIdle: Bool { busy == 0 && head == waiting.count }

        mutating func next() -> Item? {
            guard head < waiting.count else { return nil }
            let item = waiting[head].take()
            head += 1
            if head == waiting.count || head > 64 && head * 2 > waiting.count {
                waiting.removeFirst(head)
                head = 0
            }
            return item
        }
    }

    private var hosts: [String: HostQueue] = [:]

    /// Whether no slot is taken and no request waits.
    var isIdle: Bool { hosts.isEmpty }

    /// Takes one of the host's slots and returns true, or puts the item at the end of the line.
    mutating func enter(_ item: Item, _ name: String, slots: Int) -> Bool {
        if hosts[name, default: HostQueue()].busy < max(1, slots) {
            hosts[name, default: HostQueue()].busy += 1
            return true
        }
        hosts[name]?.waiting.append(item)
        return false
    }

    /// Gives a slot back; if the line is not empty, its first item is returned and has the slot, unless the host has fewer slots now.
    mutating func leave(_ name: String, slots: Int) -> Item? {
        guard let host = hosts[name] else { return nil }
        if host.busy <= max(1, slots), let next = hosts[name]?.next() { return next }
        hosts[name]?.busy -= 1
        if hosts[name]?.isIdle == true { hosts[name] = nil }
        return nil
    }

    /// Notes that an item in the line was cancelled; cancelled items are removed when they are more than half of the line.
    mutating func forget(_ name: String, where hasLeft: (Item) -> Bool) {
        guard var host = hosts[name] else { return }
        hosts[name] = nil
        host.forgotten += 1
        if host.forgotten * 2 > host.waiting.count - host.head {
            host.waiting = host.waiting.dropFirst(host.head).filter { item in item.map { !hasLeft($0) } ?? false }
            host.head = 0
            host.forgotten = 0
        }
        hosts[name] = host
    }

    /// Empties every line and returns the waiting items.
    mutating func drain() -> [Item] {
        defer { hosts = [:] }
        return hosts.values.flatMap { $0.waiting.dropFirst($0.head).compactMap(\.self) }
    }
}
