/// One series as its routes show it: the details, and the parts that stand alone or are appended to them.
struct SeriesParts {
    let series: CatalogSeries
    let request: Request
    let wording: Wording
    let pageSize: Int

    /// The details with what `append_to_response` asks for, which may be whole seasons as `season/1`.
    func detailsWithParts() throws(Failure) -> JSON {
        let names = try request.appendedNames()
        // A season is a thing of its own and keeps its id.
        let seasons = names.compactMap { name in season(name).map { (name: name, value: $0) } }
        return details.appending(names) { part($0, paging: Paging(first: pageSize)) }.adding(seasons)
    }

    /// A part on its own, or nil when there is none of this name.
    func part(_ name: String) throws(Failure) -> JSON? {
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
        case "videos": series.details.videos.results(request, id: series.id)
        case "watch/providers": series.details.offers.results(id: series.id)
        default: nil
        }
    }

    private func season(_ name: String) -> JSON? {
        let path = name.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        guard path.count == 2, path[0] == "season", let number = Catalog.number(path[1]) else { return nil }
        return series.season(number).map { SeasonParts(series: series, season: $0, request: request, wording: wording).details }
    }
}
