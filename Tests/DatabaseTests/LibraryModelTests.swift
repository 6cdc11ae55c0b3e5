import Foundation
import MarqueeData
import MarqueeDomain
import Testing

@testable import MarqueeDatabase

@Suite(.timeLimit(.minutes(5)))
struct LibraryModelTests {
    @Test func `every interleaving of what a person does and what is sent ends as the rules say`() throws {
        let explorer = try Explorer(isShared: false)
        try explorer.explore(
            .init(
                actions: [.toggle, .set, .discard, .retry], sends: [.acknowledge, .refuse, .giveBack], model: explorer.start))
        // 4! orders of actions, 3! of sends, and 10 over 4 ways to put them together.
        #expect(explorer.ends == 24 * 6 * 210)
        #expect(explorer.drops > 0)
    }

    @Test func `every interleaving of two that send the same slot ends as the rules say`() throws {
        for sends: [Explorer.Answer] in [
            [.acknowledge, .acknowledge], [.acknowledge, .refuse], [.acknowledge, .giveBack], [.refuse, .giveBack], [.acknowledge, .yield],
        ] {
            let explorer = try Explorer(isShared: true)
            try explorer.explore(.init(actions: [.toggle, .set, .discard], sends: sends, model: explorer.start))
            #expect(explorer.ends > 500)
        }
    }

    /// Four walks of five thousand steps each.
    @Test(arguments: 1...4) func `twenty thousand random operations on several accounts do what the rules say`(walker: Int) async throws {
        let seed = UInt64.random(in: 0 ... .max)
        print("random library operations, walk \(walker): seed \(seed)")
        let folder = try TemporaryFolder()
        var walk = try await RandomWalk(folder: folder, seed: seed)
        for step in 1...5_000 {
            try await walk.step()
            if step.isMultiple(of: 500) { #expect(try await walk.isAsTheModelSays(), "seed \(seed), step \(step)") }
            if step.isMultiple(of: 1_000) { try await walk.reopen() }
        }
        await walk.stores.close()
    }
}
