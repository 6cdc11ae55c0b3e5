/// A line of waiting tasks: first come, first served; any of them may leave.
struct WaitingLine<Waiter> {
    private var tickets: [Int] = []
    private var head = 0
    private var waiters: [Int: Waiter] = [:]

    var count: Int { waiters.count }

    mutating func append(_ waiter: Waiter, _ ticket: Int) {
        waiters[ticket] = waiter
        tickets.append(ticket)
    }

    mutating func remove(_ ticket: Int) -> Waiter? {
        defer { tidy() }
        return waiters.removeValue(forKey: ticket)
    }

    mutating func popFirst() -> Waiter? {
        defer { tidy() }
        while head < tickets.count {
            head += 1
            if let waiter = waiters.removeValue(forKey: tickets[head - 1]) { return waiter }
        }
        return nil
    }

    /// Removes finished tickets when they are the greater part.
    private mutating func tidy() {
        guard tickets.count > 64, tickets.count > waiters.count * 2 else { return }
        tickets = tickets.dropFirst(head).filter { waiters[$0] != nil }
        head = 0
    }
}
