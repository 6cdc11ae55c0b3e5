import Marquee
import MarqueePresentation

extension BrowseSession {
    /// Runs the command of a key that the page does not handle. Returns false if the user quits.
    mutating func command(_ key: Key) -> Bool {
        switch key {
        case .character("q"): return false
        case .character("?"): overlay = HelpOverlay()
        case .character("v"): layout = layout == .list ? .compact : .list
        case .tab: go(by: 1)
        case .backTab: go(by: -1)
        case .escape, .backspace: back()
        case .character("r"): reload()
        case .character("o"):
            if let selection = page.facts.selection {
                let address = Self.address(of: selection)
                if !browser.open(address) { overlay = AddressOverlay(address: address) }
            }
        case .character("f"): mark { .favorite(!$0.isFavorite) }
        case .character("w"): mark { .watchlist(!$0.isOnWatchlist) }
        case .character("e"):
            if let selection = page.facts.selection, let item = selection.markable {
                overlay = RatingPrompt(item, title: selection.title, present: selection.marks.rating)
            }
        default: if let tab = BrowseTab.place(of: key) { go(to: tab) }
        }
        return true
    }

    /// Reads the page again. The failure of an earlier read disappears, so that the same failure is seen again.
    private func reload() {
        for toast in toasts.state.toasts {
            if case .notRefreshed = toast.message { toasts.send(.dismiss(toast.id)) }
        }
        reloading.begin()
        pictures?.retry()
        page.refresh()
    }

    private mutating func go(by step: Int) {
        let count = BrowseTab.all.count
        go(to: (tab + step + count) % count)
    }

    private static func address(of selection: PageSelection) -> String {
        let title = "https://www.themoviedb.org/\(selection.item.kind.rawValue)/\(selection.item.id)"
        guard case .episode(let episode) = selection.markable else { return title }
        return title + "/season/\(episode.season)/episode/\(episode.number)"
    }

    /// Sets a mark on the selected item. It is the opposite of the value that the user has set last, even if that is still being stored.
    private func mark(_ value: (Marks) -> MarkValue) {
        guard let selection = page.facts.selection, let item = selection.markable else { return }
        var marks = selection.marks
        for value in saving.values(on: item) { marks.set(value) }
        set(value(marks), on: item, title: selection.title)
    }

    /// Sets a mark. It is an act: neither the end of the page nor that of the program cancels it. Until it is durable, the screen shows it
    /// as being stored.
    func set(_ value: MarkValue, on item: Markable, title: String) {
        let (library, show, saving) = (context.client.library, context.presentation.show, saving)
        let number = saving.begin(SavingMark(item: item, value: value, title: title))
        context.presentation.acts.run(on: .marks(on: item)) {
            do throws(MarqueeError) {
                try await library.set(value, on: item)
                show(.marked(value, title: title))
            } catch {
                show(.failed(error))
            }
            saving.end(number)
        }
    }
}
