import MarqueeData
import MarqueeDomain

extension Operations {
    static let list = Operation<MediaListDTO>(.get, "/3/list/{list_id}", lifetime: .minutes(5))
    static let listItemStatus = Operation<ListItemStatusDTO>(.get, "/3/list/{list_id}/item_status", lifetime: .minutes(5), audience: [])
    static let lists = Operation<PageDTO<MediaListSummaryDTO>>(
        .get, "/3/account/{account_id}/lists", lifetime: .minutes(5), audience: [], isPrivate: true)
}

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
    /// A list, as the subject of cached answers about it.
    static func list(_ id: MediaList.ID) -> Self { MediaReference(.unknown("list"), id) }
}

/// A list with its items: one page of them or, from a server without pages of lists, all.
struct MediaListDTO: DTO {
    let id: ListNumber
    let name: String
    let description: String?
    let createdBy: String?
    let itemCount: Int?
    let favoriteCount: Int?
    let iso6391: String?
    let posterPath: ImagePath?
    let items: [MediaItemDTO]
    let page: Int?
    let totalPages: Int?
    let totalResults: Int?

    init(_ row: TapeRow) throws {
        id = try row.required("id")
        name = try row.required("name")
        description = row.optional("description")
        createdBy = row.optional("created_by")
        itemCount = row.optional("item_count")
        favoriteCount = row.optional("favorite_count")
        iso6391 = row.optional("iso_639_1")
        posterPath = row.optional("poster_path")
        items = try row.list("items")
        page = row.optional("page")
        totalPages = row.optional("total_pages")
        totalResults = row.optional("total_results")
    }
}

extension MediaListDTO {
    func adapted() -> MediaList {
        let count = (itemCount ?? totalResults).knownCount ?? items.count
        let pages = totalPages.knownCount ?? (items.count >= count ? 1 : (count - 1) / 20 + 1)
        let page = Page(page: page.known ?? 1, totalPages: pages, totalResults: totalResults.knownCount ?? count, items: items.adapted())
        var list = MediaList(id: id.value, name: name, items: page)
        list.description = description ?? ""
        list.createdBy = createdBy ?? ""
        list.itemCount = count
        list.favoriteCount = favoriteCount.countOrZero
        list.language = iso6391 ?? ""
        list.posterPath = posterPath
        return list
    }
}

extension MediaList: TitleBearing {
    func visitTitles(_ visitor: TitleVisitor) { items.visitTitles(visitor) }
    mutating func fillTexts(_ known: KnownTexts) { items.fillTexts(known) }
}

/// Whether a movie is on a list.
struct ListItemStatusDTO: DTO {
    let itemPresent: Bool

    init(_ row: TapeRow) throws {
        itemPresent = try row.required("item_present")
    }
}

extension ListItemStatusDTO {
    func adapted() -> Bool { itemPresent }
}
