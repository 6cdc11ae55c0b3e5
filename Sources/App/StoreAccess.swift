package import MarqueeData
import MarqueeDomain

/// The parts of a client's stores that modules beside it need.
package struct StoreAccess: Sendable {
    /// Notes the titles that are kept on purpose; nil if this client cannot keep any.
    package let kept: (any KeptDAO)?
    /// The folder of the stores; nil for stores without one.
    package let folder: String?
    package let clock: WallClock
    package let time: TimeSource
    /// Whether the device is that of one user. Its own titles are nothing for the users of a service.
    package let isOfOneUser: Bool
}

extension MarqueeClient {
    /// The stores of this client.
    package var storeAccess: StoreAccess {
        let shared = container.shared
        return StoreAccess(
            kept: shared.isReadOnly ? nil : shared.stores.kept, folder: shared.stores.catalogFolder, clock: shared.clock, time: shared.time,
            isOfOneUser: shared.sessions.hasCurrent)
    }
}
