import Marquee
import Synchronization

/// Whether an account or a guest is signed in, as far as the program knows.
final class AccountWatch: Sendable {
    private struct State {
        /// Nil before the first look.
        var isSignedIn: Bool?
        var isGuest = false
        var changeNumber = 0
        var task: Task<Void, Never>?
    }

    private let account: AccountUseCases
    private let changed: @Sendable () -> Void
    private let state = Mutex(State())

    /// - Parameter changed: Called on any thread when an account has signed in or out.
    init(_ account: AccountUseCases, changed: @escaping @Sendable () -> Void) { (self.account, self.changed) = (account, changed) }

    var isSignedIn: Bool? { state.withLock { $0.isSignedIn } }

    /// Whether a guest is signed in, who can only rate.
    var isGuest: Bool { state.withLock { $0.isGuest } }

    /// The shelves that the account can have.
    var shelves: [ShelfName] { ShelfName.allCases.filter { !isGuest || $0.kind == .rating } }

    /// Grows with each change.
    var changeNumber: Int { state.withLock { $0.changeNumber } }

    /// Looks again, since a page may have signed an account in or out.
    func look() {
        state.withLock { state in
            state.task?.cancel()
            state.task = Task { [account] in
                do throws(MarqueeError) {
                    note(try await account.current())
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

    private func note(_ session: Session?) {
        let isNew = state.withLock { state in
            let (isSignedIn, isGuest) = (session != nil, session?.kind == .guest)
            guard state.isSignedIn != isSignedIn || state.isGuest != isGuest else { return false }
            (state.isSignedIn, state.isGuest) = (isSignedIn, isGuest)
            state.changeNumber += 1
            return true
        }
        if isNew { changed() }
    }
}
