import MarqueeDomain

extension Operations {
    static let discoverMovies = Operation<PageDTO<MovieDTO>>(
        .get, "/3/discover/movie", lifetime: .hours(1), audience: [.language, .region, .adult])
}

extension Endpoint where Answer == PageDTO<MovieDTO> {
    static func discoverMovies(_ filter: MovieFilter) -> Self {
        Endpoint(Operations.discoverMovies, page: filter.page, query: filter.query)
    }

    /// The movies of a company, most popular first. TMDb's own list of them has one page.
    static func movies(ofCompany page: TitlePage) -> Self {
        var filter = MovieFilter()
        filter.companies = .any([page.id])
        return Endpoint(Operations.discoverMovies, page: page.page, query: filter.query) { () throws(MarqueeError) in
            _ = try PathValue(page.id)
            return [:]
        }
    }
}

extension MovieFilter {
    fileprivate var query: [String: String] {
        let filter = self
        var query = FilterQuery()
        query.add("with_genres", filter.genres)
        query.exclude("without_genres", filter.withoutGenres)
        query.add("with_keywords", filter.keywords)
        query.exclude("without_keywords", filter.withoutKeywords)
        query.add("with_companies", filter.companies)
        query.exclude("without_companies", filter.withoutCompanies)
        query.add("with_people", filter.people)
        query.add("with_cast", filter.cast)
        query.add("with_crew", filter.crew)
        query.add("with_origin_country", filter.originCountry)
        query.add("with_original_language", filter.originalLanguage)
        query.add("primary_release_year", filter.primaryReleaseYear)
        query.add("primary_release_date.gte", filter.primaryReleaseDateGTE)
        query.add("primary_release_date.lte", filter.primaryReleaseDateLTE)
        query.add("year", filter.year)
        query.add("region", filter.region)
        query.add("release_date.gte", filter.releaseDateGTE)
        query.add("release_date.lte", filter.releaseDateLTE)
        query.add("with_release_type", filter.releaseType) { String($0.rawValue) }
        query.add("certification_country", filter.certificationCountry)
        query.add("certification", filter.certification)
        query.add("certification.gte", filter.certificationGTE)
        query.add("certification.lte", filter.certificationLTE)
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
        query.add("include_adult", filter.includesAdult)
        query.add("include_video", filter.includesVideo ? true : nil)
        query.add(filter.sortBy)
        return query.items
    }
}
