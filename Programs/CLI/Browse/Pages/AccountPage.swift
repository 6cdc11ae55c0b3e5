import Marquee
import MarqueePresentation

/// The signed-in account, its unsent changes, and signing out.
struct AccountPage: BrowsePage {
    let presenter: AccountPresenter

    func facts(_ state: AccountState) -> PageFacts { PageFacts() }

    func keys(_ state: AccountState) -> [String] {
        if state.isConfirmingSignOut { return [Texts.keysConfirmSignOut, Texts.keysBack] }
        return state.summary == nil ? [] : [Texts.keysSignOut, Texts.keysSend]
    }

    func handle(_ key: Key, on canvas: Canvas, _ context: BrowseContext) -> BrowseStep {
        let state = presenter.state
        switch key {
        case .character("x"): presenter.send(.signOut)
        case .enter where state.isConfirmingSignOut: presenter.send(.confirmSignOut)
        case .escape where state.isConfirmingSignOut: presenter.send(.cancelSignOut)
        case .character("s"): presenter.send(.sync)
        case .character("i") where state.summary == nil: return context.signIn()
        default: return .unhandled
        }
        return .handled
    }

    func refresh() { presenter.send(.retry) }

    func draw(_ state: AccountState, on canvas: inout Canvas) {
        let texts = Texts.screens
        switch state.phase {
        case .loading: canvas.draw(.account)
        case .signedOut: canvas.center([(texts.nobodySignedIn, .heading), (Texts.keysSignInHere, .faint)])
        case .failed(let error): canvas.center(error)
        case .signedIn(let summary):
            let name = summary.session.username
            canvas.put(Line(name.isEmpty ? texts.signedInAsGuest : texts.signedIn(as: name), .heading), y: 0)
            if let account = summary.account, !account.name.isEmpty { canvas.put(account.name, y: 1, style: .faint) }
            let waiting = summary.pending.count
            if state.isSyncing {
                canvas.put(texts.sending, y: 3, style: .positive)
            } else if waiting > 0 {
                canvas.put("↑ " + texts.waiting(waiting), y: 3, style: .positive)
            }
            if state.isConfirmingSignOut {
                for (offset, line) in Line(Texts.unsentWouldStay, .plain).wrapped(to: canvas.width).enumerated() {
                    canvas.put(line, y: 5 + offset)
                }
            }
        }
    }
}

extension AccountPage {
    init(_ context: BrowseContext) {
        presenter = AccountPresenter(
            account: context.client.account, library: context.client.library, context: context.presentation)
    }
}
