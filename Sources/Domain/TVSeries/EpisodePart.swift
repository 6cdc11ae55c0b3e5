/// A part of the details of an episode.
///
/// The raw value is TMDb's name of the part, as in `append_to_response`.
#if hasAttribute(nonexhaustive)
    @nonexhaustive
#endif
public enum EpisodePart: String, DetailsPart {
    /// The cast of the season.
    case credits
    /// Trailers and other videos.
    case videos
    /// Still images.
    case images
    /// The ids at other services.
    case externalIDs = "external_ids"
    /// The texts in all languages.
    case translations
    /// The account's marks on the server. The answer is then private to the account; without one, the read throws.
    case accountStates = "account_states"

    public static let standard: Set<EpisodePart> = [.credits, .videos, .images]
}
