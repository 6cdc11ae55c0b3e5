import Marquee
import MarqueePresentation

/// A screen of `marquee browse`: a presenter, and the state that only the terminal has, such as a scroll position.
///
/// A new screen is one file in this folder and one line elsewhere:
/// - a row of `BrowseTab.all`, if the screen has a tab;
/// - a row of `BrowseContext.pages`, if it shows an item of TMDb;
/// - otherwise a `.push` in `BrowseContext`, as it has for `SignInPage`.
///
/// A page does not set marks and does not load pictures: it reports its selection and its picture as facts, and the session acts on them.
/// An act of the session does not end with the page.
protocol BrowsePage<State>: Sendable {
    associatedtype State: ScreenState

    /// The same presenter while the page is open.
    var presenter: Presenter<State> { get }

    /// The facts that the session needs. They are read at every drawing, so it must not search a list.
    func facts(_ state: State) -> PageFacts

    /// The keys of the page for the line of keys, the most useful ones first. The session adds its own.
    func keys(_ state: State) -> [String]

    /// Keys of the page that are less useful than those for the selected title.
    var laterKeys: [String] { get }

    /// Draws the page between the tabs and the line of keys.
    func draw(_ state: State, on canvas: inout Canvas)

    /// Handles a key. The page receives each key before the session does, and returns `.unhandled` for a key without a meaning on this
    /// page.
    ///
    /// The canvas is as large as the one that the page draws on.
    mutating func handle(_ key: Key, on canvas: Canvas, _ context: BrowseContext) -> BrowseStep

    /// A click has chosen a place of the page that is not chosen yet.
    mutating func choose(_ place: Seen.Spot)

    /// Whether a place is chosen, so that a click opens it.
    func isChosen(_ place: Seen.Spot) -> Bool

    /// The row of the list with this index is on the screen: near the end of the list, the next page is read.
    func seen(_ lastItem: Int)

    /// Whether keys are typed into a text, so that the commands of the session do not work.
    var isTyping: Bool { get }

    /// Reads the content again, or retries a failed read.
    func refresh()

    /// Reads the content in the language of another client. The page is not on the screen.
    mutating func reopen(_ context: BrowseContext)
}

/// A page at the root of a tab. It stays open while the user is on another tab.
protocol TabPage: BrowsePage {
    /// The user has chosen the tab.
    mutating func enter()
}

/// The step after a key.
enum BrowseStep: Sendable {
    /// Nothing else: the page has handled the key.
    case handled
    /// The key may be a command of the session.
    case unhandled
    case push(any BrowsePage)
    /// Opens a page in place of this one.
    case replace(any BrowsePage)
    /// Closes the page.
    case back
    /// Opens an address in the browser of the desktop.
    case visit(String)
}

extension BrowsePage {
    var facts: PageFacts { facts(presenter.state) }
    var keys: [String] { keys(presenter.state) }

    func keys(_ state: State) -> [String] { [Texts.keysOpen] }
    var isTyping: Bool { false }
    var laterKeys: [String] { [] }
    mutating func choose(_ place: Seen.Spot) {}
    func isChosen(_ place: Seen.Spot) -> Bool { false }
    func seen(_ lastItem: Int) {}
    // A page of an account has no titles in a language.
    mutating func reopen(_ context: BrowseContext) {}

    /// Draws the page, and returns the facts of the state that was drawn.
    func draw(on canvas: inout Canvas) -> PageFacts {
        let state = presenter.state
        draw(state, on: &canvas)
        return facts(state)
    }

    func appear() { presenter.appear() }
    func disappear() { presenter.disappear() }

    /// Reports each new state, until the task is cancelled.
    func follow(_ changed: @escaping @Sendable () -> Void) -> Task<Void, Never> {
        Task { [states = presenter.states] in for await _ in states { changed() } }
    }

    var revision: PageRevision { PageRevision(presenter: ObjectIdentifier(presenter), state: presenter.stateNumber) }
}

/// Which state of which page: equal revisions are drawn equally.
struct PageRevision: Sendable, Hashable {
    typealias Presenter = ObjectIdentifier

    let presenter: Presenter
    let state: Int
}
