/// A network with its details. The properties of ``TVNetwork`` can be read directly.
///
/// See <https://developer.themoviedb.org/reference/network-details>.
@dynamicMemberLookup
public struct TVNetworkDetails: Sendable, Equatable, Codable, Identifiable {
    /// The network, as in lists.
    public var network: TVNetwork
    /// Where its headquarters are; empty if unknown.
    public var headquarters = ""
    /// The homepage, as TMDb has it: untrusted text from the server.
    public var homepage = ""

    public init(network: TVNetwork) { self.network = network }

    public var id: Int { network.id }

    public subscript<Value>(dynamicMember member: KeyPath<TVNetwork, Value>) -> Value { network[keyPath: member] }

    public subscript<Value>(dynamicMember member: WritableKeyPath<TVNetwork, Value>) -> Value {
        get { network[keyPath: member] }
        set { network[keyPath: member] = newValue }
    }
}
