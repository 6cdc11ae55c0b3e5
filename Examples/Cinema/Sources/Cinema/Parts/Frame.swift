import MarqueeSandbox
import Marquee

extension Visit {
    /// The whole page around a body.
    ///
    /// - Parameters:
    ///   - title: The title of the browser's tab, without the name of the site.
    ///   - body: The main part.
    ///   - messages: Messages that appear once.
    ///   - facts: The words of the page about itself.
    func frame(_ title: String, _ body: HTML, _ messages: [HTML], _ facts: PageFacts) -> HTML {
        """
        <!doctype html>
        <html lang="\(language.rawValue)" dir="\(language.direction)" data-theme="\(visitor.theme.rawValue)">
        <head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
        <meta name="color-scheme" content="light dark"><title>\(title.isEmpty ? "" : title + " – ")Cinema</title>\(about(title, facts))
        <link rel="icon" href="\(Asset.icon.path)"><link rel="stylesheet" href="\(Asset.style.path)">
        <script src="\(Asset.script.path)" defer></script></head>
        <body data-layout="\(layout.rawValue)">
        <a class="skip" href="#main">\(texts.skip)</a>
        <header class="top"><a class="brand" href="/">Cinema</a>
        <nav aria-label="\(texts.menu)"><ul>
        \(link("/", texts.movies, under: ["/movies", "/title/movie"]))\(link("/tv", texts.tvSeries, under: ["/tv", "/title/tv"]))\
        \(link("/trending", texts.trending))\(link("/discover/movies", texts.discover, under: ["/discover"]))\
        \(link("/library", texts.library, under: ["/library"]))
        </ul></nav>
        \(searchForm)\(accountLink)
        <details class="menu"><summary><span aria-hidden="true">⚙</span><span class="hidden">\(texts.settings)</span></summary>
        <div class="panel">\(settingsForm)\(sandboxForm)<p><a href="/device">\(texts.keptHere)</a></p></div></details>
        \(sandboxState)<p class="kept" hidden><b>\(texts.noNetwork)</b> <span>\(texts.lastSeen)</span></p></header>
        <div id="messages" role="status" aria-live="polite">\(messages)</div>
        <main id="main" tabindex="-1">
        \(body)
        </main>
        <footer><p>\(texts.credit)</p>\(tapForm)</footer>
        </body></html>

        """
    }

    /// Where a form comes back to.
    var back: HTML { "<input type=\"hidden\" name=\"back\" value=\"\(path)\">" }

    /// Where a sign-in comes back to: the page that is shown, unless it is itself about signing in.
    var signInPath: String { "/sign-in" + (here.map { "?back=" + $0.encoded } ?? "") }

    /// - Parameter folders: The pages that are reached from there.
    private func link(_ address: String, _ text: String, under folders: [String] = []) -> HTML {
        let place = path.prefix { $0 != "?" }
        let current: HTML =
            if place == address { " aria-current=\"page\"" } else if folders.contains(where: { place.hasPrefix($0 + "/") }) {
                " aria-current=\"true\""
            } else { .empty }
        return "<li><a href=\"\(address)\"\(current)>\(text)</a></li>"
    }

    private var searchForm: HTML {
        """
        <form class="search" role="search" action="/search"><label class="hidden" for="q">\(texts.search)</label>
        <input id="q" type="search" enterkeyhint="search" name="q" value="\(query("q") ?? "")" placeholder="\(texts.searchHint)" maxlength="200" \
        autocomplete="off" dir="auto" data-suggestions="/suggestions">
        \(scopeField)<button>\(texts.search)</button><ul id="suggestions" role="listbox" aria-label="\(texts.suggestions)" hidden></ul></form>
        """
    }

    /// On a search for people, the next text is a search for people too.
    private var scopeField: HTML? {
        guard path.hasPrefix("/search?"), let scope = query("in") else { return nil }
        return "<input type=\"hidden\" name=\"in\" value=\"\(scope)\">"
    }

    private var accountLink: HTML {
        guard let session else { return "<a class=\"account\" href=\"\(signInPath)\">\(texts.signIn)</a>" }
        return "<a class=\"account\" href=\"/account\"><bdi>\(session.username)</bdi></a>"
    }

    /// The banner of a disconnected sandbox; nil while it is connected. Stored pages look the same in both cases.
    private var sandboxState: HTML? {
        guard let sandbox = site.sandbox, !sandbox.isListening else { return nil }
        return """
            <form class="disconnected" method="post" action="/sandbox">\(token)\(back)\
            <span>\(texts.disconnected)</span> <button name="tmdb" value="back">\(texts.bringTMDbBack)</button></form>
            """
    }

    /// The form of the buttons on cards: one token for all of them. A visitor has no such buttons.
    private var tapForm: HTML? {
        isSignedIn ? "<form id=\"tap\" class=\"hidden\" method=\"post\" action=\"/settings\">\(token)</form>" : nil
    }

    private var settingsForm: HTML {
        """
        <form class="settings" method="post" action="/settings">\(token)\(back)
        <label>\(texts.language) <select name="language">\(options(Language.allCases, language) { $0.name })</select></label>
        <label>\(texts.theme) <select name="theme">\(options(Theme.allCases, visitor.theme) { texts.name($0) })</select></label>
        <label>\(texts.layout) <select name="layout">\(options(Layout.allCases, layout) { texts.name($0) })</select></label>
        <button>\(texts.apply)</button></form>
        """
    }

    private var sandboxForm: HTML? {
        guard let sandbox = site.sandbox else { return nil }
        let (value, text) = sandbox.isListening ? ("away", texts.takeTMDbAway) : ("back", texts.bringTMDbBack)
        return """
            <form method="post" action="/sandbox">\(token)\(back)<button name="tmdb" value="\(value)">\(text)</button></form>
            """
    }

    /// The choices of a list, with the present one.
    func options<Value: RawRepresentable<String> & Equatable>(
        _ values: [Value], _ current: Value, _ name: (Value) -> String
    ) -> [HTML] {
        values.map { value in
            "<option value=\"\(value.rawValue)\"\(value == current ? " selected" as HTML : .empty)>\(name(value))</option>"
        }
    }
}
