import MarqueeDomain
import Testing

@testable import MarqueeNet

/// Whose turn it is among the shares.
struct ShareTurnsTests {
    private static func order(_ turns: inout ShareTurns, _ count: Int, _ waiting: [RequestShare]) -> [RequestShare?] {
        (0..<count).map { _ in turns.next(where: waiting.contains) }
    }

    @Test func `each share has its turns in each round, and loses those that it does not need`() {
        var turns = ShareTurns()
        let round: [RequestShare?] = [.reads, .reads, .reads, .acts, .pictures, .background]
        #expect(Self.order(&turns, 12, RequestShare.allCases) == round + round)
        #expect(Self.order(&turns, 4, [.acts, .background]) == [.acts, .background, .acts, .background])
        #expect(turns.next { _ in false } == nil)
    }

    @Test func `turns that a share takes from no other are free`() {
        for alone in RequestShare.allCases {
            var turns = ShareTurns()
            #expect(Self.order(&turns, 2, [.reads, .acts]) == [.reads, .reads])
            #expect(Self.order(&turns, 5, [alone]) == Array(repeating: alone, count: 5))
            // A new round begins.
            #expect(Self.order(&turns, 4, [.reads, .acts]) == [.reads, .reads, .reads, .acts])
        }
        var turns = ShareTurns()
        #expect(turns.next { $0 != .background } == .reads && turns.next { _ in false } == nil)
        #expect(Self.order(&turns, 4, [.reads, .acts]) == [.reads, .reads, .reads, .acts])
    }

    @Test func `the turns of others before a request are those of a round that begins now`() {
        for share in RequestShare.allCases {
            for own in [0, 1, 2, 3, 4, 7] {
                for others in [0, 1, 2, 9] {
                    var left = Dictionary(uniqueKeysWithValues: RequestShare.allCases.map { ($0, $0 == share ? own + 1 : others) })
                    var (turns, served) = (ShareTurns(), 0)
                    while left[share] != 0, let next = turns.next(where: { left[$0] != 0 }) {
                        left[next]? -= 1
                        if next != share { served += 1 }
                    }
                    let expected = ShareTurns.turnsOfOthers(share, ahead: own) { $0 == share ? own : others }
                    #expect(expected == served, "\(share) \(own) \(others)")
                }
            }
        }
    }
}
