import Marquee
import MarqueePresentation

/// The details of a person.
enum PersonView {
    static func draw(_ state: PersonState, at position: ReadingPosition, _ scene: BrowseScene, on canvas: inout Canvas) {
        guard let person = state.person else {
            if let error = state.content.error { return canvas.center(error) }
            return canvas.draw(.person)
        }
        if let picture = scene.picture { canvas.draw(picture) }
        canvas.draw(page(person, state), at: position)
    }

    static func page(_ person: Person, _ state: PersonState) -> TextPage {
        var page = TextPage()
        let department = Texts.screens.name(ofDepartment: person.department)
        page.add(Line(person.name, .heading) + Line(department.isEmpty ? "" : "  " + department, .faint))
        if let details = state.content.value {
            let life = [details.birthday, details.deathday].compactMap { $0.map(Texts.screens.partialDay) }.joined(separator: " – ")
            let facts = [life, details.placeOfBirth].filter { !$0.isEmpty }.joined(separator: " · ")
            if !facts.isEmpty { page.add(Line(facts, .faint)) }
            if !details.biography.isEmpty {
                page.add(.empty)
                page.add(paragraphs: details.biography)
            }
            page.add(Texts.screens.knownFor, state.titles)
        } else if let error = state.content.error {
            page.add(Line(Texts.withRetry(error), .error))
        }
        return page
    }
}
