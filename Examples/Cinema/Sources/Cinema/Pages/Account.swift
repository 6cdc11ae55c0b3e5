import Foundation
import MarqueeSandbox
import Marquee
import MarqueePresentation

extension Visit {
    /// The signed-in account: its changes that wait, its language and country, its recent searches, and the ways to sign out.
    func account() async throws -> Answer {
        guard let session else { throw personMissing }
        let pending = try await marquee.library.pending()
        let recent = (try? await marquee.history.recent(10)) ?? []
        let history: HTML? = recent.isEmpty ? nil : "<section class=\"box\">\(searches(recent))</section>"
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
            <h1><bdi>\(name)</bdi></h1>\(revoked)<p><a href="/library">\(texts.library)</a> · \
            <a href="\(Self.calendarPath)">\(coming.calendar)</a> · <a href="\(Self.transferPath)">\(transfer.title)</a></p>
            <section class="box" aria-labelledby="settings"><h2 id="settings">\(texts.settings)</h2>\(accountSettings)</section>
            \(history)
            <section class="box" aria-labelledby="out"><h2 id="out">\(texts.signOut)</h2><p>\(texts.signOutHint)</p>\(warning)
            <form method="post" action="/sign-out">\(token)<button name="where" value="here">\(texts.signOutHere)</button>\
            <button class="button">\(texts.signOutEverywhere)</button></form></section>
            """, data: session)
    }

    /// The language of texts, and the country of offers, dates and age ratings.
    private var accountSettings: HTML {
        let countries = Country.all.map { code in (code: code, name: language.locale.localizedString(forRegionCode: code) ?? code) }
            .sorted { $0.name.compare($1.name, locale: language.locale) == .orderedAscending }
            .map { country -> HTML in
                let selected: HTML = country.code == self.country ? " selected" : .empty
                return "<option value=\"\(country.code)\"\(selected)>\(country.name)</option>"
            }
        return """
            <form method="post" action="/settings">\(token)\(back)
            <label>\(texts.language) <select name="language">\(options(Language.allCases, language) { $0.name })</select></label>
            <label>\(texts.country) <select name="country">\(countries)</select></label>
            <button>\(texts.apply)</button></form>
            """
    }

    /// Language, country, light or dark, and how lists look; one of them, or several.
    func changeSettings(_ form: FormFields) async throws -> Answer {
        var visitor = visitor
        if form["language"] != nil { visitor.language = try form.word("language") }
        if let country = form["country"] {
            guard Country.all.contains(country) else { throw CinemaError.badForm }
            visitor.country = country
        }
        if form["theme"] != nil { visitor.theme = try form.word("theme") }
        if form["layout"] != nil { visitor.layout = try form.word("layout") }
        if let session {
            let (language, country) = (visitor.language ?? language, visitor.country)
            try? await site.feeds.update(of: session, language: language, country: country ?? language.region)
        }
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
