/// Who may start: for each lane (a host) a number of slots, and a line of those who wait for one, first come, first served.
struct CurlQueue<Item> {
    private struct Lane {
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

    private let slots: Int
    private var lanes: [String: Lane] = [:]

    init(slots: Int) {
        self.slots = max(1, slots)
    }

    /// Whether no slot is taken and nobody waits.
    var isIdle: Bool { lanes.isEmpty }

    /// Takes a slot and returns true, or puts the item at the end of the line.
    mutating func enter(_ item: Item, _ name: String) -> Bool {
        if lanes[name, default: Lane()].busy < slots {
            lanes[name, default: Lane()].busy += 1
            return true
        }
        lanes[name]?.waiting.append(item)
        return false
    }

    /// Gives a slot back; the item returned, the first in line, has it from now on.
    mutating func leave(_ name: String) -> Item? {
        guard lanes[name] != nil else { return nil }
        if let next = lanes[name]?.next() { return next }
        lanes[name]?.busy -= 1
        if lanes[name]?.isIdle == true { lanes[name] = nil }
        return nil
    }

    /// Notes that someone in line has left; the line is cleared of such when they are the half of it.
    mutating func forget(_ name: String, where hasLeft: (Item) -> Bool) {
        guard var lane = lanes[name] else { return }
        lanes[name] = nil
        lane.forgotten += 1
        if lane.forgotten * 2 > lane.waiting.count - lane.head {
            lane.waiting = lane.waiting.dropFirst(lane.head).filter { item in item.map { !hasLeft($0) } ?? false }
            lane.head = 0
            lane.forgotten = 0
        }
        lanes[name] = lane
    }

    /// Empties every line and returns those who waited.
    mutating func drain() -> [Item] {
        defer { lanes = [:] }
        return lanes.values.flatMap { $0.waiting.dropFirst($0.head).compactMap(\.self) }
    }
}
