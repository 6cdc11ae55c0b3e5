import MarqueeDomain

/// The ratings of an account for the episodes of a season. An episode whose rating cannot be read is left out: it would
/// look as if it had none.
struct SeasonMarksDTO: DTO {
    let results: [EpisodeMarksDTO]

    init(_ row: TapeRow) throws {
        results = try row.list("results")
    }

    struct EpisodeMarksDTO: DTO {
        let id: Int
        let episodeNumber: Int
        let rated: RatedState

        init(_ row: TapeRow) throws {
            id = try row.required("id")
            episodeNumber = try row.required("episode_number")
            rated = try row.required("rated")
        }
    }
}

extension SeasonMarksDTO {
    func adapted() -> [EpisodeRating] { results.adapted() }
}

extension SeasonMarksDTO.EpisodeMarksDTO {
    func adapted() -> EpisodeRating { EpisodeRating(id: id, episodeNumber: episodeNumber, rating: rated.rating) }
}
