import Foundation
import MarqueeSandbox
import Marquee
import MarqueePresentation

extension Visit {
    /// The signed-in account, the number of its pending changes, and the button to sign out.
    func account() async throws -> Answer {
        guard let session else { throw personMissing }
        let pending = try await marquee.library.pending()
        // The name is from TMDb and may be old; without it, the user name of the sign-in is shown.
        let account = try? await marquee.account.details().value
        let name = account.map { $0.name.isEmpty ? $0.username : $0.name } ?? session.username
        let warning: HTML? = pending.isEmpty ? nil : "<p>\(texts.signOutWarning) \(pending.count)</p>"
        let revoked: HTML? =
            session.state == .revoked
            ? "<p class=\"badge away\">\(texts.sessionRevoked)</p> <p><a href=\"\(signInPath)\">\(texts.signIn)</a></p>" : nil
        return .page(
            texts.account,
            """
            <h1><bdi>\(name)</bdi></h1>\(revoked)<p><a href="/library">\(texts.library)</a></p>\(warning)
            <form method="post" action="/sign-out">\(token)<button class="button">\(texts.signOut)</button></form>
            """, data: session)
    }

    /// Language, light or dark, and how lists look; one of them, or several.
    func changeSettings(_ form: FormFields) async throws -> Answer {
        var visitor = visitor
        if form["language"] != nil { visitor.language = try form.word("language") }
        if form["theme"] != nil { visitor.theme = try form.word("theme") }
        if form["layout"] != nil { visitor.layout = try form.word("layout") }
        var answer = Answer.redirect(to: form.back, .settingsChanged)
        answer.visitor = visitor
        return answer
    }

    /// Takes the sandbox away as a failing TMDb would be, or brings it back; only where the site runs on a sandbox of its own.
    func behave(_ form: FormFields) async throws -> Answer {
        site.sandbox?.behave(form["tmdb"] == "away" ? .offline : .normal)
        if form["tmdb"] != "away" { await waitForTMDb() }
        // Pending changes are sent before the page is shown. If that takes longer, they are sent afterwards.
        if isSignedIn, form["tmdb"] != "away" { _ = try? await marquee.library.sync() }
        return .redirect(to: form.back)
    }

    /// Waits until requests are sent again: for a moment after failures, the circuit breaker refuses them.
    private func waitForTMDb() async {
        for _ in 0..<60 {
            if (try? await marquee.genres.movies(policy: .fresh)) != nil { return }
            try? await Task.sleep(for: .milliseconds(50))
        }
    }
}

extension FormFields {
    /// Where a form comes back to: a page of this site, whatever the field says. The layout of the address gives way to the one chosen.
    fileprivate var back: String {
        let path = ReturnAddress(self["back"])?.path ?? "/"
        let halves = path.split(separator: "?", maxSplits: 1)
        let query = halves.count > 1 ? halves[1].split(separator: "&").filter { !$0.hasPrefix("layout=") }.joined(separator: "&") : ""
        return halves[0] + (query.isEmpty ? "" : "?" + query)
    }
}
