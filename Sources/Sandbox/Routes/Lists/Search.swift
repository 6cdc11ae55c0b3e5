private import Foundation

extension Routes {
    /// Movies whose title holds the words of the query in any language, whatever the case and the accents.
    func search(_ request: Request, _ wording: Wording) throws(Failure) -> JSON {
        let query = Self.folded(request.value("query") ?? "")
        guard !query.isEmpty else { throw .invalidParameters }
        let paging = try Paging(request, size: options.pageSize)
        let year = request.value("primary_release_year") ?? request.value("year")
        let hits = Catalog.byPopularity.filter { movie in
            let titles = [movie.title, movie.originalTitle] + CatalogLanguage.allCases.compactMap { $0.texts[movie.id]?.title }
            return titles.contains { Self.folded($0).contains(query) } && movie.releaseDate.hasPrefix(year ?? "")
        }
        return .object(paging.members(of: hits) { $0.row(wording) })
    }

    private static func folded(_ text: String) -> String {
        text.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
            .split { $0.isWhitespace }.joined(separator: " ")
    }
}
