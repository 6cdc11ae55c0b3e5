import Marquee
import MarqueePresentation

extension Command {
    static let rated = Command(
        name: "rated", places: [.words("tv", "episodes").optional()], summary: CommandSummaries.rated,
        options: Option.paging + [.oldest]
    ) { (arguments, context) async throws(Failure) in
        let (kind, page, range) = (try arguments.shelf(["tv", "episodes"]), arguments.shelfPage(), try ListRange(arguments))
        try await CommandSession.with(arguments, context) { (command) async throws(Failure) in
            let library = command.client.library
            switch kind {
            case "tv": try await command.show(Texts.ratedSeries, library.ratedTV, page, range, none: Texts.emptyShelf, mark: rate)
            case "episodes":
                try await command.show(
                    Texts.screens.name(of: ShelfName.ratedEpisodes), library.ratedEpisodes, page, range, none: Texts.emptyShelf, mark: rate)
            default:
                try await command.show(
                    Texts.screens.name(of: ShelfName.ratedMovies), library.ratedMovies, page, range, none: Texts.emptyShelf, mark: rate)
            }
        }
    }

    /// An item among the ratings is rated, also if its other marks are not known yet.
    @Sendable private static func rate<Item>(_ marks: inout Marks, _ rated: Rated<Item>) { marks.rating = rated.rating }
}

extension Rated: Listed where Item: Listed {
    static var columns: [Table.Column] { Item.columns }
    var cells: [Line] { item.cells }
    var markable: Markable? { item.markable }
}

extension SeriesEpisode: Listed {
    static let columns: [Table.Column] = [.id, .place, .text]
    var cells: [Line] {
        let place = reference.map { Texts.place(season: $0.season, episode: $0.number) } ?? ""
        return [Line(String(series)), Line(place), Line(episode.name) + Screens.mark(episode.textLanguages?[.name])]
    }
    var markable: Markable? { episode.markable(in: series) }
}

extension Table.Column {
    fileprivate static let place = Table.Column(isDispensable: false)
}
