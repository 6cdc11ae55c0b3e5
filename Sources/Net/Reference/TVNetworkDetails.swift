import MarqueeDomain

extension Operations {
    static let network = Operation<TVNetworkDetailsDTO>(.get, "/3/network/{network_id}", lifetime: .hours(24), audience: [])
}

/// A network with all details of TMDb.
struct TVNetworkDetailsDTO: DTO {
    let network: TVNetworkDTO
    let headquarters: String?
    let homepage: String?

    init(_ row: TapeRow) throws {
        network = try TVNetworkDTO(row)
        headquarters = row.optional("headquarters")
        homepage = row.optional("homepage")
    }
}

extension TVNetworkDetailsDTO {
    func adapted() -> TVNetworkDetails {
        var details = TVNetworkDetails(network: network.adapted())
        details.headquarters = headquarters ?? ""
        details.homepage = homepage ?? ""
        return details
    }
}
