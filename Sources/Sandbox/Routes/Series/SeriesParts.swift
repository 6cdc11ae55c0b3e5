/// One series as its routes show it: the details, and the parts that are requested alone or appended to them.
struct SeriesParts {
    let series: SandboxCatalog.Series
    let request: Request
    let wording: Wording
    let pageSize: Int

    var catalog: CatalogIndex { wording.catalog }

    /// The details with the parts of `append_to_response`, which may be whole seasons and episodes as `season/1` and `season/1/episode/2`.
    func detailsWithParts(_ account: (String) -> JSON?) throws(Refusal) -> JSON {
        let names = try request.appendedNames()
        // A season is a thing of its own and keeps its id.
        let seasons = names.compactMap { name in season(name).map { (name: name, value: $0) } }
        return details.appending(names) { part($0, paging: Paging(first: pageSize)) ?? account($0) }.adding(seasons)
    }

    /// A part on its own, or nil when there is none of this name.
    func part(_ name: String) throws(Refusal) -> JSON? {
        part(name, paging: try Paging(request, size: pageSize))
    }

    private func part(_ name: String, paging: Paging) -> JSON? {
        switch name {
        case "aggregate_credits": aggregateCredits
        case "alternative_titles": alternativeTitles
        case "changes": request.changes(of: series.id)
        case "content_ratings": contentRatings
        case "credits": credits
        case "episode_groups": episodeGroups
        case "external_ids": externalIDs
        case "images": images
        case "keywords": keywords
        case "recommendations": recommendations(paging)
        case "reviews": PlaceholderReview.page(of: series.name, id: series.id, path: "tv/\(series.id)", paging)
        case "screened_theatrically": screenedTheatrically
        case "similar": similar(paging)
        case "translations": translations
        case "videos": series.videos.results(request, id: series.id)
        case "watch/providers": series.offers.results(in: catalog, id: series.id)
        default: nil
        }
    }

    private func season(_ name: String) -> JSON? {
        let path = name.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        guard path.count > 1, path[0] == "season", let season = Int(digits: path[1]).flatMap(series.season) else { return nil }
        if path.count == 2 { return SeasonParts(series: series, season: season, request: request, wording: wording).details }
        guard path.count == 4, path[2] == "episode", let episode = Int(digits: path[3]).flatMap(season.episode) else { return nil }
        return EpisodeParts(season: season, episode: episode, request: request, wording: wording).details
    }
}
