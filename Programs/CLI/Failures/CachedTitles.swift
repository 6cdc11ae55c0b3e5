import Marquee
import Synchronization

/// How many titles the cache of a command has, for the hint of its failure.
final class CachedTitles: Sendable {
    private let noted = Mutex<Int?>(nil)

    /// Nil as long as no command has failed.
    var count: Int? { noted.withLock { $0 } }

    /// Counts the titles if a command could not get an answer.
    func note(_ failure: Failure, _ client: MarqueeClient) async {
        guard case .marquee(let error) = failure, [.offline, .timeout, .rateLimited, .server].contains(error.code) else { return }
        guard let info = try? await client.cache.info() else { return }
        noted.withLock { $0 = info.titles }
    }
}
