import Synchronization

/// Whether a connection is being closed: known at once, before its queue gets to it.
package final class ClosingFlag: Sendable {
    private let flag = Atomic(false)

    /// Whether it is being closed.
    package var isSet: Bool { flag.load(ordering: .acquiring) }

    /// Not set.
    package init() {}

    /// Lets the connection be closed.
    package func set() { flag.store(true, ordering: .releasing) }
}
