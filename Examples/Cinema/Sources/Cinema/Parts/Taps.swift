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
    /// The own marks of the person on a card, and the button of the watchlist at the corner of the poster; nothing for a visitor. Episodes
    /// have no watchlist.
    func ownMarks(on item: Markable, title: String, _ marks: Marks) -> HTML {
        guard isSignedIn else { return .empty }
        let button: HTML? =
            item.isEpisode
            ? nil
            : """
            <button class="plan" form="tap" formaction="\(item.path)/mark" name="watchlist" value="\(marks.isOnWatchlist ? "off" : "on")" \
            aria-pressed="\(marks.isOnWatchlist ? "true" : "false")" aria-label="\(texts.watchlist)\(language.colon)\(title)">\
            \(marks.isOnWatchlist ? "⚑" : "⚐")</button>
            """
        return "<div class=\"own\"\(waits(item, marks))>\(button)\(badges(item, marks))</div>"
    }

    /// The button of the watchlist with its word.
    func watchButton(_ marks: Marks) -> HTML {
        button("watchlist", marks.isOnWatchlist ? "⚑" : "⚐", texts.watchlist, isOn: marks.isOnWatchlist)
    }

    /// The marks on the page of a title, and the rating in half points.
    func marksBar(on item: Markable, title: String, _ marks: Marks) -> HTML {
        let action = item.path + "/mark"
        let values = (1...20).reversed().compactMap(Rating.init(halfPoints:)).map { value -> HTML in
            "<option value=\"\(value.description)\"\(value == marks.rating ? " selected" as HTML : .empty)>\(number(value))</option>"
        }
        let favorite = button("favorite", marks.isFavorite ? "♥" : "♡", texts.favorite, isOn: marks.isFavorite)
        let buttons: HTML? = item.isEpisode ? nil : "\(favorite)\(watchButton(marks))"
        return """
            <div id="marks" class="marks"\(waits(item, marks))><form class="tap" method="post" action="\(action)">\(token)
            <span class="group" role="group" aria-label="\(title)">\(buttons)\(stars(marks.rating))</span>\(state(item, marks))</form>
            <details class="exact"><summary>\(texts.exactRating)\(marks.rating.map { language.colon + number($0) } ?? "")</summary>
            <form class="rate" method="post" action="\(action)">\(token)
            <label>\(texts.yourRating) <select name="rating"><option value="">–</option>\(values)</select></label>
            <button>\(texts.rate)</button></form></details></div>
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
            return isRating
                ? "<button name=\"rating\" value=\"\"\(mark) aria-label=\"\(texts.removeRating)\(language.colon)\(points)\"></button>"
                : "<button name=\"rating\" value=\"\(points)\"\(mark) aria-label=\"\(texts.rate)\(language.colon)\(points)\"></button>"
        }
        return "<span class=\"stars\">\(stars)</span>"
    }

    /// A change that TMDb has rejected, or that has waited for some time to be sent.
    private func state(_ item: Markable, _ marks: Marks) -> HTML? {
        if !marks.rejected.isEmpty {
            return "<span class=\"state\"><span class=\"badge rejected\">!</span> <a href=\"/library\">\(texts.rejected)</a></span>"
        }
        return isUnsent(marks, on: item) ? "<span class=\"state\"><span class=\"badge pending\">↻</span> \(texts.pending)</span>" : nil
    }

    /// Where the script asks for the marks again while a change is not sent.
    func waits(_ item: Markable, _ marks: Marks) -> HTML? {
        marks.pending.isEmpty ? nil : " data-waits=\"\(item.path)/mark\""
    }

    /// Marks that the corner of the poster does not show: a favorite, the person's rating, and changes that were not sent or were rejected.
    private func badges(_ item: Markable, _ marks: Marks) -> HTML {
        var badges: [HTML] = []
        if marks.isFavorite { badges.append(badge("♥", texts.favorite)) }
        if let rating = marks.rating { badges.append(badge("★ \(number(rating))", texts.yourRating)) }
        if isUnsent(marks, on: item) { badges.append(badge("↻", texts.pending, "pending")) }
        if !marks.rejected.isEmpty { badges.append(badge("!", texts.rejected, "rejected")) }
        return badges.isEmpty ? .empty : "<span class=\"badges\">\(badges)</span>"
    }

    private func badge(_ sign: String, _ meaning: String, _ name: String = "mark") -> HTML {
        "<span class=\"badge \(name)\" title=\"\(meaning)\"><span aria-hidden=\"true\">\(sign)</span><span class=\"hidden\">\(meaning)</span></span>"
    }
}

extension Markable {
    fileprivate var isEpisode: Bool { if case .episode = self { true } else { false } }
}
