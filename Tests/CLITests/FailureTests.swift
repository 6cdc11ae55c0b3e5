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
        #expect(failure.hint().count > 15 && failure.hint().hasSuffix("."))
        #expect(failure.message == (code == .cancelled ? "Interrupted." : "It is so."))
    }

    @Test(arguments: [
        (17, "Approve"), (26, "login NAME"), (30, "Try again"), (31, "support"), (32, "e-mail"), (33, "starts again"), (41, "--v4"),
        (45, "unsent changes stay stored"),
    ])
    func `every code of TMDb's about signing in has a hint of its own`(_ code: Int, _ part: String) {
        for kind in [MarqueeError.Code.unauthorized, .forbidden, .refused] {
            let failure = Failure.marquee(MarqueeError(kind, .init("tmdb.\(code)", "It is so."), tmdbCode: code))
            #expect(failure.hint().contains(part) && failure.hint().hasSuffix("."), "\(failure.hint())")
        }
        #expect(!Failure.marquee(MarqueeError(.unauthorized, .init("tmdb.7", "No."), tmdbCode: 7)).hint().contains(part))
    }

    @Test(arguments: [
        ("session.none", "“marquee login” signs in"), ("session.ended", "what a guest left"),
        ("session.unknown", "“marquee account”"), ("session.guest", "with an account"), ("session.userToken", "login --web --v4"),
    ])
    func `every reason about sessions has a hint of its own`(_ key: String, _ part: String) {
        #expect(Failure.marquee(MarqueeError(.unauthorized, .init(key, "It is so."))).hint().contains(part))
    }

    @Test func `a rejected mark has the status of its reason`() {
        let failure = Failure.rejected(MarqueeError(.notFound, .init("key", "It is so.")))
        #expect(
            failure.status == .notFound && failure.message == "The mark was rejected. It is so." && failure.hint().contains("pending retry")
        )
    }

    @Test func `what is not of the SDK has a hint too`() {
        #expect(Failure.usage("No.").hint().contains("marquee --help") && Failure.usage("No.").status == .usage)
        let other = Failure.other("No.", hint: "Try yes.")
        #expect(other.hint() == "Try yes." && other.status == .failure && other.message == "No.")
    }

    @Test func `how long to wait is said where the server has said it`() {
        let error = MarqueeError(.rateLimited, .init("key", "Too much."), retryAfter: .seconds(7))
        #expect(Failure.marquee(error).hint().hasPrefix("Try again in 7 s."))
    }

    @Test func `every status is reached by some code, or is no failure`() {
        let reached = Set(Self.statuses.map(\.1))
        #expect(reached.union([.success]) == Set(MarqueeCLI.ExitStatus.allCases))
        #expect(MarqueeCLI.ExitStatus.allCases.map(\.rawValue) == [0, 1, 2, 3, 4, 5, 6, 7, 130])
    }
}
