extension Routes {
    /// What another service's id names; an id nobody has is no error.
    func find(_ path: [String], _ request: Request, _ wording: Wording) throws(Failure) -> JSON {
        guard path.count == 1 else { throw .notFound }
        guard let source = request.value("external_source"), !source.isEmpty else { throw .invalidParameters }
        let id = path[0]
        func rows(_ rows: [JSON], _ kind: String) -> JSON { .array(rows.map { $0.adding([("media_type", .string(kind))]) }) }
        let movies = Catalog.movies.filter { $0.links[source] == id }.map { $0.row(wording) }
        let people = Catalog.people.filter { $0.links[source] == id }.map { $0.row(wording) }
        let series = Catalog.series.filter { $0.details.links[source] == id }.map { $0.row(wording) }
        let episodes = Catalog.series.flatMap { series in
            series.details.episodes.filter { $0.links[source] == id }.map { $0.row(of: series, wording) }
        }
        let seasons = Catalog.series.flatMap { series in
            series.details.seasons.filter { $0.links[source] == id }.map { $0.row.adding([("show_id", .integer(series.id))]) }
        }
        return [
            "movie_results": rows(movies, "movie"), "person_results": rows(people, "person"), "tv_results": rows(series, "tv"),
            "tv_episode_results": rows(episodes, "tv_episode"), "tv_season_results": rows(seasons, "tv_season"),
        ]
    }
}
