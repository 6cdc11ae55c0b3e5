import Foundation
@testable import MarqueeData
import Testing

struct FreshnessTests {
    private let start = Date(timeIntervalSince1970: 1_790_000_000)

    @Test(arguments: [(0, 60), (59, 60), (60, 60), (3600, 3600), (604_800, 604_800), (604_801, 604_800), (1 << 40, 604_800)])
    func `what the server says is held between a minute and a week`(_ said: Int, _ held: Double) {
        let freshness = Freshness(savedAt: start, freshFor: .seconds(said))
        #expect(!freshness.isStale(at: start + held - 0.001))
        #expect(freshness.isStale(at: start + held))
    }

    @Test func `a kept row cannot be fresh for longer than a week, whatever it says`() {
        let freshness = Freshness(savedAt: start, validUntil: .distantFuture)
        #expect(freshness.isStale(at: start + 604_800))
    }

    @Test func `a time of saving in the future is stale`() {
        let freshness = Freshness(savedAt: start + 86_400, validUntil: start + 90_000)
        #expect(freshness.isStale(at: start))
        #expect(freshness.age(at: start) == .zero)
    }
}
