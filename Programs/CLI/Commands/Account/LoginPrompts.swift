import Marquee
import MarqueePresentation

/// Asks a person for a user name and a password, or takes the password from a script.
struct LoginPrompts {
    let terminal: Terminal
    let input: Input

    /// The credentials; the words may hold the user name.
    func credentials(_ words: [String]) async throws(Failure) -> LoginCredentials {
        let name: String
        if words.count > 1 {
            name = words[1]
        } else {
            guard input.isTerminal else {
                throw .usage(Texts.passwordFromInput)
            }
            name = try await answer(Texts.labeled(Texts.screens.userName), isHidden: false)
        }
        return LoginCredentials(username: name, password: Secret(try await answer(Texts.labeled(Texts.screens.password), isHidden: true)))
    }

    private func answer(_ question: String, isHidden: Bool) async throws(Failure) -> String {
        let (terminal, isTerminal) = (terminal, input.isTerminal)
        let answer = await input.read(isHidden) { if isTerminal { terminal.ask(Line(question)) } }
        terminal.endAnswer()
        // The line break of a hidden answer is hidden too.
        if isTerminal, isHidden || answer == .interrupted { terminal.endQuestion() }
        switch answer {
        case .line(let text): return text
        case .end: throw .usage(Texts.credentialsNeeded, hint: Texts.webNeedsNoPassword)
        case .interrupted: throw .marquee(MarqueeError(.cancelled, .init("input.interrupted", Texts.questionInterrupted)))
        }
    }
}
