package import MarqueeDomain

/// A production company.
package struct ProductionCompanyDTO: DTO {
    let id: Int
    let name: String
    let logoPath: ImagePath?
    let originCountry: String?
}

extension ProductionCompanyDTO {
    package func adapted() -> ProductionCompany {
        var company = ProductionCompany(id: id, name: name)
        company.logoPath = logoPath
        company.country = originCountry ?? ""
        return company
    }
}
