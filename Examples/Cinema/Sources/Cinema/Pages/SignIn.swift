import Foundation
import Marquee

extension Visit {
    /// The way to TMDb's page, on which a person approves this site. The password is typed there and nowhere else.
    func signIn() async throws -> Answer {
        let hint: HTML? =
            site.sandbox == nil
            ? nil : "<p>\(texts.sandboxAccounts) <code>viewer</code> / <code>popcorn</code>, <code>critic</code> / <code>popcorn</code></p>"
        let waiting: HTML? = site.signIns.pending(for: visitor) == nil ? nil : "<p><a href=\"/signed-in\">\(texts.haveApproved)</a></p>"
        let back: HTML? = ReturnAddress(query("back")).map { "<input type=\"hidden\" name=\"back\" value=\"\($0.path)\">" }
        return .page(
            texts.signIn,
            """
            <h1>\(texts.signIn)</h1><p>\(texts.signInHint)</p>
            <form method="post" action="/sign-in">\(token)\(back)<button class="button">\(texts.signInAtTMDb)</button></form>\(waiting)\(hint)
            """)
    }

    /// Asks TMDb for a request to approve, and leads the browser to it.
    func beginSignIn(_ form: FormFields) async throws -> Answer {
        let pending = try await marquee.account.beginSignIn(.v3, redirectTo: site.address.appending(path: "signed-in"))
        site.signIns.begin(pending, for: visitor, from: ReturnAddress(form["back"]))
        return .redirect(to: pending.approvalAddress.reveal())
    }

    /// The browser comes back from TMDb. Which request was approved is known from the cookie: what the address says could be another's.
    func signedIn() async throws -> Answer {
        guard let pending = site.signIns.pending(for: visitor), query("denied") == nil else {
            site.signIns.end(for: visitor)
            return .redirect(to: "/sign-in", .denied)
        }
        guard let session = try await session(from: pending) else { return .redirect(to: "/sign-in", .denied) }
        let start = site.signIns.start(for: visitor)
        site.signIns.end(for: visitor)
        // The account's marks of before are read without the visitor.
        let user = site.marquee.user(session)
        Task(priority: .utility) { try? await user.library.pull() }
        var answer = Answer.redirect(to: start?.path ?? "/library", .signedIn)
        // A new nonce: whoever knew the old one knows nothing of the person who has signed in.
        answer.visitor = visitor.signed(in: session.id)
        return answer
    }

    /// The session of an approval; nil if it was not given.
    private func session(from pending: PendingSignIn) async throws(MarqueeError) -> Session? {
        do throws(MarqueeError) {
            return try await marquee.account.completeSignIn(pending)
        } catch {
            guard error.tmdbCode == 17 else { throw error }
            return nil
        }
    }

    /// Ends the session here, at TMDb, and in all browsers. Changes that were not sent wait for the same account.
    func signOut() async throws -> Answer {
        guard let session else { throw CinemaError.signInNeeded }
        _ = try await marquee.account.signOut()
        site.signIns.signOut(session.id)
        var answer = Answer.redirect(to: "/", .signedOut)
        answer.visitor = visitor.signed(in: nil)
        return answer
    }
}

extension Visitor {
    fileprivate func signed(in account: Session.ID?) -> Visitor {
        var visitor = self
        (visitor.nonce, visitor.account, visitor.signedInAt) = (Visitor.randomText(), account, account == nil ? 0 : Visitor.now)
        return visitor
    }
}

extension Site {
    /// The server on which people approve a sign-in.
    var approvalServer: URL {
        sandbox?.baseURL ?? settings.environment["TMDB_WEB_URL"].flatMap { URL(string: $0) } ?? Self.url("https://www.themoviedb.org")
    }
}
