import Foundation
import Marquee
import MarqueePresentation

extension Command {
    static let login = Command(
        name: "login", places: [.value(.name).optional()],
        summary: CommandSummaries.login,
        options: [.web, .v4, .guest], showsCached: .none
    ) { (arguments, context) async throws(Failure) in
        let ways = [Option.web, .guest].filter(arguments.has)
        // A word too many may be a password, so it is not shown.
        guard arguments.words.count <= (ways.isEmpty ? 2 : 1) else { throw .usage(Texts.takesUserName("login")) }
        guard ways.count <= 1 else { throw .usage(Texts.notTogether("web", "guest")) }
        if arguments.has(.v4), ways != [.web] { throw .usage(Texts.onlyWith("v4", "web")) }
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
        let (backlog, names) = (await backlog(of: session), await sessionNames())
        try show(
            text: {
                [Line(session.kind == .guest ? Texts.signedInAsGuest : Texts.screens.signedIn(as: session.username))]
            },
            json: { SessionJSON(session, names, isCurrent: true, backlog) })
        if isOnOwnSandbox {
            terminal.note(Line(Texts.sandboxSessionEnds))
            // No later command could use it.
            _ = try? await client.account.signOut(())
        } else if let words = backlog?.words {
            terminal.note(Line(Texts.syncSends(words)))
        } else if session.kind == .account {
            terminal.note(Line(Texts.syncDownloads))
        }
        let left = isOnOwnSandbox ? 0 : await endedGuestRatings(besides: session)
        if left > 0 { terminal.note(Line(Texts.guestRatingsLeft(Texts.changes(left)))) }
    }
}
