public import MarqueeDomain

/// The first screen of a catalog: movies or TV series, with a highlighted title and a row for every category.
public struct HomeState: ScreenState {
    /// A part of home.
    public enum Tab: Sendable, Hashable, CaseIterable {
        /// Movies.
        case movies
        /// TV series.
        case tv
    }

    public enum Intent: Sendable, Hashable {
        /// Look at movies or at TV series.
        case show(Tab)
        /// Go to another row, up to the first or the last one.
        case moveRow(by: Int)
        /// Go to another title of the row.
        case moveItem(by: Int)
        /// Go to a title.
        case select(MediaReference, row: TitleCategory)
        /// Open a title.
        case open(MediaReference)
        /// Read the content again from the server.
        case refresh
        /// Retry the read that failed.
        case retry
    }

    public enum Effect: ScreenEffect, Hashable {
        /// Read a tab.
        case load(Tab, Loading)
        /// Follow the changes of marks.
        case followMarks

        public var kind: EffectKind<String> {
            switch self {
            case .load(.movies, _): .read(in: "movies")
            case .load(.tv, _): .read(in: "tv")
            case .followMarks: .follow(in: "marks")
            }
        }
    }

    public enum Answer: Sendable {
        /// The result of a read of a tab.
        case home(Tab, ContentUpdate<HomeContent>)
        /// A mark has changed.
        case marked(LibraryChange)
    }

    /// The content and the selection of one tab.
    public struct Shown: Sendable, Equatable {
        /// The highlighted title and the rows.
        public internal(set) var content: Content<HomeContent> = .loading
        /// The row where the person is.
        public internal(set) var row = Selection<TitleCategory>()
        /// Where the person is in each row.
        public internal(set) var items: [TitleCategory: Selection<MediaReference>] = [:]
        /// Whether it was asked for.
        var isBegun = false

        /// The title where the person is.
        public var selected: MediaReference? { row.id.flatMap { items[$0]?.id } }
    }

    /// Whether movies or TV series are shown.
    public internal(set) var tab: Tab
    /// The content and the selection of movies.
    public internal(set) var movies = Shown()
    /// The content and the selection of TV series.
    public internal(set) var tv = Shown()

    /// Creates a home before anything is read.
    public init(_ tab: Tab = .movies) { self.tab = tab }

    public var screen: Screen { .home }

    /// The content and the selection of the tab that is shown.
    public var shown: Shown { self[tab] }

    subscript(tab: Tab) -> Shown {
        get { tab == .movies ? movies : tv }
        set { if tab == .movies { movies = newValue } else { tv = newValue } }
    }
}
