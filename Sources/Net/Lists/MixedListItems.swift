import MarqueeData
import MarqueeDomain

extension Operations {
    // "Not found" means that the title is not on the list, or that there is no such list.
    static let mixedListItemStatus = Operation<MixedListItemStatusDTO>(
        .get, "/4/list/{list_id}/item_status", lifetime: .minutes(5), audience: [], isPrivate: true, isEmptyWhenMissing: true)
    static let addToMixedList = Operation<ListItemOutcomesDTO>(.post, "/4/list/{list_id}/items")
    static let updateMixedListItems = Operation<ListItemOutcomesDTO>(.put, "/4/list/{list_id}/items")
    static let removeFromMixedList = Operation<ListItemOutcomesDTO>(.delete, "/4/list/{list_id}/items")
}

extension Endpoint<MixedListItemStatusDTO> {
    static func contains(_ entry: MixedListEntry, as user: UserAuthorization) -> Self {
        let title = entry.title.title
        return Endpoint(
            Operations.mixedListItemStatus, of: .list(entry.list),
            query: ["media_id": String(title.id), "media_type": title.kind.rawValue], as: .userToken(user)
        ) { () throws(MarqueeError) in
            _ = try ListItemBody(entry.title)
            return ["list_id": try PathValue(entry.list)]
        }
    }
}

extension Endpoint<ListItemOutcomesDTO> {
    static func add(_ items: MixedListItems, as user: UserAuthorization) -> Self {
        change(Operations.addToMixedList, items.list, items.titles.map { ($0, nil) }, as: user)
    }

    static func remove(_ items: MixedListItems, as user: UserAuthorization) -> Self {
        change(Operations.removeFromMixedList, items.list, items.titles.map { ($0, nil) }, as: user)
    }

    static func comment(_ comments: MixedListComments, as user: UserAuthorization) -> Self {
        // In a fixed order, so that equal requests have equal texts.
        let sorted = comments.comments.sorted {
            ($0.key.title.kind.rawValue, $0.key.title.id) < ($1.key.title.kind.rawValue, $1.key.title.id)
        }
        return change(Operations.updateMixedListItems, comments.list, sorted.map { ($0.key, $0.value) }, as: user)
    }

    private static func change(
        _ operation: Operation<ListItemOutcomesDTO>, _ list: MixedList.ID, _ items: [(Markable, String?)], as user: UserAuthorization
    ) -> Self {
        do throws(MarqueeError) {
            let body = ListItemsBody(items: try items.map { (title, comment) throws(MarqueeError) in try ListItemBody(title, comment) })
            return Endpoint(operation, of: .list(list), body: body, as: .userToken(user)) { () throws(MarqueeError) in
                guard !items.isEmpty else { throw .listItems }
                return ["list_id": try PathValue(list)]
            }
        } catch {
            return Endpoint(operation, of: .list(list), as: .userToken(user)) { () throws(MarqueeError) in throw error }
        }
    }
}

private struct ListItemsBody: Encodable {
    let items: [ListItemBody]
}

/// A movie or a series of a list; nothing else can be on one.
private struct ListItemBody: Encodable {
    let mediaType: String
    let mediaID: Int
    let comment: String?

    init(_ title: Markable, _ comment: String? = nil) throws(MarqueeError) {
        if case .episode = title { throw .listItems }
        _ = try PathValue(title.title.id)
        mediaType = title.title.kind.rawValue
        mediaID = title.title.id
        self.comment = comment
    }

    enum CodingKeys: String, CodingKey {
        case comment
        case mediaType = "media_type"
        case mediaID = "media_id"
    }
}

extension MarqueeError {
    fileprivate static let listItems = MarqueeError(.invalidInput, .init("list.items"))
}

/// Whether a title is on a list.
struct MixedListItemStatusDTO: DTO {
    let success: Bool

    init(_ row: TapeRow) throws {
        success = try row.required("success")
    }
}

extension MixedListItemStatusDTO {
    func adapted() -> Bool { success }
}

/// The outcome of each item. Success of the whole request means only that TMDb has looked at the items.
struct ListItemOutcomesDTO: DTO {
    let results: [ListItemOutcomeDTO]

    init(_ row: TapeRow) throws {
        results = try row.list("results")
    }
}

extension ListItemOutcomesDTO {
    func adapted() -> [ListItemOutcome] { results.compactMap { $0.adapted() } }
}

struct ListItemOutcomeDTO: DTO {
    let mediaType: MediaKind
    let mediaID: Int
    let success: Bool
    let error: [String]?

    init(_ row: TapeRow) throws {
        mediaType = try row.required("media_type")
        mediaID = try row.required("media_id")
        success = try row.required("success")
        error = row.optional("error")
    }
}

extension ListItemOutcomeDTO {
    func adapted() -> ListItemOutcome? {
        guard let title = Markable(MediaReference(mediaType, mediaID)) else { return nil }
        var outcome = ListItemOutcome(title, isDone: success)
        outcome.reasons = error ?? []
        return outcome
    }
}
