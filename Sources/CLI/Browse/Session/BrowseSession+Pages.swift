import Marquee
import MarqueePresentation

extension BrowseSession {
    mutating func show(_ page: BrowsePage) {
        follower?.cancel()
        page.appear()
        follower = page.follow(changed)
    }

    mutating func push(_ page: BrowsePage) {
        pages.last?.disappear()
        pages.append(page)
        if pages.count > Self.deepest { pages.remove(at: 1) }
        show(page)
    }

    /// Goes back to the page before.
    mutating func back() {
        guard pages.count > 1 else { return }
        pages.removeLast().disappear()
        show(pages[pages.count - 1])
    }

    mutating func go(by step: Int) {
        let all = BrowseScene.Tab.allCases
        go(to: all[(tab.rawValue + step + all.count) % all.count])
    }

    mutating func go(to tab: BrowseScene.Tab) {
        pages.last?.disappear()
        // What the person did on a tab is there when they come back.
        roots[self.tab] = pages[0]
        guard let root = roots[tab] else { return }
        self.tab = tab
        pages = [root]
        if case .search(let presenter, _) = root { pages = [.search(presenter, isTyping: true)] }
        show(pages[0])
        if case .home(let presenter) = root { presenter.send(.show(tab == .tv ? .tv : .movies)) }
    }

    mutating func open(_ page: BrowsePage) {
        if case .library(let presenter) = page, presenter.state.isSignedOut {
            return push(.signIn(SignInPresenter(account: client.account, context: context), SignInForm()))
        }
        guard let item = linked(on: page) else { return }
        switch page {
        case .home(let presenter): presenter.send(.open(item))
        case .category(let presenter): presenter.send(.open(item))
        case .search(let presenter, _): presenter.send(.open(item))
        case .library(let presenter): presenter.send(.open(item))
        case .details(let presenter, _): presenter.send(.open(item))
        case .person(let presenter, _): presenter.send(.open(item))
        case .signIn: return
        }
        if let title = Markable(item) {
            let preview = preview(of: item, on: page)
            push(
                .details(
                    DetailsPresenter(
                        title, preview: preview, movies: client.movies, tv: client.tv, library: client.library, context: context),
                    ReadingPosition()))
        } else if item.kind == .person {
            push(.person(PersonPresenter(item.id, people: client.people, context: context), ReadingPosition()))
        }
    }

    /// Begins to load the picture of the page that is shown, if it has another one than before.
    func loadPicture() { pictures?.show(Self.picture(of: pages[pages.count - 1])) }

    private static func picture(of page: BrowsePage) -> ImageRequest? {
        switch page {
        case .details(let presenter, _): presenter.state.item?.portraitPath.map { ImageRequest($0, as: .poster, width: pictureWidth) }
        case .person(let presenter, _): presenter.state.person?.profilePath.map { ImageRequest($0, as: .profile, width: pictureWidth) }
        default: nil
        }
    }

    /// The width of pictures in pixels: enough for two in each column of the place that they have on a wide terminal.
    private static let pictureWidth = 154

    func refresh(_ page: BrowsePage) {
        pictures?.retry()
        switch page {
        case .home(let presenter): presenter.send(presenter.state.shown.content.error == nil ? .refresh : .retry)
        case .category(let presenter): presenter.send(presenter.state.pages.isFailed ? .retry : .refresh)
        case .details(let presenter, _): presenter.send(presenter.state.content.error == nil ? .refresh : .retry)
        case .person(let presenter, _): presenter.send(presenter.state.content.error == nil ? .refresh : .retry)
        case .search(let presenter, _): presenter.send(.retry)
        case .library(let presenter): presenter.send(presenter.state.pages.isFailed ? .retry : .refresh)
        case .signIn: break
        }
    }
}

extension Pagination {
    /// Whether something failed that can be retried.
    fileprivate var isFailed: Bool {
        switch phase {
        case .failed, .failedMore: true
        default: false
        }
    }
}
