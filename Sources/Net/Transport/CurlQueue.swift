import MarqueeData

/// The queue for requests in flight: each host has a number of slots and a line of waiting requests, first come, first served. Requests of
/// background work have a line of their own.
struct CurlQueue<Item> {
    private struct Line {
        private var waiting: [Item?] = []
        private var head = 0
        private var forgotten = 0

        /// How many wait, among them those who have left without being removed.
        var count: Int { waiting.count - head }
        var items: [Item] { waiting.dropFirst(head).compactMap(\.self) }

        mutating func append(_ item: Item) { waiting.append(item) }

        mutating func popFirst() -> Item? {
            guard head < waiting.count else { return nil }
            let item = waiting[head].take()
            head += 1
            if head == waiting.count || head > 64 && head * 2 > waiting.count {
                waiting.removeFirst(head)
                head = 0
            }
            return item
        }

        /// Notes that an item has left; such items are removed when they are more than half of the line.
        mutating func forget(where hasLeft: (Item) -> Bool) {
            forgotten += 1
            if forgotten * 2 > count { remove(where: hasLeft) }
        }

        mutating func remove(where isRemoved: (Item) -> Bool) {
            waiting = waiting.dropFirst(head).filter { item in item.map { !isRemoved($0) } ?? false }
            (head, forgotten) = (0, 0)
        }
    }

    private struct HostQueue {
        var busy = 0
        var foreground = Line()
        var background = Line()
        var turns = PriorityTurns()

        var isIdle: Bool { busy == 0 && foreground.count + background.count == 0 }

        mutating func next() -> Item? {
            switch turns.next(foreground: foreground.count, background: background.count) {
            case .foreground: foreground.popFirst()
            case .background: background.popFirst()
            }
        }

        mutating func eachLine(_ change: (inout Line) -> Void) {
            change(&foreground)
            change(&background)
        }
    }

    private var hosts: [String: HostQueue] = [:]

    /// Whether no slot is taken and no request waits.
    var isIdle: Bool { hosts.isEmpty }

    /// The items in all lines.
    var waiting: [Item] { hosts.values.flatMap { $0.foreground.items + $0.background.items } }

    /// How many slots of a host are taken.
    func busy(_ name: String) -> Int { hosts[name]?.busy ?? 0 }

    /// Puts an item at the end of the host's line.
    mutating func enter(_ item: Item, _ name: String, as priority: RequestPriority = .foreground) {
        switch priority {
        case .foreground: hosts[name, default: HostQueue()].foreground.append(item)
        case .background: hosts[name, default: HostQueue()].background.append(item)
        }
    }

    /// The next item in line, which has a slot from now on; nil if none waits or all of the slots are taken.
    mutating func next(_ name: String, slots: Int) -> Item? {
        guard let host = hosts[name], host.busy < max(1, slots), let next = hosts[name]?.next() else { return nil }
        hosts[name]?.busy += 1
        return next
    }

    /// Gives a slot back.
    mutating func leave(_ name: String) {
        hosts[name]?.busy -= 1
        tidy(name)
    }

    /// Notes that an item in the line was cancelled.
    mutating func forget(_ name: String, where hasLeft: (Item) -> Bool) {
        hosts[name]?.eachLine { $0.forget(where: hasLeft) }
        tidy(name)
    }

    /// Removes items from all lines.
    mutating func remove(where isRemoved: (Item) -> Bool) {
        for name in hosts.keys {
            hosts[name]?.eachLine { $0.remove(where: isRemoved) }
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
