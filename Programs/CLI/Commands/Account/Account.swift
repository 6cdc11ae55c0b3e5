import Foundation
import Marquee

extension Command {
    static let account = Command(
        name: "account", places: [.words("use").optional(then: .value(.name))], summary: CommandSummaries.account, options: []
    ) { (arguments, context) async throws(Failure) in
        let words = arguments.words.dropFirst()
        guard words.isEmpty || (words.count == 2 && words.first == "use") else {
            throw .usage(Texts.takes("account", Texts.quoted("use NAME")))
        }
        try await CommandSession.with(arguments, context) { (command) async throws(Failure) in
            if let name = words.last { try await command.use(name) } else { try await command.showAccount() }
        }
    }
}

extension CommandSession {
    /// Goes on with another account or guest that has signed in here.
    fileprivate func use(_ name: String) async throws(Failure) {
        let (session, names) = try await session(named: name)
        guard session.state != .signedOut else { throw .signedOutHere }
        try await marquee { () async throws(MarqueeError) in try await client.account.use(session) }
        let backlog = await backlog(of: session)
        try show(
            text: { [Line(Texts.isCurrent(names[session]))] },
            json: { SessionJSON(session, names, isCurrent: true, backlog) })
        if session.state == .revoked { terminal.note(Line(Texts.sessionIs(session.stateWords))) }
        if let words = backlog?.words { terminal.note(Line(words)) }
    }

    /// The session with this name: a user name, or the name of a guest.
    func session(named name: String) async throws(Failure) -> (Session, SessionNames) {
        let sessions = try await marquee { () async throws(MarqueeError) in try await client.account.sessions(()) }
        let names = SessionNames(sessions)
        if let account = sessions.first(where: { $0.username == name && $0.kind == .account }) { return (account, names) }
        let guests = names.guests(named: name)
        guard let guest = guests.first else { throw .marquee(.unknownSession) }
        guard guests.count == 1 else { throw .usage(Texts.severalGuests(names.names(of: guests)), hint: Texts.hintUnknown) }
        return (guest, names)
    }

    fileprivate func showAccount() async throws(Failure) {
        let details = try await ownDetails()
        // Read afterwards, as the question for details may have shown that the server no longer takes the session.
        let sessions = try await marquee { () async throws(MarqueeError) in try await client.account.sessions(()) }
        let (others, names) = (sessions.filter { $0.id != session?.id }, SessionNames(sessions))
        guard let session = sessions.first(where: { $0.id == session?.id }) else {
            if !others.isEmpty, !isJSON {
                terminal.print(Screens.sessions(others, names, heading: Texts.signedInBefore, width: terminal.width))
            }
            throw .nobodySignedIn
        }
        let backlog = await backlog(of: session)
        try show(
            text: {
                Screens.account(session, names[session], details, backlog, width: terminal.width)
                    + (others.isEmpty ? [] : [.empty] + Screens.sessions(others, names, heading: Texts.signedInToo, width: terminal.width))
            },
            json: {
                AccountJSON(
                    account: details,
                    sessions: [SessionJSON(session, names, isCurrent: true, backlog)]
                        + others.map { SessionJSON($0, names, isCurrent: false, nil) })
            })
        if let details { noteTroubles(of: details) }
    }

    /// The known details of the account; without them the session is shown all the same. A guest has none.
    private func ownDetails() async throws(Failure) -> Fetched<Account>? {
        guard session?.kind == .account else { return nil }
        do throws(MarqueeError) {
            return try await read { (policy) async throws(MarqueeError) in try await client.account.details(policy: policy) }
        } catch {
            if error.code == .cancelled { throw .marquee(error) }
            terminal.note(Line(Texts.accountUnread(error.words)))
            return nil
        }
    }
}

extension Screens {
    fileprivate static func account(
        _ session: Session, _ name: String, _ details: Fetched<Account>?, _ backlog: PendingSummary?, width: Int
    ) -> [Line] {
        let account = details?.value
        let places = [account?.language, account?.country].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: "-")
        let rows: [(String, String)] = [
            (Texts.accountName, account?.name ?? ""), (Texts.accountNumber, session.accountID.map(String.init) ?? ""),
            (Texts.accountLanguage, places), (Texts.accountSession, session.stateWords),
            (Texts.accountSince, Texts.moment(session.signedInAt)), (Texts.accountUntil, session.expiresAt.map(Texts.moment) ?? ""),
            (Texts.accountVersion, session.kind == .guest ? "" : session.hasUserToken ? Texts.yes : Texts.no),
            (Texts.accountUnsent, backlog.map { $0.words ?? Texts.nothing } ?? ""),
        ]
        let heading = details.map { self.heading(name, $0) } ?? Line(name, .heading)
        let column = rows.reduce(13) { max($0, $1.0.columns + 4) }
        return [heading]
            + rows.filter { !$0.1.isEmpty }.map { (Line("  \($0.0)", .faint).padded(to: column) + Line($0.1)).hanging(at: column) }
    }

    fileprivate static func sessions(_ sessions: [Session], _ names: SessionNames, heading: String, width: Int) -> [Line] {
        [Line(heading, .heading)]
            + Table(columns: [.text, .text], rows: sessions.map { [Line(names[$0]), Line($0.stateWords)] }).lines(width: width)
    }
}

private struct AccountJSON: Encodable {
    let account: Fetched<Account>?
    let sessions: [SessionJSON]
}
