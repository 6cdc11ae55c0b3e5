extension Routes {
    /// The movies of the catalog that fit a query.
    func discoverMovies(_ request: Request, _ wording: Wording) throws(Failure) -> JSON {
        let paging = try Paging(request, ofAll: options)
        let conditions = Conditions(request: request)
        let fitting = Catalog.byPopularity.filter { $0.fits(conditions) }
        let movies = try conditions.sorted(fitting) { key in
            switch key {
            case "popularity": { .number($0.popularity) }
            case "primary_release_date": { .text($0.releaseDate) }
            case "revenue": { .number(Double($0.details.revenue)) }
            case "title": { .text(wording.title(of: $0)) }
            case "original_title": { .text($0.originalTitle) }
            case "vote_average": { .number($0.voteAverage) }
            case "vote_count": { .number(Double($0.voteCount)) }
            default: nil
            }
        }
        return .object(paging.members(of: movies) { $0.row(wording) })
    }
}

extension CatalogMovie {
    fileprivate func fits(_ conditions: Conditions) -> Bool {
        hasWanted(conditions) && hasNoneExcluded(conditions) && isReleased(conditions) && conditions.fits(details.offers)
            && conditions.isInRange("with_runtime", details.runtime.map(Double.init))
            && conditions.isInRange("vote_average", voteAverage) && conditions.isInRange("vote_count", Double(voteCount))
    }

    private func hasWanted(_ conditions: Conditions) -> Bool {
        let (cast, crew) = (details.cast.map(\.person), details.crew.map(\.person))
        return conditions.has("with_genres", genres) && conditions.has("with_keywords", details.keywords.map(\.id))
            && conditions.has("with_companies", details.companies.map(\.id)) && conditions.has("with_people", cast + crew)
            && conditions.has("with_cast", cast) && conditions.has("with_crew", crew)
            && conditions.has("with_origin_country", details.originCountries)
            && conditions.has("with_original_language", [originalLanguage])
    }

    private func hasNoneExcluded(_ conditions: Conditions) -> Bool {
        conditions.hasNone("without_genres", genres) && conditions.hasNone("without_keywords", details.keywords.map(\.id))
            && conditions.hasNone("without_companies", details.companies.map(\.id))
    }

    private func isReleased(_ conditions: Conditions) -> Bool {
        conditions.isInYear("primary_release_year", day: releaseDate) && conditions.isInRange("primary_release_date", day: releaseDate)
            && releases(conditions).contains { $0.fits(conditions) } && isCertified(conditions)
    }

    /// The releases in the region of the query, or the first one where the catalog knows none there.
    private func releases(_ conditions: Conditions) -> [CatalogRelease] {
        let region = conditions.request.value("region")
        let local = details.releases.filter { region == nil || $0.region == region }
        return local.isEmpty ? [CatalogRelease(region: region ?? "", day: releaseDate, type: 3, certification: "", note: "")] : local
    }

    private func isCertified(_ conditions: Conditions) -> Bool {
        guard let country = conditions.request.value("certification_country") else { return true }
        return details.releases.contains { $0.region == country && $0.isCertified(conditions) }
    }
}

extension CatalogRelease {
    fileprivate func fits(_ conditions: Conditions) -> Bool {
        conditions.isInYear("year", day: day) && conditions.isInRange("release_date", day: day)
            && conditions.has("with_release_type", [type])
    }

    fileprivate func isCertified(_ conditions: Conditions) -> Bool {
        let name = certification.split(separator: " ").joined(separator: " ")
        guard !name.isEmpty, conditions.has("certification", [name]) else { return false }
        let order = Catalog.certifications(of: region)
        guard let rank = order.firstIndex(of: name) else { return conditions.request.value("certification") != nil }
        func bound(_ suffix: String) -> Int? { conditions.request.value("certification" + suffix).flatMap { order.firstIndex(of: $0) } }
        return bound(".gte").map { $0 <= rank } != false && bound(".lte").map { rank <= $0 } != false
    }
}

extension Catalog {
    /// The certifications of movies in a country, from the lowest to the highest.
    static func certifications(of region: String) -> [String] {
        switch region {
        case "US": ["NR", "G", "PG", "PG-13", "R", "NC-17"]
        case "DE": ["0", "6", "12", "16", "18"]
        case "GB": ["U", "PG", "12A", "12", "15", "18", "R18"]
        default: []
        }
    }
}
