import Marquee
import MarqueePresentation

/// When accounts have set marks on this machine. A change is not called unsent while it is on its way.
struct RecentMarks: Sendable {
    private struct Key: Hashable {
        let account: Session.ID
        let item: Markable
    }

    /// In milliseconds since 1970.
    private let times = RecentItems<Key, Int>()

    func note(_ item: Markable, of account: Session.ID, at now: Int) { times.update(Key(account: account, item: item)) { _ in now } }

    /// Whether a mark was set a moment ago. A clock that was set back makes no mark recent for ever.
    func isRecent(_ item: Markable, of account: Session.ID, at now: Int) -> Bool {
        guard let time = times[Key(account: account, item: item)] else { return false }
        return Duration.milliseconds((now &- time).magnitude) < SyncStatus.unsentAfter
    }
}

extension Visit {
    /// Whether a change has waited for longer than a change takes to be sent.
    func isUnsent(_ marks: Marks, on item: Markable) -> Bool {
        guard !marks.pending.isEmpty, let session else { return false }
        return !site.recentMarks.isRecent(item, of: session.id, at: site.now)
    }
}
