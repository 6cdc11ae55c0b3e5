/// A part of the details of a season.
///
/// The raw value is TMDb's name of the part.
#if hasAttribute(nonexhaustive)
    @nonexhaustive
#endif
public enum SeasonPart: String, DetailsPart {
    /// The cast and the crew.
    case credits
    /// Trailers and other videos.
    case videos
    /// Posters.
    case images
    /// The cast and the crew of all episodes, with the number of episodes.
    case aggregateCredits = "aggregate_credits"
    /// The ids at other services.
    case externalIDs = "external_ids"
    /// Where it can be watched.
    case watchProviders = "watch/providers"
    /// The texts in all languages.
    case translations
    /// The account's ratings of the episodes, as the server knows them; then the answer is stored for the account only, and fails without one.
    case accountStates = "account_states"

    public static let standard: Set<SeasonPart> = [.credits, .videos, .images]
}
