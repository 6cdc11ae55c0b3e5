import Marquee
import Testing

@testable import MarqueeCLI

/// Every way to fail has its words, its hint and its exit status.
struct FailureTests {
    private static let statuses: [(MarqueeError.Code, MarqueeCLI.ExitStatus)] = [
        (.offline, .offline), (.timeout, .offline), (.unauthorized, .unauthorized), (.forbidden, .unauthorized), (.notFound, .notFound),
        (.rateLimited, .rateLimited), (.refused, .failure), (.server, .failure), (.unreadable, .failure), (.storage, .storage),
        (.storageFull, .storage), (.invalidInput, .usage), (.closed, .failure), (.cancelled, .interrupted),
        (.init(rawValue: "ofALaterVersion"), .failure),
    ]

    @Test(arguments: statuses)
    func `every code has a hint and a status`(_ code: MarqueeError.Code, _ status: MarqueeCLI.ExitStatus) {
        let failure = Failure.marquee(MarqueeError(code, .init("key", "It is so."), operation: "GET /3/a"))
        #expect(failure.status == status)
        #expect(failure.hint.count > 20 && failure.hint.hasSuffix("."))
        #expect(failure.message == (code == .cancelled ? "Interrupted." : "It is so. (GET /3/a)"))
    }

    @Test func `what is not of the SDK has a hint too`() {
        #expect(Failure.usage("No.").hint.contains("marquee --help") && Failure.usage("No.").status == .usage)
        let other = Failure.other("No.", hint: "Try yes.")
        #expect(other.hint == "Try yes." && other.status == .failure && other.message == "No.")
    }

    @Test func `how long to wait is said where the server has said it`() {
        let error = MarqueeError(.rateLimited, .init("key", "Too much."), retryAfter: .seconds(7))
        #expect(Failure.marquee(error).hint.hasPrefix("Try again in 7 s;"))
    }

    @Test func `every status is reached by some code, or is no failure`() {
        let reached = Set(Self.statuses.map(\.1))
        #expect(reached.union([.success]) == Set(MarqueeCLI.ExitStatus.allCases))
        #expect(MarqueeCLI.ExitStatus.allCases.map(\.rawValue) == [0, 1, 2, 3, 4, 5, 6, 7, 130])
    }
}
