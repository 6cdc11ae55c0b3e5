import Marquee
import MarqueePresentation

extension BrowseSession {
    /// Runs the command of a key that the page does not handle. Returns false if the user quits.
    mutating func command(_ key: Key) -> Bool {
        switch key {
        case .character("q"): return false
        case .character("?"): overlay = HelpOverlay()
        case .character("v"): layout = layout.next(hasWall: wallPictures != nil)
        case .character("L"): overlay = LanguageOverlay(language)
        case .character("y"), .character("Y"): copyAddress()
        case .character("i"): openAccount()
        case .character("u"): if case .push(let page) = context.upcoming() { push(page) }
        case .character("K"): toggleKept()
        case .character("T"): if let trailer = page.facts.trailer ?? panelDetails.facts?.trailer { visit(trailer) }
        case .tab: go(by: 1)
        case .backTab: go(by: -1)
        case .escape, .backspace: back()
        case .character("r"): reload()
        case .character("o"):
            if let selection = page.facts.selection { visit(Self.address(of: selection)) }
        case .character("f"): mark { .favorite(!$0.isFavorite) }
        case .character("w"): mark { .watchlist(!$0.isOnWatchlist) }
        case .character("e"):
            if let selection = page.facts.selection, let item = selection.markable, isAllowedToRate() {
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
        wallPictures?.retry()
        page.refresh()
    }

    private mutating func go(by step: Int) {
        let count = BrowseTab.all.count
        go(to: (tab + step + count) % count)
    }

    /// Opens an address in the browser of the desktop, or shows it where there is none.
    mutating func visit(_ address: String) {
        if !browser.open(address) { overlay = AddressOverlay(address: address) }
    }

    /// Removes and returns the address to copy.
    mutating func takeCopied() -> Hyperlink? {
        defer { copied = nil }
        return copied
    }

    private mutating func copyAddress() {
        guard let selection = page.facts.selection, let address = Hyperlink(Self.address(of: selection)) else { return }
        copied = address
        notice = Texts.copied(address.address)
    }

    /// Opens the account, or the sign-in without one. A session that the server refused is signed in again.
    private mutating func openAccount() {
        let needsSignIn = context.refusal.error != nil || account.isSignedIn == false
        context.refusal.forget()
        if case .push(let page) = needsSignIn ? context.signIn() : context.account() { push(page) }
    }

    /// Keeps the selected title on this device, or releases it.
    private func toggleKept() {
        guard let selection = page.facts.selection, let titles = kept.titles else { return }
        let (item, kept, show, client) = (selection.item, kept, context.presentation.show, context.client)
        let isKept = titles.contains(item)
        let several = MarqueeError(.invalidInput, .init("keep.several", Texts.keptWithOthers))
        context.presentation.acts.run(on: ActSubject("kept")) {
            do throws(MarqueeError) {
                guard isKept else { return try await kept.keep(item, with: client) }
                if try await !kept.release(item) { show(.failed(several)) }
            } catch {
                show(.failed(error))
            }
        }
    }

    /// Whether a user can be asked for a rating. Without an account, a message says so before the question.
    private func isAllowedToRate() -> Bool {
        guard account.isSignedIn == false else { return true }
        toasts.send(.show(.failed(MarqueeError(.unauthorized, .init("session.none")))))
        return false
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
        let (library, show, saving, account) = (context.client.library, context.presentation.show, saving, account)
        let number = saving.begin(SavingMark(item: item, value: value, title: title))
        context.presentation.acts.run(on: .marks(on: item)) {
            do throws(MarqueeError) {
                try await library.set(value, on: item)
                show(.marked(value, title: title))
            } catch {
                show(.failed(error))
                if error.code == .unauthorized { account.look() }
            }
            saving.end(number)
        }
    }
}

extension Canvas.Layout {
    /// The layout after this one.
    fileprivate func next(hasWall: Bool) -> Self {
        switch self {
        case .wall: hasWall ? .list : .compact
        case .list: .compact
        case .compact: hasWall ? .wall : .list
        }
    }
}
