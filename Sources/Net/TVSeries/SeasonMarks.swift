package import MarqueeDomain

/// The ratings of an account for the episodes of a season. An episode whose rating cannot be read is left out: it would
/// look as if it had none.
package struct SeasonMarksDTO: DTO {
    let results: [EpisodeMarksDTO]

    package init(_ row: TapeRow) throws {
        results = try row.list("results")
    }

    package struct EpisodeMarksDTO: DTO {
        let id: Int
        let episodeNumber: Int
        let rated: RatedState

        package init(_ row: TapeRow) throws {
            id = try row.required("id")
            episodeNumber = try row.required("episode_number")
            rated = try row.required("rated")
        }
    }
}

extension SeasonMarksDTO {
    package func adapted() -> [EpisodeRating] { results.adapted() }
}

extension SeasonMarksDTO.EpisodeMarksDTO {
    package func adapted() -> EpisodeRating { EpisodeRating(id: id, number: episodeNumber, rating: rated.rating) }
}
