/// All use cases of production companies.
///
/// ```swift
/// let company = try await marquee.companies.details(1)
/// print(company.name, company.headquarters)
/// ```
public struct CompanyUseCases: Sendable {
    let reference: any ReferenceRepository

    public init(reference: any ReferenceRepository) { self.reference = reference }

    /// Reads a company (<https://developer.themoviedb.org/reference/company-details>).
    public var details: GetDetails<ProductionCompany.ID, CompanyPart, CompanyDetails> { GetDetails(reference.company) }

    /// Reads the other names of a company (<https://developer.themoviedb.org/reference/company-alternative-names>).
    public var alternativeNames: Get<ProductionCompany.ID, [AlternativeName]> { Get(reference.companyNames) }

    /// Reads the logos of a company (<https://developer.themoviedb.org/reference/company-images>).
    public var images: Get<ProductionCompany.ID, LogoSet> { Get(reference.companyLogos) }

    /// Reads the movies of a company, most popular first, a page at a time. TMDb's own list of a company has only one page, so this read is a
    /// search for the company (<https://developer.themoviedb.org/reference/discover-movie>).
    public var movies: Get<TitlePage, Page<Movie>> { Get(reference.companyMovies) }
}
