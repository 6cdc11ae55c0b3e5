@testable import MarqueeDomain
import Testing

struct ChangePeriodTests {
    @Test(arguments: [("2023-03-15", "2023-03-01"), ("2023-03-01", "2023-03-16"), ("2023-03-02", "2023-03-01")])
    func `a period that TMDb would refuse is refused`(_ first: String, _ last: String) {
        #expect(throws: MarqueeError.self) { try ChangePeriod(from: Day(first), through: Day(last)).check() }
    }

    @Test func `a period of at most two weeks, or with an open end, is possible`() throws {
        try ChangePeriod.lastDay.check()
        try ChangePeriod(from: Day("2023-03-01"), through: Day("2023-03-15")).check()
        try ChangePeriod(from: Day("2020-03-01")).check()
        try ChangePeriod(through: Day("2020-03-01")).check()
    }
}
