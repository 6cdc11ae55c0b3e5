/// Why a sandbox could not be started, or its catalog not be changed.
public enum SandboxError: Error, Equatable {
    /// Something is wrong with a catalog, at this place of it.
    case invalidCatalog(place: String, reason: String)
    /// The host of the options is no IPv4 address and not `localhost`.
    case notAnAddress(String)
    /// Something else listens on this port.
    case portTaken(UInt16)
    /// The system refused a call, named here with its `errno`.
    case system(call: String, code: Int32)
}
