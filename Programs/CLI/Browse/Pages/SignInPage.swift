import Marquee
import MarqueePresentation

/// Signing in with a name and a password, in a browser, or as a guest.
struct SignInPage: BrowsePage {
    /// The typed text.
    struct Form: Sendable, Hashable {
        enum Field: Sendable, Hashable {
            case username, password
        }

        var username = ""
        var password = ""
        var field = Field.username

        /// Changes the text of the selected field.
        mutating func edit(_ change: (inout String) -> Void) {
            if field == .username { change(&username) } else { change(&password) }
        }
    }

    let presenter: SignInPresenter
    var form = Form()

    var isTyping: Bool { !isSignedIn }
    private var isSignedIn: Bool { if case .signedIn = presenter.state.phase { true } else { false } }

    func facts(_ state: SignInState) -> PageFacts { PageFacts() }

    func keys(_ state: SignInState) -> [String] { isSignedIn ? [Texts.keysContinue] : [Texts.keysSignIn, Texts.keysField, Texts.keysBack] }

    mutating func handle(_ key: Key, on canvas: Canvas, _ context: BrowseContext) -> BrowseStep {
        if isSignedIn { return [.enter, .escape, .backspace].contains(key) ? .back : .unhandled }
        switch key {
        case .character(let character): form.edit { $0.append(character) }
        case .paste(let text): form.edit { $0 += text.prefix(200) }
        case .backspace: form.edit { $0 = $0.deletingBackward() }
        case .control("u"): form.edit { $0 = "" }
        case .tab, .backTab, .down, .up: form.field = form.field == .username ? .password : .username
        case .enter:
            if form.field == .username, form.password.isEmpty {
                form.field = .password
            } else {
                presenter.send(.signIn(LoginCredentials(username: form.username, password: Secret(form.password))))
                form.password = ""
            }
        case .control("b"): presenter.send(.beginApproval(ApprovalRequest()))
        case .control("g"): presenter.send(.signInAsGuest)
        case .escape:
            presenter.send(.cancel)
            return .back
        default: break
        }
        return .handled
    }

    func refresh() {}

    func draw(_ state: SignInState, on canvas: inout Canvas) {
        canvas.put(Texts.screens.signIn, y: 0, style: .heading)
        switch state.phase {
        case .awaitingApproval(let pending):
            canvas.put(Texts.screens.approve("marquee"), y: 2)
            let address = pending.approvalAddress.reveal()
            for (offset, line) in Line(address, .plain).wrapped(to: canvas.width).enumerated() { canvas.put(line, y: 3 + offset) }
            let note = state.isNotApprovedYet ? Texts.screens.notApprovedYet : Texts.screens.waitingForApproval
            canvas.put(note, y: 3 + max(1, (address.columns + canvas.width - 1) / canvas.width) + 1, style: .faint)
            return
        case .working: canvas.put(Texts.screens.askingServer, y: 6, style: .faint)
        case .failed(let error): canvas.put(error.words, y: 6, style: .negative)
        case .signedIn(let session):
            let texts = Texts.screens
            let words = session.username.isEmpty ? texts.signedInAsGuest : texts.signedIn(as: session.username)
            return canvas.center([(words, .positive), (Texts.keysContinue, .faint)])
        case .signedOut: break
        }
        let labels = [Texts.screens.userName, Texts.screens.password].map(Texts.labeled)
        let column = labels.reduce(0) { max($0, $1.columns) } + 3
        field(labels[0], form.username, isHere: form.field == .username, x: column, y: 2, on: &canvas)
        let dots = String(repeating: "•", count: form.password.count)
        field(labels[1], dots, isHere: form.field == .password, x: column, y: 3, on: &canvas)
        let keys = [Texts.keysSignIn, Texts.keysField, Texts.keysApprove, Texts.keysGuest, Texts.keysBack]
        canvas.put(KeyLine.text(keys, width: canvas.width), y: 5, style: .faint)
    }

    private func field(_ name: String, _ text: String, isHere: Bool, x: Int, y: Int, on canvas: inout Canvas) {
        canvas.put((isHere ? "▸ " : "  ") + name, y: y, style: isHere ? .accent : .text)
        let end = canvas.put(text, x: x, y: y, width: max(1, canvas.width - x - 1))
        if isHere { canvas.put(" ", x: end, y: y, style: .text.selected) }
    }
}

extension SignInPage {
    init(_ context: BrowseContext) {
        presenter = SignInPresenter(account: context.client.account, context: context.presentation)
    }
}
