import MarqueeDomain

/// A company that makes movies or series.
struct ProductionCompanyDTO: DTO {
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

extension ProductionCompanyDTO {
    func adapted() -> ProductionCompany {
        var company = ProductionCompany(id: id, name: name)
        company.logoPath = logoPath?.value
        company.country = country ?? ""
        return company
    }
}
