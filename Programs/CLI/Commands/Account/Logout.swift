import Marquee

extension Command {
    static let logout = Command(
        name: "logout", places: [.value(.name).optional()], summary: CommandSummaries.logout,
        options: [.wipe], showsCached: .none
    ) { (arguments, context) async throws(Failure) in
        guard arguments.words.count <= 2 else { throw .usage(Texts.takesUserNameOrNothing("logout")) }
        try arguments.requireNetwork()
        let wipes = arguments.has(.wipe)
        try await CommandSession.with(arguments, context) { (command) async throws(Failure) in
            let (session, names) = try await command.session(toEnd: arguments.words.dropFirst().first)
            guard wipes || session.state != .signedOut else { throw .signedOutHere }
            let report = try await command.end(session)
            if wipes { try await marquee { () async throws(MarqueeError) in try await command.client.account.wipe(session) } }
            try command.showSignedOut(session, names[session], report, isWiped: wipes)
        }
    }
}

extension CommandSession {
    /// The session of this name, or the current one.
    fileprivate func session(toEnd name: String?) async throws(Failure) -> (Session, SessionNames) {
        if let name { return try await session(named: name) }
        let current = try await marquee { () async throws(MarqueeError) in try await client.account.current() }
        guard let current else { throw .nobodySignedIn }
        let names = await sessionNames()
        return (current, names)
    }

    /// Ends a session on the server and here; nil if that was done before.
    fileprivate func end(_ session: Session) async throws(Failure) -> SignOutReport? {
        guard session.state != .signedOut else { return nil }
        return try await marquee { () async throws(MarqueeError) in try await client.user(session).account.signOut(()) }
    }

    fileprivate func showSignedOut(_ session: Session, _ name: String, _ report: SignOutReport?, isWiped: Bool) throws(Failure) {
        let opening = report == nil ? Texts.removed(name) : Texts.signedOut(name)
        try show(
            text: { [Line(opening + (isWiped ? " " + Texts.nothingStored : ""))] },
            json: {
                SignedOutJSON(
                    username: session.username, waiting: report?.waiting, wiped: isWiped,
                    serverFailure: report?.serverFailure)
            })
        guard let report else { return }
        if report.waiting > 0 {
            let isGone = isWiped || session.kind == .guest
            let changes = Texts.changes(report.waiting)
            terminal.note(Line(isGone ? Texts.unsentRemoved(changes) : Texts.unsentStored(changes)))
        }
        if let error = report.serverFailure {
            terminal.note(Line(Texts.serverSessionRemains(error.words)))
        }
    }
}

private struct SignedOutJSON: Encodable {
    let username: String
    let waiting: Int?
    let wiped: Bool
    let serverFailure: MarqueeError?
}
