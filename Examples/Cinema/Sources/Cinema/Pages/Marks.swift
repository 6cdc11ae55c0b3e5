import Marquee
import MarqueePresentation

extension Visit {
    /// The buttons for favorites, the watchlist and a rating. They work while TMDb is away: the change is stored, and sent later.
    func marks(_ marks: Marks, on item: MediaItem) -> HTML {
        guard isSignedIn else {
            return "<p id=\"marks\" class=\"marks\"><a href=\"/sign-in\">\(texts.signInToMark)</a></p>"
        }
        let action = item.path + "/mark"
        return """
            <div id="marks" class="marks">
            \(button(texts.favorite, "favorite", isOn: marks.isFavorite, action))
            \(button(texts.watchlist, "watchlist", isOn: marks.isOnWatchlist, action))
            \(ratingForm(marks.rating, action))\(pendingNote(marks))</div>
            """
    }

    /// Carries out one of these buttons. The value is absolute, so that a second click by accident changes nothing.
    func mark(_ form: FormFields) async throws -> Answer {
        guard isSignedIn else { throw CinemaError.signInNeeded }
        let title = try title()
        let isOn = form["value"] == "on"
        let library = marquee.library
        let notice: Notice
        switch form["mark"] {
        case "favorite":
            try await act(on: title) { () async throws(MarqueeError) in try await library.setFavorite(title, isOn) }
            notice = isOn ? .favoriteAdded : .favoriteRemoved
        case "watchlist":
            try await act(on: title) { () async throws(MarqueeError) in try await library.setWatchlist(title, isOn) }
            notice = isOn ? .watchlistAdded : .watchlistRemoved
        case "rating":
            if let value = form["value"].flatMap(Double.init) {
                try await act(on: title) { () async throws(MarqueeError) in try await library.rate(title, value) }
                notice = .rated
            } else {
                try await act(on: title) { () async throws(MarqueeError) in try await library.removeRating(title) }
                notice = .ratingRemoved
            }
        default: throw CinemaError.badForm
        }
        return .redirect(to: "/title/\(title.title.kind.rawValue)/\(title.title.id)", notice)
    }

    private func button(_ name: String, _ mark: String, isOn: Bool, _ action: String) -> HTML {
        """
        <form method="post" action="\(action)" data-swap="#marks">\(token)<input type="hidden" name="mark" value="\(mark)">
        <button name="value" value="\(isOn ? "off" : "on")" aria-pressed="\(isOn ? "true" : "false")">\(name)</button></form>
        """
    }

    private func ratingForm(_ rating: Rating?, _ action: String) -> HTML {
        let values = (1...20).reversed().compactMap(Rating.init(halfPoints:)).map { value -> HTML in
            "<option value=\"\(value.description)\"\(value == rating ? " selected" as HTML : .empty)>\(value.description)</option>"
        }
        return """
            <form method="post" action="\(action)" data-swap="#marks">\(token)<input type="hidden" name="mark" value="rating">
            <label>\(texts.yourRating) <select name="value"><option value="">–</option>\(values)</select></label>
            <button>\(texts.rate)</button></form>
            """
    }

    private func pendingNote(_ marks: Marks) -> HTML? {
        if !marks.rejected.isEmpty { return "<p><span class=\"badge rejected\">!</span> <a href=\"/library\">\(texts.rejected)</a></p>" }
        return marks.pending.isEmpty ? nil : "<p><span class=\"badge pending\">↻</span> \(texts.pending)</p>"
    }
}
