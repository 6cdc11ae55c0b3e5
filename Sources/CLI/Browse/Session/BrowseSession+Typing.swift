import Marquee
import MarqueePresentation

extension BrowseSession {
    mutating func type(_ key: Key, _ presenter: SearchPresenter) {
        let text = presenter.state.query.text
        switch key {
        case .character(let character): presenter.send(.type(text + String(character)))
        case .paste(let pasted): presenter.send(.type(text + pasted.prefix(200)))
        case .backspace: presenter.send(.type(String(text.dropLast())))
        case .control("u"): presenter.send(.type(""))
        case .enter:
            presenter.send(.submit)
            pages[pages.count - 1] = .search(presenter, isTyping: false)
        case .down: pages[pages.count - 1] = .search(presenter, isTyping: false)
        case .left, .right: presenter.send(.look(presenter.state.query.scope.neighbor(key == .left ? -1 : 1)))
        case .tab: go(by: 1)
        case .backTab: go(by: -1)
        case .escape: pages[pages.count - 1] = .search(presenter, isTyping: false)
        default: break
        }
    }

    mutating func fill(_ key: Key, _ presenter: SignInPresenter, _ form: SignInForm) {
        var form = form
        func edit(_ change: (inout String) -> Void) {
            if form.field == .username { change(&form.username) } else { change(&form.password) }
        }
        switch key {
        case .character(let character): edit { $0.append(character) }
        case .paste(let text): edit { $0 += text.prefix(200) }
        case .backspace: edit { $0 = String($0.dropLast()) }
        case .control("u"): edit { $0 = "" }
        case .tab, .backTab, .down, .up: form.field = form.field == .username ? .password : .username
        case .enter:
            if case .signedIn = presenter.state.phase { return back() }
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
            return back()
        default: break
        }
        pages[pages.count - 1] = .signIn(presenter, form)
    }

    mutating func rate(_ key: Key, _ text: String) {
        switch key {
        case .character(let character) where character.isNumber || character == "." || character == ",":
            if text.count < 4 { overlay = .rating(text + (character == "," ? "." : String(character))) }
        case .backspace: overlay = .rating(String(text.dropLast()))
        case .enter:
            guard text.isEmpty || (Double(text).flatMap { try? Rating($0) }) != nil else { return overlay = .rating("") }
            overlay = nil
            let rating = Double(text).flatMap { try? Rating($0) }
            mark(pages[pages.count - 1]) { _ in .rating(rating) }
        default: overlay = nil
        }
    }
}
