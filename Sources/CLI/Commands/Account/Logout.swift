import Marquee

extension Command {
    static let logout = Command(
        name: "logout", usage: "logout", summary: "end the session, here and on the server; what waits to be sent is kept", options: [.wipe]
    ) { (invocation, context) async throws(Failure) in
        guard invocation.words.count == 1 else { throw .usage("“logout” takes nothing but options.") }
        try invocation.checkServerIsWanted()
        let wipes = invocation.has(.wipe)
        try await Desk.with(invocation, context) { (desk) async throws(Failure) in
            let session = desk.session
            let report = try await marquee { () async throws(MarqueeError) in
                let report = try await desk.client.account.signOut(())
                if wipes, let session { try await desk.client.account.wipe(session) }
                return report
            }
            try desk.say(goodbyeTo: session, report, isWiped: wipes)
        }
    }
}

extension Desk {
    fileprivate func say(goodbyeTo session: Session?, _ report: SignOutReport, isWiped: Bool) throws(Failure) {
        let name = session.map(\.name) ?? ""
        try show(
            text: { [Line("Signed out \(name)." + (isWiped ? " Nothing of the account is left here." : ""))] },
            json: {
                SignedOutJSON(
                    username: session?.username, waiting: report.waiting, wiped: isWiped,
                    serverError: report.serverFailure.map { JSON.word($0.code.rawValue) })
            })
        if report.waiting > 0 {
            let isGone = isWiped || session?.kind == .guest
            let rest = isGone ? "gone with it" : "kept until the same account signs in here again"
            terminal.note(Line("note: what had not been sent (\(Backlog.changes(report.waiting))) is \(rest)."))
        }
        if let error = report.serverFailure {
            terminal.note(
                Line(
                    "note: the server was not told, for this reason: \(error.reason.text) The session is valid there until it is ended on TMDb's site."
                ))
        }
    }
}

private struct SignedOutJSON: Encodable {
    let username: String?
    let waiting: Int
    let wiped: Bool
    let serverError: String?
}
