/// A part of the details of an episode.
///
/// The raw value is TMDb's name of the part.
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
    /// The marks of the account, as the server knows them; then the answer is stored for the account only, and fails without one.
    case accountStates = "account_states"

    public static let standard: Set<EpisodePart> = [.credits, .videos, .images]
}
