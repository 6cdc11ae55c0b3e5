package import MarqueeDomain

/// The ratings of an account for the episodes of a season. An episode whose rating cannot be read is left out: it would
/// look as if it had none.
package struct SeasonMarksDTO: DTO {
    let results: [EpisodeMarksDTO]

    package struct EpisodeMarksDTO: DTO {
        let id: Int
        let episodeNumber: Int
        let rated: RatedState
    }
}

extension SeasonMarksDTO {
    package func adapted() -> [EpisodeRating] { results.adapted() }
}

extension SeasonMarksDTO.EpisodeMarksDTO {
    package func adapted() -> EpisodeRating { EpisodeRating(id: id, number: episodeNumber, rating: rated.rating) }
}
