import MarqueeDomain

extension Operations {
    static let find = Operation<FindDTO>(.get, "/3/find/{external_id}", lifetime: .hours(4))
}

extension Endpoint<FindDTO> {
    static func find(_ id: ExternalID) -> Self {
        Endpoint(Operations.find, query: ["external_source": id.source.rawValue]) { () throws(MarqueeError) in
            ["external_id": try PathValue(id.id)]
        }
    }
}

/// The items that an external id names.
struct FindDTO: DTO, SeparateLists {
    @SeparateList var movieResults: [MovieDTO]
    @SeparateList var tvResults: [TVSeriesDTO]
    @SeparateList var tvSeasonResults: [SeriesSeasonDTO]
    @SeparateList var tvEpisodeResults: [SeriesEpisodeDTO]
    @SeparateList var personResults: [PersonDTO]
    var lists: [ListOutcome] { [$movieResults, $tvResults, $tvSeasonResults, $tvEpisodeResults, $personResults] }

    init(_ row: TapeRow) throws {
        _movieResults = row.separate("movie_results")
        _tvResults = row.separate("tv_results")
        _tvSeasonResults = row.separate("tv_season_results")
        _tvEpisodeResults = row.separate("tv_episode_results")
        _personResults = row.separate("person_results")
    }
}

extension FindDTO {
    func adapted() -> FindResults {
        var results = FindResults()
        results.movieResults = movieResults.adapted()
        results.tvResults = tvResults.adapted()
        results.tvSeasonResults = tvSeasonResults.adapted()
        results.tvEpisodeResults = tvEpisodeResults.adapted()
        results.personResults = personResults.adapted()
        return results
    }
}

extension FindResults: TitleBearing {
    func visitTitles(_ visitor: TitleVisitor) {
        visitor.visitAll(movieResults)
        visitor.visitAll(tvResults)
        visitor.visitAll(personResults)
    }
    mutating func fillTexts(_ known: KnownTexts) {
        known.fill(&movieResults)
        known.fill(&tvResults)
        known.fill(&personResults)
    }
}
