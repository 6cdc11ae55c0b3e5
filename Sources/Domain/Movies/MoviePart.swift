/// A part of the details of a movie.
///
/// The raw value is TMDb's name of the part, as in `append_to_response`.
#if hasAttribute(nonexhaustive)
    @nonexhaustive
#endif
public enum MoviePart: String, DetailsPart {
    /// The cast and the crew.
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
    /// The releases, by region.
    case releaseDates = "release_dates"
    /// The titles in other countries.
    case alternativeTitles = "alternative_titles"
    /// The ids at other services.
    case externalIDs = "external_ids"
    /// The keywords.
    case keywords
    /// The user lists that contain it.
    case lists
    /// The providers that stream, rent or sell it, by country.
    case watchProviders = "watch/providers"
    /// The changes of the last 24 hours.
    case changes
    /// The texts in all languages.
    case translations
    /// The account's marks on the server. The answer is then private to the account; without one, the read throws.
    case accountStates = "account_states"

    public static let standard: Set<MoviePart> = [.credits, .videos, .images, .similar, .recommendations, .reviews, .releaseDates]
}
