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
        query.add("primary_release_date", year: "primary_release_year", filter.primaryReleaseDate)
        query["region"] = filter.release?.region
        query.add("release_date", year: "year", filter.release?.releaseDate)
        query.add("with_release_type", filter.release?.releaseType) { String($0.rawValue) }
        query.add(filter.certification)
        query.add("with_runtime", filter.runtime)
        query.add("vote_average", filter.voteAverage)
        query.add("vote_count", filter.voteCount)
        query.add(filter.watch)
        query["include_video"] = filter.includesVideo ? "true" : nil
        query.add(filter.sortBy)
        return query.items
    }
}
