package import MarqueeData
import MarqueeDomain

/// Something that happens to one mark.
package enum MarkEvent: Sendable, Hashable {
    /// How a server answers.
    package enum Answer: Sendable, Hashable, CaseIterable { case success, refused, lost }

    case edit(MarkEdit)
    case lease
    case arrival(Answer)
    case answer(Answer)
}

extension [MarkEvent] {
    /// The kind of the mark.
    var kind: MarkKind {
        for case .edit(let edit) in self { return edit.kind }
        return .favorite
    }

    /// Every order of some edits among some sends, each a lease, an arrival and an answer.
    package static func orders(of edits: [MarkEdit], among answers: [MarkEvent.Answer]) -> [[MarkEvent]] {
        let sends = answers.flatMap { [MarkEvent.lease, .arrival($0), .answer($0)] }
        return merged(edits.map(MarkEvent.edit)[...], sends[...])
    }

    private static func merged(_ a: ArraySlice<MarkEvent>, _ b: ArraySlice<MarkEvent>) -> [[MarkEvent]] {
        guard let first = a.first, let second = b.first else { return [Array(a + b)] }
        return merged(a.dropFirst(), b).map { [first] + $0 } + merged(a, b.dropFirst()).map { [second] + $0 }
    }

    /// A random order of random edits and sends.
    static func random(_ random: inout SeededGenerator) -> [MarkEvent] {
        let kind = Bool.random(using: &random) ? MarkKind.favorite : .rating
        var edits = (0..<4).map { _ -> MarkEvent in
            let most = kind == .rating ? 20 : 1
            let isTurned = kind == .favorite && Bool.random(using: &random)
            return .edit(isTurned ? .toggle(kind) : .set(MarkValue(kind, number: Int.random(in: 0...most, using: &random))))
        }
        var sends = (0..<3).flatMap { _ -> [MarkEvent] in
            let answer = MarkEvent.Answer.allCases.randomElement(using: &random) ?? .success
            return [.lease, .arrival(answer), .answer(answer)]
        }
        var events: [MarkEvent] = []
        while !edits.isEmpty || !sends.isEmpty {
            let isEdit = sends.isEmpty || !edits.isEmpty && Int.random(in: 0..<13, using: &random) < 4
            events.append(isEdit ? edits.removeFirst() : sends.removeFirst())
        }
        return events
    }
}
