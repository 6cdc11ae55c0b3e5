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
    ///
    /// - Parameter hasOverview: Whether the overview is beside or below the title, even in a grid.
    func card(
        _ item: MediaItem, _ marks: Marks = .none, isFirst: Bool = false, hasOverview: Bool = false, note: String = ""
    ) -> HTML {
        if case .person(let person) = item { site.people.note(person) }
        let facts = [kind(item.id.kind), item.year.map(String.init), note.isEmpty ? nil : note].compactMap { $0 }
        return """
            <li class="card"><a href="\(item.path)">\
            \(picture(item.portraitPath, item.shape, width: layout == .compact ? 64 : 160, isFirst: isFirst, blank: Blank(item)))\
            <span class="card-text"><span class="card-title"\(attributes(in: item.titleLanguage))>\(item.title)\(label(in: item.titleLanguage))</span>\
            <span class="card-facts"><bdi>\(facts.joined(separator: " · "))</bdi>\(votes(item.voteAverage))</span>\
            \(layout == .compact || hasOverview ? overview(of: item) : .empty)\
            </span></a>\(Markable(item.id).map { taps(on: $0, title: item.title, marks) })</li>
            """
    }

    /// A person with a part in a title.
    func card(_ member: CastMember, in title: MediaReference) -> HTML {
        let person = member.person
        site.people.note(person, in: title)
        return """
            <li class="card"><a href="/person/\(person.id)">\
            \(picture(person.profilePath, .profile, width: 112, blank: Blank(id: person.id, title: person.name)))\
            <span class="card-text"><span class="card-title" dir="auto">\(person.name)</span>\
            <span class="card-facts" dir="auto">\(member.character)</span></span></a></li>
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
        let cards = items.prefix(12).map { item in
            // Home has a link to more titles, and no room for texts in its 4 KB.
            card(item, Markable(item.id).flatMap { marks[$0] } ?? .none, hasOverview: items.count <= Self.few && more == nil)
        }
        return row(title, id: id, cards, more: more)
    }

    /// So few cards share the width of a large window.
    private static let few = 4

    /// Cards in a row that can be scrolled.
    func row(_ title: String, id: String, _ cards: [HTML], more: String? = nil) -> HTML {
        let link: HTML? = more.map { "<a class=\"more\" href=\"\($0)\">\(texts.all)<span class=\"hidden\"> \(title)</span></a>" }
        return """
            <section aria-labelledby="\(id)"><div class="row-head"><h2 id="\(id)">\(title)</h2>\(link)</div>
            \(row(of: cards, labelledBy: id))</section>
            """
    }

    /// The list of a row, which a heading names.
    func row(of cards: [HTML], labelledBy id: String) -> HTML {
        "<ul class=\"row\(cards.count <= Self.few ? " few" : "")\" tabindex=\"0\" aria-labelledby=\"\(id)\">\(cards)</ul>"
    }

    /// TMDb's average of all votes.
    func votes(_ average: Double?) -> HTML {
        guard let average else { return .empty }
        let text = number(average)
        return " <span class=\"votes\"><span aria-hidden=\"true\">★</span><span class=\"hidden\">\(texts.votes)</span> \(text)</span>"
    }

    /// A vote with one digit behind the point of the language.
    func number(_ value: Double) -> String { value.formatted(.number.precision(.fractionLength(1)).locale(language.locale)) }

    /// A rating in the digits of the language: *8*, and *7.5* or *7,5*.
    func number(_ rating: Rating) -> String { rating.value.formatted(.number.locale(language.locale)) }

    /// Marks that the heart and the stars do not show: the watchlist, a rating between two stars, and changes that were not sent yet.
    func badges(_ marks: Marks) -> HTML {
        var badges: [HTML] = []
        if marks.isOnWatchlist { badges.append(badge("⚑", texts.watchlist)) }
        if let rating = marks.rating { badges.append(badge("★ \(number(rating))", texts.yourRating)) }
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
