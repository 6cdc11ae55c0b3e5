import Marquee
import MarqueePresentation

extension BrowseSession {
    /// Does what a key means; false if the person quits. The grid has the size of the screen.
    mutating func handle(_ key: Key, on grid: Grid) -> Bool {
        let canvas = BrowseView.canvas(on: grid)
        switch overlay {
        case .help(let position):
            overlay = Self.step(key, height: canvas.height).map { step in
                .help(canvas.scrolled(HelpView.page(width: canvas.width), from: position, by: step.y))
            }
            return key != .control("c")
        case .rating(let text):
            rate(key, text)
            return key != .control("c")
        case nil: break
        }
        if key == .control("c") { return false }
        switch pages[pages.count - 1] {
        case .search(let presenter, true): type(key, presenter)
        case .signIn(let presenter, let form): fill(key, presenter, form)
        case let page: return command(key, page, canvas)
        }
        return true
    }

    mutating func command(_ key: Key, _ page: BrowsePage, _ canvas: Canvas) -> Bool {
        switch key {
        case .character("q"): return false
        case .character("?"): overlay = .help(ReadingPosition())
        case .character("/"): go(to: .search)
        case .character("v"): layout = layout == .list ? .compact : .list
        case .character(let digit) where BrowseScene.Tab.allCases.contains { "\($0.rawValue + 1)" == String(digit) }:
            go(to: BrowseScene.Tab.allCases.first { "\($0.rawValue + 1)" == String(digit) } ?? tab)
        case .tab: go(by: 1)
        case .backTab: go(by: -1)
        case .escape, .backspace: back()
        case .enter: open(page)
        case .character("r"): refresh(page)
        case .character("o"): if let item = selected(on: page) { browser.open(Self.address(of: item)) }
        case .character("f"): mark(page) { .favorite(!$0.isFavorite) }
        case .character("w"): mark(page) { .watchlist(!$0.isOnWatchlist) }
        case .character("e"): if selected(on: page).flatMap({ Markable($0) }) != nil { overlay = .rating("") }
        default: move(key, page, canvas)
        }
        return true
    }

    /// How far a key moves; nil for one that does something else.
    private static func step(_ key: Key, height: Int) -> (x: Int, y: Int)? {
        switch key {
        case .up, .character("k"): (0, -1)
        case .down, .character("j"): (0, 1)
        case .left, .character("h"): (-1, 0)
        case .right, .character("l"): (1, 0)
        case .pageUp: (0, -max(1, height / 2))
        case .pageDown: (0, max(1, height / 2))
        case .home: (0, -1_000_000)
        case .end: (0, 1_000_000)
        default: nil
        }
    }

    mutating func move(_ key: Key, _ page: BrowsePage, _ canvas: Canvas) {
        switch (page, Self.step(key, height: canvas.height)) {
        case (.home(let presenter), let step?):
            if step.y != 0 { presenter.send(.moveRow(by: step.y)) }
            if step.x != 0 { presenter.send(.moveItem(by: step.x)) }
        case (.home(let presenter), nil):
            guard key == .character("c"), let category = presenter.state.shown.row.id else { return }
            push(
                .category(
                    CategoryPresenter(category, movies: client.movies, tv: client.tv, library: client.library, context: context)))
        case (.category(let presenter), let step?): presenter.send(.move(by: step.y + step.x))
        case (.details(let presenter, let position), let step?):
            pages[pages.count - 1] = .details(presenter, moved(position, step, on: page, canvas))
        case (.person(let presenter, let position), let step?):
            pages[pages.count - 1] = .person(presenter, moved(position, step, on: page, canvas))
        case (.search(let presenter, _), let step?):
            if step.x != 0 { presenter.send(.look(presenter.state.query.scope.neighbor(step.x))) }
            if step.y < 0, presenter.state.selection.index == 0 {
                pages[pages.count - 1] = .search(presenter, isTyping: true)
            } else if step.y != 0 {
                presenter.send(.move(by: step.y))
            }
        case (.library(let presenter), let step?):
            if step.x != 0 { presenter.send(.show(presenter.state.shelf.neighbor(step.x))) }
            if step.y != 0 { presenter.send(.move(by: step.y)) }
        case (.library(let presenter), nil): if key == .character("s") { presenter.send(.sync) }
        default: break
        }
    }

    /// Up and down scroll; left and right go from link to link.
    private func moved(
        _ position: ReadingPosition, _ step: (x: Int, y: Int), on page: BrowsePage, _ canvas: Canvas
    ) -> ReadingPosition {
        guard let text = text(of: page) else { return position }
        guard step.y == 0 else {
            var canvas = canvas
            if let picture = pictures?.picture { canvas.draw(picture) }
            return canvas.scrolled(text, from: position, by: step.y)
        }
        var position = position
        position.moveLink(by: step.x, of: text.links.count)
        return position
    }

    /// Where the titles and people on a page of text lead.
    func links(on page: BrowsePage) -> [MediaReference] { text(of: page)?.links ?? [] }

    private func text(of page: BrowsePage) -> TextPage? {
        switch page {
        case .details(let presenter, _):
            presenter.state.item.map { TitleDetailsView.page($0, presenter.state, region: region) }
        case .person(let presenter, _): presenter.state.person.map { PersonView.page($0, presenter.state) }
        default: nil
        }
    }
}

extension CaseIterable where Self: Equatable, AllCases.Index == Int {
    /// The case beside this one, around the ends.
    func neighbor(_ step: Int) -> Self {
        let all = Array(Self.allCases)
        let index = all.firstIndex(of: self) ?? 0
        return all[(index + (step < 0 ? -1 : 1) + all.count) % all.count]
    }
}
