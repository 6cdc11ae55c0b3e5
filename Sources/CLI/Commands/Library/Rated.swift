import Marquee

extension Command {
    static let rated = Command(
        name: "rated", usage: "rated [tv|episodes]", summary: "the movies that you rated, or the series, or the episodes",
        options: [.page, .oldest]
    ) { (arguments, context) async throws(Failure) in
        let (kind, page) = (try arguments.shelf(["tv", "episodes"]), try arguments.shelfPage())
        try await CommandSession.with(arguments, context) { (command) async throws(Failure) in
            switch kind {
            case "tv":
                try await command.show(rated: "Rated Series") { (client, policy) async throws(MarqueeError) in
                    try await client.library.ratedTV(page, policy: policy)
                }
            case "episodes":
                try await command.show(rated: "Rated Episodes") { (client, policy) async throws(MarqueeError) in
                    try await client.library.ratedEpisodes(page, policy: policy)
                }
            default:
                try await command.show(rated: "Rated Movies") { (client, policy) async throws(MarqueeError) in
                    try await client.library.ratedMovies(page, policy: policy)
                }
            }
        }
    }
}

extension CommandSession {
    fileprivate func show<Item: Listed>(
        rated title: String, read: (MarqueeClient, ReadPolicy) async throws(MarqueeError) -> Fetched<Page<Rated<Item>>>
    ) async throws(Failure) {
        try await show(shelf: title, mark: { (marks, rated: Rated<Item>) in marks.rating = rated.rating }, read: read)
    }
}

extension Rated: Listed where Item: Listed {
    static var columns: [Table.Column] { Item.columns }
    var cells: [Line] { item.cells }
    var markable: Markable? { item.markable }
    func object(_ marks: MarksJSON?) -> RatedJSON<Item.Object> { RatedJSON(title: item.object(marks), rating: rating) }
}

struct RatedJSON<Object: Encodable>: Encodable {
    let title: Object
    let rating: Rating
}

extension SeriesEpisode: Listed {
    static let columns: [Table.Column] = [.id, .place, .text]
    var cells: [Line] {
        let place = reference.map { "season \($0.season) episode \($0.number)" } ?? ""
        return [Line(String(series)), Line(place), Line(episode.name)]
    }
    var markable: Markable? { episode.markable(in: series) }
    func object(_ marks: MarksJSON?) -> SeriesEpisodeJSON {
        SeriesEpisodeJSON(seriesId: series, episode: EpisodeRowJSON(episode, marks))
    }
}

extension Table.Column {
    fileprivate static let place = Table.Column(isDispensable: false)
}

struct SeriesEpisodeJSON: Encodable {
    let seriesId: Int
    let episode: EpisodeRowJSON
}
