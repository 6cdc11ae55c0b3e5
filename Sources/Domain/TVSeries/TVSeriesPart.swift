/// A part of the details of a series.
///
/// The raw value is TMDb's name of the part.
#if hasAttribute(nonexhaustive)
    @nonexhaustive
#endif
public enum TVSeriesPart: String, DetailsPart {
    /// The cast and the crew of the latest season.
    case credits
    /// Trailers and other videos.
    case videos
    /// Posters, backdrops and logos.
    case images
    /// Titles with the same genres and keywords.
    case similar
    /// TMDb's recommendations.
    case recommendations
    /// Reviews by users.
    case reviews
    /// The ids at other services.
    case externalIDs = "external_ids"
    /// The age ratings, by country.
    case contentRatings = "content_ratings"
    /// The cast and the crew of all episodes, with the number of episodes.
    case aggregateCredits = "aggregate_credits"
    /// The titles in other countries.
    case alternativeTitles = "alternative_titles"
    /// The other orders of the episodes.
    case episodeGroups = "episode_groups"
    /// The keywords.
    case keywords
    /// The lists of people that it is on.
    case lists
    /// The episodes that were screened in theaters.
    case screenedTheatrically = "screened_theatrically"
    /// Where it can be watched.
    case watchProviders = "watch/providers"
    /// What was changed in the last 24 hours.
    case changes
    /// The texts in all languages.
    case translations
    /// The marks of the account, as the server knows them; then the answer is stored for the account only, and fails without one.
    case accountStates = "account_states"

    public static let standard: Set<TVSeriesPart> = [
        .credits, .videos, .images, .similar, .recommendations, .reviews, .externalIDs, .contentRatings,
    ]
}
