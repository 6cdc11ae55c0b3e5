import Marquee
import MarqueePresentation

/// The details of a title: facts, cast and crew, videos, where to watch, similar titles and reviews.
enum TitleDetailsView {
    static func draw(_ state: DetailsState, at position: ReadingPosition, _ scene: BrowseScene, on canvas: inout Canvas) {
        guard let item = state.item else {
            if let error = state.content.error { return canvas.center(error) }
            return canvas.draw(.details)
        }
        if let picture = scene.picture { canvas.draw(picture) }
        canvas.draw(page(item, state, region: scene.region), at: position)
        if let error = state.content.error {
            canvas.put(Texts.withRetry(error), y: canvas.height - 1, style: .negative)
        }
    }

    static func page(_ item: MediaItem, _ state: DetailsState, region: String?) -> TextPage {
        var page = TextPage()
        page.add(TitleRow.heading(item, state.marks))
        if let original = item.originalTitle { page.add(Line(original, .faint)) }
        let details = state.content.value
        if let details, !details.tagline.isEmpty { page.add(Line("“\(details.tagline)”", .faint)) }
        page.add(.empty)
        page.add(item.overview.isEmpty ? Line(Texts.noOverview, .faint) : Line(item.overview))
        guard let details else { return page }
        if !details.genres.isEmpty {
            page.add(.empty)
            page.add(Line(details.genres.map(\.name).joined(separator: " · "), .faint))
        }
        let cast = details.credits.cast.prefix(8)
        if !cast.isEmpty { page.add(heading: Texts.screens.cast) }
        for member in cast {
            page.add(
                Line("  " + (member.character.isEmpty ? member.name : Texts.screens.part(member.name, as: member.character))),
                to: .person(member.personID))
        }
        page.add(Texts.screens.crew, details.credits.crew.prefix(4).map { "\($0.name), \($0.job)" })
        page.add(
            Texts.screens.videos, details.videos.prefix(5).map { video in video.name + (Address.video(video).map { "  \($0)" } ?? "") })
        if let region, let offers = details.watchProviders.countries[region] {
            page.add(Texts.screens.whereToWatch(in: region), Self.offers(offers) + [Texts.screens.justWatch])
        }
        page.add(Texts.screens.similar, details.similar)
        page.add(Texts.screens.recommended, details.recommendations)
        for review in details.reviews.prefix(3) {
            page.add(heading: Texts.screens.review(by: review.author))
            page.add(paragraphs: review.content)
        }
        return page
    }

    private static func offers(_ offers: WatchOffers) -> [String] {
        let texts = Texts.screens
        return [
            (texts.subscription, offers.subscription), (texts.free, offers.free), (texts.withAds, offers.ads), (texts.rent, offers.rent),
            (texts.buy, offers.buy),
        ].filter { !$0.1.isEmpty }.map { Texts.labeled($0.0) + $0.1.map(\.name).joined(separator: Texts.comma) }
    }
}

extension TextPage {
    /// Adds titles as links under a heading.
    mutating func add(_ heading: String, _ titles: [MediaItem]) {
        if !titles.isEmpty { add(heading: heading) }
        for title in titles.prefix(10) { add(Line("  " + title.title) + Line("  " + TitleRow.facts(title), .faint), to: title.id) }
    }
}
