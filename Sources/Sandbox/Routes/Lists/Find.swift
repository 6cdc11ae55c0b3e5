extension Routes {
    /// The items with another service's id; an unknown id is no error.
    func find(_ path: [String], _ request: Request, _ wording: Wording) throws(Refusal) -> JSON {
        guard path.count == 1 else { throw .notFound }
        guard let source = request.value("external_source"), !source.isEmpty else { throw .invalidParameters }
        let id = path[0]
        func rows(_ rows: [JSON], _ kind: String) -> JSON { .array(rows.map { $0.adding([("media_type", .string(kind))]) }) }
        let movies = catalog.movies.filter { $0.externalIDs[source] == id }.map { $0.row(wording) }
        let people = catalog.people.filter { $0.externalIDs[source] == id }.map { $0.row(wording) }
        let series = catalog.series.filter { $0.externalIDs[source] == id }.map { $0.row(wording) }
        let all = catalog.series.flatMap { series in series.seasons.map { (series: series, season: $0) } }
        let episodes = all.flatMap { series, season in
            season.episodes.filter { $0.externalIDs[source] == id }.map { $0.row(of: series, season, wording) }
        }
        let seasons = all.filter { $0.season.externalIDs[source] == id }.map { series, season in
            season.row(wording).adding([("show_id", .integer(series.id))])
        }
        return [
            "movie_results": rows(movies, "movie"), "person_results": rows(people, "person"), "tv_results": rows(series, "tv"),
            "tv_episode_results": rows(episodes, "tv_episode"), "tv_season_results": rows(seasons, "tv_season"),
        ]
    }
}
