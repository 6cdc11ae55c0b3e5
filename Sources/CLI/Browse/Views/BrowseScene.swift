import Marquee
import MarqueePresentation

/// All that the screen shows, as values: drawing needs nothing else.
struct BrowseScene: Sendable {
    /// The parts of the program, in the order of their keys.
    enum Tab: Int, Sendable, Hashable, CaseIterable {
        case movies, tv, search, library

        var label: String {
            switch self {
            case .movies: Texts.screens.name(of: SearchQuery.Scope.movies)
            case .tv: Texts.screens.name(of: SearchQuery.Scope.tv)
            case .search: Texts.screens.search
            case .library: Texts.library
            }
        }
    }

    /// How much a list shows of each title.
    enum Layout: Sendable, Hashable {
        case list, compact
    }

    /// How much space there is between rows.
    enum Density: String, Sendable, Hashable, CaseIterable {
        case normal, spacious
    }

    /// What is shown below the tabs.
    enum Page: Sendable {
        case home(HomeState)
        case category(CategoryState)
        case details(DetailsState, ReadingPosition)
        case person(PersonState, ReadingPosition)
        case search(SearchState, isTyping: Bool)
        case library(LibraryState)
        case signIn(SignInState, SignInForm)
    }

    /// What is shown over the page.
    enum Overlay: Sendable, Hashable {
        case help(ReadingPosition)
        /// A rating that the person types.
        case rating(String)
    }

    var tab = Tab.movies
    var page: Page
    var layout = Layout.list
    var density = Density.normal
    var overlay: Overlay?
    var toasts: [Toast] = []
    /// The country of watch providers.
    var region: String?
    /// The poster or profile image of the page, where the terminal shows pictures.
    var picture: ShownPicture?
    /// The language of the screen's own words.
    var textLanguage = TextLanguage.english
}

/// What a person has typed to sign in.
struct SignInForm: Sendable, Hashable {
    enum Field: Sendable, Hashable {
        case username, password
    }

    var username = ""
    var password = ""
    var field = Field.username
}
