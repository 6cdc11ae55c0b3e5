import Foundation
import MarqueeData
import MarqueeDomain
import TestKit
import Testing

@testable import MarqueeDatabase

@Suite(.timeLimit(.minutes(Volume.isWhole ? 10 : 5)))
struct LibraryModelTests {
    @Test func `every interleaving of what a person does and what is sent ends as the rules say`() async throws {
        let actions: [Explorer.Action] = Volume.isWhole ? [.toggle, .set, .discard, .retry] : [.toggle, .set, .retry]
        let findings = try await Explorer.findings(actions, [.acknowledge, .refuse, .release], isShared: false)
        // 4! or 3! orders of actions, 3! of sends, and 10 over 4 or 9 over 3 ways to put them together.
        #expect(findings.ends == (Volume.isWhole ? 24 * 6 * 210 : 6 * 6 * 84))
        #expect(findings.drops > 0)
        #expect(findings.faults == [])
    }

    @Test(arguments: [
        [Explorer.Answer.acknowledge, .acknowledge], [.acknowledge, .refuse], [.acknowledge, .release], [.refuse, .release],
        [.acknowledge, .yield],
    ])
    func `every interleaving of two that send the same slot ends as the rules say`(sends: [Explorer.Answer]) async throws {
        let findings = try await Explorer.findings([.toggle, .set, .discard], sends, isShared: true)
        #expect(findings.ends > 500)
        #expect(findings.faults == [])
    }
}
