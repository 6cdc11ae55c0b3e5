/// A production company with its details. The properties of ``ProductionCompany`` can be read directly.
///
/// See <https://developer.themoviedb.org/reference/company-details>.
@dynamicMemberLookup
public struct CompanyDetails: Sendable, Equatable, Codable, Identifiable {
    /// The company, as in lists.
    public var company: ProductionCompany
    /// Its description; empty if TMDb has none.
    public var description = ""
    /// Where its headquarters are; empty if unknown.
    public var headquarters = ""
    /// The homepage, as TMDb has it: untrusted text from the server.
    public var homepage = ""
    /// The company that owns it; nil if there is none.
    public var parentCompany: ProductionCompany?
    /// Its other names, if they were asked for (``CompanyPart``).
    public var alternativeNames: [AlternativeName]?
    /// Its logos, if they were asked for.
    public var images: LogoSet?
    /// The first page of its movies, if they were asked for.
    public var movies: Page<Movie>?

    public init(company: ProductionCompany) { self.company = company }

    public var id: Int { company.id }

    public subscript<Value>(dynamicMember member: KeyPath<ProductionCompany, Value>) -> Value { company[keyPath: member] }

    public subscript<Value>(dynamicMember member: WritableKeyPath<ProductionCompany, Value>) -> Value {
        get { company[keyPath: member] }
        set { company[keyPath: member] = newValue }
    }
}
