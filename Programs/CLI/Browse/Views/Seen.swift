import Marquee

/// The rows, titles and pictures on the screen. They decide which pages and pictures are loaded, and the meaning of a click.
struct Seen: Sendable {
    /// A part of a page that a click chooses.
    enum Spot: Sendable, Hashable {
        /// A row of a list, by its index.
        case item(Int)
        /// A title of a row of titles.
        case card(row: Int, item: Int)
        /// A link of a text.
        case link(Int)
        /// One of a row of choices, such as a shelf.
        case choice(Int)
        /// A part of the program.
        case tab(Int)
    }

    private struct Target: Sendable {
        let columns: Range<Int>
        let rows: Range<Int>
        let place: Spot
    }

    /// The largest index of a row of the list that is shown; nil if none is.
    private(set) var lastItem: Int?
    /// The pictures in the order in which they are wanted, and how many cells each takes.
    private(set) var pictures: [WallPicture] = []
    private var targets: [Target] = []

    /// Notes the cells of the grid that a place takes.
    mutating func note(_ place: Spot, columns: Range<Int>, rows: Range<Int>) {
        targets.append(Target(columns: columns, rows: rows, place: place))
        if case .item(let index) = place { lastItem = max(lastItem ?? 0, index) }
    }

    mutating func want(_ picture: WallPicture) { pictures.append(picture) }

    /// The place at a cell; nil where a click chooses nothing.
    func place(x: Int, y: Int) -> Spot? { targets.last { $0.columns.contains(x) && $0.rows.contains(y) }?.place }
}

/// The loaded pictures of a wall, as cells.
struct WallCells: Sendable {
    /// The cells of a picture; nil until it is loaded.
    let cells: @Sendable (WallPicture) -> HalfBlocks?
    /// The same for a terminal that draws pixels itself; nil elsewhere.
    var image: @Sendable (WallPicture) -> TerminalPicture? = { _ in nil }
    /// The width to request, in pixels of TMDb.
    var requestedWidth = PosterWall.requestedWidth
}

/// A picture of a wall, in the size in which it is shown.
struct WallPicture: Sendable, Hashable {
    let request: ImageRequest
    let cells: PictureSize
}
