/// The keys of TMDb's answers that no shape reads, each with its reason.
///
/// A key is its path in an answer, in which `*` is any row of a list; or, with an operation before it, as in that answer only. A
/// leading `**` means any place. The check of recordings counts these keys, and names all others.
enum UnreadKeys {
    static let all = inExamples + version4 + others

    /// Keys of the examples in TMDb's own description of version 3.
    static let inExamples: [(key: String, reason: String)] = [
        ("id", "The id of what was asked for: it is compared with the request, and who asked knows it."),
        ("status_code", "The number of a success; the status of the answer says the same."),
        ("status_message", "The text of a success, in English; nothing is in it that the call does not say."),
        ("success", "An answer that could be read is a success; a refusal has an error's form."),
        ("**.show_id", "The id of the series that was asked for; where other series may stand, it is read."),
        ("_id", "An internal id of a season, which no operation takes."),
        ("images.base_url", "The address of pictures without encryption; the one with it is read."),
        ("change_keys", "The words that a change can have as its key; each change names its own."),
        ("media_type", "The kind of a credit's title, which the title itself says too."),
        ("person.media_type", "That a person is a person."),
        ("movie_results.*.media_type", "That a movie among movies is a movie."),
        ("parts.*.media_type", "That a movie of a collection is a movie."),
        ("results.*.media_type", "The kind of a row in a list of one kind, or of a tagged picture's title, which says it too."),
    ]

    /// Keys of version 4, of whose answers TMDb publishes no examples.
    static let version4: [(key: String, reason: String)] = [
        ("object_ids", "Always an empty object."),
        ("results.*.account_object_id", "The account that was asked for."),
        ("results.*.sort_by", "A number without a published meaning; the list itself says its order in words."),
    ]

    /// Keys that only the service sends.
    private static let others: [(key: String, reason: String)] = [
        ("failure", "That the answer is none of success; a refusal has an error's form."),
        ("person_results.*.media_type", "That a person among people is a person."),
        ("tv_results.*.media_type", "That a series among series is a series."),
        ("tv_season_results.*.media_type", "That a season among seasons is a season."),
        ("tv_episode_results.*.media_type", "That an episode among episodes is an episode."),
        ("media.seasons.*.media_type", "That a season of a credit's series is a season."),
        ("media.episodes.*.media_type", "That an episode of a credit's series is an episode."),
        ("trailers", "A part of old programs; `videos` has the same, and no endpoint asks for it."),
        ("GET /4/list/{list_id}/clear: items_deleted", "The number of removed items; the list is empty afterwards in any case."),
        ("GET /4/list/{list_id}/item_status: media_id", "The id of the title that was asked for."),
    ]

    /// Why a key is not read, given as `operation: path`; nil if there is no reason on the list.
    static func reason(for path: String) -> String? { all.first { matches(path, $0.key) }?.reason }

    /// Whether a key of the list matches a path.
    static func matches(_ path: String, _ key: String) -> Bool {
        if path == key { return true }
        let place = path.drop { $0 != ":" }.dropFirst(2)
        return key.hasPrefix("**.") ? ("." + place).hasSuffix(key.dropFirst(2)) : place == key
    }
}
