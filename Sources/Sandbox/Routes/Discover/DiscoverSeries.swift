extension Routes {
    /// The series of the catalog that fit a query.
    func discoverSeries(_ request: Request, _ wording: Wording) throws(Refusal) -> JSON {
        let conditions = Conditions(request: request)
        return try page(of: catalog.seriesByPopularity.filter { $0.fits(conditions) }, conditions, wording) { key in
            switch key {
            case "first_air_date": { .text($0.firstAirDate) }
            case "name": { .text(wording.name(of: $0)) }
            case "original_name": { .text($0.originalName) }
            default: nil
            }
        }
    }
}

extension SandboxCatalog.Series {
    private static let statuses = ["Returning Series", "Planned", "In Production", "Ended", "Canceled", "Pilot"]
    private static let types = ["Documentary", "News", "Miniseries", "Reality", "Scripted", "Talk Show", "Video"]

    fileprivate func fits(_ conditions: Conditions) -> Bool {
        conditions.fits(self, runtime: episodeRunTimes.first) && isAired(conditions)
            && conditions.has("with_networks", networks.map(\.id))
            && conditions.has("with_status", Self.statuses.firstIndex(of: status).map { [$0] } ?? [])
            && conditions.has("with_type", Self.types.firstIndex(of: type).map { [$0] } ?? [])
    }

    private func isAired(_ conditions: Conditions) -> Bool {
        let episodes = seasons.flatMap(\.episodes)
        let days = episodes.compactMap(\.airDate) + [firstAirDate, lastAirDate ?? ""]
        return conditions.isInYear("first_air_date_year", day: firstAirDate) && conditions.isInRange("first_air_date", day: firstAirDate)
            && days.contains { conditions.isInRange("air_date", day: $0) }
            && (conditions.request.value("screened_theatrically") != "true" || episodes.contains(where: \.wasScreened))
            && (!firstAirDate.isEmpty || conditions.request.value("include_null_first_air_dates") == "true")
    }
}
