import MarqueeData
import MarqueeDomain

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
