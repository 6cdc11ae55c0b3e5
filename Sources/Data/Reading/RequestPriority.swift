/// Whether a caller waits for a request.
package enum RequestPriority: Sendable {
    case foreground, background

    /// The priority of the calling task: with `TaskPriority.utility` or less, it works in the background. What counts is the priority that
    /// the task was created with, so that background work stays such when something waits for its end.
    package static var current: RequestPriority { (Task.basePriority ?? .medium) <= .utility ? .background : .foreground }
}
