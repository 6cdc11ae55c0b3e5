/// Whether a caller waits for a request.
package enum RequestPriority: Sendable {
    case foreground, background

    /// The priority of the calling task: with `TaskPriority.utility` or less, it works in the background. It is the priority with which
    /// the task was created, so that background work stays such when a caller waits for its end.
    package static var current: RequestPriority { (Task.basePriority ?? .medium) <= .utility ? .background : .foreground }
}
