/// A part of the details of a company.
///
/// The raw value is TMDb's name of the part.
#if hasAttribute(nonexhaustive)
    @nonexhaustive
#endif
public enum CompanyPart: String, DetailsPart {
    /// Its other names.
    case alternativeNames = "alternative_names"
    /// Its logos.
    case images
    /// Its movies; the first page.
    case movies

    public static let standard: Set<CompanyPart> = []
}
