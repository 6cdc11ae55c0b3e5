import MarqueeDomain

/// A network that broadcasts series.
struct TVNetworkDTO: DTO {
    let id: Int
    let name: String
    let logoPath: ImagePath?
    let originCountry: String?
}

extension TVNetworkDTO {
    func adapted() -> TVNetwork {
        var network = TVNetwork(id: id, name: name)
        network.logoPath = logoPath
        network.country = originCountry ?? ""
        return network
    }
}
