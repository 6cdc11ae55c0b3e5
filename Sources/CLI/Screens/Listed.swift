import Marquee

/// Something that stands in lists: as a row for people, as an object for programs.
protocol Listed: Sendable {
    associatedtype Object: Encodable
    static var columns: [Table.Column] { get }
    /// One cell a column.
    var cells: [Line] { get }
    var object: Object { get }
}

extension Table {
    init<Item: Listed>(_ items: some Sequence<Item>) {
        self.init(columns: Item.columns, rows: items.map(\.cells))
    }
}

extension Table.Column {
    static let id = Table.Column(least: 7)
    static let kind = Table.Column(least: 6)
    static let year = Table.Column(least: 4, isDispensable: true)
    static let vote = Table.Column(isNumber: true, least: 4, isDispensable: true)
    static let text = Table.Column()
}

extension Movie: Listed {
    static let columns: [Table.Column] = [.id, .year, .vote, .text]
    var cells: [Line] {
        [Line(String(id)), Screens.year(releaseDate), Screens.vote(voteAverage, of: voteCount), Line(title)]
    }
    var object: MovieJSON { MovieJSON(self) }
}

extension TVSeries: Listed {
    static let columns = Movie.columns
    var cells: [Line] {
        [Line(String(id)), Screens.year(firstAirDate), Screens.vote(voteAverage, of: voteCount), Line(name)]
    }
    var object: SeriesJSON { SeriesJSON(self) }
}

extension Person: Listed {
    static let columns: [Table.Column] = [.id, .text]
    var cells: [Line] {
        let known = knownFor.prefix(3).map { Line($0.title, .faint) }.joined(separator: Line(", ", .faint))
        return [Line(String(id)), Line(name) + (known.isEmpty ? .empty : Line("  (", .faint) + known + Line(")", .faint))]
    }
    var object: PersonJSON { PersonJSON(self) }
}

extension MediaItem: Listed {
    static let columns = [.kind] + Movie.columns
    var cells: [Line] {
        switch self {
        case .movie(let movie): ["movie"] + movie.cells
        case .tv(let series): ["tv"] + series.cells
        case .person(let person): ["person", person.cells[0], .empty, .empty, person.cells[1]]
        }
    }
    var object: MediaItemJSON { MediaItemJSON(self) }
}
