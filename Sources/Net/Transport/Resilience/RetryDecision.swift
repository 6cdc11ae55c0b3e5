#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Whether an attempt is retried, and after which delay: a pure function.
enum RetryDecision {
    typealias Outcome = Swift.Result<TransportResponse, TransportError>

    private static let shortest = Duration.milliseconds(200)
    private static let longest = Duration.seconds(20)

    /// The delay before the next attempt; nil if another attempt would not help.
    ///
    /// - Parameters:
    ///   - retry: The number of retries so far.
    ///   - random: A number from 0 to 1, which is only drawn for another attempt.
    static func delay(after outcome: Outcome, retry: Int, random: @autoclosure () -> Double, now: Date) -> Duration? {
        let asked: Duration
        switch outcome {
        case .failure(let failure):
            guard isPassing(failure) else { return nil }
            asked = .zero
        case .success(let response):
            guard isPassing(response) else { return nil }
            asked = RetryAfter.wait(in: response.headers, now: now) ?? .zero
        }
        return min(longest, shortest * (1 << min(retry, 16))) * random() + asked
    }

    private static func isPassing(_ failure: TransportError) -> Bool {
        // A name that is wrong or blocked stays so, and so does a proxy or a server that asks for credentials.
        [.connect, .lost, .timeout].contains(failure.kind)
    }

    private static func isPassing(_ response: TransportResponse) -> Bool {
        switch response.status {
        case 429, 502, 503, 504: true
        // TMDb answers 500 for an invalid id, and would do so again.
        case 500: WireError.tmdbCode(in: response.body) != 44
        default: false
        }
    }
}
