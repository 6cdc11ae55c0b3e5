package import MarqueeData

/// The kinds of requests that have a share of their own where requests wait.
package enum RequestShare: Int, Sendable, CaseIterable {
    /// Reads that a caller waits for.
    case reads
    /// Sign-in, sign-out and changes that a caller waits for.
    case acts
    /// Pictures that a caller waits for.
    case pictures
    /// Requests of background work, such as prefetching and sending pending changes.
    case background

    /// The number of turns in each round in which the share has waiting requests.
    var turns: Int { self == .reads ? 3 : 1 }

    /// The share of requests of the calling task.
    package static func current(_ kind: TransportRequest.Kind = .read, as priority: RequestPriority = .current) -> RequestShare {
        guard priority == .foreground else { return .background }
        return switch kind {
        case .read: .reads
        case .act: .acts
        case .picture: .pictures
        }
    }
}

/// Whose turn it is where requests of several shares wait: round by round, each share has its turns, or loses them if none of its requests
/// waits.
struct ShareTurns {
    private var current = RequestShare.reads
    /// The turns of the current share that are left in this round.
    private var left = RequestShare.reads.turns

    /// The share that is next; nil if no request waits.
    mutating func next(where isWaiting: (RequestShare) -> Bool) -> RequestShare? {
        let waiting = RequestShare.allCases.filter(isWaiting)
        guard waiting.count > 1 else {
            // A share pays for no turn that it takes from no other.
            self = ShareTurns()
            return waiting.first
        }
        while left == 0 || !waiting.contains(current) { advance() }
        left -= 1
        return current
    }

    private mutating func advance() {
        current = RequestShare(rawValue: current.rawValue + 1) ?? .reads
        left = current.turns
    }

    /// The number of turns of other shares before a request that has so many of its own share before it, in a round that begins now.
    static func turnsOfOthers(_ share: RequestShare, ahead: Int, waiting: (RequestShare) -> Int) -> Int {
        let rounds = ahead / share.turns
        return RequestShare.allCases.reduce(0) { sum, other in
            guard other != share else { return sum }
            return sum + min(waiting(other), other.turns * (other.rawValue < share.rawValue ? rounds + 1 : rounds))
        }
    }
}
