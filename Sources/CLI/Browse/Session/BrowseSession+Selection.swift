import Marquee
import MarqueePresentation

extension BrowseSession {
    /// Sets a mark on the title where the person is.
    func mark(_ page: BrowsePage, _ value: (Marks) -> MarkValue) {
        if case .details(let presenter, _) = page {
            switch value(presenter.state.marks) {
            case .favorite: presenter.send(.toggleFavorite)
            case .watchlist: presenter.send(.toggleWatchlist)
            case .rating(let rating): presenter.send(.rate(rating))
            }
        } else if case .library(let presenter) = page, presenter.state.pages.items.indices.contains(presenter.state.selection.index),
            let item = presenter.state.pages.items[presenter.state.selection.index].entry.markable
        {
            presenter.send(.set(value(presenter.state.pages.marks[item] ?? .none), on: item))
        } else if let item = selected(on: page).flatMap({ Markable($0) }) {
            let (library, context, value) = (client.library, context, value(marks(on: item, page)))
            let title = preview(of: item.title, on: page)?.title ?? ""
            Task {
                do throws(MarqueeError) {
                    switch value {
                    case .favorite(let isSet): try await library.setFavorite(item, isSet)
                    case .watchlist(let isSet): try await library.setWatchlist(item, isSet)
                    case .rating(let rating?): try await library.rate(item, rating.value)
                    case .rating(nil): try await library.removeRating(item)
                    }
                    context.show(.marked(value, title: title))
                } catch {
                    context.show(.failed(error))
                }
            }
        }
    }

    func marks(on item: Markable, _ page: BrowsePage) -> Marks {
        switch page {
        case .home(let presenter): presenter.state.shown.content.fetched?.marks[item] ?? .none
        case .category(let presenter): presenter.state.pages.marks[item] ?? .none
        case .search(let presenter, _): presenter.state.results?.marks[item] ?? .none
        default: .none
        }
    }

    /// The title or person where the person is.
    func selected(on page: BrowsePage) -> MediaReference? {
        switch page {
        case .home(let presenter): presenter.state.shown.selected
        case .category(let presenter): presenter.state.selection.id
        case .details(let presenter, _): presenter.state.title.title
        case .person(let presenter, _): .person(presenter.state.id)
        case .search(let presenter, _): presenter.state.selection.id
        case .library(let presenter):
            switch presenter.state.selection.id {
            case .title(let title): title
            case .episode, nil:
                presenter.state.pages.items.indices.contains(presenter.state.selection.index)
                    ? presenter.state.pages.items[presenter.state.selection.index].entry.markable?.title : nil
            }
        case .signIn: nil
        }
    }

    /// What Enter opens: the selected link of a page of text, and else the title where the person is.
    func linked(on page: BrowsePage) -> MediaReference? {
        switch page {
        case .details(_, let position), .person(_, let position):
            let links = links(on: page)
            return position.link.flatMap { links.indices.contains($0) ? links[$0] : nil }
        default: return selected(on: page)
        }
    }

    /// What a list knows of a title, so that its details show it at once.
    func preview(of item: MediaReference, on page: BrowsePage) -> MediaItem? {
        switch page {
        case .home(let presenter): presenter.state.shown.content.value?.rows.lazy.flatMap(\.items).first { $0.id == item }
        case .category(let presenter): presenter.state.pages.items.first { $0.id == item }
        case .search(let presenter, _): presenter.state.results?.items.first { $0.id == item }
        default: nil
        }
    }

    static func address(of item: MediaReference) -> String { "https://www.themoviedb.org/\(item.kind.rawValue)/\(item.id)" }
}
