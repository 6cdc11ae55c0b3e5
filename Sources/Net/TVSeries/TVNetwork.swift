import MarqueeDomain

/// A network that broadcasts series.
struct TVNetworkDTO: DTO {
    let id: Int
    let name: String
    let logoPath: ImagePath?
    let originCountry: String?

    init(_ row: TapeRow) throws {
        id = try row.required("id")
        name = try row.required("name")
        logoPath = row.optional("logo_path")
        originCountry = row.optional("origin_country")
    }
}

extension TVNetworkDTO {
    func adapted() -> TVNetwork {
        var network = TVNetwork(id: id, name: name)
        network.logoPath = logoPath
        network.originCountry = originCountry ?? ""
        return network
    }
}
