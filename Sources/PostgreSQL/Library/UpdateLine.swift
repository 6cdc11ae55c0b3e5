import MarqueeData
import MarqueeDomain

/// The changes that wait for a connection, and the accounts with a change under way.
///
/// A few changes lead, each on a connection of its own, and take others with them. A change whose row is held by another transaction waits
/// for it on a connection of its own, beside those that lead.
struct UpdateLine {
    /// How a change may be committed.
    enum Kind {
        /// Together with others.
        case shared
        /// In a transaction of its own, because one with others failed.
        case single
        /// In a transaction that waits for the row of the account.
        case held
    }

    /// The next step of a waiting caller.
    enum Turn: Sendable {
        /// It commits its change, alone or with others.
        case lead(isAlone: Bool)
        /// It commits its change, and waits for the row.
        case waitForRow
        case ended(Result<UpdateEnd, PostgreSQLFailure>)
    }

    /// A change whose caller waits.
    struct Place {
        let update: QueuedUpdate
        var kind: Kind
        let continuation: CheckedContinuation<Turn, Never>
    }

    /// The most changes of a group, because the first one waits for all of it, and the most rows that they load of each table.
    static let most = 64
    static let mostRows = 512

    private(set) var places: [Place] = []
    /// When the time of the first caller is over, or earlier; nil if none waits.
    private(set) var firstEnd: Duration?
    /// The accounts with a change that leads, follows, or waits for its row. Another change of such an account waits until it has ended.
    private var busy: Set<Int> = []
    private var leading = 0
    private var waitingForRows = 0
    private let mostLeading: Int
    private let mostWaitingForRows: Int

    /// Divides the connections of a pool: up to two lead, and half of them wait for rows. Reads need some, too.
    init(connections: Int) {
        mostLeading = max(1, min(2, connections / 2))
        mostWaitingForRows = max(1, connections / 2)
    }

    /// The turn of a change that need not wait; nil if it must.
    mutating func turn(of update: QueuedUpdate, _ kind: Kind) -> Turn? {
        switch kind {
        case .held:
            guard waitingForRows < mostWaitingForRows else { return nil }
            waitingForRows += 1
            return .waitForRow
        case .shared, .single:
            guard leading < mostLeading, busy.insert(update.tenant).inserted else { return nil }
            leading += 1
            return .lead(isAlone: kind == .single)
        }
    }

    mutating func append(_ place: Place) {
        places.append(place)
        noteEnds(of: [place])
    }

    /// Takes changes that wait into the group of a leader, in their order.
    ///
    /// Its members have the leader's time, so they have as much left or more. Those with more than twice the time wait for another leader:
    /// they would lose more by a group that is too late.
    mutating func takeFollowers(of leader: QueuedUpdate, at now: Duration) -> [Place] {
        guard var rows = leader.size else { return [] }
        let (end, rest) = (leader.budget.end, leader.budget.end - now)
        var (followers, others) = ([Place](), [Place]())
        for place in places {
            if followers.count + 1 < Self.most, place.kind == .shared, let size = place.update.size, rows + size <= Self.mostRows,
                place.update.budget.end >= end, place.update.budget.end <= end + rest, busy.insert(place.update.tenant).inserted
            {
                rows += size
                followers.append(place)
            } else {
                others.append(place)
            }
        }
        places = others
        return followers
    }

    /// Puts changes at the front of the line.
    mutating func putBack(_ returned: [Place], as kind: Kind) {
        for place in returned where kind != .held { busy.remove(place.update.tenant) }
        places.insert(
            contentsOf: returned.map { place in
                var place = place
                place.kind = kind
                return place
            }, at: 0)
        noteEnds(of: returned)
    }

    private mutating func noteEnds(of places: [Place]) {
        for place in places { firstEnd = min(firstEnd ?? place.update.budget.end, place.update.budget.end) }
    }

    /// Notes that a change no longer leads. If another transaction holds its row, its account stays busy.
    mutating func endLeading(_ update: QueuedUpdate, isHeld: Bool) {
        leading -= 1
        if !isHeld { busy.remove(update.tenant) }
    }

    mutating func endWaitingForRow(_ update: QueuedUpdate) {
        waitingForRows -= 1
        busy.remove(update.tenant)
    }

    /// Notes that a change of a group has ended.
    mutating func endFollowing(_ update: QueuedUpdate) { busy.remove(update.tenant) }

    /// Removes the changes whose turn has come.
    mutating func next() -> [(place: Place, turn: Turn)] {
        var (turns, index) = ([(place: Place, turn: Turn)](), 0)
        while index < places.count, leading < mostLeading || waitingForRows < mostWaitingForRows {
            if let turn = turn(of: places[index].update, places[index].kind) {
                turns.append((places.remove(at: index), turn))
            } else {
                index += 1
            }
        }
        return turns
    }

    /// Removes the changes that match. The failure is that of a caller that waited too long.
    mutating func remove(where matches: (QueuedUpdate) -> Bool) -> [(place: Place, failure: PostgreSQLFailure)] {
        var (removed, others) = ([(place: Place, failure: PostgreSQLFailure)](), [Place]())
        for place in places {
            if matches(place.update) {
                // If a change of the same account holds it up, the server is not at fault.
                removed.append((place, busy.contains(place.update.tenant) ? .timedOut : .exhausted))
            } else {
                others.append(place)
            }
        }
        for (place, _) in removed where place.kind == .held { busy.remove(place.update.tenant) }
        places = others
        firstEnd = nil
        noteEnds(of: others)
        return removed
    }
}
