import MarqueeData
package import MarqueeDomain

extension Operations {
    static let seasonMarks = Operation<SeasonMarksDTO>(
        .get, "/3/tv/{series_id}/season/{season_number}/account_states", lifetime: .minutes(5), audience: [], isPrivate: true)
}

extension Endpoint<SeasonMarksDTO> {
    static func marks(on season: SeasonReference, as user: UserAuthorization) -> Self {
        Endpoint(Operations.seasonMarks, of: .tv(season.series), as: .anyone(user)) { () throws(MarqueeError) in
            ["series_id": try PathValue(season.series), "season_number": try PathValue(number: season.number)]
        }
    }
}

/// What a person rated the episodes of a season. An episode whose rating cannot be read is left out: it would look as if it had none.
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
