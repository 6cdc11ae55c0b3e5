import Synchronization

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Lets writes to the cache fail at once for a while after one has waited for the lock of another process in vain: each answer would wait
/// for as long, one after the other.
final class BusyPause: Sendable {
    /// How long no write waits.
    static let seconds = 5.0

    private let now: @Sendable () -> Date
    private let since = Mutex<Date?>(nil)

    init(now: @escaping @Sendable () -> Date) { self.now = now }

    /// Does a write that the cache can do without, unless one was in vain a moment ago.
    func run<Answer>(_ write: () throws(StoreFailure) -> Answer) throws(StoreFailure) -> Answer {
        if isOn { throw .locked }
        do throws(StoreFailure) {
            let answer = try write()
            since.withLock { $0 = nil }
            return answer
        } catch {
            if error.isBusy { since.withLock { $0 = now() } }
            throw error
        }
    }

    /// A clock that was turned back does not make it longer.
    private var isOn: Bool {
        guard let since = since.withLock({ $0 }) else { return false }
        return (0..<BusyPause.seconds).contains(now().timeIntervalSince(since))
    }
}
