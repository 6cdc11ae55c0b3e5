import Foundation

/// Whether an attempt is worth repeating, and after how long: a pure function.
enum RetryDecision {
    typealias Outcome = Swift.Result<TransportResponse, TransportError>

    private static let shortest = Duration.milliseconds(200)
    private static let longest = Duration.seconds(20)

    /// How long to wait before the next attempt; nil when another would change nothing.
    ///
    /// - Parameter retry: how many attempts have been repeats so far.
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
        // TMDb says 500 of an id that is not valid, which it will say again.
        case 500: WireError.tmdbCode(in: response.body) != 44
        default: false
        }
    }
}
