/// A part of the details of a collection.
///
/// The raw value is TMDb's name of the part, as in `append_to_response`.
#if hasAttribute(nonexhaustive)
    @nonexhaustive
#endif
public enum MovieCollectionPart: String, DetailsPart {
    /// Posters and backdrops.
    case images
    /// The texts in all languages.
    case translations

    public static let standard: Set<MovieCollectionPart> = []
}
