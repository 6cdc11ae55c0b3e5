import Marquee

/// The conditions that movies and series share.
struct SharedConditions {
    var genres: Matching<Genre.ID>?
    var withoutGenres: Set<Genre.ID> = []
    var keywords: Matching<Keyword.ID>?
    var companies: Matching<ProductionCompany.ID>?
    var originalLanguages: Matching<String>?
    var originCountries: Matching<String>?
    var year: Int?
    var days = Bounds<Day>()
    var runtime = Bounds<Int>()
    var voteAverage = Bounds<Double>()
    var voteCount = Bounds<Int>()
    var watchRegion: String?
    var watchProviders: Matching<WatchProvider.ID>?
    var watchMonetizationTypes: Matching<WatchMonetizationType>?
}

extension MovieFilter {
    /// The filter with conditions, and nothing else.
    init(_ shared: SharedConditions, page: Int = 1) {
        self.init(page: page)
        (genres, withoutGenres, keywords) = (shared.genres, shared.withoutGenres, shared.keywords)
        (companies, originalLanguage) = (shared.companies, shared.originalLanguages)
        (originCountry, primaryReleaseYear) = (shared.originCountries, shared.year)
        (primaryReleaseDateGTE, primaryReleaseDateLTE) = (shared.days.lowest, shared.days.highest)
        (runtimeGTE, runtimeLTE) = (shared.runtime.lowest, shared.runtime.highest)
        (voteAverageGTE, voteAverageLTE) = (shared.voteAverage.lowest, shared.voteAverage.highest)
        (voteCountGTE, voteCountLTE) = (shared.voteCount.lowest, shared.voteCount.highest)
        (watchRegion, watchProviders) = (shared.watchRegion, shared.watchProviders)
        watchMonetizationTypes = shared.watchMonetizationTypes
    }
}

extension TVFilter {
    /// The filter with conditions, and nothing else.
    init(_ shared: SharedConditions, page: Int = 1) {
        self.init(page: page)
        (genres, withoutGenres, keywords) = (shared.genres, shared.withoutGenres, shared.keywords)
        (companies, originalLanguage) = (shared.companies, shared.originalLanguages)
        (originCountry, firstAirDateYear) = (shared.originCountries, shared.year)
        (firstAirDateGTE, firstAirDateLTE) = (shared.days.lowest, shared.days.highest)
        (runtimeGTE, runtimeLTE) = (shared.runtime.lowest, shared.runtime.highest)
        (voteAverageGTE, voteAverageLTE) = (shared.voteAverage.lowest, shared.voteAverage.highest)
        (voteCountGTE, voteCountLTE) = (shared.voteCount.lowest, shared.voteCount.highest)
        (watchRegion, watchProviders) = (shared.watchRegion, shared.watchProviders)
        watchMonetizationTypes = shared.watchMonetizationTypes
    }
}

extension CommandSession {
    /// Reads the options; names of genres, providers, keywords and companies are looked up.
    func conditions(
        _ arguments: ParsedArguments, genres: () async throws(MarqueeError) -> [Genre],
        providers: (String) async throws(MarqueeError) -> [ListedWatchProvider]
    ) async throws(Failure) -> SharedConditions {
        var conditions = SharedConditions()
        (conditions.year, conditions.days) = try arguments.years()
        conditions.runtime = try arguments.range(.runtime, exact: true) { Int($0) }
        conditions.voteAverage = try arguments.range(.rating) { Double($0) }
        conditions.voteCount = try arguments.range(.votes) { Int($0) }
        conditions.originalLanguages = try await arguments.matching(.originalLanguage) { $0.lowercased() }
        conditions.originCountries = try await arguments.matching(.country) { $0.uppercased() }
        conditions.genres = try await arguments.matching(.genre) { (text) async throws(Failure) in try await genre(text, among: genres) }
        conditions.withoutGenres =
            try await arguments.matching(.withoutGenre) { (text) async throws(Failure) in try await genre(text, among: genres) }?.values
            ?? []
        conditions.keywords = try await arguments.matching(.keyword) { (text) async throws(Failure) in try await keyword(text).id }
        conditions.companies = try await arguments.matching(.company) { (text) async throws(Failure) in try await company(text).id }
        try await watch(arguments, among: providers, &conditions)
        return conditions
    }

    private func genre(_ text: String, among genres: () async throws(MarqueeError) -> [Genre]) async throws(Failure) -> Genre.ID {
        try await named(text, Texts.kindGenre) { () async throws(MarqueeError) in
            try await genres().map { NamedID(id: $0.id, name: $0.name) }
        }.id
    }

    private func watch(
        _ arguments: ParsedArguments, among providers: (String) async throws(MarqueeError) -> [ListedWatchProvider],
        _ conditions: inout SharedConditions
    ) async throws(Failure) {
        guard arguments.has(.provider) || arguments.has(.offer) else { return }
        let country = try neededCountry(for: arguments.has(.provider) ? .provider : .offer)
        conditions.watchRegion = country
        conditions.watchProviders = try await arguments.matching(.provider) { (text) async throws(Failure) in
            try await named(text, Texts.kindProvider) { () async throws(MarqueeError) in
                try await providers(country).map { NamedID(id: $0.id, name: $0.providerName) }
            }.id
        }
        conditions.watchMonetizationTypes = arguments.text(.offer).map {
            $0 == "subscription" ? .flatrate : WatchMonetizationType(rawValue: $0) ?? .flatrate
        }
        .map { .any([$0]) }
    }

    /// The country of the person, without which some conditions mean nothing.
    func neededCountry(for option: Option) throws(Failure) -> String {
        guard let region = client.audience.region else {
            throw .usage(Texts.needsCountry(option.name), hint: Texts.nameCountry)
        }
        return region
    }
}
