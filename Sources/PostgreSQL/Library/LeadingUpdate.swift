import Synchronization

/// A change that leads, and the changes that are committed with it.
final class LeadingUpdate: Sendable {
    private struct State {
        /// The members of the last group, unless they wait again.
        var followers: [UpdateLine.Place] = []
        /// How the changes of the group ended, the leader's first.
        var ends: [UpdateEnd] = []
    }

    let update: QueuedUpdate
    /// Whether it takes no others into its group.
    let isAlone: Bool
    private let state = Mutex(State())

    init(_ update: QueuedUpdate, isAlone: Bool) { (self.update, self.isAlone) = (update, isAlone) }

    func set(_ followers: [UpdateLine.Place], _ ends: [UpdateEnd]) { state.withLock { $0 = State(followers: followers, ends: ends) } }

    /// Removes the group, and returns how the leader ended, and its followers with their ends.
    func takeGroup() -> (leader: UpdateEnd, followers: [(place: UpdateLine.Place, end: UpdateEnd)]) {
        state.withLock { state in
            defer { state = State() }
            return (state.ends.first ?? .missing, Array(zip(state.followers, state.ends.dropFirst())))
        }
    }
}
