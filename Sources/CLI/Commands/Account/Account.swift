import Foundation
import Marquee

extension Command {
    static let account = Command(
        name: "account", usage: "account [use NAME]", summary: "who is signed in, unsent changes, and other accounts used here", options: []
    ) { (arguments, context) async throws(Failure) in
        let words = arguments.words.dropFirst()
        guard words.isEmpty || (words.count == 2 && words.first == "use") else {
            throw .usage("“account” takes “use” and a user name, or no arguments.")
        }
        try await CommandSession.with(arguments, context) { (command) async throws(Failure) in
            if let name = words.last { try await command.use(name) } else { try await command.showAccount() }
        }
    }
}

extension CommandSession {
    /// Goes on with another account that has signed in here; guests are called “guest”.
    fileprivate func use(_ name: String) async throws(Failure) {
        let session = try await session(named: name)
        guard session.state != .signedOut else { throw .signedOutHere }
        try await marquee { () async throws(MarqueeError) in try await client.account.use(session) }
        let backlog = await backlog(of: session)
        try show(
            text: { [Line("\(session.name) is the current account now.")] },
            json: { SessionJSON(session, isCurrent: true, backlog) })
        if session.state == .revoked { terminal.note(Line("note: the session is \(session.state.words).")) }
        if let words = backlog?.words { terminal.note(Line(words)) }
    }

    /// The session that people call by this name; guests are called “guest”, unless that is somebody's user name.
    func session(named name: String) async throws(Failure) -> Session {
        let sessions = try await marquee { () async throws(MarqueeError) in try await client.account.sessions(()) }
        guard
            let session = sessions.first(where: { $0.username == name && $0.kind == .account })
                ?? sessions.first(where: { $0.name == name })
        else { throw .marquee(.unknownSession) }
        return session
    }

    fileprivate func showAccount() async throws(Failure) {
        let details = try await ownDetails()
        // Read afterwards, as the question for details may have shown that the server no longer takes the session.
        let sessions = try await marquee { () async throws(MarqueeError) in try await client.account.sessions(()) }
        let others = sessions.filter { $0.id != session?.id }
        guard let session = sessions.first(where: { $0.id == session?.id }) else {
            if !others.isEmpty, !isJSON {
                terminal.print(Screens.sessions(others, heading: "Signed in here before", width: terminal.width))
            }
            throw .nobodySignedIn
        }
        let backlog = await backlog(of: session)
        try show(
            text: {
                Screens.account(session, details, backlog, width: terminal.width)
                    + (others.isEmpty ? [] : [.empty] + Screens.sessions(others, heading: "Signed in here too", width: terminal.width))
            },
            json: {
                AccountJSON(
                    account: details,
                    sessions: [SessionJSON(session, isCurrent: true, backlog)] + others.map { SessionJSON($0, isCurrent: false, nil) })
            })
        if let details { noteTroubles(of: details) }
    }

    /// What is known of the person's account; without it the session is shown all the same. A guest has none.
    private func ownDetails() async throws(Failure) -> Fetched<Account>? {
        guard session?.kind == .account else { return nil }
        do throws(MarqueeError) {
            return try await client.account.details(policy: policy)
        } catch {
            if error.code == .cancelled { throw .marquee(error) }
            terminal.note(Line("note: the details of the account could not be read: \(error.reason.text)"))
            return nil
        }
    }
}

extension Screens {
    fileprivate static func account(_ session: Session, _ details: Fetched<Account>?, _ backlog: PendingSummary?, width: Int) -> [Line] {
        let account = details?.value
        let places = [account?.language, account?.country].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: "-")
        let rows: [(String, String)] = [
            ("name", account?.name ?? ""), ("number", session.accountID.map(String.init) ?? ""), ("language", places),
            ("session", session.state.words), ("since", session.signedInAt.ISO8601Format()),
            ("until", session.expiresAt.map { $0.ISO8601Format() } ?? ""),
            ("version 4", session.kind == .guest ? "" : session.hasUserToken ? "yes" : "no"),
            ("unsent", backlog.map { $0.words ?? "nothing" } ?? ""),
        ]
        let heading = details.map { self.heading(session.name, $0) } ?? Line(session.name, .heading)
        return [heading] + rows.filter { !$0.1.isEmpty }.map { (Line("  \($0.0)", .faint).padded(to: 13) + Line($0.1)).hanging(at: 13) }
    }

    fileprivate static func sessions(_ sessions: [Session], heading: String, width: Int) -> [Line] {
        [Line(heading, .heading)]
            + Table(columns: [.text, .text], rows: sessions.map { [Line($0.name), Line($0.state.words)] }).lines(width: width)
    }
}

private struct AccountJSON: Encodable {
    let account: Fetched<Account>?
    let sessions: [SessionJSON]
}
