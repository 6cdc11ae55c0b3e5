import MarqueeData
import MarqueeDomain
import TestKit
import Testing

@testable import MarqueeNet

/// The permits of a share and of its caller, taken and given back.
@Suite(.timeLimit(.minutes(5)))
struct PermitCountsTests {
    private let flood = Caller("flood")
    private let other = Caller("other")

    @Test func `a permit that is given back is free for its share and its caller again`() {
        var counts = PermitCounts(4)
        for _ in 0..<20 {
            for share in RequestShare.allCases {
                for caller in [nil, flood, other] {
                    #expect(counts.mayTake(share, caller), "\(share)")
                    let permit = counts.take(share, caller)
                    #expect(counts.held == 1 && counts.callers == (caller == nil ? 0 : 1))
                    counts.give(permit)
                }
            }
        }
        #expect(counts.held == 0 && counts.free == 4 && counts.callers == 0)
    }

    @Test(arguments: [(1, 1, 1), (2, 1, 1), (3, 1, 2), (4, 2, 3), (16, 8, 12)])
    func `a caller has at most half of the permits, and background work and pictures three quarters each`(
        _ count: Int, _ half: Int, _ most: Int
    ) {
        func held(_ share: RequestShare, _ caller: Caller?) -> Int {
            var counts = PermitCounts(count)
            while counts.mayTake(share, caller) { _ = counts.take(share, caller) }
            return counts.held
        }
        #expect(held(.reads, nil) == count && held(.acts, nil) == count)
        #expect(held(.background, nil) == most && held(.pictures, nil) == most)
        #expect(held(.reads, flood) == half && held(.background, flood) == min(half, most))
    }

    @Test func `a permit that was the last of its share and of its caller makes room for two requests`() async throws {
        let permits = ConcurrencyLimiter(4)
        let held = [flood, flood, other].compactMap { permits.tryTake(as: .background, for: RequestCallers($0)) }
        #expect(held.count == 3)
        // One waits because of its caller, and one because of its share.
        let (flood, third) = (RequestCallers(flood), RequestCallers(Caller("third")))
        let waits = [
            Task { try await permits.take(as: .reads, for: flood) }, Task { try await permits.take(as: .background, for: third) },
        ]
        while permits.waiting < 2 {
            try Task.checkCancellation()
            await Task.yield()
        }
        permits.give(held[0])
        #expect(permits.waiting == 0 && permits.held == 4)
        if permits.waiting > 0 { permits.give(held[1]) }
        for task in waits { permits.give(try await task.value) }
    }
}
