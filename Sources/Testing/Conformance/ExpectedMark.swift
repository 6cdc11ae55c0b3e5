import MarqueeData
import MarqueeDomain

/// One mark as it should be, here and on the server.
struct ExpectedMark {
    private(set) var server: MarkValue
    private(set) var known: MarkValue?
    private(set) var waiting: (value: MarkValue, isRefused: Bool, number: Int)?
    private(set) var sending: (value: MarkValue, number: Int)?
    private var mayHaveArrived = false
    private var edits = 0
    private let nothing: MarkValue

    init(_ kind: MarkKind) {
        nothing = Marks.none[kind]
        server = nothing
    }

    var isPending: Bool { waiting?.isRefused == false }
    var seen: MarkValue { waiting.flatMap { $0.isRefused ? nil : $0.value } ?? known ?? nothing }

    /// Lets something happen; false if it makes no difference to the store.
    mutating func take(_ event: MarkEvent) -> Bool {
        switch event {
        case .edit(let edit):
            let value = if case .set(let value) = edit { value } else { MarkValue.favorite(seen == .favorite(false)) }
            edits += 1
            waiting = known == value && !mayHaveArrived ? nil : (value, false, edits)
            return true
        case .lease:
            guard let waiting, isPending, sending == nil else { return false }
            (sending, mayHaveArrived) = ((waiting.value, waiting.number), true)
            return true
        case .arrival(let answer):
            if let sending, answer != .refused { server = sending.value }
            return false
        case .answer(let answer):
            guard let sent = sending else { return false }
            sending = nil
            switch answer {
            case .lost: break
            case .refused: if waiting?.number == sent.number { waiting?.isRefused = true }
            case .success:
                (known, mayHaveArrived) = (sent.value, false)
                if waiting?.number == sent.number { waiting = nil }
            }
            return true
        }
    }
}

extension [MarkEvent] {
    /// The events that make a difference to a store: stories that differ only in the others are one to it.
    package var effective: [MarkEvent] {
        var mark = ExpectedMark(kind)
        return filter { mark.take($0) }
    }
}
