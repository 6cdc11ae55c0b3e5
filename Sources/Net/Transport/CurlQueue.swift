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

    /// How many slots of a host are taken.
    func busy(_ name: String) -> Int { hosts[name]?.busy ?? 0 }

    /// Puts an item at the end of the host's line.
    mutating func enter(_ item: Item, _ name: String) {
        hosts[name, default: HostQueue()].waiting.append(item)
    }

    /// The first item in line, which has a slot from now on; nil if none waits or all of the slots are taken.
    mutating func next(_ name: String, slots: Int) -> Item? {
        guard let host = hosts[name], host.busy < max(1, slots), let next = hosts[name]?.next() else { return nil }
        hosts[name]?.busy += 1
        return next
    }

    /// Gives a slot back.
    mutating func leave(_ name: String) {
        hosts[name]?.busy -= 1
        if hosts[name]?.isIdle == true { hosts[name] = nil }
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
