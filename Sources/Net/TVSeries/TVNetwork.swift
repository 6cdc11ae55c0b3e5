import MarqueeDomain

/// A network that broadcasts series.
struct TVNetworkDTO: DTO {
    let id: Int
    let name: String
    let logoPath: LooseImagePath?
    let country: String?

    enum CodingKeys: String, CodingKey {
        case id, name
        case logoPath = "logo_path"
        case country = "origin_country"
    }
}

extension TVNetworkDTO {
    func adapted() -> TVNetwork {
        var network = TVNetwork(id: id, name: name)
        network.logoPath = logoPath?.value
        network.country = country ?? ""
        return network
    }
}
