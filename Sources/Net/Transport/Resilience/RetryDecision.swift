import Foundation

/// Whether an attempt is retried, and after which delay: a pure function.
enum RetryDecision {
    typealias Outcome = Swift.Result<TransportResponse, TransportError>

    private static let shortest = Duration.milliseconds(200)
    private static let longest = Duration.seconds(20)

    /// The delay before the next attempt; nil if another attempt would not help.
    ///
    /// - Parameter retry: The number of retries so far.
    static func delay(after outcome: Outcome, retry: Int, random: Double, now: Date) -> Duration? {
        let jitter = min(longest, shortest * (1 << min(retry, 16))) * random
        switch outcome {
        case .failure(let failure): return isPassing(failure) ? jitter : nil
        case .success(let response):
            guard isPassing(response) else { return nil }
            return jitter + (RetryAfter.wait(in: response.headers, now: now) ?? .zero)
        }
    }

    private static func isPassing(_ failure: TransportError) -> Bool {
        [.lookup, .connect, .lost, .timeout].contains(failure.kind)
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
