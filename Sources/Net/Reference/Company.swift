import MarqueeDomain

/// A company with all details of TMDb.
struct CompanyDetailsDTO: DTO {
    let company: ProductionCompanyDTO
    let description: String?
    let headquarters: String?
    let homepage: String?
    let parentCompany: ProductionCompanyDTO?
    let alternativeNames: AlternativeNamesDTO?
    let images: LogosDTO?
    let movies: PageDTO<MovieDTO>?

    init(_ row: TapeRow) throws {
        company = try ProductionCompanyDTO(row)
        description = row.optional("description")
        headquarters = row.optional("headquarters")
        homepage = row.optional("homepage")
        parentCompany = row.optional("parent_company")
        alternativeNames = row.optional("alternative_names")
        images = row.optional("images")
        movies = row.optional("movies")
    }
}

extension CompanyDetailsDTO {
    func adapted() -> CompanyDetails {
        var details = CompanyDetails(company: company.adapted())
        details.description = description ?? ""
        details.headquarters = headquarters ?? ""
        details.homepage = homepage ?? ""
        details.parentCompany = parentCompany?.adapted()
        details.alternativeNames = alternativeNames?.adapted()
        details.images = images?.adapted()
        details.movies = movies?.adapted()
        return details
    }
}

extension CompanyDetails: TitleBearing {
    func visitTitles(_ visitor: TitleVisitor) { visitor.visitAll(movies?.items ?? []) }
    mutating func fillTexts(_ known: KnownTexts) { movies?.fillTexts(known) }
}

/// The other names of a company or a network.
struct AlternativeNamesDTO: DTO {
    let results: [AlternativeNameDTO]

    init(_ row: TapeRow) throws {
        results = try row.list("results")
    }
}

extension AlternativeNamesDTO {
    func adapted() -> [AlternativeName] { results.adapted() }
}

struct AlternativeNameDTO: DTO {
    let name: String
    let type: String?

    init(_ row: TapeRow) throws {
        name = try row.required("name")
        type = row.optional("type")
    }
}

extension AlternativeNameDTO {
    func adapted() -> AlternativeName {
        var name = AlternativeName(name: name)
        name.type = type ?? ""
        return name
    }
}

/// The logos of a company or a network.
struct LogosDTO: DTO {
    let logos: [LogoDTO]

    init(_ row: TapeRow) throws {
        logos = try row.list("logos")
    }
}

extension LogosDTO {
    func adapted() -> LogoSet { LogoSet(logos: logos.adapted()) }
}

struct LogoDTO: DTO {
    let picture: PictureDTO
    let id: String
    let fileType: String?

    init(_ row: TapeRow) throws {
        picture = try PictureDTO(row)
        id = try row.required("id")
        fileType = row.optional("file_type")
    }
}

extension LogoDTO {
    func adapted() -> Logo {
        var logo = Logo(id: id, picture: picture.adapted())
        logo.fileType = fileType ?? ""
        return logo
    }
}
