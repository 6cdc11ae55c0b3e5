/// A part of the details of a person.
///
/// The raw value is TMDb's name of the part, as in `append_to_response`.
#if hasAttribute(nonexhaustive)
    @nonexhaustive
#endif
public enum PersonPart: String, DetailsPart {
    /// The movies and series.
    case combinedCredits = "combined_credits"
    /// Profile images.
    case images
    /// The ids at other services.
    case externalIDs = "external_ids"
    /// The movies.
    case movieCredits = "movie_credits"
    /// The series.
    case tvCredits = "tv_credits"
    /// Images of titles on which the person is tagged.
    case taggedImages = "tagged_images"
    /// The changes of the last 24 hours.
    case changes
    /// The biography in all languages.
    case translations

    public static let standard: Set<PersonPart> = [.combinedCredits, .images, .externalIDs]
}
