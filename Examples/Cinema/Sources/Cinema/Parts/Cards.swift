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
        if case .person(let person) = item { site.people.note(person) }
        let facts = [kind(item.id.kind), item.year.map(String.init), note.isEmpty ? nil : note].compactMap { $0 }
        let average = item.voteAverage.map(votes)
        return """
            <li class="card"><a href="\(item.path)">\
            \(picture(item.portraitPath, item.shape, width: layout == .compact ? 64 : 200, isFirst: isFirst, blank: Blank(item)))\
            <span class="card-text"><span class="card-title"\(attributes(in: item.titleLanguage))>\(item.title)\(label(in: item.titleLanguage))</span>\
            <span class="card-facts"><bdi>\(facts.joined(separator: " · "))</bdi>\(average.map { facts.isEmpty ? $0 : " ·\($0)" })</span>\
            \(layout == .compact ? overview(of: item) : .empty)\
            </span></a>\(Markable(item.id).map { ownMarks(on: $0, title: item.title, marks) })</li>
            """
    }

    /// A person with a part in a title.
    func card(_ member: CastMember, in title: MediaReference) -> HTML {
        let person = member.person
        site.people.note(person, in: title)
        return """
            <li class="card"><a href="/person/\(person.id)">\
            \(picture(person.profilePath, .profile, width: 200, blank: Blank(id: person.id, title: person.name)))\
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
        let cards = items.prefix(12).map { item -> HTML in card(item, Markable(item.id).flatMap { marks[$0] } ?? .none) }
        return row(title, id: id, cards, more: more)
    }

    /// A row of fewer cards shares its line with the row beside it, if that is as short. All cards of a page have one size.
    private static let few = 4

    /// Cards in a row that can be scrolled.
    func row(_ title: String, id: String, _ cards: [HTML], more: String? = nil) -> HTML {
        let link: HTML? = more.map { "<a class=\"more\" href=\"\($0)\">\(texts.all)<span class=\"hidden\"> \(title)</span></a>" }
        let width: HTML? = cards.count <= Self.few ? " class=\"few-\(cards.count)\"" : nil
        return """
            <section\(width) aria-labelledby="\(id)"><div class="row-head"><h2 id="\(id)">\(title)</h2>\(link)</div>
            <ul class="row" tabindex="0" aria-labelledby="\(id)">\(cards)</ul></section>
            """
    }

    /// TMDb's average of all votes. Stars are the person's own rating only.
    func votes(_ average: Double?) -> HTML {
        guard let average else { return .empty }
        return
            " <span class=\"votes\"><span aria-hidden=\"true\">TMDb</span><span class=\"hidden\">\(texts.votes)</span> \(number(average))</span>"
    }

    /// A vote with one digit behind the point of the language.
    func number(_ value: Double) -> String { value.formatted(.number.precision(.fractionLength(1)).locale(language.locale)) }

    /// A rating in the digits of the language: *8*, and *7.5* or *7,5*.
    func number(_ rating: Rating) -> String { rating.value.formatted(.number.locale(language.locale)) }

    private func kind(_ kind: MediaKind) -> String? {
        switch kind {
        case .tv: texts.series
        case .person: texts.person
        case .collection: texts.collection
        default: nil
        }
    }
}
