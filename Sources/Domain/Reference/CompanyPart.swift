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
    case logos = "images"
    /// Its movies; the first page.
    case movies

    /// The parts that are asked for where the caller names none.
    public static let standard: Set<CompanyPart> = []
}
