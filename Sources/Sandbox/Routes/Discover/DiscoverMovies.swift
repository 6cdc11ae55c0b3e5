extension Routes {
    /// The movies of the catalog that fit a query.
    func discoverMovies(_ request: Request, _ wording: Wording) throws(Refusal) -> JSON {
        let conditions = Conditions(request: request)
        return try page(of: catalog.byPopularity.filter { $0.fits(conditions) }, conditions, wording) { key in
            switch key {
            case "primary_release_date": { .text($0.releaseDate) }
            case "revenue": { .number(Double($0.revenue)) }
            case "title": { .text(wording.title(of: $0)) }
            case "original_title": { .text($0.originalTitle) }
            default: nil
            }
        }
    }
}

extension SandboxCatalog.Movie {
    fileprivate func fits(_ conditions: Conditions) -> Bool {
        let (actors, others) = (cast.map(\.person), crew.map(\.person))
        return conditions.fits(self, runtime: runtime) && isReleased(conditions) && conditions.has("with_people", actors + others)
            && conditions.has("with_cast", actors) && conditions.has("with_crew", others)
    }

    private func isReleased(_ conditions: Conditions) -> Bool {
        conditions.isInYear("primary_release_year", day: releaseDate) && conditions.isInRange("primary_release_date", day: releaseDate)
            && localReleases(conditions).contains { $0.fits(conditions) } && isCertified(conditions)
    }

    /// The releases in the region of the query, or the first one where the catalog knows none there.
    private func localReleases(_ conditions: Conditions) -> [SandboxCatalog.Release] {
        let region = conditions.request.value("region")
        let local = releases.filter { region == nil || $0.region == region }
        return local.isEmpty ? [SandboxCatalog.Release(region: region ?? "", day: releaseDate)] : local
    }

    private func isCertified(_ conditions: Conditions) -> Bool {
        guard let country = conditions.request.value("certification_country") else { return true }
        return releases.contains { $0.region == country && $0.isCertified(conditions) }
    }
}

extension SandboxCatalog.Release {
    fileprivate func fits(_ conditions: Conditions) -> Bool {
        conditions.isInYear("year", day: day) && conditions.isInRange("release_date", day: day)
            && conditions.has("with_release_type", [type])
    }

    fileprivate func isCertified(_ conditions: Conditions) -> Bool {
        let name = certification.split(separator: " ").joined(separator: " ")
        guard !name.isEmpty, conditions.has("certification", [name]) else { return false }
        let order = Certifications.movies(of: region)
        guard let rank = order.firstIndex(of: name) else { return conditions.request.value("certification") != nil }
        func bound(_ suffix: String) -> Int? { conditions.request.value("certification" + suffix).flatMap { order.firstIndex(of: $0) } }
        return bound(".gte").map { $0 <= rank } != false && bound(".lte").map { rank <= $0 } != false
    }
}

enum Certifications {
    /// The certifications of movies in a country, from the lowest to the highest.
    static func movies(of region: String) -> [String] {
        switch region {
        case "US": ["NR", "G", "PG", "PG-13", "R", "NC-17"]
        case "DE": ["0", "6", "12", "16", "18"]
        case "GB": ["U", "PG", "12A", "12", "15", "18", "R18"]
        default: []
        }
    }

    /// The certifications of series in a country, from the lowest to the highest.
    static func series(of region: String) -> [String] {
        switch region {
        case "US": ["NR", "TV-Y", "TV-Y7", "TV-G", "TV-PG", "TV-14", "TV-MA"]
        case "DE": ["0", "6", "12", "16", "18"]
        case "GB": ["U", "PG", "12A", "12", "15", "18", "R18"]
        default: []
        }
    }
}
