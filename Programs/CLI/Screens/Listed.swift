import Marquee
import MarqueePresentation

/// An item of lists: as a row for people, as its encoded form for programs.
protocol Listed: Sendable, Encodable, Identifiable where ID: Sendable {
    static var columns: [Table.Column] { get }
    /// One cell a column.
    var cells: [Line] { get }
    /// The item for marks; nil for an item without marks.
    var markable: Markable? { get }
    /// Whether it is for adults: then the screen of another title does not name it.
    var isForAdults: Bool { get }
}

extension Listed {
    var isForAdults: Bool { false }
}

extension Table {
    /// - Parameter text: The typed text, to highlight in the last column; nil for nothing.
    init<Item: Listed>(_ items: some Sequence<Item>, _ marking: Marking = .nobody, matching text: String? = nil) {
        let rows = items.map { item in
            var cells = item.cells
            if let text, let title = cells.popLast() { cells.append(title.highlighting(text)) }
            return (cells, item.markable)
        }
        self.init(columns: Item.columns, rows: rows, marking)
    }

    /// With a column for marks before the last one, where something is marked.
    init(columns: [Column], rows: [(cells: [Line], item: Markable?)], _ marking: Marking) {
        let width = marking.width
        guard width > 0 else {
            self.init(columns: columns, rows: rows.map(\.cells))
            return
        }
        self.init(
            columns: columns.dropLast() + [Column(least: width)] + columns.suffix(1),
            rows: rows.map { $0.cells.dropLast() + [marking.signs(on: $0.item)] + $0.cells.suffix(1) })
    }
}

extension Table.Column {
    static let id = Table.Column(least: 7, isID: true)
    /// The id of a list, a company or a keyword. It is always shown, because other commands accept nothing else.
    static let neededID = Table.Column(least: 7)
    static let kind = Table.Column(least: 6)
    static let year = Table.Column(least: 4, isDispensable: true)
    static let vote = Table.Column(isNumber: true, least: 4, isDispensable: true)
    static let text = Table.Column()
}

extension Movie: Listed {
    static let columns: [Table.Column] = [.id, .year, .vote, .text]
    var cells: [Line] {
        [
            Line(String(id)), Screens.year(releaseDate), Screens.vote(voteAverage, of: voteCount),
            Line(title, link: ItemReference.movie(id).address) + Screens.mark(textLanguages?[.title]),
        ]
    }
    var markable: Markable? { .movie(id) }
    var isForAdults: Bool { isAdult }
}

extension TVSeries: Listed {
    static let columns = Movie.columns
    var cells: [Line] {
        [
            Line(String(id)), Screens.year(firstAirDate), Screens.vote(voteAverage, of: voteCount),
            Line(name, link: ItemReference.tv(id).address) + Screens.mark(textLanguages?[.name]),
        ]
    }
    var markable: Markable? { .tv(id) }
    var isForAdults: Bool { isAdult }
}

extension Person: Listed {
    static let columns: [Table.Column] = [.id, .text]
    var cells: [Line] {
        let known = knownFor.prefix(3).map { Line($0.title, .faint) + Screens.mark($0.titleLanguage) }
            .joined(separator: Line(", ", .faint))
        return [
            Line(String(id)),
            Line(name, link: ItemReference.person(id).address) + (known.isEmpty ? .empty : Line("  (", .faint) + known + Line(")", .faint)),
        ]
    }
    var markable: Markable? { nil }
}

extension MovieCollection: Listed {
    static let columns = Person.columns
    var cells: [Line] { [Line(String(id)), Line(name, link: ItemReference.collection(id).address)] }
    var markable: Markable? { nil }
}

extension ProductionCompany: Listed {
    static let columns: [Table.Column] = [.neededID, .text]
    var cells: [Line] { [Line(String(id)), Line(name) + (originCountry.isEmpty ? .empty : Line("  (\(originCountry))", .faint))] }
    var markable: Markable? { nil }
}

extension Keyword: Listed {
    static let columns: [Table.Column] = [.neededID, .text]
    var cells: [Line] { [Line(String(id)), Line(name)] }
    var markable: Markable? { nil }
}

extension MediaItem: Listed {
    static let columns = [.kind] + Movie.columns
    var cells: [Line] {
        switch self {
        case .movie(let movie): ["movie"] + movie.cells
        case .tv(let series): ["tv"] + series.cells
        case .person(let person): ["person", person.cells[0], .empty, .empty, person.cells[1]]
        case .collection(let collection): ["collection", Line(String(collection.id)), .empty, .empty, collection.cells[1]]
        }
    }
    var markable: Markable? { Markable(id) }
}
