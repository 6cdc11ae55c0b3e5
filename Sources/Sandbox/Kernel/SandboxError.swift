/// Why a sandbox could not be started.
public enum SandboxError: Error, Equatable {
    /// The host of the options is no IPv4 address and not `localhost`.
    case notAnAddress(String)
    /// Something else listens on this port.
    case portTaken(UInt16)
    /// The system refused a call, named here with its `errno`.
    case system(call: String, code: Int32)
}
