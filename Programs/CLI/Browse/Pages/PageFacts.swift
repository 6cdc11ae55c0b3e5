import Marquee
import MarqueePresentation

/// The facts of a page that the session needs.
struct PageFacts: Sendable {
    /// The item for the commands that set marks and open the page of TMDb.
    var selection: PageSelection?
    /// Origin and age of the content; nil before there is any.
    var fetched: Fetched<Void>?
    var isRefreshing = false
    /// The picture beside the text.
    var picture: ImageRequest?
    /// A narrower screen has no columns for the picture.
    var narrowestWithPicture = 0
    /// The address of the best trailer; nil if the page knows none.
    var trailer: String?
    /// Whether the page fills all its columns with cards. A list has lines that end before a wide screen does.
    var hasCards = false
    /// Whether the page has nothing to show yet, or a newer value is on its way.
    var isWaiting = false
    /// Whether the page has a filter or an order of the user, which Escape removes.
    var isArranged = false

    /// The selected title of a list, which a wide screen shows beside the list.
    var aside: MediaItem? { picture == nil ? selection?.preview : nil }

    /// How old the content is, and whether the server could not be reached; nil for fresh content.
    var badge: String? {
        guard let fetched else { return nil }
        if isRefreshing { return Texts.screens.refreshing }
        if let error = fetched.refreshError {
            let trouble = error.code == .offline ? Texts.screens.offline : Texts.screens.notRefreshed
            return trouble + Texts.comma + Texts.screens.age(fetched.age)
        }
        if fetched.origin == .titleIndex { return Texts.screens.offline }
        return fetched.isStale ? Texts.screens.age(fetched.age) : nil
    }
}

/// The selected item of a page.
struct PageSelection: Sendable {
    /// The title or person; for an episode, its series.
    let item: MediaReference
    /// Nil for people and collections, which have no marks.
    var markable: Markable?
    var marks = Marks.none
    /// The title for messages.
    var title = ""
    /// The item as the list describes it. The details show it until they are loaded.
    var preview: MediaItem?
}

extension PageSelection {
    /// A row of a list.
    init(_ item: MediaItem, _ marks: [Markable: Marks]) {
        let markable = Markable(item.id)
        self.init(
            item: item.id, markable: markable, marks: markable.flatMap { marks[$0] } ?? .none, title: item.title, preview: item)
    }
}

extension PageFacts {
    /// The facts of a list of titles.
    init(_ pages: Pagination<MediaItem>, _ selection: Selection<MediaReference>) { self.init(pages, at: selection.index) }

    /// The facts of a list of titles, of which one is selected by its index.
    init(_ pages: Pagination<MediaItem>, at index: Int?, isArranged: Bool = false) {
        let item = index.flatMap { pages.items.indices.contains($0) ? pages.items[$0] : nil }
        self.init(selection: item.map { PageSelection($0, pages.marks) }, fetched: pages.facts, isRefreshing: pages.isRefreshing)
        (isWaiting, self.isArranged) = (pages.isWaiting, isArranged)
    }

    /// The facts of one value.
    init<Value>(_ content: Content<Value>, _ selection: PageSelection?) {
        self.init(selection: selection, fetched: content.fetched?.map { _ in }, isRefreshing: content.isRefreshing)
        isWaiting = if case .loading = content { true } else { content.isRefreshing }
    }
}

extension Pagination {
    /// The selected item; nil in an empty list.
    func item(at selection: Selection<Item.ID>) -> Item? {
        items.indices.contains(selection.index) ? items[selection.index] : nil
    }

    /// Whether a page failed, so that it can be retried.
    var isFailed: Bool {
        switch phase {
        case .failed, .failedMore: true
        default: false
        }
    }

    /// Whether an answer is on its way.
    var isWaiting: Bool { isRefreshing || phase == .loading || phase == .loadingMore }

    /// Whether it reads the next page when an item is seen. A page that failed waits for a key.
    func loadsMore(at index: Int) -> Bool { phase == .more && !isRefreshing && index >= items.count - Self.distance }
}
