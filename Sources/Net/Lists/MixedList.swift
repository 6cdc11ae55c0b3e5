import MarqueeData
import MarqueeDomain

extension Operations {
    // Its privacy depends on the request: with the credentials of an account, the answer is for that account only.
    static let mixedList = Operation<MixedListDTO>(.get, "/4/list/{list_id}", lifetime: .minutes(5))
    static let mixedLists = Operation<PageDTO<MixedListSummaryDTO>>(
        .get, "/4/account/{account_object_id}/lists", lifetime: .minutes(5), audience: [], isPrivate: true)
}

extension Endpoint<MixedListDTO> {
    static func mixedList(_ page: MixedListPage, as user: UserAuthorization?) -> Self {
        Endpoint(
            Operations.mixedList, page: page.page, of: .list(page.id), query: page.sortBy.map { ["sort_by": $0.wireText] } ?? [:],
            as: user.map { .userToken($0) } ?? .program
        ) { () throws(MarqueeError) in ["list_id": try PathValue(page.id)] }
    }
}

extension Endpoint where Answer == PageDTO<MixedListSummaryDTO> {
    static func mixedLists(_ page: MediaListsPage, as user: UserAuthorization) -> Self {
        Endpoint(Operations.mixedLists, page: page.page, as: .userToken(user))
    }
}

/// A list with one page of its items.
struct MixedListDTO: DTO {
    let summary: MixedListSummaryDTO
    let items: PageDTO<MediaItemDTO>
    let createdBy: ListCreatorDTO?
    let itemCount: Int?
    let sortBy: String?
    let comments: [String: CommentDTO]?

    init(_ row: TapeRow) throws {
        summary = try MixedListSummaryDTO(row)
        items = try PageDTO<MediaItemDTO>(row)
        createdBy = row.optional("created_by")
        itemCount = row.optional("item_count")
        sortBy = row.optional("sort_by")
        comments = row.optional("comments")
    }

    /// A comment, or null where there is none.
    struct CommentDTO: Shape {
        let text: String?

        static func read(from tape: JSONTape, at index: Int) throws -> CommentDTO {
            CommentDTO(text: tape.isNull(at: index) ? nil : try tape.text(at: index))
        }
    }
}

extension MixedListDTO {
    func adapted() -> MixedList {
        var list = MixedList(summary: summary.adapted(), items: items.adapted())
        list.summary.numberOfItems = itemCount.knownCount ?? list.items.totalResults
        list.createdBy = createdBy?.adapted()
        list.sortBy = sortBy.flatMap { Sorting(wireText: $0) }
        for (name, comment) in comments ?? [:] {
            guard let title = Markable(commented: name), let text = comment.text.known else { continue }
            list.comments[title] = text
        }
        return list
    }
}

extension Markable {
    /// The title of a comment, such as `movie:550`.
    fileprivate init?(commented name: String) {
        let parts = name.split(separator: ":")
        guard parts.count == 2, let id = Int(parts[1]) else { return nil }
        self.init(MediaReference(MediaKind(rawValue: String(parts[0])), id))
    }
}

extension MixedList: TitleBearing {
    func visitTitles(_ visitor: TitleVisitor) { items.visitTitles(visitor) }
    mutating func fillTexts(_ known: KnownTexts) { items.fillTexts(known) }
}
