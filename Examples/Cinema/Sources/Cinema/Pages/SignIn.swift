import Foundation
import Marquee

extension Visit {
    /// The way to TMDb's page, on which a person approves this site. The password is typed there and nowhere else.
    func signIn() async throws -> Answer {
        // A session that TMDb has ended is renewed here; any other needs no second one.
        if let session, session.state == .active { return .redirect(to: ReturnAddress(query("back"))?.path ?? "/account") }
        var mark: HTML?
        if let item = visitor.firstMark?.item(at: site.now), let value = visitor.firstMark?.value {
            mark = "<p>\(texts.markAfterSignIn) <bdi>\(await name(of: item))</bdi>\(language.colon)\(name(of: value))</p>"
        }
        let hint: HTML? =
            site.sandbox == nil
            ? nil : "<p>\(texts.sandboxAccounts) <code>viewer</code> / <code>popcorn</code>, <code>critic</code> / <code>popcorn</code></p>"
        let waiting: HTML? = site.approval(of: visitor) == nil ? nil : "<p><a href=\"/signed-in\">\(texts.haveApproved)</a></p>"
        let back: HTML? = ReturnAddress(query("back")).map { "<input type=\"hidden\" name=\"back\" value=\"\($0.path)\">" }
        return .page(
            texts.signIn,
            """
            <h1>\(texts.signIn)</h1><p>\(texts.signInHint)</p>\(mark)
            <form method="post" action="/sign-in">\(token)\(back)<button class="button">\(texts.signInAtTMDb)</button></form>\(waiting)\(hint)
            """)
    }

    private func name(of value: MarkValue) -> String {
        switch value {
        case .favorite: texts.favorite
        case .watchlist: texts.watchlist
        case .rating(let rating): [texts.yourRating, rating.map(number) ?? ""].joined(separator: " ")
        @unknown default: ""
        }
    }

    /// Asks TMDb for a request to approve, and leads the browser to it.
    func beginSignIn(_ form: FormFields) async throws -> Answer {
        let pending = try await marquee.account.beginSignIn(.v3, redirectTo: site.address.appending(path: "signed-in"))
        let begun = Approval(pending, from: ReturnAddress(form["back"]), at: site.now)
        guard let approval = site.signer.encrypted(begun) else { throw CinemaError.badForm }
        var answer = Answer.redirect(to: pending.approvalAddress.reveal())
        answer.visitor = visitor.waiting(for: approval)
        return answer
    }

    /// The browser comes back from TMDb. The cookie has the approved request; the one in the address could be another person's.
    func signedIn() async throws -> Answer {
        let approval = site.approval(of: visitor)
        let form = "/sign-in" + (approval?.back.map { "?back=" + $0.encoded } ?? "")
        guard let approval, let pending = approval.pending(at: site.now), query("denied") == nil else {
            var answer = Answer.redirect(to: form, .denied)
            answer.visitor = visitor
            answer.visitor?.approval = nil
            return answer
        }
        guard let session = try await session(from: pending) else { return .redirect(to: form, .denied) }
        let user = site.marquee.user(session)
        var (notice, setMark) = (Notice.signedIn, SetMark?.none)
        if let item = visitor.firstMark?.item(at: site.now), let value = visitor.firstMark?.value,
            (try? await user.library.set(value, on: item)) != nil
        {
            (notice, setMark) = (Notice(value), SetMark(value, on: item, before: value.removed))
        }
        // The account's marks of before are read without the visitor.
        Task(priority: .utility) { try? await user.library.pull() }
        var answer = Answer.redirect(to: approval.back?.path ?? "/library", notice)
        answer.visitor = visitor.signed(in: session, at: site.now)
        answer.visitor?.setMark = setMark
        return answer
    }

    /// The session of an approval; nil if it was not given.
    private func session(from pending: PendingSignIn) async throws(MarqueeError) -> Session? {
        do throws(MarqueeError) {
            let session = try await marquee.account.completeSignIn(pending)
            // As it is stored, because cookies are compared with that.
            return try await marquee.account.session(session.id)
        } catch {
            guard error.tmdbCode == 17 else { throw error }
            return nil
        }
    }

    /// Ends the session at TMDb and in all browsers, or only in this one. Changes that were not sent wait for the same account.
    func signOut(_ form: FormFields) async throws -> Answer {
        guard let session else { throw personMissing }
        if form["where"] != "here" {
            _ = try await marquee.account.signOut()
            site.conflicts.forget(session.id)
            site.kept.forget(session.id)
            // If the file cannot be removed now, the end of the session has ended the address anyway.
            try? await site.feeds.remove(session.id)
        }
        var answer = Answer.redirect(to: "/", .signedOut)
        answer.visitor = visitor.signed(in: nil, at: site.now)
        return answer
    }
}

extension Site {
    /// The server on which people approve a sign-in.
    var approvalServer: URL {
        sandbox?.baseURL ?? settings.environment["TMDB_WEB_URL"].flatMap { URL(string: $0) } ?? Self.url("https://www.themoviedb.org")
    }
}
