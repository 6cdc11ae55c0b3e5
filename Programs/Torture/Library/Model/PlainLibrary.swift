import MarqueeData
import MarqueeDomain

/// The expected library of an account, in dictionaries, by the rules of the documentation: the known values of the server, covered by
/// the waiting changes.
struct PlainLibrary {
    struct Known {
        var value: MarkValue
        /// When it was learned, by count.
        var learned: Int
        /// The place of the newest change from here that the server has answered.
        var answered = 0
    }

    struct Change {
        var value: MarkValue
        var isRefused = false
        /// Whether one of its values has been on its way since the server last answered.
        var mayHaveArrived = false
        /// The count at which it was made last, which is its place.
        var filled: Int
        /// The number of the sending under way.
        var sending: Int?
    }

    /// One change on its way.
    struct Sending {
        let number: Int
        let mark: Mark
        let value: MarkValue
        let filled: Int
    }

    private(set) var count = 0
    private(set) var known: [Mark: Known] = [:]
    private(set) var changes: [Mark: Change] = [:]
    /// The shelves that were read whole: the absence of a mark is known too.
    private(set) var whole: Set<ShelfName> = []
    /// The last wish of the person for a mark, where a server is to have it.
    private(set) var wishes: [Mark: MarkValue] = [:]
    /// Marks of which two values were on their way at once, because a clock was turned.
    private(set) var contested: Set<Mark> = []
    /// Marks of which nothing was known when a change was given up under way: there is nothing that could hold back the next one.
    private(set) var abandoned: Set<Mark> = []

    var waiting: [Mark] { order.filter { changes[$0]?.isRefused == false } }
    var refused: [Mark] { order.filter { changes[$0]?.isRefused == true } }
    /// All changes in the order in which they were made.
    var order: [Mark] { changes.sorted { $0.value.filled < $1.value.filled }.map(\.key) }

    func seen(_ mark: Mark) -> MarkValue {
        if let change = changes[mark], !change.isRefused { return change.value }
        return known[mark]?.value ?? mark.nothing
    }

    /// The known value of the server; nil if none is known.
    private func server(_ mark: Mark) -> MarkValue? {
        known[mark]?.value ?? ShelfName(mark.kind, of: mark.item).flatMap { whole.contains($0) ? mark.nothing : nil }
    }

    func marks(on item: Markable) -> Marks {
        var marks = Marks.none
        for mark in item.marks(isGuest: false) {
            marks.set(seen(mark))
            guard let change = changes[mark] else { continue }
            if change.isRefused { marks.rejected.insert(mark.kind) } else { marks.pending.insert(mark.kind) }
        }
        return marks
    }

    // MARK: Acts of the person

    mutating func set(_ value: MarkValue, _ mark: Mark) {
        count += 1
        let change = changes[mark]
        let isSettled = server(mark) == value && change?.mayHaveArrived != true
        if isSettled {
            changes[mark] = nil
            wishes[mark] = nil
        } else {
            changes[mark] = Change(
                value: value, mayHaveArrived: change?.mayHaveArrived ?? false, filled: count, sending: change?.sending)
            wishes[mark] = value
        }
    }

    mutating func retry(_ mark: Mark) {
        guard changes[mark]?.isRefused == true else { return }
        changes[mark]?.isRefused = false
        wishes[mark] = changes[mark]?.value
    }

    /// Gives a change up. One that may have arrived is taken back.
    mutating func discard(_ mark: Mark) {
        count += 1
        guard var change = changes[mark] else { return }
        guard change.mayHaveArrived, !change.isRefused, let server = server(mark) else {
            if change.sending != nil {
                contested.insert(mark)
                abandoned.insert(mark)
            }
            (changes[mark], wishes[mark]) = (nil, nil)
            return
        }
        guard change.value != server else { return }
        (change.value, change.filled) = (server, count)
        (changes[mark], wishes[mark]) = (change, server)
    }

    // MARK: Outcomes of a sent change

    /// Begins to send; nil if there is nothing that may be sent.
    mutating func begin(_ mark: Mark, _ value: MarkValue, as number: Int) -> Sending? {
        guard var change = changes[mark], !change.isRefused, change.value == value else { return nil }
        if change.sending != nil { contested.insert(mark) }
        change.sending = number
        change.mayHaveArrived = true
        changes[mark] = change
        return Sending(number: number, mark: mark, value: value, filled: change.filled)
    }

    mutating func took(_ sending: Sending) { settle(sending, sending.value) }

    /// The server has something else, and that stays.
    mutating func yielded(_ sending: Sending, to value: MarkValue) {
        if changes[sending.mark]?.filled == sending.filled { wishes[sending.mark] = nil }
        settle(sending, value)
    }

    private mutating func settle(_ sending: Sending, _ value: MarkValue) {
        count += 1
        // An answer that comes after that to a newer change says nothing any more.
        guard (known[sending.mark]?.answered ?? 0) <= sending.filled else { return }
        known[sending.mark] = Known(value: value, learned: count, answered: sending.filled)
        guard var change = changes[sending.mark] else { return }
        if change.filled == sending.filled, change.sending == nil || change.sending == sending.number {
            changes[sending.mark] = nil
        } else if change.sending == sending.number {
            (change.sending, change.mayHaveArrived) = (nil, false)
            changes[sending.mark] = change
        }
    }

    mutating func failed(_ sending: Sending) {
        if changes[sending.mark]?.sending == sending.number { changes[sending.mark]?.sending = nil }
    }

    mutating func wasRefused(_ sending: Sending) {
        guard var change = changes[sending.mark], change.sending == nil || change.sending == sending.number else { return }
        change.sending = nil
        if change.filled == sending.filled {
            change.isRefused = true
            wishes[sending.mark] = nil
        }
        changes[sending.mark] = change
    }

    // MARK: Answers

    mutating func learn(_ value: MarkValue, _ mark: Mark, since: Int) {
        let old = known[mark]
        if let old, old.learned > since { return }
        count += 1
        known[mark] = Known(value: value, learned: count, answered: old?.answered ?? 0)
    }

    mutating func learn(_ shelf: ShelfName, _ values: [Markable: MarkValue], since: Int) {
        var all: [Mark: MarkValue] = [:]
        for mark in known.keys where ShelfName(mark.kind, of: mark.item) == shelf { all[mark] = mark.nothing }
        for (item, value) in values { all[Mark(item, shelf.kind)] = value }
        for (mark, value) in all { learn(value, mark, since: since) }
        whole.insert(shelf)
    }
}
