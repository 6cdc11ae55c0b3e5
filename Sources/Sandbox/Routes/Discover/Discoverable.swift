/// The common properties of movies and series, by which they can be searched.
protocol Discoverable {
    var genres: [Int] { get }
    var keywords: [SandboxCatalog.Keyword] { get }
    var companies: [SandboxCatalog.Company] { get }
    var originCountries: [String] { get }
    var originalLanguage: String { get }
    var offers: [SandboxCatalog.Offers] { get }
    var popularity: Double { get }
    var voteAverage: Double { get }
    var voteCount: Int { get }

    func row(_ wording: Wording) -> JSON
}

extension SandboxCatalog.Movie: Discoverable {}
extension SandboxCatalog.Series: Discoverable {}

extension Routes {
    /// A page of the titles that fit, in the order that is asked for; `value` knows the orders that only one kind has.
    func page<Title: Discoverable>(
        of titles: [Title], _ conditions: Conditions, _ wording: Wording, by value: (String) -> ((Title) -> SortValue)?
    ) throws(Refusal) -> JSON {
        let paging = try Paging(conditions.request, ofAll: options)
        let sorted = try conditions.sorted(titles) { key in
            switch key {
            case "popularity": { .number($0.popularity) }
            case "vote_average": { .number($0.voteAverage) }
            case "vote_count": { .number(Double($0.voteCount)) }
            default: value(key)
            }
        }
        return .object(paging.members(of: sorted) { $0.row(wording) })
    }
}

extension Conditions {
    /// Whether a title fits as far as movies and series are alike.
    func fits(_ title: some Discoverable, runtime: Int?) -> Bool {
        hasWanted(title) && hasNoneExcluded(title) && fits(title.offers) && isInRange("with_runtime", runtime.map(Double.init))
            && isInRange("vote_average", title.voteAverage) && isInRange("vote_count", Double(title.voteCount))
    }

    private func hasWanted(_ title: some Discoverable) -> Bool {
        has("with_genres", title.genres) && has("with_keywords", title.keywords.map(\.id))
            && has("with_companies", title.companies.map(\.id)) && has("with_origin_country", title.originCountries)
            && has("with_original_language", [title.originalLanguage])
    }

    private func hasNoneExcluded(_ title: some Discoverable) -> Bool {
        hasNone("without_genres", title.genres) && hasNone("without_keywords", title.keywords.map(\.id))
            && hasNone("without_companies", title.companies.map(\.id))
    }
}
