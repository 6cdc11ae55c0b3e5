import MarqueeDomain

/// Requests of one share that wait, served caller by caller: weighted fair queueing in virtual time, which is round robin for callers of
/// equal weight. Within one caller, the first that came is the first that is served.
///
/// Each caller has a time at which its next request is due. A request is due one step after the request that was served last, or after the
/// earlier request of its caller; the step of a heavier caller is shorter. So an idle caller saves no turns, and needs no memory.
///
/// A request of several callers is in the queue of each of them. It is served with the first turn of any, which that caller pays.
struct CallerLine<Waiter> {
    private struct Place {
        let waiter: Waiter
        var callers: [Caller?]
    }

    private struct Line {
        var tickets: [Int] = []
        /// The number of tickets that are finished, at the beginning.
        var head = 0
        /// The number of waiting requests among the tickets.
        var count = 0
        var due: Int
        /// The order of callers that are due at the same time.
        var turn: Int

        init(due: Int, turn: Int) {
            self.due = due
            self.turn = turn
        }

        func isBefore(_ other: Line) -> Bool { (due, turn) < (other.due, other.turn) }

        mutating func popTicket() -> Int? {
            guard head < tickets.count else { return nil }
            head += 1
            return tickets[head - 1]
        }

        /// Removes finished tickets when they are the greater part.
        mutating func tidy(where isWaiting: (Int) -> Bool) {
            guard tickets.count > 64, tickets.count > count * 2 else { return }
            tickets = tickets.dropFirst(head).filter(isWaiting)
            head = 0
        }
    }

    /// A multiple of every weight.
    private static var step: Int { 840 }

    private var places: [Int: Place] = [:]
    private var lines: [Caller?: Line] = [:]
    /// When the request that was served last was due.
    private var now = 0
    private var turns = 0

    var count: Int { places.count }
    var isEmpty: Bool { places.isEmpty }
    /// The waiting requests in the order in which they came.
    var waiters: [Waiter] { places.sorted { $0.key < $1.key }.map(\.value.waiter) }

    /// The number of waiting requests of a caller.
    func count(of caller: Caller?) -> Int { lines[caller]?.count ?? 0 }

    /// Whether a request of a caller waits that may be served.
    func contains(where isAllowed: (Caller?) -> Bool) -> Bool { lines.keys.contains(where: isAllowed) }

    /// Adds a request; tickets increase.
    mutating func append(_ waiter: Waiter, _ ticket: Int, for callers: [Caller?]) {
        places[ticket] = Place(waiter: waiter, callers: callers)
        for caller in callers { enter(ticket, caller) }
    }

    /// Changes the callers of a waiting request. A request without any stays where it was: it is about to be removed.
    mutating func update(_ ticket: Int, to callers: [Caller?]) {
        guard let before = places[ticket]?.callers, !callers.isEmpty else { return }
        places[ticket]?.callers = callers
        for caller in callers where !before.contains(caller) { enter(ticket, caller) }
        for caller in before where !callers.contains(caller) { leave(caller) }
    }

    /// Removes a request that leaves.
    mutating func remove(_ ticket: Int) -> Waiter? {
        guard let place = places.removeValue(forKey: ticket) else { return nil }
        for caller in place.callers { leave(caller) }
        return place.waiter
    }

    /// Removes requests that leave.
    mutating func removeAll(where isRemoved: (Waiter) -> Bool) {
        for (ticket, place) in places where isRemoved(place.waiter) { _ = remove(ticket) }
    }

    /// Removes and returns the next request, with the caller whose turn it was.
    mutating func popFirst(where isAllowed: (Caller?) -> Bool = { _ in true }) -> (waiter: Waiter, caller: Caller?)? {
        guard let next = lines.indices.filter({ isAllowed(lines.keys[$0]) }).min(by: { lines.values[$0].isBefore(lines.values[$1]) })
        else { return nil }
        let (caller, due) = (lines.keys[next], lines.values[next].due)
        while let ticket = lines.values[next].popTicket() {
            guard isWaiting(ticket, for: caller), let waiter = remove(ticket) else { continue }
            now = max(now, due)
            turns += 1
            lines[caller]?.due = due + Self.step(of: caller)
            lines[caller]?.turn = turns
            return (waiter, caller)
        }
        return nil
    }

    /// The number of requests that are served before one that a caller would add now, if no others come.
    func ahead(of caller: Caller?) -> Int {
        let (own, step) = (lines[caller]?.count ?? 0, Self.step(of: caller))
        let due = (lines[caller]?.due ?? now + step) + own * step
        return lines.reduce(own) { sum, line in
            guard line.key != caller, line.value.due <= due else { return sum }
            return sum + min(line.value.count, (due - line.value.due) / Self.step(of: line.key) + 1)
        }
    }

    private static func step(of caller: Caller?) -> Int { step / (caller?.weight ?? 1) }

    private func isWaiting(_ ticket: Int, for caller: Caller?) -> Bool { places[ticket]?.callers.contains(caller) == true }

    private mutating func enter(_ ticket: Int, _ caller: Caller?) {
        if lines[caller] == nil {
            turns += 1
            lines[caller] = Line(due: now + Self.step(of: caller), turn: turns)
        }
        lines[caller]?.tickets.append(ticket)
        lines[caller]?.count += 1
    }

    /// Notes that a request of a caller waits no longer.
    private mutating func leave(_ caller: Caller?) {
        guard let index = lines.index(forKey: caller) else { return }
        guard lines.values[index].count > 1 else {
            lines.remove(at: index)
            return
        }
        lines.values[index].count -= 1
        let places = places
        lines.values[index].tidy { places[$0]?.callers.contains(caller) == true }
    }
}
