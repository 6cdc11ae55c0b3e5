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
        query.add("first_air_date_year", filter.firstAirDateYear)
        query.add("first_air_date.gte", filter.firstAirDateGTE)
        query.add("first_air_date.lte", filter.firstAirDateLTE)
        query.add("air_date.gte", filter.airDateGTE)
        query.add("air_date.lte", filter.airDateLTE)
        query.add("timezone", filter.timezone)
        query.add("include_adult", filter.includesAdult)
        query.add("include_null_first_air_dates", filter.includesNullFirstAirDates ? true : nil)
        query.add("screened_theatrically", filter.isScreenedTheatrically)
        query.add("with_status", filter.status) { $0.number.map(String.init) ?? $0.rawValue }
        query.add("with_type", filter.type) { $0.number.map(String.init) ?? $0.rawValue }
        query.add("with_runtime.gte", filter.runtimeGTE)
        query.add("with_runtime.lte", filter.runtimeLTE)
        query.add("vote_average.gte", filter.voteAverageGTE)
        query.add("vote_average.lte", filter.voteAverageLTE)
        query.add("vote_count.gte", filter.voteCountGTE)
        query.add("vote_count.lte", filter.voteCountLTE)
        query.add("watch_region", filter.watchRegion)
        query.add("with_watch_providers", filter.watchProviders)
        query.exclude("without_watch_providers", filter.withoutWatchProviders)
        query.add("with_watch_monetization_types", filter.watchMonetizationTypes, text: \.rawValue)
        query.completeOffers()
        query.add(filter.sortBy)
        return Endpoint(Operations.discoverTV, page: filter.page, query: query.items)
    }
}
