import Marquee
import MarqueePresentation

extension Visit {
    /// A person, with titles. If the person cannot be read, the values of earlier cards are shown.
    func person() async throws -> Answer {
        let id = try id()
        let presenter = PersonPresenter(id, people: marquee.people)
        async let missing = missingRow(of: .person(id))
        do throws(MarqueeError) {
            let fetched = try await presenter.shown(refreshTimeLimit: refreshTimeLimit)
            let person = fetched.value
            return page(
                person.person, facts(person), freshness(fetched), biography(person),
                titles: presenter.state.titles, fetched.marks, missing: await missing, data: fetched)
        } catch {
            guard Refusal(error).canBeRetried, let known = site.people[id] else { throw error }
            return await preview(known, error)
        }
    }

    private func page(
        _ person: Person, _ facts: HTML, _ note: HTML, _ biography: HTML, titles: [MediaItem], _ marks: [Markable: Marks],
        missing: HTML = .empty, data: any Encodable & Sendable
    ) -> Answer {
        let row: HTML = titles.isEmpty ? "" : row(texts.knownFor, id: "known", titles, marks)
        return .page(
            person.name,
            """
            <article class="details"><div class="details-head">
            \(picture(person.profilePath, .profile, width: 240, isFirst: true, blank: Blank(id: person.id, title: person.name)))
            <div><h1 dir="auto">\(person.name)</h1>\(facts)\(note)</div>
            \(biography)</div>
            \(row)\(missing)</article>
            """, facts: PageFacts(.person(person)), data: data)
    }

    /// The preview of a person who cannot be read.
    private func preview(_ known: KnownPeople.Entry, _ error: MarqueeError) async -> Answer {
        var person = known.person
        for title in known.titles {
            if let item = try? await marquee.preview(title) { person.knownFor.append(item) }
        }
        var titleMarks: [Markable: Marks] = [:]
        for title in person.knownFor.compactMap({ Markable($0.id) }) { titleMarks[title] = await marks(on: title) }
        let note: HTML = """
            <p class="freshness"><span class="badge away">\(previewNote(error, texts.onlyKnownHere))</span> <a href="\(path)">\(texts.retry)</a></p>
            """
        return page(
            person, .empty, note, .empty, titles: person.knownFor, titleMarks,
            data: Fetched(person, origin: .titleIndex, isStale: true, refreshError: error))
    }

    private func biography(_ person: PersonDetails) -> HTML {
        let language = person.textLanguages?[.biography]
        return """
            <p class="overview about"\(attributes(in: language))>\(person.biography.isEmpty ? texts.noBiography : person.biography)\
            \(label(in: language))</p>
            """
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
