import Marquee

struct MediaListSummaryJSON: Encodable {
    let id: Int
    let name: String
    let description: String
    let itemCount: Int
    let posterPath: ImagePath?

    init(_ list: MediaListSummary) {
        (id, name, description, itemCount, posterPath) = (list.id, list.name, list.description, list.itemCount, list.posterPath)
    }
}

struct MediaListJSON: Encodable {
    let fetched: OriginJSON
    let id: Int
    let name: String
    let description: String
    let createdBy: String
    let itemCount: Int
    let page: Int
    let totalPages: Int
    let results: [MediaItemJSON]

    init(_ fetched: Fetched<MediaList>, _ marking: Marking) {
        let list = fetched.value
        self.fetched = OriginJSON(fetched)
        (id, name, description, createdBy, itemCount) = (list.id, list.name, list.description, list.createdBy, list.itemCount)
        (page, totalPages) = (list.items.number, list.items.totalPages)
        results = list.items.items.map { $0.object(marking.json($0.markable)) }
    }
}

/// Whether a movie is on a list.
struct ListCheckJSON: Encodable {
    let fetched: OriginJSON
    let list: Int
    let movie: Int
    let present: Bool
}

/// Which list was changed.
struct ListChangedJSON: Encodable {
    let list: Int
}
