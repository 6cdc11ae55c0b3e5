/// A part of the details of a season.
///
/// The raw value is TMDb's name of the part, as in `append_to_response`.
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
    /// The providers that stream, rent or sell it, by country.
    case watchProviders = "watch/providers"
    /// The texts in all languages.
    case translations
    /// The account's ratings on the server. The answer is then private to the account; without one, the read throws.
    case accountStates = "account_states"

    public static let standard: Set<SeasonPart> = [.credits, .videos, .images]
}
