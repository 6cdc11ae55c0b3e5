import Foundation
import Marquee
import MarqueePresentation

extension MediaItem {
    /// The address of its page.
    var path: String {
        switch id.kind {
        case .person: "/person/\(id.id)"
        case .collection: "/collection/\(id.id)"
        default: "/title/\(id.kind.rawValue)/\(id.id)"
        }
    }
}

extension Visit {
    /// A title or a person in a list. Titles have a direction of their own: an Arabic one in an English list, and the other way round.
    func card(_ item: MediaItem, _ marks: Marks = .none, isFirst: Bool = false, note: String = "") -> HTML {
        let facts = [kind(item.id.kind), item.year.map(String.init), note.isEmpty ? nil : note].compactMap { $0 }
        return """
            <li class="card"><a href="\(item.path)">\
            \(picture(item.portraitPath, item.shape, width: layout == .compact ? 64 : 160, isFirst: isFirst, blank: Blank(item)))\
            <span class="card-text"><span class="card-title"\(attributes(in: item.titleLanguage))>\(item.title)\(label(in: item.titleLanguage))</span>\
            <span class="card-facts"><bdi>\(facts.joined(separator: " · "))</bdi>\(votes(item.voteAverage))</span>\
            \(layout == .compact ? overview(of: item) : .empty)\
            </span></a>\(Markable(item.id).map { taps(on: $0, title: item.title, marks) })</li>
            """
    }

    /// A person with a part or a job.
    func card(_ person: Int, _ name: String, _ part: String, _ path: ImagePath?) -> HTML {
        """
        <li class="card"><a href="/person/\(person)">\(picture(path, .profile, width: 112, blank: Blank(id: person, title: name)))\
        <span class="card-text"><span class="card-title" dir="auto">\(name)</span>\
        <span class="card-facts" dir="auto">\(part)</span></span></a></li>
        """
    }

    private func overview(of item: MediaItem) -> HTML {
        guard !item.overview.isEmpty else { return .empty }
        // In front, because the end of a long text is cut off.
        let label = item.overviewLanguage.map { _ in "\(self.label(in: item.overviewLanguage)) " as HTML }
        return "<span class=\"card-overview\"\(attributes(in: item.overviewLanguage))>\(label)\(item.overview)</span>"
    }

    /// Titles in a row that can be scrolled.
    func row(_ title: String, id: String, _ items: [MediaItem], _ marks: [Markable: Marks], more: String? = nil) -> HTML {
        row(title, id: id, items.prefix(12).map { item in card(item, Markable(item.id).flatMap { marks[$0] } ?? .none) }, more: more)
    }

    /// Cards in a row that can be scrolled.
    func row(_ title: String, id: String, _ cards: [HTML], more: String? = nil) -> HTML {
        let link: HTML? = more.map { "<a class=\"more\" href=\"\($0)\">\(texts.all)<span class=\"hidden\"> \(title)</span></a>" }
        return """
            <section aria-labelledby="\(id)"><div class="row-head"><h2 id="\(id)">\(title)</h2>\(link)</div>
            <ul class="row" tabindex="0" aria-labelledby="\(id)">\(cards)</ul></section>
            """
    }

    /// TMDb's average of all votes.
    func votes(_ average: Double?) -> HTML {
        guard let average else { return .empty }
        let text = average.formatted(.number.precision(.fractionLength(1)).locale(language.locale))
        return " <span class=\"votes\"><span aria-hidden=\"true\">★</span><span class=\"hidden\">\(texts.votes)</span> \(text)</span>"
    }

    /// What the heart and the stars do not show: the watchlist, a rating between two stars, and changes that were not sent yet.
    func badges(_ marks: Marks) -> HTML {
        var badges: [HTML] = []
        if marks.isOnWatchlist { badges.append(badge("⚑", texts.watchlist)) }
        if let rating = marks.rating { badges.append(badge("★ \(rating.description)", texts.yourRating)) }
        if !marks.pending.isEmpty { badges.append(badge("↻", texts.pending, "pending")) }
        if !marks.rejected.isEmpty { badges.append(badge("!", texts.rejected, "rejected")) }
        return badges.isEmpty ? .empty : "<span class=\"badges\">\(badges)</span>"
    }

    private func badge(_ sign: String, _ meaning: String, _ name: String = "mark") -> HTML {
        "<span class=\"badge \(name)\" title=\"\(meaning)\"><span aria-hidden=\"true\">\(sign)</span><span class=\"hidden\">\(meaning)</span></span>"
    }

    private func kind(_ kind: MediaKind) -> String? {
        switch kind {
        case .tv: texts.series
        case .person: texts.person
        case .collection: texts.collection
        default: nil
        }
    }
}
