import Marquee
import Synchronization

/// Conflicts that were resolved while changes of visitors were sent, until the next page of the visitor shows them.
///
/// Changes are also sent between two pages, so the site follows each account that has made a change on this machine. A conflict that another
/// machine of the site resolves is not shown.
final class Conflicts: Sendable {
    private struct Followed {
        let task: Task<Void, Never>
        var lastUse: Int
        var unseen: [ResolvedConflict] = []
    }

    private struct State {
        var accounts: [Session.ID: Followed] = [:]
        var uses = 0
    }

    /// The most accounts that are followed. The one that has made no change for the longest time makes way.
    private static let mostAccounts = 1_000
    /// The most conflicts that are kept for an account; the newest ones are kept.
    private static let mostOfAnAccount = 3

    private let state = Mutex(State())

    /// Follows the changes of an account.
    func follow(_ session: Session, in marquee: MarqueeClient) {
        let displaced = state.withLock { state -> Followed? in
            state.uses += 1
            if state.accounts[session.id] != nil {
                state.accounts[session.id]?.lastUse = state.uses
                return nil
            }
            // It is followed from now on, and not from when the task begins.
            let changes = marquee.user(session).library.changes
            let task = Task {
                for await change in changes { if let conflict = change.conflict { note(conflict, of: session.id) } }
            }
            state.accounts[session.id] = Followed(task: task, lastUse: state.uses)
            guard state.accounts.count > Self.mostAccounts else { return nil }
            return state.accounts.min { $0.value.lastUse < $1.value.lastUse }.flatMap { state.accounts.removeValue(forKey: $0.key) }
        }
        displaced?.task.cancel()
    }

    /// The conflicts of an account that no page has shown. The caller shows them.
    func takeUnseen(of account: Session.ID) -> [ResolvedConflict] {
        state.withLock { state in
            defer { state.accounts[account]?.unseen = [] }
            return state.accounts[account]?.unseen ?? []
        }
    }

    /// The number of conflicts of an account that no page has shown; nil if the account is not followed.
    func count(of account: Session.ID) -> Int? { state.withLock { $0.accounts[account]?.unseen.count } }

    /// Forgets an account that signs out.
    func forget(_ account: Session.ID) { state.withLock { $0.accounts.removeValue(forKey: account) }?.task.cancel() }

    private func note(_ conflict: ResolvedConflict, of account: Session.ID) {
        state.withLock { state in
            guard let known = state.accounts[account]?.unseen else { return }
            state.accounts[account]?.unseen = (known + [conflict]).suffix(Self.mostOfAnAccount)
        }
    }
}

extension Visit {
    /// Messages about the conflicts that this page is the first one to show.
    func conflictMessages() async -> [HTML] {
        guard let session else { return [] }
        var messages: [HTML] = []
        for conflict in site.conflicts.takeUnseen(of: session.id) {
            let title = await name(of: conflict.item)
            let (other, own) = (text(of: conflict.elsewhere), text(of: conflict.local))
            let text = conflict.winner == .server ? texts.conflictDiscarded(other, own) : texts.conflictSent(other, own)
            messages.append("<p class=\"message conflict\"><bdi>\(title)</bdi>: \(text)</p>")
        }
        return messages
    }
}
