import MarqueeDomain

extension Operations {
    static let discoverTV = Operation<PageDTO<TVSeriesDTO>>(
        .get, "/3/discover/tv", lifetime: .hours(1), audience: [.language, .adult])
}

extension Endpoint where Answer == PageDTO<TVSeriesDTO> {
    static func discoverTV(_ filter: TVFilter) -> Self {
        var query = FilterQuery()
        query.add("with_genres", filter.genres)
        query.exclude("without_genres", filter.withoutGenres)
        query.add("with_keywords", filter.keywords)
        query.exclude("without_keywords", filter.withoutKeywords)
        query.add("with_companies", filter.companies)
        query.exclude("without_companies", filter.withoutCompanies)
        query.add("with_networks", filter.networks)
        query.add("with_origin_country", filter.originCountry)
        query.add("with_original_language", filter.originalLanguage)
        query.add("first_air_date", year: "first_air_date_year", filter.firstAirDate)
        query.add("air_date", filter.airDate)
        query["timezone"] = filter.timezone
        query["include_null_first_air_dates"] = filter.includesNullFirstAirDates ? "true" : nil
        query["screened_theatrically"] = filter.screenedTheatrically.map { $0 ? "true" : "false" }
        query.add("with_status", filter.status) { $0.number.map(String.init) ?? $0.rawValue }
        query.add("with_type", filter.type) { $0.number.map(String.init) ?? $0.rawValue }
        query.add("with_runtime", filter.runtime)
        query.add("vote_average", filter.voteAverage)
        query.add("vote_count", filter.voteCount)
        query.add(filter.watch)
        query.add(filter.sortBy)
        return Endpoint(Operations.discoverTV, page: filter.page, query: query.items)
    }
}
