import MarqueeData

/// The places of the rows of a list, one after the other: the part of reading a list that is the same for all types of rows.
struct ListCursor {
    private let tape: JSONTape
    private let list: Int
    private let limit: Int
    private let count: Int
    private var passed = 0
    private var element: Int
    private var row = 0
    private var earlier: DecodingLosses
    private var isBroken = false

    init(_ tape: JSONTape, at list: Int, upTo limit: Int) {
        (self.tape, self.list, self.limit) = (tape, list, limit)
        count = Int(tape.tokens[list].count)
        element = list + 1
        earlier = tape.losses
    }

    /// The place of the next row; nil after the last one that is read.
    mutating func next() -> Int? {
        guard passed < min(count, limit) else { return nil }
        passed += 1
        row = element
        element = Int(tape.tokens[element].next)
        earlier = tape.losses
        return row
    }

    /// Counts the row as lost, in place of the losses inside it.
    mutating func lose(_ error: any Error) { if tape.loseRow(error, at: row, since: earlier) { isBroken = true } }

    /// Counts the rows beyond the limit. A list of which no row could be read is an error.
    func end(isEmpty: Bool) throws {
        guard !isEmpty || !isBroken else { throw tape.unreadableRows(at: list) }
        guard count > limit else { return }
        tape.losses.rows += count - limit
        tape.losses.isCut = true
        tape.record?.noteRowsBeyondLimit(count - limit, from: element, to: Int(tape.tokens[list].next))
    }
}
