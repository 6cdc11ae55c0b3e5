import MarqueeDomain

/// Requests that wait: the shares have their turns, and within a share the callers have theirs.
struct FairLine<Waiter> {
    private var lines: [CallerLine<Waiter>] = RequestShare.allCases.map { _ in CallerLine() }
    private var turns = ShareTurns()

    var count: Int { lines.reduce(0) { $0 + $1.count } }
    /// The waiting requests, share by share, in the order in which they came.
    var waiters: [Waiter] { lines.flatMap(\.waiters) }

    /// Whether no request of another share waits.
    func isOf(_ share: RequestShare) -> Bool { lines[share.rawValue].count == count }

    /// The number of waiting requests of a caller in a share.
    func count(of caller: Caller?, in share: RequestShare) -> Int { lines[share.rawValue].count(of: caller) }

    /// Adds a request; tickets increase.
    mutating func append(_ waiter: Waiter, _ ticket: Int, in share: RequestShare, for callers: [Caller?]) {
        lines[share.rawValue].append(waiter, ticket, for: callers)
    }

    /// Changes the callers of a waiting request.
    mutating func update(_ ticket: Int, to callers: [Caller?]) {
        for index in lines.indices { lines[index].update(ticket, to: callers) }
    }

    /// Removes a request that leaves.
    mutating func remove(_ ticket: Int) -> Waiter? {
        for index in lines.indices {
            if let waiter = lines[index].remove(ticket) { return waiter }
        }
        return nil
    }

    /// Removes requests that leave.
    mutating func removeAll(where isRemoved: (Waiter) -> Bool) {
        for index in lines.indices { lines[index].removeAll(where: isRemoved) }
    }

    /// Removes and returns the next request that may be served, with its share and the caller whose turn it was.
    mutating func popFirst(
        where isAllowed: (RequestShare, Caller?) -> Bool = { _, _ in true }
    ) -> (waiter: Waiter, share: RequestShare, caller: Caller?)? {
        let share = turns.next { share in lines[share.rawValue].contains { isAllowed(share, $0) } }
        guard let share, let next = lines[share.rawValue].popFirst(where: { isAllowed(share, $0) }) else { return nil }
        return (next.waiter, share, next.caller)
    }

    /// The number of requests that are served before one that a caller would add now, if no others come.
    func ahead(of caller: Caller?, in share: RequestShare) -> Int {
        let own = lines[share.rawValue].ahead(of: caller)
        return own + ShareTurns.turnsOfOthers(share, ahead: own) { lines[$0.rawValue].count }
    }
}
