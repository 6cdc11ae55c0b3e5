/// All use cases of the networks that broadcast TV series.
///
/// ```swift
/// let network = try await marquee.networks.details(49)
/// print(network.name, network.headquarters)
/// ```
public struct NetworkUseCases: Sendable {
    let reference: any ReferenceRepository

    public init(reference: any ReferenceRepository) { self.reference = reference }

    /// Reads a network (<https://developer.themoviedb.org/reference/network-details>).
    public var details: Get<TVNetwork.ID, TVNetworkDetails> { Get(reference.network) }

    /// Reads the other names of a network (<https://developer.themoviedb.org/reference/details-copy>).
    public var alternativeNames: Get<TVNetwork.ID, [AlternativeName]> { Get(reference.networkNames) }

    /// Reads the logos of a network (<https://developer.themoviedb.org/reference/alternative-names-copy>).
    public var images: Get<TVNetwork.ID, LogoSet> { Get(reference.networkLogos) }
}
