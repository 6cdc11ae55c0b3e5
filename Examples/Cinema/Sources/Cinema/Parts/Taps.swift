import Marquee
import MarqueePresentation

extension Markable {
    /// The address of its page. An episode has one within its season.
    var path: String {
        switch self {
        case .movie(let id): "/title/movie/\(id)"
        case .tv(let id): "/title/tv/\(id)"
        case .episode(let episode): episode.path
        @unknown default: "/"
        }
    }
}

extension SuggestedTitle {
    /// The address of its page.
    var path: String { reference.kind == .person ? "/person/\(reference.id)" : "/title/\(reference.kind.rawValue)/\(reference.id)" }
}

extension SeasonReference {
    /// The address of its page.
    var path: String { "/title/tv/\(series)/season/\(number)" }
}

extension EpisodeReference {
    /// The address of its page.
    var path: String { "/title/tv/\(series)/season/\(season)/episode/\(number)" }
}

extension Visit {
    /// A heart and five stars on a card, each of one tap: a form that works without a script. Episodes can only be rated.
    func taps(on item: Markable, title: String, _ marks: Marks) -> HTML {
        """
        <form class="tap" method="post" action="\(item.path)/mark">\(token)<span class="group" role="group" aria-label="\(title)">\
        \(item.isEpisode ? nil : heart(marks))\(stars(marks.rating))</span>\(badges(marks))</form>
        """
    }

    /// The marks on the page of a title: the same with words, and the rating in half points.
    func marksBar(on item: Markable, title: String, _ marks: Marks) -> HTML {
        let action = item.path + "/mark"
        let values = (1...20).reversed().compactMap(Rating.init(halfPoints:)).map { value -> HTML in
            "<option value=\"\(value.description)\"\(value == marks.rating ? " selected" as HTML : .empty)>\(number(value))</option>"
        }
        let buttons: HTML? =
            item.isEpisode
            ? nil
            : """
            \(button("favorite", marks.isFavorite ? "♥" : "♡", texts.favorite, isOn: marks.isFavorite))
            \(button("watchlist", marks.isOnWatchlist ? "⚑" : "⚐", texts.watchlist, isOn: marks.isOnWatchlist))
            """
        return """
            <div id="marks" class="marks"><form class="tap" method="post" action="\(action)">\(token)
            <span class="group" role="group" aria-label="\(title)">\(buttons)\(stars(marks.rating))</span>\(pendingNote(marks))</form>
            <details class="exact"><summary>\(texts.exactRating)\(marks.rating.map { language.colon + number($0) } ?? "")</summary>
            <form class="rate" method="post" action="\(action)">\(token)
            <label>\(texts.yourRating) <select name="rating"><option value="">–</option>\(values)</select></label>
            <button>\(texts.rate)</button></form></details></div>
            """
    }

    private func heart(_ marks: Marks) -> HTML {
        """
        <button name="favorite" value="\(marks.isFavorite ? "off" : "on")" aria-pressed="\(marks.isFavorite ? "true" : "false")" \
        aria-label="\(texts.favorite)">\(marks.isFavorite ? "♥" : "♡")</button>
        """
    }

    private func button(_ name: String, _ sign: String, _ text: String, isOn: Bool) -> HTML {
        """
        <button name="\(name)" value="\(isOn ? "off" : "on")" aria-pressed="\(isOn ? "true" : "false")">\
        <span aria-hidden="true">\(sign)</span> \(text)</button>
        """
    }

    /// Five stars of two points each. The star of the rating itself takes it back.
    private func stars(_ rating: Rating?) -> HTML {
        let halves = rating.map { ($0.halfPoints + 1) / 2 } ?? 0
        let stars = (1...5).map { star -> HTML in
            let points = star * 2
            let isRating = rating?.halfPoints == points * 2
            let mark: HTML = star * 2 <= halves ? " class=\"on\"" : star * 2 - 1 == halves ? " class=\"half\"" : .empty
            let sign = star * 2 - 1 <= halves ? "★" : "☆"
            return isRating
                ? "<button name=\"rating\" value=\"\"\(mark) aria-label=\"\(texts.removeRating)\(language.colon)\(points)\">\(sign)</button>"
                : "<button name=\"rating\" value=\"\(points)\"\(mark) aria-label=\"\(texts.rate)\(language.colon)\(points)\">\(sign)</button>"
        }
        return "<span class=\"stars\">\(stars)</span>"
    }

    private func pendingNote(_ marks: Marks) -> HTML? {
        if !marks.rejected.isEmpty {
            return "<span><span class=\"badge rejected\">!</span> <a href=\"/library\">\(texts.rejected)</a></span>"
        }
        return marks.pending.isEmpty ? nil : "<span><span class=\"badge pending\">↻</span> \(texts.pending)</span>"
    }
}

extension Markable {
    fileprivate var isEpisode: Bool { if case .episode = self { true } else { false } }
}
