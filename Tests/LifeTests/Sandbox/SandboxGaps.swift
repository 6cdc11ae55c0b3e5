/// The differences between the sandbox's answers and TMDb's, each with its reason. An entry is `operation: path`, or a path that ends with
/// it.
enum SandboxGaps {
    /// Keys of TMDb's that the sandbox never sends.
    static let missing: [(key: String, reason: String)] = [
        ("results.*", "The lists of an account, of a title's user lists and of an episode's videos are empty until a test fills them."),
        ("rated.value", "The rating of a title that a test has rated; before that, a flag."),
        ("certifications.CA-QC", "The sandbox has the certifications of a few countries."),
        ("media.episodes", "The credits of the sandbox are those of movies."),
        ("media.seasons", "As `media.episodes`."), ("media.first_air_date", "As `media.episodes`."), ("media.name", "As `media.episodes`."),
        ("media.original_name", "As `media.episodes`."), ("media.origin_country", "As `media.episodes`."),
        ("person.known_for", "The person of a credit has only the own facts."),
        ("changes.*.items.*.iso_3166_1", "The changes of the sandbox are of a few kinds."),
        ("changes.*.items.*.iso_639_1", "As `iso_3166_1`."), ("changes.*.items.*.original_value", "As `iso_3166_1`."),
        ("changes.*.items.*.value.id", "As `iso_3166_1`."), ("changes.*.items.*.value.name", "As `iso_3166_1`."),
        ("changes.*.items.*.value.poster", "As `iso_3166_1`."), ("changes.*.items.*.value.backdrop", "As `iso_3166_1`."),
        ("changes.*.items.*.value.episode_id", "As `iso_3166_1`."), ("changes.*.items.*.value.episode_number", "As `iso_3166_1`."),
        ("media.air_date", "The tagged images of the sandbox are of titles, and not of episodes."),
        ("media.episode_number", "As `media.air_date`."),
        ("media.production_code", "As `media.air_date`."),
        ("media.runtime", "As `media.air_date`."),
        ("media.season_number", "As `media.air_date`."), ("media.show_id", "As `media.air_date`."),
        ("media.still_path", "As `media.air_date`."),
        ("logos.*", "The series of the sandbox have no logos."),
        ("results.*.rent", "The offers of the sandbox have other kinds in those countries."), ("results.*.ads", "As `results.*.rent`."),
        ("_id", "An internal id of a season, which no operation takes."),
        ("next_episode_to_air.air_date", "The series of the sandbox have ended."),
        ("next_episode_to_air.episode_number", "As `air_date`."), ("next_episode_to_air.id", "As `air_date`."),
        ("next_episode_to_air.name", "As `air_date`."), ("next_episode_to_air.overview", "As `air_date`."),
        ("next_episode_to_air.production_code", "As `air_date`."), ("next_episode_to_air.season_number", "As `air_date`."),
        ("next_episode_to_air.still_path", "As `air_date`."), ("next_episode_to_air.vote_average", "As `air_date`."),
        ("next_episode_to_air.vote_count", "As `air_date`."),
    ]

    /// Keys and kinds of the sandbox that the examples and the recordings do not have.
    static let findings: [(key: String, reason: String)] = [
        ("softcore is not TMDb's", "TMDb sends the key since 2025; the examples are older."),
        ("iso_3166_1 is not TMDb's", "Pictures have a country since 2025; the examples are older."),
        ("episode_type is not TMDb's", "Episodes have a type since 2023; some examples are older."),
        ("results.*.adult is not TMDb's", "The other lists of series have the key."),
        ("GET /3/search/multi: results.*.gender is not", "The people of the example and of the recordings are older."),
        ("GET /3/search/multi: results.*.known_for_department is not", "As `gender`."),
        ("GET /3/search/multi: results.*.known_for.*.", "The people of the example are known for movies only."),
        ("known_for.*.popularity is not TMDb's", "The rows of other lists have the key."),
        ("seasons.*.vote_average is not TMDb's", "Seasons have it in the details of other series."),
        ("GET /3/movie/latest: origin_country is not TMDb's", "Details of movies have the key."),
        ("GET /3/person/popular: results.*.original_name is not TMDb's", "People of other lists have the key."),
        ("value.popularity is not TMDb's", "A change of another kind than that of the example."),
        ("changes.*.items.*.value is object, TMDb's is text", "A change of another kind than that of the example."),
        ("GET /3/credit/{credit_id}: media.", "The credit of the example is that of a series, and the sandbox has those of movies."),
        ("tagged_images: results.*.media.", "The title of the example is a movie, and the sandbox has series."),
        ("GET /3/trending/all/{time_window}: results.*.", "The page of the example has no person."),
        ("free is not TMDb's", "An offer of another kind than those of the example."),
        ("GET /3/list/{list_id}: id is number, TMDb's is text", "Other answers about lists have a number; both are read."),
        ("GET /3/list/{list_id}: page is not TMDb's", "Lists are paged since the example was made."),
        ("GET /3/list/{list_id}: total_", "As `page`."),
        ("rated is flag, TMDb's is object", "`false` is the rating of a title that is not rated."),
        ("_path is null, TMDb's is text", "A picture that is missing is null."),
        ("runtime is null, TMDb's is number", "An unknown runtime is null."),
        ("air_date is null, TMDb's is text", "An unknown day is null."),
    ]

    static func reason(forMissing key: String) -> String? { missing.first { matches(key, $0.key) }?.reason }
    static func reason(forFinding text: String) -> String? { findings.first { text.contains($0.key) }?.reason }

    /// The entries of both lists that nothing needs.
    static func unused(by found: Set<String>, _ absent: Set<String>) -> [String] {
        missing.map(\.key).filter { key in !absent.contains { matches($0, key) } }
            + findings.map(\.key).filter { key in !found.contains { $0.contains(key) } }
    }

    private static func matches(_ place: String, _ key: String) -> Bool {
        place == key || place.hasSuffix("." + key) || place.hasSuffix(": " + key)
    }
}
