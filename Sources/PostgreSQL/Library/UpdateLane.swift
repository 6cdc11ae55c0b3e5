import Synchronization

/// A change that leads, and the changes that are committed with it.
final class UpdateLane: Sendable {
    private struct State {
        /// The members of the last group, unless they wait again.
        var followers: [UpdateLine.Place] = []
        /// How the changes of the group ended, the leader's first.
        var ends: [UpdateEnd] = []
    }

    let leader: QueuedUpdate
    let isAlone: Bool
    private let state = Mutex(State())

    init(_ leader: QueuedUpdate, isAlone: Bool) { (self.leader, self.isAlone) = (leader, isAlone) }

    func set(_ followers: [UpdateLine.Place], _ ends: [UpdateEnd]) { state.withLock { $0 = State(followers: followers, ends: ends) } }

    /// The members of the group, with their ends; the members leave the lane.
    func takeGroup() -> (leader: UpdateEnd, followers: [(place: UpdateLine.Place, end: UpdateEnd)]) {
        state.withLock { state in
            defer { state = State() }
            return (state.ends.first ?? .missing, Array(zip(state.followers, state.ends.dropFirst())))
        }
    }
}
