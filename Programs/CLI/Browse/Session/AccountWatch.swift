import Marquee
import Synchronization

/// Whether an account is signed in, as far as the program knows.
final class AccountWatch: Sendable {
    private struct State {
        /// Nil before the first look.
        var isSignedIn: Bool?
        var changeNumber = 0
        var task: Task<Void, Never>?
    }

    private let account: AccountUseCases
    private let changed: @Sendable () -> Void
    private let state = Mutex(State())

    /// - Parameter changed: Called on any thread when an account has signed in or out.
    init(_ account: AccountUseCases, changed: @escaping @Sendable () -> Void) { (self.account, self.changed) = (account, changed) }

    var isSignedIn: Bool? { state.withLock { $0.isSignedIn } }

    /// Grows with each change.
    var changeNumber: Int { state.withLock { $0.changeNumber } }

    /// Looks again, since a page may have signed an account in or out.
    func look() {
        state.withLock { state in
            state.task?.cancel()
            state.task = Task { [account] in
                do throws(MarqueeError) {
                    note(try await account.current() != nil)
                } catch {
                    // A store that fails says nothing about the account.
                }
            }
        }
    }

    func end() {
        let task = state.withLock { $0.task }
        task?.cancel()
    }

    private func note(_ isSignedIn: Bool) {
        let isNew = state.withLock { state in
            guard state.isSignedIn != isSignedIn else { return false }
            state.isSignedIn = isSignedIn
            state.changeNumber += 1
            return true
        }
        if isNew { changed() }
    }
}
