import Marquee
import MarqueePresentation

extension Visit {
    /// A person, with titles.
    func person() async throws -> Answer {
        let presenter = PersonPresenter(try parameter("id"), people: marquee.people)
        let fetched = try await presenter.shown(refreshTimeLimit: site.settings.refreshTimeLimit)
        let (person, titles) = (fetched.value, presenter.state.titles)
        let biography = person.textLanguages?[.biography]
        let row: HTML = titles.isEmpty ? "" : row(texts.knownFor, id: "known", titles, fetched.marks)
        return .page(
            person.name,
            """
            <article class="details"><div class="details-head">
            \(picture(person.profilePath, .profile, width: 240, alt: texts.portrait, isFirst: true, blank: Blank(id: person.id, title: person.name)))
            <div><h1 dir="auto">\(person.name)</h1>\(facts(person))\(freshness(fetched))</div>
            <p class="overview about"\(attributes(in: biography))>\(person.biography.isEmpty ? texts.noBiography : person.biography)\
            \(label(in: biography))</p></div>
            \(row)</article>
            """, data: fetched)
    }

    private func facts(_ person: PersonDetails) -> HTML {
        let facts = [
            person.birthday.map { "<li>\(texts.born) \($0.day.map(day) ?? "\($0.description)")</li>" as HTML },
            person.deathday.map { "<li>\(texts.died) \($0.day.map(day) ?? "\($0.description)")</li>" as HTML },
            person.placeOfBirth.isEmpty ? nil : "<li dir=\"auto\">\(person.placeOfBirth)</li>" as HTML,
        ]
        return "<ul class=\"facts\">\(facts.compactMap { $0 })</ul>"
    }
}
