import Foundation
import Marquee

extension Command {
    static let login = Command(
        name: "login", usage: "login [NAME]",
        summary: "sign in; the password is asked for, or read from the first line of standard input, never from an option",
        options: [.web, .v4, .guest]
    ) { (arguments, context) async throws(Failure) in
        let ways = [Option.web, .guest].filter(arguments.has)
        // What is too much may be a password, so it is not shown.
        guard arguments.words.count <= (ways.isEmpty ? 2 : 1) else { throw .usage("“login” takes only a user name.") }
        guard ways.count <= 1 else { throw .usage("“--web” and “--guest” cannot be used together.") }
        if arguments.has(.v4), ways != [.web] { throw .usage("“--v4” can only be used with “--web”.") }
        try arguments.requireNetwork()
        try await CommandSession.with(arguments, context) { (command) async throws(Failure) in
            let session: Session
            switch ways.first {
            case .web:
                session = try await Approval(command: command, clock: context.clock, time: context.time).wait(
                    for: ApprovalRequest(arguments.has(.v4) ? .v4 : .v3))
            case .guest: session = try await marquee { () async throws(MarqueeError) in try await command.client.account.signInAsGuest(()) }
            default:
                let credentials = try await LoginPrompts(terminal: command.terminal, input: context.input).credentials(arguments.words)
                session = try await marquee { () async throws(MarqueeError) in try await command.client.account.signIn(credentials) }
            }
            try await command.welcome(session)
        }
    }
}

extension CommandSession {
    fileprivate func welcome(_ session: Session) async throws(Failure) {
        let backlog = await backlog(of: session)
        try show(
            text: {
                [
                    session.kind == .guest
                        ? "Signed in as a guest, who can only rate." : Line("Signed in as \(session.username).")
                ]
            },
            json: { SessionJSON(session, isCurrent: true, backlog) })
        if isOnOwnSandbox {
            terminal.note(
                "This session ends with this command, because the built-in sandbox does. “marquee sandbox” starts one that keeps running.")
            // Nobody could go on with it.
            _ = try? await client.account.signOut(())
        } else if let words = backlog?.words {
            terminal.note(Line(words + " “marquee sync” sends the unsent changes."))
        } else if session.kind == .account {
            terminal.note("“marquee sync” downloads the marks of this account.")
        }
    }
}
