import MarqueeDomain

/// A production company.
struct ProductionCompanyDTO: DTO {
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

extension ProductionCompanyDTO {
    func adapted() -> ProductionCompany {
        var company = ProductionCompany(id: id, name: name)
        company.logoPath = logoPath
        company.originCountry = originCountry ?? ""
        return company
    }
}
