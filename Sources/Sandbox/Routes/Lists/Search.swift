private import Foundation

extension Routes {
    /// Rows whose name holds the words of the query in any language, whatever the case and the accents.
    func search(_ kind: String, _ request: Request, _ wording: Wording) throws(Refusal) -> JSON {
        guard ["movie", "tv", "person", "multi", "collection", "company", "keyword"].contains(kind) else { throw .notFound }
        let query = Self.folded(request.value("query") ?? "")
        guard !query.isEmpty else { throw .invalidParameters }
        let paging = try Paging(request, size: options.pageSize)
        func members<Item>(of items: [Item], named name: (Item) -> String, _ json: (Item) -> JSON) -> JSON {
            .object(paging.members(of: items.filter { Self.folded(name($0)).contains(query) }, row: json))
        }
        switch kind {
        case "collection": return members(of: catalog.collections, named: \.name) { $0.row }
        case "company": return members(of: catalog.companies, named: \.name) { $0.json }
        case "keyword": return members(of: catalog.keywords, named: \.name) { $0.json }
        default: break
        }
        let year = Self.year(of: request, kind)
        let hits = MixedRow.all(in: catalog).filter { row in
            (kind == "multi" || row.isFound(under: kind)) && row.day.hasPrefix(year)
                && row.names.contains { Self.folded($0).contains(query) }
        }
        return .object(paging.members(of: hits) { kind == "multi" ? $0.jsonWithKind(wording) : $0.json(wording) })
    }

    /// The year asked for, each kind under its own names, or nothing.
    private static func year(of request: Request, _ kind: String) -> String {
        switch kind {
        case "movie": request.value("primary_release_year") ?? request.value("year") ?? ""
        case "tv": request.value("first_air_date_year") ?? request.value("year") ?? ""
        default: ""
        }
    }

    private static func folded(_ text: String) -> String {
        text.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
            .split { $0.isWhitespace }.joined(separator: " ")
    }
}
