import MarqueeData
package import MarqueeDomain

extension Endpoint<MediaListDTO> {
    static func list(_ page: MediaListPage) -> Self {
        Endpoint(Operations.list, page: page.page, of: .list(page.id)) { () throws(MarqueeError) in ["list_id": try PathValue(page.id)] }
    }
}

extension Endpoint where Answer == PageDTO<MediaListSummaryDTO> {
    static func lists(_ page: MediaListsPage, as user: UserAuthorization) -> Self {
        Endpoint(Operations.lists, page: page.page, as: .account(user))
    }
}

extension Endpoint<ListItemStatusDTO> {
    static func contains(_ entry: MediaListEntry) -> Self {
        Endpoint(Operations.listItemStatus, of: .list(entry.list), query: ["movie_id": String(entry.movie)]) {
            () throws(MarqueeError) in
            _ = try PathValue(entry.movie)
            return ["list_id": try PathValue(entry.list)]
        }
    }
}

extension MediaReference {
    /// A list, as the subject of what is kept about it.
    static func list(_ id: MediaList.ID) -> Self { MediaReference(.unknown("list"), id) }
}

/// The number of a list, which TMDb has sent as a text and as a number.
struct ListNumber: Decodable, Sendable {
    let value: Int

    init(from decoder: any Decoder) throws {
        guard let value = try LooseInt(from: decoder).value, value > 0 else {
            throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "Not the number of a list."))
        }
        self.value = value
    }
}

/// A list with what is on it: one page of it or, from a server that knows no pages of lists, all.
package struct MediaListDTO: DTO {
    let id: ListNumber
    let name: String
    let description: String?
    let createdBy: Attempt<String>?
    let itemCount: LooseInt?
    let items: Rows<MediaItemDTO>
    let page: LooseInt?
    let totalPages: LooseInt?
    let totalResults: LooseInt?

    enum CodingKeys: String, CodingKey {
        case id, name, description, items, page
        case createdBy = "created_by"
        case itemCount = "item_count"
        case totalPages = "total_pages"
        case totalResults = "total_results"
    }
}

extension MediaListDTO {
    package func adapted() -> MediaList {
        let items = items.values.map { $0.adapted() }
        let count = max(0, itemCount?.value ?? totalResults?.value ?? items.count)
        let pages = totalPages?.value ?? (items.count >= count ? 1 : (count - 1) / 20 + 1)
        var list = MediaList(
            id: id.value, name: name,
            items: Page(number: page?.value ?? 1, totalPages: pages, totalResults: totalResults?.value ?? count, items: items))
        list.description = description ?? ""
        list.createdBy = createdBy?.value ?? ""
        list.itemCount = count
        return list
    }
}

extension MediaList: TitleBearing {
    func titles(server: String, language: String) -> [IndexedTitle] { items.titles(server: server, language: language) }
}

/// A list, as it stands among the lists of its maker.
package struct MediaListSummaryDTO: DTO {
    let id: ListNumber
    let name: String
    let description: String?
    let itemCount: LooseInt?
    let posterPath: LooseImagePath?

    enum CodingKeys: String, CodingKey {
        case id, name, description
        case itemCount = "item_count"
        case posterPath = "poster_path"
    }
}

extension MediaListSummaryDTO {
    package func adapted() -> MediaListSummary {
        var summary = MediaListSummary(id: id.value, name: name)
        summary.description = description ?? ""
        summary.itemCount = max(0, itemCount?.value ?? 0)
        summary.posterPath = posterPath?.value
        return summary
    }
}

/// Whether a movie is on a list.
package struct ListItemStatusDTO: DTO {
    let isPresent: Bool

    enum CodingKeys: String, CodingKey {
        case isPresent = "item_present"
    }
}

extension ListItemStatusDTO {
    package func adapted() -> Bool { isPresent }
}
