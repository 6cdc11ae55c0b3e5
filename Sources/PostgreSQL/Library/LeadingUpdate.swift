import Synchronization

/// A change that leads, and the changes that are committed with it.
final class LeadingUpdate: Sendable {
    private struct State {
        /// The members of the last group, unless they wait again.
        var followers: [WaitingUpdates.Place] = []
        /// How the changes of the group ended, the leader's first.
        var ends: [UpdateEnd] = []
    }

    let update: QueuedUpdate
    let isAlone: Bool
    private let state = Mutex(State())

    init(_ update: QueuedUpdate, isAlone: Bool) { (self.update, self.isAlone) = (update, isAlone) }

    func set(_ followers: [WaitingUpdates.Place], _ ends: [UpdateEnd]) { state.withLock { $0 = State(followers: followers, ends: ends) } }

    /// The members of the group, with their ends; the members leave the group.
    func takeGroup() -> (leader: UpdateEnd, followers: [(place: WaitingUpdates.Place, end: UpdateEnd)]) {
        state.withLock { state in
            defer { state = State() }
            return (state.ends.first ?? .missing, Array(zip(state.followers, state.ends.dropFirst())))
        }
    }
}
