import Marquee
import MarqueePresentation

/// A page on the screen: a presenter, and what the terminal adds to its state.
enum BrowsePage: Sendable {
    case home(HomePresenter)
    case category(CategoryPresenter)
    case details(DetailsPresenter, ReadingPosition)
    case person(PersonPresenter, ReadingPosition)
    case search(SearchPresenter, isTyping: Bool)
    case library(LibraryPresenter)
    case signIn(SignInPresenter, SignInForm)

    /// What is shown of it at this moment.
    var shown: BrowseScene.Page {
        switch self {
        case .home(let presenter): .home(presenter.state)
        case .category(let presenter): .category(presenter.state)
        case .details(let presenter, let position): .details(presenter.state, position)
        case .person(let presenter, let position): .person(presenter.state, position)
        case .search(let presenter, let isTyping): .search(presenter.state, isTyping: isTyping)
        case .library(let presenter): .library(presenter.state)
        case .signIn(let presenter, let form): .signIn(presenter.state, form)
        }
    }

    func appear() {
        switch self {
        case .home(let presenter): presenter.appear()
        case .category(let presenter): presenter.appear()
        case .details(let presenter, _): presenter.appear()
        case .person(let presenter, _): presenter.appear()
        case .search(let presenter, _): presenter.appear()
        case .library(let presenter): presenter.appear()
        case .signIn(let presenter, _): presenter.appear()
        }
    }

    func disappear() {
        switch self {
        case .home(let presenter): presenter.disappear()
        case .category(let presenter): presenter.disappear()
        case .details(let presenter, _): presenter.disappear()
        case .person(let presenter, _): presenter.disappear()
        case .search(let presenter, _): presenter.disappear()
        case .library(let presenter): presenter.disappear()
        case .signIn(let presenter, _): presenter.disappear()
        }
    }

    /// Calls back at each new state, until the task is cancelled.
    func follow(_ changed: @escaping @Sendable () -> Void) -> Task<Void, Never> {
        switch self {
        case .home(let presenter): Self.follow(presenter.states, changed)
        case .category(let presenter): Self.follow(presenter.states, changed)
        case .details(let presenter, _): Self.follow(presenter.states, changed)
        case .person(let presenter, _): Self.follow(presenter.states, changed)
        case .search(let presenter, _): Self.follow(presenter.states, changed)
        case .library(let presenter): Self.follow(presenter.states, changed)
        case .signIn(let presenter, _): Self.follow(presenter.states, changed)
        }
    }

    private static func follow<State>(_ states: States<State>, _ changed: @escaping @Sendable () -> Void) -> Task<Void, Never> {
        Task { for await _ in states { changed() } }
    }
}
