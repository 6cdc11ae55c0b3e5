extension Routes {
    /// The series of the catalog that fit a query.
    func discoverSeries(_ request: Request, _ wording: Wording) throws(Failure) -> JSON {
        let paging = try Paging(request, ofAll: options)
        let conditions = Conditions(request: request)
        let fitting = Catalog.seriesByPopularity.filter { $0.fits(conditions) }
        let series = try conditions.sorted(fitting) { key in
            switch key {
            case "popularity": { .number($0.popularity) }
            case "first_air_date": { .text($0.firstAirDate) }
            case "name": { .text(wording.name(of: $0)) }
            case "original_name": { .text($0.originalName) }
            case "vote_average": { .number($0.voteAverage) }
            case "vote_count": { .number(Double($0.voteCount)) }
            default: nil
            }
        }
        return .object(paging.members(of: series) { $0.row(wording) })
    }
}

extension CatalogSeries {
    private static let statuses = ["Returning Series", "Planned", "In Production", "Ended", "Canceled", "Pilot"]
    private static let types = ["Documentary", "News", "Miniseries", "Reality", "Scripted", "Talk Show", "Video"]

    fileprivate func fits(_ conditions: Conditions) -> Bool {
        hasWanted(conditions) && hasNoneExcluded(conditions) && isAired(conditions) && conditions.fits(details.offers)
            && conditions.isInRange("with_runtime", details.episodeRunTimes.first.map(Double.init))
            && conditions.isInRange("vote_average", voteAverage) && conditions.isInRange("vote_count", Double(voteCount))
    }

    private func hasWanted(_ conditions: Conditions) -> Bool {
        conditions.has("with_genres", genres) && conditions.has("with_keywords", details.keywords.map(\.id))
            && conditions.has("with_companies", details.companies.map(\.id))
            && conditions.has("with_networks", details.networks.map(\.id))
            && conditions.has("with_origin_country", originCountries) && conditions.has("with_original_language", [originalLanguage])
            && conditions.has("with_status", Self.statuses.firstIndex(of: details.status).map { [$0] } ?? [])
            && conditions.has("with_type", Self.types.firstIndex(of: details.type).map { [$0] } ?? [])
    }

    private func hasNoneExcluded(_ conditions: Conditions) -> Bool {
        conditions.hasNone("without_genres", genres) && conditions.hasNone("without_keywords", details.keywords.map(\.id))
            && conditions.hasNone("without_companies", details.companies.map(\.id))
    }

    private func isAired(_ conditions: Conditions) -> Bool {
        let days = details.episodes.compactMap(\.airDate) + [firstAirDate, details.lastAirDate ?? ""]
        // No series of the catalog was screened in theaters.
        return conditions.isInYear("first_air_date_year", day: firstAirDate) && conditions.isInRange("first_air_date", day: firstAirDate)
            && days.contains { conditions.isInRange("air_date", day: $0) }
            && conditions.request.value("screened_theatrically") != "true"
            && (!firstAirDate.isEmpty || conditions.request.value("include_null_first_air_dates") == "true")
    }
}
